/// Which name a note gets when only its semitones are known.
public enum SpellingPreference: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// C♯ rather than D♭.
  case sharps
  /// D♭ rather than C♯.
  case flats
  /// No preference: as `flats`, the kind that chord names use most.
  case natural

  public var description: String { rawValue }
}
