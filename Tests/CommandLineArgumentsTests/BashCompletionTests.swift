import CommandLineArguments
import Foundation
import Testing

/// Runs the script in bash, which is there wherever the tests are.
@Suite struct BashCompletionTests {
  /// The words that bash has made of the line, the last one being completed, and what is offered.
  static let cases: [([String], [String])] = [
    ([""], ["scale", "notes", "pair", "render", "list-tunings", "help", "completion"]),
    (["sc"], ["scale"]),
    (["--"], ["--help", "--version"]),
    (["scale", "--di"], ["--direction"]),
    (["scale", "-l", "--direction", ""], ["horizontal", "vertical"]),
    // bash makes words of "=" and ":", and replaces only what follows them …
    (["scale", "--direction", "="], ["horizontal", "vertical"]),
    (["scale", "--direction", "=", "v"], ["vertical"]),
    (["scale", "--sizing", "fixed", ":"], ["40", "80"]),
    (["scale", "--sizing", "=", "fixed", ":", "8"], ["80"]),
    (["scale", "-t", "a", ":"], ["b"]),
    // … unless the user has told it not to.
    (["scale", "--direction=v"], ["--direction=vertical"]),
    (["scale", "-t", ""], ["open\\ d", "drop-d", "it\\'s", "\\$HOME", "a:b", "\\[x\\]"]),
    (["scale", "-t", "\"open"], ["open d"]),
    (["scale", "-t", "open\\ "], ["open\\ d"]),
    (["scale", "--direction", "vertical", "C"], ["C\\ major", "C\\ minor"]),
    (["scale", "--", "--"], []),
    (["scale", "--mark", ""], []),
    (["help", "scale", "sc"], ["scale"]),
    (["scale", "-o", ""], ["a b.svg", "c.txt", "folder"]),
    (["scale", "--output", "=", "a"], ["a b.svg"]),
    (["scale", "--folder", ""], ["folder"]),
    (["scale", "--style", ""], ["a b.svg", "c.txt", "d.json", "folder"]),
    (["render", ""], ["d.json", "folder"]),
    (["list-tunings", ""], []),
  ]

  @Test func scriptIsReadWithoutComplaint() throws {
    let result = try bash(["-n", "-c", Sample.program.completionScript(for: .bash)])
    #expect(result.output == "" && result.status == 0)
  }

  @Test func everyPlaceIsCompleted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a b.svg", "c.txt", "d.json"] { try Data().write(to: folder.appendingPathComponent(name)) }

    var script = Sample.program.completionScript(for: .bash)
    for (words, _) in Self.cases {
      let quoted = (["fretboard"] + words).map { "'" + $0.split(separator: "'").joined(separator: "'\\''") + "'" }
      script += "COMP_WORDS=(\(quoted.joined(separator: " "))); COMP_CWORD=\(words.count); _fretboard\n"
      script += "printf '%s|' \"${COMPREPLY[@]}\"; echo\n"
    }
    let result = try bash(["--noprofile", "--norc", "-c", script], in: folder)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == Self.cases.count && result.status == 0)
    for ((words, expected), line) in zip(Self.cases, lines) {
      let offered = line.split(separator: "|").map(String.init)
      // The order of files is the file system's.
      let isOfFiles = expected.contains { $0.contains(".") || $0 == "folder" }
      #expect((isOfFiles ? offered.sorted() : offered) == expected, "\(words)")
    }
  }

  private func bash(_ arguments: [String], in folder: URL? = nil) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
