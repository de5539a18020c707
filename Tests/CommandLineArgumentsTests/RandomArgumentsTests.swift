import CommandLineArguments
import TestSupport
import Testing

@Suite struct RandomArgumentsTests {
  @Test func noArgumentsTrapAndEveryErrorIsOneLine() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    let commands = Sample.program.commands.map(\.name)
    let pieces =
      ["-", "--", "=", "", "o", "l", "h", "5", "3", "x", "C", " ", "\n", "\u{301}", "\u{2212}", "\u{1B}[1m", "é", ":"]
      + Sample.all.map(\.name) + commands + ["help", "version", "completion", "vertical"]
    for _ in 0..<200_000 {
      let arguments = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      }
      // Most of them get past the command.
      let command = Int.random(in: 0...7, using: &random) > 0 ? [commands.randomElement(using: &random)!] : []
      do {
        _ = try Sample.program.parse(command + arguments, suggest: Sample.suggest)
      } catch {
        let lines = [error.description, error.hint]
        let isPrintable = lines.allSatisfy { line in !line.isEmpty && line.utf8.allSatisfy { $0 >= 0x20 } }
        if !isPrintable { Issue.record("seed \(seed): \(arguments) gives \(lines)") }
      }
    }
  }

  @Test func whatIsWrittenIsRead() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    let texts = ["", "a", "-", "--", "-x", "--output", "=", "a=b", "\u{301}", "é", "-3", "\u{2212}1", "a b", "\n"]
    for _ in 0..<20_000 {
      var expected: [String: [String?]] = [:]
      var words: [[String]] = []
      for option in Sample.all.shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random)) {
        for _ in 0..<(option.isRepeatable ? Int.random(in: 1...3, using: &random) : 1) {
          let allowed = option.values.isEmpty ? texts : option.values
          let value = option.isFlag ? nil : allowed.randomElement(using: &random)!
          expected[option.name, default: []].append(value)
          words.append(writings(of: option, value).randomElement(using: &random)!)
        }
      }
      let operand = texts.randomElement(using: &random)!
      let isAfterDashes = operand.hasPrefix("-") && operand != "-" && operand != "-3" || Bool.random(using: &random)
      let place = isAfterDashes ? words.count : Int.random(in: 0...words.count, using: &random)
      words.insert(isAfterDashes ? ["--", operand] : [operand], at: place)

      let parsed = try #require(try Sample.run(["scale"] + words.joined()), "seed \(seed): \(words)")
      #expect(parsed.operands == [operand], "seed \(seed): \(words)")
      for option in Sample.all {
        let values = expected[option.name] ?? []
        #expect(parsed.isSet(option) == !values.isEmpty, "seed \(seed): \(words)")
        #expect(parsed.values(of: option) == values.compactMap(\.self), "seed \(seed): \(words)")
      }
    }
  }

  /// All ways to write the option with its value.
  private func writings(of option: Option, _ value: String?) -> [[String]] {
    guard let value else { return (option.letter.map { [["-\($0)"]] } ?? []) + [["--\(option.name)"]] }
    var result = [["--\(option.name)=\(value)"]]
    let looksLikeOption = value.hasPrefix("-") && !["-", "-3"].contains(value)
    if !looksLikeOption { result.append(["--\(option.name)", value]) }
    if let letter = option.letter {
      if !value.isEmpty { result.append(["-\(letter)\(value)"]) }
      if !looksLikeOption { result.append(["-\(letter)", value]) }
    }
    return result
  }
}
