import CommandLineArguments
import Fretboard

/// Runs one command line and returns the exit status.
func run(_ words: [String]) -> Int32 {
  do throws(Failure) {
    try perform(words)
    return 0
  } catch {
    Host.complain("\(FretboardProgram.name): \(error.message)")
    if let hint = error.hint { Host.complain(hint) }
    return error.status
  }
}

func perform(_ words: [String]) throws(Failure) {
  let invocation: Invocation
  do throws(UsageError) {
    invocation = try FretboardProgram.definition.parse(words, suggest: nearestName)
  } catch {
    throw .usage(error)
  }
  switch invocation {
  case .help(let text), .completion(let text): try Host.print(Array(text.utf8))
  case .version(let text): try Host.print(Array((text + "\n").utf8))
  case .run(let arguments):
    let output = try Output(arguments)
    switch arguments.command.name {
    case ScaleCommand.definition.name: try DiagramResult(showing: Scale.self, arguments).write(to: output)
    case ChordCommand.definition.name: try DiagramResult(showing: Chord.self, arguments).write(to: output)
    case NotesCommand.definition.name: try NotesCommand.run(arguments).write(to: output)
    case ShapeCommand.definition.name: try ShapeCommand.run(arguments).write(to: output)
    default: try TuningsCommand.run(arguments, to: output)
    }
  }
}

Host.end(run(Array(CommandLine.arguments.dropFirst())))
