/// What a command line asks for.
package enum Invocation: Hashable, Sendable {
  /// To run a command.
  case run(ParsedArguments)

  /// To print help: asked for, or because there were no arguments.
  case help(String)

  /// To print name and version.
  case version(String)

  /// To print a shell's completion script.
  case completion(String)
}

/// A command with its operands and options, all checked against their definitions.
package struct ParsedArguments: Hashable, Sendable {
  package let command: Command

  /// The operands in the order given.
  package let operands: [String]

  let occurrences: [Occurrence]

  /// One use of an option; a flag has no value.
  struct Occurrence: Hashable, Sendable {
    let name: String
    let value: String?
  }

  /// Whether the option was given.
  package func isSet(_ option: Option) -> Bool {
    occurrences.contains { $0.name == option.name }
  }

  /// Returns the value given, the last of an option that may repeat; nil where the option was not given, or is not
  /// one of the command's.
  package func value(of option: Option) -> String? {
    values(of: option).last
  }

  /// Returns the values given, in order.
  package func values(of option: Option) -> [String] {
    occurrences.filter { $0.name == option.name }.compactMap(\.value)
  }
}
