import CommandLineArguments
import Fretboard

/// `fretboard notes Bb3 E4`
enum NotesCommand {
  static let definition = Command(
    "notes", summary: "Show every place of some pitches", operands: Operands("PITCH", count: 1...128),
    options: BoardOptions.all + OutputOptions.all,
    discussion: "A pitch is a name and an octave, C4 being middle C: Bb3, F#4, C-1.",
    examples: [
      Example("fretboard notes E4", "Show where the pitch of the open first string can be played."),
      Example("fretboard notes Bb3 E4 -o tritone.svg", "Draw two pitches at every place."),
      Example("fretboard notes G4 --instrument ukulele --format json", "List the places of a pitch for a script."),
    ])

  static func run(_ arguments: ParsedArguments) throws(Failure) -> DiagramResult {
    let board = try Board(arguments)
    let notation = board.configuration.notation
    var pitches: [Pitch] = []
    for text in arguments.operands {
      let pitch = try Failure.catching { () throws(ParsingError) in try Pitch(parsing: text, style: notation) }
      pitches.append(pitch)
    }
    var marks = Marks<FretPosition>()
    for pitch in pitches {
      // Names are the only labels that a pitch has without a root.
      let style = board.labels == .none ? NoteStyle(label: "") : nil
      marks.add(Marks.Request(.pitch(pitch), style: style), to: .shown)
    }
    return DiagramResult(board: board, marks: marks, names: pitches.map { $0.noteName }) { style in
      pitches.map { $0.notation(in: style) }.joined(separator: " ")
    }
  }
}
