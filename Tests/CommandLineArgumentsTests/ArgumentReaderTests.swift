import CommandLineArguments
import Testing

@Suite struct ArgumentReaderTests {
  @Test(arguments: [
    ["--output", "x.svg"], ["--output=x.svg"], ["-o", "x.svg"], ["-ox.svg"], ["-lo", "x.svg"], ["-flox.svg"],
  ])
  func everyWayToGiveAValue(words: [String]) throws {
    for arguments in [["scale"] + words + ["C"], ["scale", "C"] + words] {
      let parsed = try #require(try Sample.run(arguments))
      #expect(parsed.command == Sample.scale)
      #expect(parsed.operands == ["C"])
      #expect(parsed.value(of: Sample.output) == "x.svg")
      #expect(parsed.isSet(Sample.leftHanded) == words[0].hasPrefix("-l") || words[0].hasPrefix("-f"))
      #expect(parsed.value(of: Sample.tuning) == nil && !parsed.isSet(Sample.tuning))
    }
  }

  @Test func optionsStandAnywhereAmongTheOperands() throws {
    let parsed = try #require(try Sample.run(["notes", "A1", "-l", "B2", "-5", "C3"]))
    #expect(parsed.operands == ["A1", "B2", "C3"])
    #expect(parsed.isSet(Sample.leftHanded))
  }

  @Test func twoDashesEndTheOptions() throws {
    let parsed = try #require(try Sample.run(["notes", "-l", "--", "--left-handed", "--", "-x"]))
    #expect(parsed.operands == ["--left-handed", "--", "-x"])
    #expect(try Sample.run(["--", "notes", "--help"])?.operands == ["--help"])
  }

  @Test func wordsThatBeginWithADashAndAreOperands() throws {
    for word in ["-", "-3", "-7b", "-\u{2212}3", "\u{2212}3", "–x", "—", ""] {
      #expect(try Sample.run(["notes", word])?.operands == [word])
      #expect(try Sample.run(["scale", "C", "-t", word])?.value(of: Sample.tuning) == word)
    }
    // Here the digit is the letter of an option.
    #expect(throws: UsageError.self) { try Sample.run(["notes", "-5"]) }
  }

  @Test func valuesKeepEverythingAfterTheFirstSign() throws {
    for value in ["", "=", "a=b", "--x", "-o", "\u{301}", " ", "é\n"] {
      #expect(try Sample.run(["scale", "C", "--tuning=" + value])?.value(of: Sample.tuning) == value)
      guard !value.isEmpty else { continue }
      #expect(try Sample.run(["scale", "C", "-t" + value])?.value(of: Sample.tuning) == value)
    }
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    let parsed = try #require(try Sample.run(["scale", "-mC", "C", "--mark", "E", "--mark=G"]))
    #expect(parsed.values(of: Sample.mark) == ["C", "E", "G"])
    #expect(parsed.value(of: Sample.mark) == "G")
  }

  @Test func longNamesAreNeverShortened() {
    for name in Sample.all.map(\.name) {
      for length in 1..<name.count {
        #expect(throws: UsageError.self) { try Sample.run(["scale", "C", "--" + name.prefix(length)]) }
      }
    }
  }

  @Test func callsForHelp() throws {
    let program = Sample.program
    for arguments in [[], ["--"], ["-h"], ["--help"], ["help"], ["--help", "--nonsense"], ["-hx"]] {
      #expect(try program.parse(arguments) == .help(program.help))
    }
    for arguments in [["scale", "-h"], ["scale", "--help", "--nonsense"], ["scale", "-lh"], ["help", "scale"]] {
      #expect(try program.parse(arguments) == .help(program.help(of: Sample.scale)))
    }
    // Too many operands is an error of the whole line, so help wins wherever it stands.
    #expect(try program.parse(["scale", "a", "b", "c", "--help"]) == .help(program.help(of: Sample.scale)))
    // An error that comes first wins.
    #expect(throws: UsageError.self) { try program.parse(["scale", "--nonsense", "--help"]) }
  }

  @Test func callsForVersionAndCompletion() throws {
    for arguments in [["--version"], ["scale", "--version"], ["--version", "--nonsense"]] {
      #expect(try Sample.program.parse(arguments) == .version("fretboard 1.2.3"))
    }
    for shell in Shell.allCases {
      let script = Sample.program.completionScript(for: shell)
      #expect(try Sample.program.parse(["completion", shell.rawValue]) == .completion(script))
    }
  }
}

extension Sample {
  /// Suggests the first word with the same first letter.
  static func suggest(_ word: String, _ known: [String]) -> String? {
    known.first { $0.first == word.first }
  }

  static func run(_ arguments: [String]) throws(UsageError) -> ParsedArguments? {
    guard case .run(let parsed) = try program.parse(arguments, suggest: suggest) else { return nil }
    return parsed
  }
}
