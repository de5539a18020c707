import CommandLineArguments
import Testing

@Suite struct UsageErrorTests {
  /// A command line, the one line of its error, and the place that the hint leads to.
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let description: String
    let place: String

    init(_ arguments: [String], _ description: String, in place: String = "fretboard scale") {
      self.arguments = arguments
      self.description = description
      self.place = place
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases = [
    Case(["skale"], "unknown command 'skale'; did you mean 'scale'?", in: "fretboard"),
    Case(
      ["Zzz"], "unknown command 'Zzz'; there are scale, notes, pair, render, list-tunings, help, completion",
      in: "fretboard"),
    Case(["help", "nots"], "unknown command 'nots'; did you mean 'notes'?", in: "fretboard help"),
    Case(["--nonsense"], "unknown option '--nonsense' of 'fretboard'", in: "fretboard"),
    Case(
      ["--left-handed", "scale", "C"],
      "option '--left-handed' stands before the command; write it after the command", in: "fretboard"),
    Case(["-o", "x", "scale"], "option '-o' stands before the command; write it after the command", in: "fretboard"),
    Case(["scale", "--directoin"], "unknown option '--directoin'; did you mean '--direction'?"),
    Case(["scale", "--directoin=x"], "unknown option '--directoin'; did you mean '--direction'?"),
    Case(
      ["scale", "--zzz"],
      "unknown option '--zzz' of 'fretboard scale'; if it is meant as NAME, write '--' before it"),
    Case(["list-tunings", "-x"], "unknown option '-x' of 'fretboard list-tunings'", in: "fretboard list-tunings"),
    Case(
      ["scale", "-lx"],
      "unknown option '-x' in '-lx' of 'fretboard scale'; if it is meant as NAME, write '--' before it"),
    Case(["scale", "-direction"], "unknown option '-d' in '-direction'; did you mean '--direction'?"),
    Case(["scale", "C", "--output"], "option '--output' needs a value: --output FILE"),
    Case(["scale", "C", "-lo"], "option '-o' needs a value: -o FILE"),
    Case(
      ["scale", "C", "--output", "--tuning"],
      "option '--output' needs a value: --output FILE; if '--tuning' is meant, write '--output=--tuning'"),
    Case(
      ["scale", "C", "-o", "-l"], "option '-o' needs a value: -o FILE; if '-l' is meant, write '-o-l'"),
    Case(["scale", "--left-handed=yes"], "option '--left-handed' takes no value; write it without '=yes'"),
    Case(["scale", "--help="], "option '--help' takes no value; write it without '='"),
    Case(
      ["scale", "--direction", "vertcal"],
      "'vertcal' is no value of '--direction', which takes one of horizontal, vertical; did you mean 'vertical'?"),
    Case(
      ["scale", "--direction="], "'' is no value of '--direction', which takes one of horizontal, vertical"),
    Case(
      ["completion", "tcsh"], "'tcsh' is no value of 'SHELL', which takes one of bash, zsh, fish",
      in: "fretboard completion"),
    Case(["scale", "C", "-oa", "--output=b"], "option '--output' is given twice; give it once"),
    Case(["scale", "C", "-ll"], "option '-l' is given twice; give it once"),
    Case(["scale"], "'fretboard scale' needs NAME; for example: fretboard scale \"F major\""),
    Case(["pair", "a"], "'fretboard pair' needs at least 2 operands (SIDE…), not 1", in: "fretboard pair"),
    Case(
      ["scale", "F", "major"],
      "'fretboard scale' takes one NAME; if these words are one, quote them: \"F major\""),
    Case(
      ["list-tunings", "guitar"], "'fretboard list-tunings' takes no operand; leave out 'guitar'",
      in: "fretboard list-tunings"),
    Case(
      ["render", "a", "b", "c", "d"], "'fretboard render' takes at most 3 operands ([FILE…]); leave out 'd'",
      in: "fretboard render"),
    Case(
      ["s\u{1B}[1m\n\u{202E}"], "unknown command 's\\u{1B}[1m\\u{A}\\u{202E}'; did you mean 'scale'?",
      in: "fretboard"),
  ]

  @Test(arguments: cases)
  func oneLineNamesTheInputAndTheWayOut(example: Case) throws {
    let error = try #require(throws: UsageError.self) {
      try Sample.program.parse(example.arguments, suggest: Sample.suggest)
    }
    #expect(error.description == example.description)
    #expect(error.hint == "see '\(example.place) --help'")
  }

  @Test func reasonsAreData() {
    #expect(throws: UsageError(.missingValue(option: "-o", placeholder: "FILE", next: nil), in: "fretboard scale")) {
      try Sample.program.parse(["scale", "-o"])
    }
  }
}
