import Testing

@testable import CommandLineArguments

@Suite struct OptionTests {
  @Test func kebabCase() {
    for name in ["direction", "left-handed", "middle-c4", "a4"] { #expect(name.isKebabCase, "\(name)") }
    for name in ["", "a", "Left", "left_handed", "-left", "left-", "left--handed", "4th", "größe", "a b"] {
      #expect(!name.isKebabCase, "\(name)")
    }
  }

  @Test func everyNameOfTheSampleIsKebabCase() {
    let names = Sample.program.allCommands.flatMap { [$0.name] + $0.options.map(\.name) } + Option.standard.map(\.name)
    #expect(names.count > 15)
    for name in names { #expect(name.isKebabCase, "\(name)") }
  }

  @Test func completionFollowsTheValuesAllowed() {
    #expect(Sample.direction.completion == .words(["horizontal", "vertical"]))
    #expect(Sample.mark.completion == .nothing)
    #expect(Sample.leftHanded.isFlag && !Sample.mark.isFlag)
  }

  @Test func spellings() {
    #expect(Sample.output.spellings == ["-o", "--output"])
    #expect(Sample.direction.spellings == ["--direction"])
  }
}
