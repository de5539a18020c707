import CommandLineArguments
import Fretboard

/// `fretboard notes Bb3 E4`
enum NotesCommand {
  static let definition = Command(
    "notes", summary: "Show every place of some notes", operands: Operands("NOTE", count: 1...128),
    options: BoardOptions.all + OutputOptions.all,
    discussion:
      "A name and an octave is one pitch, C4 being middle C: Bb3, F#4, C-1. A name alone is every octave: C E G.",
    examples: [
      Example("fretboard notes E4", "Show where the pitch of the open first string can be played."),
      Example("fretboard notes C E G", "Show three notes in every octave."),
      Example("fretboard notes Bb3 E4 -o tritone.svg", "Draw two pitches at every place."),
      Example("fretboard notes G4 --instrument ukulele --format json", "List the places of a pitch for a script."),
    ])

  static func run(_ arguments: ParsedArguments) throws(Failure) -> DiagramResult {
    let board = try Board(arguments)
    let notation = board.configuration.notation
    var notes: [Note] = []
    for text in arguments.operands {
      notes.append(try Failure.catching { () throws(ParsingError) in try Note(parsing: text, style: notation) })
    }
    var marks = Marks<FretPosition>()
    for note in notes {
      // Names are the only labels that a pitch has without a root.
      let style = board.labels == .none ? NoteStyle(label: "") : nil
      marks.add(Marks.Request(note.target, style: style), to: .shown)
    }
    return DiagramResult(board: board, marks: marks, names: notes.map { $0.name }) { style in
      notes.map { $0.notation(in: style) }.joined(separator: " ")
    }
  }

  /// A pitch, or a name that stands for it in every octave.
  private struct Note {
    var name: NoteName
    var pitch: Pitch?

    init(parsing text: String, style: NotationStyle) throws(ParsingError) {
      do throws(ParsingError) {
        name = try NoteName(parsing: text, style: style)
      } catch {
        // With an octave number it was to be a pitch, and that reader says what is wrong.
        guard text.contains(where: { $0.isNumber }) else { throw error }
        let pitch = try Pitch(parsing: text, style: style)
        (name, self.pitch) = (pitch.noteName, pitch)
      }
    }

    var target: Marks<FretPosition>.Target {
      if let pitch { .pitch(pitch) } else { .noteName(name) }
    }

    func notation(in style: NotationStyle) -> String {
      pitch?.notation(in: style) ?? name.notation(in: style)
    }
  }
}
