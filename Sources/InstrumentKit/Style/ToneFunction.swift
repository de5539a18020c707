import MusicTheory

/// What a tone is to its root, as far as colours and style sheets tell it.
public enum ToneFunction: String, CaseIterable, Hashable, Sendable {
  /// Roots and octaves.
  case root
  /// Thirds of any kind.
  case third
  /// Fifths of any kind.
  case fifth
  /// Sevenths of any kind.
  case seventh
  /// Seconds, fourths and sixths, and what extends a chord.
  case other

  /// Creates the function of a tone that lies an interval above the root; what counts is the interval's number, so that a
  /// ♯9 is not a third.
  public init(_ interval: Interval) {
    switch interval.degree {
    case 1, 8, 15: self = .root
    case 3: self = .third
    case 5: self = .fifth
    case 7: self = .seventh
    default: self = .other
    }
  }
}
