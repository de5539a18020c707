/// Reads the words of one command line from left to right.
///
/// Words are taken apart by Unicode scalars, not characters, so that a value that begins with a combining mark does
/// not swallow the "=" or the letter before it.
struct ArgumentReader {
  let program: Program
  let suggest: (String, [String]) -> String?
  private var rest: ArraySlice<String>
  private var command: Command?
  private var options = Option.standard
  private var operands: [String] = []
  private var occurrences: [ParsedArguments.Occurrence] = []

  init(_ arguments: [String], program: Program, suggest: @escaping (String, [String]) -> String?) {
    self.program = program
    self.suggest = suggest
    rest = arguments[...]
  }

  /// Reads to the end, or to the first word that asks for help or version.
  mutating func read() throws(UsageError) -> Invocation {
    var isEnded = false
    while let word = rest.popFirst() {
      if isEnded || !isOption(word) {
        try readOperand(word)
      } else if word == "--" {
        isEnded = true
      } else if let request = try isLong(word) ? readLongOption(word) : readLetters(word) {
        return request
      }
    }
    return try invocation()
  }

  /// Whether the word is to be read as an option: "-" is not, nor is "-3" unless there is an option of that letter.
  private func isOption(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    guard scalars.first == "-", let second = scalars.dropFirst().first else { return false }
    let looksLikeNumber = ("0"..."9").contains(second) || second == "\u{2212}"
    return !looksLikeNumber || option(lettered: second) != nil
  }

  private func isLong(_ word: String) -> Bool {
    word.utf8.starts(with: "--".utf8)
  }

  // MARK: Operands

  private mutating func readOperand(_ word: String) throws(UsageError) {
    guard command == nil else { return operands.append(word) }
    let named = try namedCommand(word)
    command = named
    options = named.options + Option.standard
  }

  private func namedCommand(_ name: String) throws(UsageError) -> Command {
    if let command = program.command(named: name) { return command }
    let known = program.allCommands.map(\.name)
    throw error(.unknownCommand(name, known: known, suggestion: suggest(name, known)))
  }

  // MARK: Options

  private func option(lettered scalar: Unicode.Scalar) -> Option? {
    options.first { $0.letter == Character(scalar) }
  }

  private mutating func readLongOption(_ word: String) throws(UsageError) -> Invocation? {
    let scalars = word.unicodeScalars
    let end = scalars.firstIndex(of: "=") ?? scalars.endIndex
    let spelling = String(scalars[..<end])
    guard let option = options.first(where: { "--\($0.name)" == spelling }) else {
      let name = String(scalars[..<end].dropFirst(2))
      throw unknownOption(spelling, in: spelling, suggestion: suggest(name, options.map(\.name)))
    }
    let attached = end == scalars.endIndex ? nil : String(scalars[end...].dropFirst())
    if option.isFlag, let attached { throw error(.valueOfFlag(option: spelling, value: attached)) }
    return try record(option, spelling, attached)
  }

  private mutating func readLetters(_ word: String) throws(UsageError) -> Invocation? {
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = option(lettered: letter) else {
        let name = String(word.unicodeScalars.dropFirst())
        let isLongName = options.contains { $0.name == name }
        throw unknownOption(spelling, in: word, suggestion: isLongName ? name : nil)
      }
      if !option.isFlag { return try record(option, spelling, letters.isEmpty ? nil : String(letters)) }
      if let request = try record(option, spelling, nil) { return request }
    }
    return nil
  }

  /// Notes one use of the option, taking the next word for its value where it needs one and none is attached.
  private mutating func record(
    _ option: Option, _ spelling: String, _ attached: String?
  ) throws(UsageError) -> Invocation? {
    if option.name == Option.help.name { return .help(command.map(program.help(of:)) ?? program.help) }
    if option.name == Option.version.name { return .version("\(program.name) \(program.version)") }
    var value = attached
    if value == nil, !option.isFlag { value = try nextValue(option, spelling) }
    if let value, !option.values.isEmpty, !option.values.contains(value) {
      throw invalidValue(value, of: spelling, allowed: option.values)
    }
    if !option.isRepeatable, occurrences.contains(where: { $0.name == option.name }) {
      throw error(.repeatedOption(spelling))
    }
    occurrences.append(ParsedArguments.Occurrence(name: option.name, value: value))
    return nil
  }

  private mutating func nextValue(_ option: Option, _ spelling: String) throws(UsageError) -> String {
    if let next = rest.first, !isOption(next) { return rest.removeFirst() }
    throw error(.missingValue(option: spelling, placeholder: option.placeholder ?? "", next: rest.first))
  }

  // MARK: The whole

  private func invocation() throws(UsageError) -> Invocation {
    guard let command else { return .help(program.help) }
    let allowed = command.operands
    if operands.count < allowed.count.lowerBound {
      let example = command.examples.first?.commandLine
      throw error(.tooFewOperands(allowed, given: operands.count, example: example))
    }
    if operands.count > allowed.count.upperBound { throw error(.tooManyOperands(allowed, given: operands)) }
    switch command.name {
    case Command.helpName:
      guard let name = operands.first else { return .help(program.help) }
      return .help(program.help(of: try namedCommand(name)))
    case Command.completionName:
      guard let shell = Shell(rawValue: operands[0]) else {
        throw invalidValue(operands[0], of: allowed.placeholder, allowed: Shell.allCases.map(\.rawValue))
      }
      return .completion(program.completionScript(for: shell))
    default:
      return .run(ParsedArguments(command: command, operands: operands, occurrences: occurrences))
    }
  }

  // MARK: Errors

  private func error(_ reason: UsageError.Reason) -> UsageError {
    UsageError(reason, in: command.map { "\(program.name) \($0.name)" } ?? program.name)
  }

  private func unknownOption(_ spelling: String, in word: String, suggestion: String?) -> UsageError {
    if command == nil, program.commands.contains(where: { $0.options.contains { $0.spellings.contains(spelling) } }) {
      return error(.optionBeforeCommand(spelling))
    }
    let operands = command?.operands ?? .none
    return error(.unknownOption(spelling, word: word, operands: operands, suggestion: suggestion.map { "--\($0)" }))
  }

  private func invalidValue(_ value: String, of name: String, allowed: [String]) -> UsageError {
    let expected = (allowed.count > 1 ? "one of " : "") + allowed.joined(separator: ", ")
    return error(.invalidValue(name: name, value: value, expected: expected, suggestion: suggest(value, allowed)))
  }
}

extension Program {
  /// Reads the arguments of a command line, the program's own name not among them.
  ///
  /// Understood are `--name value`, `--name=value`, `-n value`, `-nvalue` and `-abc` for three flags; options stand
  /// before, between or after the operands, up to `--`. `-` is an operand, and so is `-3` unless an option has that
  /// letter. Long names are never shortened, so that a new option breaks no script. A value that looks like an option
  /// must be attached: `--title=--x`. Words are read in order: a call for help wins over the errors after it. The help
  /// of the program is also the answer to no arguments at all.
  ///
  /// - Parameter suggest: Returns the one of the words in its second argument that its first argument was probably
  ///   meant to be, or nil.
  package func parse(
    _ arguments: [String], suggest: @escaping (String, [String]) -> String? = { _, _ in nil }
  ) throws(UsageError) -> Invocation {
    var reader = ArgumentReader(arguments, program: self, suggest: suggest)
    return try reader.read()
  }
}
