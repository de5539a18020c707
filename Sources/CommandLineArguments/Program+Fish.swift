extension Program {
  /// The completion script for fish, line by line.
  var fishCompletion: [String] {
    let this = "_" + completionFunction
    var lines = [
      "# Completion of \(name) for fish.",
      "",
      "# Succeeds when the command, the first word that is no option, is $argv[1]; without it, when there is none yet.",
      "function \(this)_command_is",
      "  set -l words (commandline -opc)",
      "  set -e words[1]",
      "  for word in $words",
      "    string match -q -- '-*' $word; and continue",
      "    test \"$word\" = \"$argv[1]\"",
      "    return",
      "  end",
      "  test -z \"$argv[1]\"",
      "end",
      "",
      "# Prints the directories, and the files with one of the extensions $argv, that go on from the current word.",
      "function \(this)_files",
      "  set -l path (commandline -ct | string replace -r -- '^--[^=]*=' '')",
      "  set -l names (string join -- '|' $argv)",
      "  string match -r -- \"^.*(?:/|\\.(?:$names))(?:\\t.*)?\\$\" (complete -C \"'' $path\")",
      "end",
      "",
      "complete -c \(name) -f",
    ]
    func add(_ command: String, _ rest: String) {
      let condition = command.isEmpty ? "\(this)_command_is" : "\(this)_command_is \(command)"
      lines.append("complete -c \(name) -n '\(condition)' \(rest)")
    }
    for command in allCommands {
      add("", "-a \(command.name) -d \(Shell.fish.quoted(command.summary))")
    }
    for option in Option.standard { add("", fishOption(option)) }
    for command in allCommands {
      for option in command.options + [Option.help] { add(command.name, fishOption(option)) }
      if let action = fishAction(command.operands.completion) { add(command.name, action) }
    }
    return lines
  }

  private func fishOption(_ option: Option) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    let value = option.isFlag ? "" : " " + (fishAction(option.completion, ofOption: true) ?? "-x")
    return "\(letter)-l \(option.name)\(value) -d \(Shell.fish.quoted(option.help))"
  }

  private func fishAction(_ completion: Completion, ofOption isOption: Bool = false) -> String? {
    let exclusive = isOption ? "-x " : ""
    switch completion {
    case .nothing: return nil
    // fish evaluates the list when it is needed: so its words are quoted once for that, and all once more.
    case .words(let words): return exclusive + "-a " + Shell.fish.quoted(Shell.fish.quoted(words))
    case .directories: return exclusive + "-a '(__fish_complete_directories)'"
    case .files(let extensions) where extensions.isEmpty: return isOption ? "-r -F" : "-F"
    case .files(let extensions):
      return exclusive + "-a '(_\(completionFunction)_files \(extensions.joined(separator: " ")))'"
    }
  }
}
