import TestSupport
import Testing

@testable import CommandLineArguments

@Suite struct HelpTests {
  static let pages = [Sample.program.help] + Sample.program.allCommands.map { Sample.program.help(of: $0) }

  @Test func noLineIsWiderThan80ColumnsOrEndsInASpace() {
    for line in Self.pages.flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func everyDefinitionIsShown() {
    for command in Sample.program.allCommands {
      let page = Sample.program.help(of: command)
      for option in command.options + [Option.help] {
        #expect(option.spellings.allSatisfy { page.contains($0) }, "\(option.name)")
        #expect(page.contains(option.help.prefix(20)) && page.contains(option.group + ":"), "\(option.name)")
      }
      for example in command.examples { #expect(page.contains("\n  \(example.commandLine)\n")) }
      #expect(Sample.program.help.contains("\n  \(command.name) "))
    }
  }

  @Test func pages() throws {
    #expect(Snapshot.difference(of: Sample.program.help, from: "help.txt") == nil)
    #expect(Snapshot.difference(of: Sample.program.help(of: Sample.scale), from: "help-scale.txt") == nil)
    #expect(Snapshot.difference(of: Self.pages[Self.pages.count - 1], from: "help-completion.txt") == nil)
  }
}

@Suite struct HelpPageTests {
  @Test func linesAreFilledUpTo80Columns() {
    for length in 1...100 {
      var page = HelpPage()
      page.paragraph(String(repeating: String(repeating: "x", count: length) + " ", count: 30), indent: 4)
      #expect(page.lines.allSatisfy { $0.count <= 80 && $0.hasPrefix("    x") })
      #expect(page.lines.joined().filter { $0 == "x" }.count == 30 * length)
      let next = length + 1
      if length <= 76 { #expect(page.lines.dropLast().allSatisfy { $0.count + next > 80 }, "length \(length)") }
    }
  }

  @Test func lineBreaksStay() {
    var page = HelpPage()
    page.paragraph("a b\n\nc", indent: 2)
    #expect(page.lines == ["  a b", "", "  c"])
  }

  @Test func longLabelsStandAlone() {
    var page = HelpPage()
    page.rows([("a", "first\nsecond"), ("b", ""), (String(repeating: "c", count: 40), "third")])
    #expect(
      page.lines == [
        "  a" + String(repeating: " ", count: 27) + "first", String(repeating: " ", count: 30) + "second", "  b",
        "  " + String(repeating: "c", count: 40), String(repeating: " ", count: 30) + "third",
      ])
  }
}
