import CommandLineArguments
import Fretboard

/// Where a command's result goes. It is made whole before anything is written.
struct Output {
  private let path: String?
  let format: Format

  /// The terminal's text where neither a file nor a format is asked for.
  init(_ arguments: ParsedArguments) throws(Failure) {
    path = arguments.value(of: OutputOptions.output).flatMap { $0 == "-" ? nil : $0 }
    if let name = arguments.value(of: OutputOptions.format), let format = Format(rawValue: name) {
      self.format = format
    } else if let path {
      guard let format = Output.format(ofPath: path) else {
        let known = Format.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
        throw .invalid(
          OutputOptions.output, path, expected: "a file whose name ends in \(known), or --format with it",
          in: arguments)
      }
      self.format = format
    } else {
      format = .txt
    }
  }

  /// The option that asked for the format, and its value.
  func asked(_ arguments: ParsedArguments) -> (option: Option, value: String) {
    guard let path, !arguments.isSet(OutputOptions.format) else { return (OutputOptions.format, format.rawValue) }
    return (OutputOptions.output, path)
  }

  /// How text is to be printed: coloured on a terminal only, never into files.
  var terminalStyle: TerminalStyle {
    var environment: [String: String] = [:]
    for name in TerminalStyle.environmentNames { environment[name] = Host.environment(name) }
    return TerminalStyle(isTerminal: isTerminal, environment: environment)
  }

  /// Whether the result is shown on a terminal.
  var isTerminal: Bool { path == nil && Host.isOutputTerminal }

  /// The columns that text may take: those of the terminal, which `COLUMNS` may tell better; 80 in files and pipes.
  var columns: Int {
    guard isTerminal else { return 80 }
    return Host.environment("COLUMNS").flatMap { Int(digits: $0) }.flatMap { $0 > 0 ? $0 : nil } ?? Host.outputColumns
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    if let path { try Host.write(bytes, to: path) } else { try Host.print(bytes) }
  }

  private static func format(ofPath path: String) -> Format? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return Format(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
