import Foundation

/// The built program, run as a user runs it.
struct Run {
  let status: Int32
  let output: String
  let error: String

  /// Runs the program with these words and waits for its end.
  init(_ words: String..., environment: [String: String] = [:]) throws {
    try self.init(words: words, environment: environment)
  }

  init(words: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = Run.program
    process.arguments = words
    process.environment = environment
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // Errors are a few lines, so reading the output first cannot fill their pipe.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.error = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The program stands beside the bundle of tests.
  private static let program: URL = {
    #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
    return bundle.deletingLastPathComponent().appendingPathComponent("fretboard")
    #else
    return Bundle.main.bundleURL.appendingPathComponent("fretboard")
    #endif
  }()
}

/// A folder that goes away with the test.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("fretboard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }
}
