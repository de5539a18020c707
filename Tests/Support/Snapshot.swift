import Foundation

/// Texts recorded in the folder `Snapshots` beside the test file that compares them.
public enum Snapshot {
  /// What tells a text from its recording, or `nil` where they are equal.
  ///
  /// With `RECORD_SNAPSHOTS` in the environment the text is recorded instead, and that is told too, so that no recording
  /// passes for a test.
  public static func difference(of text: String, from name: String, testFile: String = #filePath) -> String? {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Snapshots")
    let file = folder.appendingPathComponent(name)
    do {
      if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
        try Data(text.utf8).write(to: file)
        return "recorded \(name)"
      }
      let recording = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      guard text != recording else { return nil }
      let (new, old) = (lines(of: text), lines(of: recording))
      for (number, pair) in zip(new, old).enumerated() where pair.0 != pair.1 {
        return "\(name):\(number + 1) is now\n  \(pair.0)\nand was\n  \(pair.1)"
      }
      return "\(name) has \(new.count) lines and had \(old.count)"
    } catch {
      return "\(name): \(error); record it with RECORD_SNAPSHOTS=1"
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
