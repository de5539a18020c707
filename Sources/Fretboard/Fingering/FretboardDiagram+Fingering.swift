import InstrumentKit
import MusicTheory

/// What stands on the dots of a fingering.
public enum FingeringLabels: Hashable, Sendable {
  /// The notes' names.
  case names
  /// The fingers, where they are known.
  case fingers
  /// Nothing.
  case none
}

extension FretboardDiagram {
  /// Creates the diagram of one fingering on a neck: dots where strings are stopped, bars, and × and ○ beside the nut.
  ///
  /// The neck's window stays; ``Fretboard/show(_:)`` moves it to the fingering.
  public init(
    fingering: Fingering, fretboard: Fretboard, configuration: FretboardConfiguration, labels: FingeringLabels = .names,
    title: String = ""
  ) {
    var configuration = configuration
    configuration.isDrawStringMarks = true
    configuration.isDrawStringName = false
    configuration.fretNumbering = .base
    configuration.fretSizing = .fill
    var stringMarks: [Int: StringMark] = [:]
    var marks = Marks<FretPosition>()
    var barres = fingering.barres(on: fretboard)
    for string in fingering.frets.indices {
      let openFret = fretboard.openFret(ofString: string)
      guard let fret = fingering.frets[string] else {
        stringMarks[string] = .muted
        continue
      }
      guard fret > 0 else {
        stringMarks[string] = .open
        continue
      }
      let position = FretPosition(string: string, fret: fret &+ openFret)
      let isUnderBarre = barres.contains { $0.covers(position) }
      var style = NoteStyle(borderWidth: isUnderBarre ? 0 : nil)
      switch labels {
      case .names: break
      case .none: style.label = ""
      case .fingers:
        let finger = fingering.fingers.isEmpty ? nil : fingering.fingers[string]
        style.label = isUnderBarre ? "" : finger?.symbol ?? ""
      }
      marks.add(Marks.Request(.position(position, nil), style: style), to: .shown)
    }
    if labels != .fingers {
      for index in barres.indices { barres[index].finger = nil }
    }
    self.init(
      fretboard: fretboard, marks: marks, configuration: configuration, stringMarks: stringMarks, barres: barres,
      title: title)
    isTitleCentered = true
  }
}

extension Fretboard {
  /// Moves the window to where a fingering is played: frets 1 to 4 with the nut where it fits there, else from its
  /// lowest fret on. Beside a partial capo it starts where the strings that the capo leaves are stopped, if that is lower.
  public func show(_ fingering: Fingering) {
    let window = fingering.window
    let openFret = capo?.fret ?? 0
    let isAtNut = window.lowerBound == 1
    var first = isAtNut ? openFret : window.lowerBound + openFret
    for position in fingering.positions(on: self) where position.fret > self.openFret(ofString: position.string) {
      // Fret 1 brings the nut with it.
      if position.fret < first { first = position.fret == 1 ? 0 : position.fret }
    }
    startIndex = first
    count = window.upperBound + openFret - first + 1
  }

  /// The fret at which a string sounds open: 0, or the capo's.
  public func openFret(ofString index: Int) -> Int {
    capo?.openFret(ofString: index) ?? 0
  }
}
