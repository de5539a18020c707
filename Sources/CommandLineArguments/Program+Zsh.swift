extension Program {
  /// The completion script for zsh, line by line: to be read by `source`, or kept as a function in `$fpath`.
  var zshCompletion: [String] {
    let this = completionFunction
    let global = Option.standard.flatMap { specifications(of: $0, excluding: "- *") }
    var lines = [
      "#compdef \(name)",
      "# Completion of \(name) for zsh.",
      "",
      "\(this)_commands() {",
      "  local -a commands",
      "  commands=(",
    ]
    lines += allCommands.map { "    " + Shell.zsh.quoted("\($0.name):\($0.summary)") }
    lines += [
      "  )",
      "  _describe -t commands command commands",
      "}",
      "",
      "\(this)() {",
      "  local curcontext=$curcontext state line",
      "  typeset -A opt_args",
    ]
    lines += arguments(global + ["1: :\(this)_commands", "*:: :->arguments"], flags: "-C -s -S", indent: "  ")
    lines += [
      "  [[ $state == arguments ]] || return",
      "  case $words[1] in",
    ]
    for command in allCommands {
      var specs = (command.options).flatMap { specifications(of: $0) }
      specs += specifications(of: Option.help, excluding: "- *")
      if command.operands != .none {
        let position = command.operands.count.upperBound > 1 ? "*" : "1"
        specs.append("\(position):\(message(command.operands.placeholder)):\(action(command.operands.completion))")
      }
      lines.append("    \(command.name))")
      lines += arguments(specs, flags: "-s -S", indent: "      ")
      lines.append("      ;;")
    }
    lines += [
      "  esac",
      "}",
      "",
      "if [[ $funcstack[1] == \(this) ]]; then",
      "  \(this) \"$@\"",
      "else",
      "  compdef \(this) \(name)",
      "fi",
    ]
    return lines
  }

  private func arguments(_ specifications: [String], flags: String, indent: String) -> [String] {
    let words = specifications.map { "\(indent)  " + Shell.zsh.quoted($0) }
    return ["\(indent)_arguments \(flags) \\"] + words.dropLast().map { $0 + " \\" } + words.suffix(1)
  }

  /// The option as `_arguments` wants it: one specification for each spelling, which excludes the others.
  private func specifications(of option: Option, excluding others: String? = nil) -> [String] {
    let excluded = others ?? (option.isRepeatable ? nil : option.spellings.joined(separator: " "))
    let start = excluded.map { "(\($0))" } ?? "*"
    let value = option.placeholder.map { ":\(message($0)):\(action(option.completion))" } ?? ""
    return option.spellings.map { spelling in
      let join = option.isFlag ? "" : spelling == "--\(option.name)" ? "=" : "+"
      return "\(start)\(spelling)\(join)[\(message(option.help))]\(value)"
    }
  }

  /// The text without the characters that end a part of a specification.
  private func message(_ text: String) -> String {
    escaped(text, #"\[]:"#)
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    // A blank action shows the message alone; no action at all would offer files.
    case .nothing: " "
    // The list is evaluated: so its words are quoted for themselves, and then their colons for the specification.
    case .words(let words): "(" + escaped(Shell.zsh.quoted(words), ":") + ")"
    case .directories: "_files -/"
    case .files(let extensions) where extensions.isEmpty: "_files"
    case .files(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    }
  }

  private func escaped(_ text: String, _ characters: String) -> String {
    text.map { characters.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
