import CommandLineArguments
import Fretboard

/// What has tones over a root and a name: a scale or a chord.
protocol Tones {
  init(parsing text: String, style: NotationStyle) throws(ParsingError)
  /// The spelled names in order.
  var noteNames: [NoteName] { get }
  func notation(in style: NotationStyle) -> String
  func interval(of name: NoteName) -> Interval?
  /// Marks every place of the tones.
  func show(on marks: inout Marks<FretPosition>, labels: ToneLabels, palette: NotePalette)
}

extension Scale: Tones {
  func show(on marks: inout Marks<FretPosition>, labels: ToneLabels, palette: NotePalette) {
    marks.show(self, labels: labels, palette: palette)
  }
}

extension Chord: Tones {
  func show(on marks: inout Marks<FretPosition>, labels: ToneLabels, palette: NotePalette) {
    marks.show(self, labels: labels, palette: palette)
  }
}

extension DiagramResult {
  /// Shows the scale or chord that the operand names.
  init<Shown: Tones>(showing: Shown.Type, _ arguments: ParsedArguments) throws(Failure) {
    let board = try Board(arguments)
    let tones = try Failure.catching { () throws(ParsingError) in
      try Shown(parsing: arguments.operands[0], style: board.configuration.notation)
    }
    var marks = Marks<FretPosition>()
    tones.show(on: &marks, labels: board.labels, palette: board.configuration.palette)
    self.init(
      board: board, marks: marks, names: tones.noteNames, title: { tones.notation(in: $0) },
      interval: { tones.interval(of: $0) })
  }
}
