import CommandLineArguments

/// The program as help and completion show it: made of the commands' definitions.
enum FretboardProgram {
  static let name = "fretboard"
  static let version = "0.1.0"

  static let definition = Program(
    name: name, version: version, summary: "Scales, chords and fingerings on fretted instruments, correctly spelled",
    commands: [
      ScaleCommand.definition, ChordCommand.definition, NotesCommand.definition, ShapeCommand.definition,
      TuningsCommand.definition,
    ],
    exitStatuses: [
      ExitStatus(0, "done"), ExitStatus(64, "wrong usage"), ExitStatus(65, "a name, text or file that cannot be read"),
      ExitStatus(73, "a result that cannot be written"),
    ])
}
