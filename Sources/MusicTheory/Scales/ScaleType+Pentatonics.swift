/// Scales of five and six tones by their formulas: degrees of the major scale.

/// The pentatonics that everybody plays, and what the blues adds to them.
extension ScaleType {
  /// The major scale without its fourth and seventh.
  public static let pentatonicMajor = ScaleType("Major Pentatonic", "1 2 3 5 6")
  /// The natural minor scale without its second and sixth.
  public static let pentatonicMinor = ScaleType("Minor Pentatonic", "1 b3 4 5 b7")
  /// The minor pentatonic with the blue note between fourth and fifth, spelled as a flat fifth.
  public static let pentatonicBlues = ScaleType("Blues", "1 b3 4 b5 5 b7")
  /// The major pentatonic with the blue note between second and third.
  public static let bluesMajor = ScaleType("Major Blues", "1 2 b3 3 5 6")
  /// Both blues scales at once.
  public static let compositeBlues = ScaleType("Composite Blues", "1 2 b3 3 4 b5 5 6 b7")
}

/// Pentatonics of Japan, rounded to the tempered scale.
extension ScaleType {
  /// A koto tuning, in the form of Kostka and Payne, Tonal Harmony, 1984.
  public static let hirajoshi = ScaleType("Hirajoshi", "1 2 b3 5 b6")
  /// Phrygian without its third and sixth.
  public static let insen = ScaleType("Insen", "1 b2 4 5 b7")
  /// The second mode of hirajoshi.
  public static let iwato = ScaleType("Iwato", "1 b2 4 b5 b7")
  /// The fourth mode of hirajoshi.
  public static let kumoijoshi = ScaleType("Kumoijoshi", "1 b2 4 5 b6")
}

/// Further pentatonics under the names that dictionaries of scales agree on.
extension ScaleType {
  /// The tones of the major scale without its second and sixth.
  public static let ionianPentatonic = ScaleType("Ionian Pentatonic", "1 3 4 5 7")
  /// Mixolydian without its second and sixth, the Indian scale of dictionaries.
  public static let mixolydianPentatonic = ScaleType("Mixolydian Pentatonic", "1 3 4 5 b7")
  /// Lydian without its second and sixth, the Chinese scale of dictionaries.
  public static let lydianPentatonic = ScaleType("Lydian Pentatonic", "1 3 #4 5 7")
  /// Lydian dominant without its second and sixth.
  public static let lydianDominantPentatonic = ScaleType("Lydian Dominant Pentatonic", "1 3 #4 5 b7")
  /// Lydian augmented without its second and sixth.
  public static let lydianSharp5Pentatonic = ScaleType("Lydian ♯5 Pentatonic", "1 3 #4 #5 7")
  /// The minor pentatonic with a diminished fifth.
  public static let locrianPentatonic = ScaleType("Locrian Pentatonic", "1 b3 4 b5 b7")
  /// The altered scale without its second and sixth.
  public static let superLocrianPentatonic = ScaleType("Super Locrian Pentatonic", "1 b3 b4 b5 b7")
  /// The minor pentatonic with a major sixth in place of its seventh.
  public static let minor6Pentatonic = ScaleType("Minor 6 Pentatonic", "1 b3 4 5 6")
  /// The minor pentatonic with a major seventh.
  public static let minorMajor7Pentatonic = ScaleType("Minor ♯7 Pentatonic", "1 b3 4 5 7")
  /// The major pentatonic with a minor third.
  public static let kumoi = ScaleType("Kumoi", "1 2 b3 5 6")
  /// The major pentatonic with a minor sixth.
  public static let majorFlat6Pentatonic = ScaleType("Major ♭6 Pentatonic", "1 2 3 5 b6")
  /// A dominant chord with a fourth and a diminished fifth.
  public static let neapolitanMajorPentatonic = ScaleType("Neapolitan Major Pentatonic", "1 3 4 b5 b7")
  /// The whole tone scale without its second.
  public static let wholeTonePentatonic = ScaleType("Whole Tone Pentatonic", "1 3 b5 b6 b7")
  /// No half step and no third: the fourth mode of the major pentatonic, also called ritsusen.
  public static let yo = ScaleType("Yo", "1 2 4 5 6")
  /// The second mode of the major pentatonic.
  public static let egyptian = ScaleType("Egyptian", "1 2 4 5 b7")
  /// The third mode of the major pentatonic.
  public static let malkosRaga = ScaleType("Malkos Raga", "1 b3 4 b6 b7")
  /// A major triad with a minor second and a sixth.
  public static let scriabin = ScaleType("Scriabin", "1 b2 3 5 6")
  /// A gamelan's tuning, rounded to the tempered scale.
  public static let pelog = ScaleType("Pelog", "1 b2 b3 5 b6")
  /// A minor triad with fourth and minor sixth.
  public static let vietnamese = ScaleType("Vietnamese", "1 b3 4 5 b6")
}

/// Scales of six tones.
extension ScaleType {
  /// The major scale without its seventh.
  public static let majorHexatonic = ScaleType("Major Hexatonic", "1 2 3 4 5 6")
  /// The natural minor scale without its sixth, as guitar teaching has it; some dictionaries give it a major seventh.
  public static let minorHexatonic = ScaleType("Minor Hexatonic", "1 2 b3 4 5 b7")
  /// Mixolydian without its third.
  public static let piongio = ScaleType("Piongio", "1 2 4 5 6 b7")
  /// Prometheus with a minor second.
  public static let prometheusNeapolitan = ScaleType("Prometheus Neapolitan", "1 b2 3 #4 6 b7")
  /// The whole tone scale with a minor second.
  public static let mystery = ScaleType("Mystery", "1 b2 3 b5 b6 b7")
}
