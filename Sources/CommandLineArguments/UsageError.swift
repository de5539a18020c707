/// A command line that could not be understood: what is wrong, and where it was met.
package struct UsageError: Error, Hashable, Sendable {
  package let reason: Reason

  /// The program, with the command if one had been read: "fretboard scale".
  package let place: String

  package init(_ reason: Reason, in place: String) {
    self.reason = reason
    self.place = place
  }

  /// The kinds of mistakes. Options are spelled as they were typed, "-o" or "--output".
  package enum Reason: Hashable, Sendable {
    case unknownCommand(String, known: [String], suggestion: String?)

    /// `word` is the argument that held the option: another word than the option in a cluster of letters.
    case unknownOption(String, word: String, operands: Operands, suggestion: String?)

    case optionBeforeCommand(String)

    /// `next` is the option that stands where the value should be, nil at the end of the line.
    case missingValue(option: String, placeholder: String, next: String?)

    case valueOfFlag(option: String, value: String)

    /// `name` is the option or the placeholder of the operand; `expected` completes "which takes …".
    case invalidValue(name: String, value: String, expected: String, suggestion: String?)

    case repeatedOption(String)
    case tooFewOperands(Operands, given: Int, example: String?)
    case tooManyOperands(Operands, given: [String])
  }

  /// The line to print below the error: where to read on.
  package var hint: String { "see '\(place) --help'" }
}

extension UsageError: CustomStringConvertible {
  /// One line that names the input and the way out.
  package var description: String {
    switch reason {
    case .unknownCommand(let name, let known, let suggestion):
      let wayOut = suggestion.map { "did you mean '\($0)'?" } ?? "there are \(known.joined(separator: ", "))"
      return "unknown command \(quoted(name)); \(wayOut)"
    case .unknownOption(let option, let word, let operands, let suggestion):
      return "unknown option \(quoted(option))" + (word == option ? "" : " in \(quoted(word))")
        + wayOut(operands, suggestion)
    case .optionBeforeCommand(let option):
      return "option \(quoted(option)) stands before the command; write it after the command"
    case .missingValue(let option, let placeholder, nil):
      return "option '\(option)' needs a value: \(option) \(placeholder)"
    case .missingValue(let option, let placeholder, let next?):
      let joined = option.utf8.starts(with: "--".utf8) ? "\(option)=\(next)" : option + next
      return "option '\(option)' needs a value: \(option) \(placeholder); if \(quoted(next)) is meant, "
        + "write \(quoted(joined))"
    case .valueOfFlag(let option, let value):
      return "option '\(option)' takes no value; write it without \(quoted("=" + value))"
    case .invalidValue(let name, let value, let expected, let suggestion):
      return "\(quoted(value)) is no value of '\(name)', which takes \(expected)"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .repeatedOption(let option):
      return "option '\(option)' is given twice; give it once"
    case .tooFewOperands(let operands, let given, let example):
      let least = operands.count.lowerBound
      let need = least == 1 ? operands.placeholder : "at least \(least) operands (\(operands.usage)), not \(given)"
      return "'\(place)' needs \(need)" + (example.map { "; for example: \($0)" } ?? "")
    case .tooManyOperands(let operands, let given):
      return "'\(place)' takes \(limit(operands, given))"
    }
  }

  private func wayOut(_ operands: Operands, _ suggestion: String?) -> String {
    if let suggestion { return "; did you mean '\(suggestion)'?" }
    if operands == .none { return " of '\(place)'" }
    return " of '\(place)'; if it is meant as \(operands.placeholder), write '--' before it"
  }

  private func limit(_ operands: Operands, _ given: [String]) -> String {
    switch operands.count.upperBound {
    case 0: "no operand; leave out \(quoted(given[0]))"
    // The mistake behind it is nearly always a name with a space that was not quoted.
    case 1: "one \(operands.placeholder); if these words are one, quote them: \"\(printable(joined(given)))\""
    case let most: "at most \(most) operands (\(operands.usage)); leave out \(quoted(given[most]))"
    }
  }

  private func joined(_ words: [String]) -> String { words.joined(separator: " ") }

  private func quoted(_ text: String) -> String { "'\(printable(text))'" }

  /// The text on one line that a terminal can show: control and formatting characters as escapes.
  private func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
