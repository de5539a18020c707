/// Why tones above a root make no chord type.
public enum ChordRecognitionError: Error, Hashable, Sendable {
  /// There is neither a third nor a second or fourth in its place, and more or less than a lone perfect fifth.
  case noThirdOrSuspension
  /// Two tones exclude each other: they sound alike, or are two forms of one degree, or one stands in place of the other.
  case conflictingComponents(ChordComponent, ChordComponent)
  /// A diminished seventh stands without the diminished fifth; elsewhere the same sound is a sixth.
  case diminishedSeventhWithoutTriad
  /// No chord tone is spelled so.
  case unrecognizedInterval(Interval)
}

extension ChordRecognitionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noThirdOrSuspension:
      "a chord needs a third, or a second or fourth in its place; only a perfect fifth may stand alone"
    case .conflictingComponents(let first, let second):
      "\(first.symbol) and \(second.symbol) cannot stand in one chord"
    case .diminishedSeventhWithoutTriad:
      "bb7 needs b3 and b5; elsewhere this tone is a sixth"
    case .unrecognizedInterval(let interval):
      "no chord tone is a \(interval.description.lowercased()) above the root"
    }
  }
}
