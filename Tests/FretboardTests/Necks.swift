import Fretboard

/// Necks and pictures that several tests use.
enum Necks {
  static let oneString = Tuning(name: "Monochord", strings: ["A2"])
  static let noStrings = Tuning(name: "", strings: [])

  /// Guitar, bass, re-entrant, short string, eight strings, one, none.
  static let tunings: [Tuning] = [
    GuitarTuning.standard, BassTuning.standard4String, UkuleleTuning.standard, BanjoTuning.openG,
    EightStringTuning.standard, oneString, noStrings,
  ]

  static let windows: [ClosedRange<Int>] = [0...4, 0...12, 5...9, 0...0, 12...24, 0...24, 120...127, 6...6]

  /// The necks of a tuning in all eight orientations.
  static func turned(_ tuning: Tuning, frets: ClosedRange<Int>) -> [Fretboard] {
    Orientation.all.map { orientation in
      let neck = Fretboard(tuning: tuning, frets: frets, direction: orientation.isVertical ? .vertical : .horizontal)
      neck.isFretsFlipped = orientation.isAlongReversed
      neck.isStringsFlipped = orientation.isAcrossReversed
      return neck
    }
  }

  static let majorSteps: [Interval] = [.P1, .M2, .M3, .P4, .P5, .M6, .M7]

  /// The tones of a major key, spelled.
  static func major(_ root: NoteName) -> [NoteName] { majorSteps.map { root + $0 } }

  /// Marks that show note names.
  static func marks(_ names: [NoteName], style: NoteStyle? = nil) -> Marks<FretPosition> {
    var marks = Marks<FretPosition>()
    for name in names { marks.add(Marks.Request(.noteName(name), style: style), to: .shown) }
    return marks
  }
}

extension Fretboard {
  /// The same neck, to be changed without changing this one.
  func copy() -> Fretboard {
    let copy = Fretboard(
      tuning: tuning, startIndex: startIndex, count: count, direction: direction, isStringsFlipped: isStringsFlipped,
      isFretsFlipped: isFretsFlipped)
    copy.capo = capo
    return copy
  }
}
