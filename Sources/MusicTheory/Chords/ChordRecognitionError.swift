/// Why tones above a root make no chord type.
public enum ChordRecognitionError: Error, Hashable, Sendable {
  /// There is neither a third nor a second or fourth in its place, nor a fifth with more than itself.
  case noThirdOrSuspension
  /// Two tones exclude each other: they sound alike, or are two forms of one degree, or one stands in place of the other.
  case conflictingComponents(ChordComponent, ChordComponent)
  /// No chord tone is spelled so.
  case unrecognizedInterval(Interval)
}

extension ChordRecognitionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noThirdOrSuspension:
      "a chord needs a third, or a second or fourth in its place; without one it needs a fifth"
    case .conflictingComponents(let first, let second):
      "\(first.symbol) and \(second.symbol) cannot stand in one chord"
    case .unrecognizedInterval(let interval):
      "no chord tone is a \(interval.description.lowercased()) above the root"
    }
  }
}
