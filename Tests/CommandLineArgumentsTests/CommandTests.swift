import Testing

@testable import CommandLineArguments

@Suite struct CommandTests {
  @Test func usageShowsHowManyOperandsThereMayBe() {
    #expect(Operands("NAME").usage == "NAME")
    #expect(Operands("NAME", count: 0...1).usage == "[NAME]")
    #expect(Operands("PITCH", count: 1...Int.max).usage == "PITCH…")
    #expect(Operands("PITCH", count: 0...3).usage == "[PITCH…]")
    #expect(Operands.none.usage == "")
  }

  @Test func everyProgramHasHelpAndCompletion() {
    #expect(Sample.program.allCommands.map(\.name).suffix(2) == ["help", "completion"])
    #expect(Sample.program.command(named: "help")?.operands.count == 0...1)
    #expect(Sample.program.command(named: "nonsense") == nil)
  }
}
