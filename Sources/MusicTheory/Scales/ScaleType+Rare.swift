/// Scales of seven and eight tones that dictionaries list and few people play, by their formulas: degrees of the major scale.
extension ScaleType {
  /// Mixolydian ♭6 with a diminished fifth, the Arabian scale of dictionaries.
  public static let locrianMajor = ScaleType("Locrian Major", "1 2 3 4 b5 b6 b7")
  /// The double harmonic scale with an augmented fourth.
  public static let doubleHarmonicLydian = ScaleType("Double Harmonic Lydian", "1 b2 3 #4 5 b6 7")
  /// The augmented scale with a fourth.
  public static let augmentedHeptatonic = ScaleType("Augmented Heptatonic", "1 #2 3 4 5 #5 7")
  /// The whole tone scale with a leading tone.
  public static let leadingWholeTone = ScaleType("Leading Whole Tone", "1 2 3 #4 #5 b7 7")
  /// Lydian above, natural minor below.
  public static let lydianMinor = ScaleType("Lydian Minor", "1 2 3 #4 5 b6 b7")
  /// Lydian dominant with an augmented second.
  public static let hungarianMajor = ScaleType("Hungarian Major", "1 #2 3 #4 5 6 b7")
  /// Mixolydian ♭2 with a diminished fifth.
  public static let oriental = ScaleType("Oriental", "1 b2 3 4 b5 6 b7")
  /// Phrygian with both thirds and an augmented fourth.
  public static let flamenco = ScaleType("Flamenco", "1 b2 b3 3 #4 5 b7")
  /// The neapolitan minor with an augmented fourth.
  public static let todiRaga = ScaleType("Todi Raga", "1 b2 b3 #4 5 b6 7")
  /// The double harmonic scale with both fourths.
  public static let purviRaga = ScaleType("Purvi Raga", "1 b2 3 4 #4 5 b6 7")
  /// Phrygian with both thirds, eight tones in spite of its name.
  public static let spanishHeptatonic = ScaleType("Spanish Heptatonic", "1 b2 b3 3 4 5 b6 b7")
  /// The major scale with both fifths.
  public static let ichikosucho = ScaleType("Ichikosucho", "1 2 3 4 b5 5 6 7")
  /// The melodic minor with both sixths.
  public static let minorSixDiminished = ScaleType("Minor Six Diminished", "1 2 b3 4 5 b6 6 7")
  /// Both thirds and both sevenths, without a second.
  public static let kafiRaga = ScaleType("Kafi Raga", "1 b3 3 4 5 6 b7 7")
}
