import CommandLineArguments
import MusicTheory

/// Why a command ends without its result: one line for a person, and an exit status for scripts.
struct Failure: Error {
  var message: String
  var hint: String?
  var status: Int32

  /// Wrong usage.
  static func usage(_ error: UsageError) -> Failure {
    Failure(message: error.description, hint: error.hint, status: 64)
  }

  /// A value that an option does not take.
  static func invalid(
    _ option: Option, _ value: String, expected: String, in arguments: ParsedArguments
  ) -> Failure {
    .usage(
      UsageError(
        .invalidValue(name: "--\(option.name)", value: value, expected: expected, suggestion: nil),
        in: "\(FretboardProgram.name) \(arguments.command.name)"))
  }

  /// A name, text or file that cannot be read.
  static func input(_ message: String) -> Failure {
    Failure(message: message, status: 65)
  }

  static func input(_ error: ParsingError) -> Failure { .input(error.description) }

  /// A file or stream that cannot be written.
  static func output(_ message: String) -> Failure {
    Failure(message: message, status: 73)
  }
}

extension Failure {
  /// Runs a reader of the library; what it throws is bad input.
  static func catching<Value>(_ read: () throws(ParsingError) -> Value) throws(Failure) -> Value {
    do throws(ParsingError) {
      return try read()
    } catch {
      throw .input(error)
    }
  }
}
