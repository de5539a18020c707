import MusicTheory

/// What stands on the dots of a scale or chord.
public enum ToneLabels: String, CaseIterable, Hashable, Sendable {
  /// The notes' names.
  case names
  /// The places relative to the major scale of the root: 1, ♭3, ♯11.
  case degrees
  /// The intervals from the root: P1, m3, A11.
  case intervals
  /// Nothing.
  case none

  /// The text for a tone at an interval above the root; `nil` leaves it to the note's name.
  public func label(for interval: Interval, accidentals: NotationStyle.Accidentals = .unicode) -> String? {
    switch self {
    case .names: nil
    case .degrees: interval.degreeNotation(accidentals: accidentals)
    case .intervals: interval.notation
    case .none: ""
    }
  }
}
