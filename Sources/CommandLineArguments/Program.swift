/// A program with commands, of which everything else here is made: parsing, help, completion.
package struct Program: Hashable, Sendable {
  package let name: String
  package let version: String

  /// One line that says what the program is for, without full stop.
  package let summary: String

  /// The commands as given, without `help` and `completion`, which every program has.
  package let commands: [Command]

  /// The exit statuses that help explains.
  package let exitStatuses: [ExitStatus]

  /// The given commands, then `help` and `completion`.
  let allCommands: [Command]

  /// Creates a program. Traps when its name is not kebab-case or two commands share a name.
  package init(
    name: String, version: String, summary: String, commands: [Command], exitStatuses: [ExitStatus] = []
  ) {
    precondition(name.isKebabCase, "the program name \"\(name)\" is not kebab-case")
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.exitStatuses = exitStatuses
    allCommands = commands + [Program.helpCommand(name, commands), Program.completionCommand(name)]
    let names = allCommands.map(\.name)
    precondition(Set(names).count == names.count, "two commands of \(name) share a name: \(names)")
  }

  func command(named name: String) -> Command? {
    allCommands.first { $0.name == name }
  }

  private static func helpCommand(_ name: String, _ commands: [Command]) -> Command {
    Command(
      Command.helpName, summary: "Explain a command",
      operands: Operands("COMMAND", count: 0...1, completion: .words(commands.map(\.name))),
      examples: commands.prefix(1).map { Example("\(name) help \($0.name)", "Explain \($0.name) and its options.") })
  }

  private static func completionCommand(_ name: String) -> Command {
    Command(
      Command.completionName, summary: "Print a script that completes commands and options",
      operands: Operands("SHELL", completion: .words(Shell.allCases.map(\.rawValue))),
      discussion: "The script serves the shell that reads it; the start-up file of the shell is the place to keep it.",
      examples: [
        Example("source <(\(name) completion bash)", "Complete in bash; to keep, in ~/.bashrc."),
        Example("source <(\(name) completion zsh)", "Complete in zsh; to keep, in ~/.zshrc after compinit."),
        Example("\(name) completion fish | source", "Complete in fish; to keep, in ~/.config/fish/config.fish."),
      ])
  }
}

/// A status that the program ends with, and what it means.
package struct ExitStatus: Hashable, Sendable {
  package let code: Int32
  package let meaning: String

  package init(_ code: Int32, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}

extension Command {
  static let helpName = "help"
  static let completionName = "completion"
}

extension Option {
  static let help = Option("help", "h", help: "Show this help", group: "Help")
  static let version = Option("version", help: "Show the version", group: "Help")

  /// The options that every command understands.
  static let standard = [help, version]
}
