/// One command of a program: what it takes, and what help says of it.
package struct Command: Hashable, Sendable {
  package let name: String

  /// One line for the table of commands, without full stop.
  package let summary: String

  package let operands: Operands

  package let options: [Option]

  /// Paragraphs for help, separated by line breaks, or nothing.
  package let discussion: String

  /// The most telling first: it also stands in the help of the program and in errors.
  package let examples: [Example]

  /// Creates a command.
  ///
  /// Traps when the name is not kebab-case, and when two options share a name or a letter or take one of `--help`,
  /// `-h` and `--version`.
  package init(
    _ name: String, summary: String, operands: Operands = .none, options: [Option] = [], discussion: String = "",
    examples: [Example] = []
  ) {
    precondition(name.isKebabCase, "the command name \"\(name)\" is not kebab-case")
    var spellings: Set<String> = []
    for spelling in (options + Option.standard).flatMap(\.spellings) {
      precondition(spellings.insert(spelling).inserted, "two options of \"\(name)\" are called \(spelling)")
    }
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.discussion = discussion
    self.examples = examples
  }
}

/// The words of a command line that belong to no option.
package struct Operands: Hashable, Sendable {
  /// What stands for one of them in help, "PITCH".
  package let placeholder: String

  /// How many there may be; `1...Int.max` for one or more.
  package let count: ClosedRange<Int>

  package let completion: Completion

  package init(_ placeholder: String, count: ClosedRange<Int> = 1...1, completion: Completion = .nothing) {
    precondition(completion.hasPlainExtensions, "\(placeholder) has a file extension that is not a plain word")
    self.placeholder = placeholder
    self.count = count
    self.completion = completion
  }

  /// No operands at all.
  package static let none = Operands("", count: 0...0)

  /// The operands as a line of usage shows them: "NAME", "[NAME]", "PITCH…", or nothing.
  var usage: String {
    guard count.upperBound > 0 else { return "" }
    let one = count.upperBound > 1 ? placeholder + "…" : placeholder
    return count.lowerBound == 0 ? "[\(one)]" : one
  }
}

/// A command line to learn from.
package struct Example: Hashable, Sendable {
  package let commandLine: String

  /// What the command line does, in one sentence.
  package let effect: String

  /// Creates an example. Traps when the command line is too long for a line of help: it is there to be copied whole.
  package init(_ commandLine: String, _ effect: String) {
    precondition(commandLine.count <= HelpPage.width - 2, "the example \"\(commandLine)\" is too long")
    self.commandLine = commandLine
    self.effect = effect
  }
}
