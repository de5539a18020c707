import Foundation
import Testing

/// Compares the text with the file `name` in the folder Snapshots.
///
/// With `RECORD_SNAPSHOTS` in the environment it writes the file instead, and fails, so that no recording passes for
/// a test.
func expectSnapshot(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")
  let file = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  let lines = [text, expected].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  for (line, (new, old)) in zip(lines[0], lines[1]).enumerated() where new != old {
    Issue.record("\(name):\(line + 1) is now \(new), was \(old)", sourceLocation: sourceLocation)
    return
  }
  #expect(text == expected, sourceLocation: sourceLocation)
}
