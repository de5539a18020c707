extension Program {
  /// The help of the program, made of its definitions: lines of at most 80 columns.
  package var help: String {
    var page = HelpPage()
    page.paragraph("\(name) \(version)")
    page.paragraph("\(summary).")
    page.section("Usage")
    page.paragraph("\(name) COMMAND [OPTIONS] [OPERANDS]", indent: 2)
    page.paragraph("\(name) help COMMAND", indent: 2)
    page.section("Commands")
    page.rows(allCommands.map { ($0.operands == .none ? $0.name : "\($0.name) \($0.operands.usage)", $0.summary) })
    page.examples(commands.compactMap(\.examples.first))
    page.section("Options")
    page.rows(Option.standard.map(\.row))
    if !exitStatuses.isEmpty {
      page.section("Exit status")
      page.rows(exitStatuses.map { (String($0.code), $0.meaning) })
    }
    return page.text
  }

  /// Returns the help of a command: examples first, then the options under their titles.
  package func help(of command: Command) -> String {
    var page = HelpPage()
    page.paragraph("\(command.summary).")
    page.section("Usage")
    page.paragraph("\(name) \(command.name) [OPTIONS] \(command.operands.usage)", indent: 2, hanging: 4)
    page.examples(command.examples)
    if !command.discussion.isEmpty {
      page.paragraph("\n" + command.discussion)
    }
    let options = command.options + [Option.help]
    var groups: [String] = []
    for group in options.map(\.group) where !groups.contains(group) { groups.append(group) }
    for group in groups {
      page.section(group)
      page.rows(options.filter { $0.group == group }.map(\.row), alignedWith: options.map(\.row))
    }
    return page.text
  }
}

extension HelpPage {
  fileprivate mutating func examples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    section("Examples")
    for example in examples {
      // Not filled: spaces inside quotes count.
      verbatim("  " + example.commandLine)
      paragraph(example.effect, indent: 6)
    }
  }
}

extension Option {
  /// "-o, --output FILE" beside what help says of it.
  fileprivate var row: HelpPage.Row {
    let short = letter.map { "-\($0), " } ?? "    "
    let value = placeholder.map { " \($0)" } ?? ""
    let choice = values.isEmpty ? "" : " (\(values.joined(separator: ", ")))"
    return (
      short + "--" + name + value + (isRepeatable ? "…" : ""), help + choice + (details.isEmpty ? "" : "\n" + details)
    )
  }
}
