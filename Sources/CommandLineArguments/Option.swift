/// The one definition of an option: how it is written, what it takes, what help and completion say of it.
package struct Option: Hashable, Sendable {
  /// The long name without dashes, "direction".
  package let name: String

  /// The short name, "o" for `-o`.
  package let letter: Character?

  /// What stands for the value in help, "FILE"; nil for a flag, which takes no value.
  package let placeholder: String?

  /// The values allowed, in the order of help and completion; empty when any value is.
  package let values: [String]

  /// One line for the table of options, without full stop.
  package let help: String

  /// More sentences for those who read on, or nothing.
  package let details: String

  package let completion: Completion

  /// The title under which help lists the option, "Board".
  package let group: String

  package let isRepeatable: Bool

  /// Creates an option, a flag where `placeholder` is left out.
  ///
  ///     Option("direction", value: "WHICH", oneOf: ["horizontal", "vertical"], help: "Which way the strings run")
  ///
  /// Completion offers the values allowed unless told otherwise. Traps on definitions that no one could type: a name
  /// that is not kebab-case, a letter outside ASCII, values of a flag.
  package init(
    _ name: String, _ letter: Character? = nil, value placeholder: String? = nil, oneOf values: [String] = [],
    help: String, details: String = "", completion: Completion? = nil, group: String = "Options",
    isRepeatable: Bool = false
  ) {
    precondition(name.isKebabCase, "the option name \"\(name)\" is not kebab-case")
    precondition(letter.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? true, "--\(name) has a bad letter")
    precondition(placeholder != nil || (values.isEmpty && completion == nil), "the flag --\(name) takes no values")
    precondition(completion?.hasPlainExtensions ?? true, "--\(name) has a file extension that is not a plain word")
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.values = values
    self.help = help
    self.details = details
    self.completion = completion ?? (values.isEmpty ? .nothing : .words(values))
    self.group = group
    self.isRepeatable = isRepeatable
  }

  /// Whether the option is a flag.
  package var isFlag: Bool { placeholder == nil }

  /// The ways to write the option, short one first: "-o", "--output".
  var spellings: [String] {
    (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"]
  }
}

extension String {
  /// Whether the string is two or more lower-case ASCII letters and digits, with single dashes between words.
  var isKebabCase: Bool {
    guard let first = utf8.first, first >= UInt8(ascii: "a"), utf8.count > 1 else { return false }
    return split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
  }
}
