import InstrumentKit

/// One finger over several strings at one fret, drawn as a bar from the first string's dot to the last's.
public struct Barre: Hashable, Sendable {
  /// The fret as numbered along the neck.
  public var fret: Int
  /// The strings from the first to the last under the finger, as indices into the tuning's `strings`.
  public var strings: ClosedRange<Int>
  /// The finger that holds the bar, if it is to be shown: the bar then covers its dots. Without one the dots lie on it.
  public var finger: Finger?

  /// Creates a bar over the strings of a range.
  public init(fret: Int, strings: ClosedRange<Int>, finger: Finger? = nil) {
    self.fret = fret
    self.strings = strings
    self.finger = finger
  }

  /// Whether a place lies under the finger.
  func covers(_ position: FretPosition) -> Bool {
    position.fret == fret && strings.contains(position.string)
  }
}

extension FretboardDiagram {
  /// The bars to draw: those of the diagram, and in capo mode those that join the dots.
  func visibleBarres(of dots: [Dot<FretPosition>]) -> [Barre] {
    var visible: [Barre] = []
    // Bars of one fret that touch would lie on each other: the first of them stands.
    for barre in barres + (configuration.isCapoModeOn ? Barre.runs(of: dots) : [])
    where !visible.contains(where: { $0.fret == barre.fret && $0.strings.overlaps(barre.strings) }) {
      visible.append(barre)
    }
    return visible
  }
}

extension Barre {
  /// Neighbouring strings that are shown at one fret.
  fileprivate static func runs(of dots: [Dot<FretPosition>]) -> [Barre] {
    let places = dots.filter { $0.isShown }.map { $0.position }
    var runs: [Barre] = []
    for place in places.sorted(by: { ($0.fret, $0.string) < ($1.fret, $1.string) }) {
      if let last = runs.last, last.fret == place.fret, last.strings.upperBound == place.string - 1 {
        runs[runs.count - 1].strings = last.strings.lowerBound...place.string
      } else {
        runs.append(Barre(fret: place.fret, strings: place.string...place.string))
      }
    }
    return runs.filter { $0.strings.count > 1 }
  }
}
