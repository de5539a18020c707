import CommandLineArguments

/// The options that say where a result goes, and in which form.
enum OutputOptions {
  static let output = Option(
    "output", "o", value: "FILE", help: "Write a file; its extension names the format: .svg, .txt or .json",
    completion: .files(extensions: Format.allCases.map { $0.rawValue }), group: group)
  static let format = Option(
    "format", value: "NAME", oneOf: Format.allCases.map { $0.rawValue },
    help: "The format, of standard output or over the extension of -o", group: group)

  static let all = [output, format]
  private static let group = "Output"
}

/// What a result can be written as.
enum Format: String, CaseIterable {
  case svg, txt, json
}
