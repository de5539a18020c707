/// Scales by their formulas: degrees of the major scale.

/// The major scale and its modes; names after Glarean, Dodecachordon, 1547.
extension ScaleType {
  /// The major scale.
  public static let major = ScaleType("Major", "1 2 3 4 5 6 7")
  /// Equal to ``major``: the same tones under their modal name.
  public static let ionian = ScaleType("Ionian", "1 2 3 4 5 6 7")
  /// The second mode of the major scale.
  public static let dorian = ScaleType("Dorian", "1 2 b3 4 5 6 b7")
  /// The third mode of the major scale.
  public static let phrygian = ScaleType("Phrygian", "1 b2 b3 4 5 b6 b7")
  /// The fourth mode of the major scale.
  public static let lydian = ScaleType("Lydian", "1 2 3 #4 5 6 7")
  /// The fifth mode of the major scale.
  public static let mixolydian = ScaleType("Mixolydian", "1 2 3 4 5 6 b7")
  /// The natural minor scale, the sixth mode of the major scale.
  public static let minor = ScaleType("Minor", "1 2 b3 4 5 b6 b7")
  /// Equal to ``minor``: the same tones under their modal name.
  public static let aeolian = ScaleType("Aeolian", "1 2 b3 4 5 b6 b7")
  /// Equal to ``minor``, named to tell it from the harmonic and the melodic minor.
  public static let naturalMinor = ScaleType("Natural Minor", "1 2 b3 4 5 b6 b7")
  /// The seventh mode of the major scale.
  public static let locrian = ScaleType("Locrian", "1 b2 b3 4 b5 b6 b7")
}

/// The ascending melodic minor and its modes; names after Levine, The Jazz Theory Book, 1995.
extension ScaleType {
  /// The ascending form of the melodic minor, which jazz uses both ways.
  public static let melodicMinor = ScaleType("Melodic Minor", "1 2 b3 4 5 6 7")
  /// The second mode of the melodic minor.
  public static let dorianFlat2 = ScaleType("Dorian ♭2", "1 b2 b3 4 5 6 b7")
  /// The third mode of the melodic minor.
  public static let lydianAugmented = ScaleType("Lydian Augmented", "1 2 3 #4 #5 6 7")
  /// The fourth mode of the melodic minor, near to the overtones of its root.
  public static let lydianDominant = ScaleType("Lydian Dominant", "1 2 3 #4 5 6 b7")
  /// The fifth mode of the melodic minor.
  public static let mixolydianFlat6 = ScaleType("Mixolydian ♭6", "1 2 3 4 5 b6 b7")
  /// The sixth mode of the melodic minor.
  public static let locrianSharp2 = ScaleType("Locrian ♯2", "1 2 b3 4 b5 b6 b7")
  /// The seventh mode of the melodic minor.
  public static let altered = ScaleType("Altered", "1 b2 b3 b4 b5 b6 b7")
  /// Sounds like ``altered``, spelled as the alterations of a dominant chord.
  public static let pomeroy = ScaleType("Pomeroy", "1 b2 #2 3 #4 b6 b7")
}

/// The harmonic minor and its modes.
extension ScaleType {
  /// The harmonic minor scale.
  public static let harmonicMinor = ScaleType("Harmonic Minor", "1 2 b3 4 5 b6 7")
  /// The second mode of the harmonic minor.
  public static let locrianSharp6 = ScaleType("Locrian ♯6", "1 b2 b3 4 b5 6 b7")
  /// The third mode of the harmonic minor.
  public static let ionianAugmented = ScaleType("Ionian Augmented", "1 2 3 4 #5 6 7")
  /// The fourth mode of the harmonic minor.
  public static let dorianSharp4 = ScaleType("Dorian ♯4", "1 2 b3 #4 5 6 b7")
  /// The fifth mode of the harmonic minor.
  public static let phrygianDominant = ScaleType("Phrygian Dominant", "1 b2 3 4 5 b6 b7")
  /// The sixth mode of the harmonic minor.
  public static let lydianSharp2 = ScaleType("Lydian ♯2", "1 #2 3 #4 5 6 7")
  /// The seventh mode of the harmonic minor.
  public static let ultralocrian = ScaleType("Ultralocrian", "1 b2 b3 b4 b5 b6 bb7")
}

/// The harmonic major of Rimsky-Korsakov's Practical Manual of Harmony, 1885, and its modes.
extension ScaleType {
  /// The major scale with a minor sixth.
  public static let harmonicMajor = ScaleType("Harmonic Major", "1 2 3 4 5 b6 7")
  /// The second mode of the harmonic major.
  public static let dorianFlat5 = ScaleType("Dorian ♭5", "1 2 b3 4 b5 6 b7")
  /// The third mode of the harmonic major.
  public static let phrygianFlat4 = ScaleType("Phrygian ♭4", "1 b2 b3 b4 5 b6 b7")
  /// The fourth mode of the harmonic major.
  public static let lydianFlat3 = ScaleType("Lydian ♭3", "1 2 b3 #4 5 6 7")
  /// The fifth mode of the harmonic major.
  public static let mixolydianFlat2 = ScaleType("Mixolydian ♭2", "1 b2 3 4 5 6 b7")
  /// The sixth mode of the harmonic major.
  public static let lydianAugmentedSharp2 = ScaleType("Lydian Augmented ♯2", "1 #2 3 #4 #5 6 7")
  /// The seventh mode of the harmonic major.
  public static let locrianDoubleFlat7 = ScaleType("Locrian 𝄫7", "1 b2 b3 4 b5 b6 bb7")
}

/// Scales that repeat within the octave; compare Messiaen, Technique de mon langage musical, 1944.
extension ScaleType {
  /// Six whole steps, no letter left out but the one before the root: C D E F♯ G♯ A♯.
  public static let wholeTone = ScaleType("Whole Tone", "1 2 3 #4 #5 #6")
  /// Whole and half steps in turn, beginning with a whole step.
  public static let diminished = ScaleType("Whole-Half Diminished", "1 2 b3 4 b5 b6 6 7")
  /// Half and whole steps in turn, beginning with a half step.
  public static let diminishedHalfWhole = ScaleType("Half-Whole Diminished", "1 b2 b3 3 #4 5 6 b7")
  /// Two augmented triads a minor third apart: C E G♯ and E♭ G B. Weiskopf and Ricker, The Augmented Scale in Jazz, 1993.
  public static let augmented = ScaleType("Augmented", "1 b3 3 5 #5 7")
  /// The third mode of limited transposition.
  public static let messiaen3 = ScaleType("Messiaen's Mode 3", "1 2 b3 3 #4 5 b6 b7 7")
  /// The fourth mode of limited transposition.
  public static let messiaen4 = ScaleType("Messiaen's Mode 4", "1 b2 2 4 #4 5 b6 7")
  /// The fifth mode of limited transposition.
  public static let messiaen5 = ScaleType("Messiaen's Mode 5", "1 b2 4 #4 5 7")
  /// The sixth mode of limited transposition.
  public static let messiaen6 = ScaleType("Messiaen's Mode 6", "1 2 3 4 #4 #5 #6 7")
  /// The seventh mode of limited transposition.
  public static let messiaen7 = ScaleType("Messiaen's Mode 7", "1 b2 2 b3 4 #4 5 b6 6 7")
  /// Half steps and augmented seconds in turn.
  public static let sixToneSymmetric = ScaleType("Six Tone Symmetric", "1 b2 3 4 #5 6")
  /// All twelve tones in the harmonic form: no accidental beyond one sharp or flat on the roots from E♭ to F♯ by fifths.
  public static let chromatic = ScaleType("Chromatic", "1 b2 2 b3 3 4 #4 5 b6 6 b7 7")
}

/// Seven tones and a passing tone; Baker, How to Play Bebop, 1985.
extension ScaleType {
  /// Mixolydian with both sevenths.
  public static let bebopDominant = ScaleType("Bebop Dominant", "1 2 3 4 5 6 b7 7")
  /// Major with a passing tone between fifth and sixth.
  public static let bebopMajor = ScaleType("Bebop Major", "1 2 3 4 5 #5 6 7")
  /// Dorian with both thirds.
  public static let bebopMinor = ScaleType("Bebop Minor", "1 2 b3 3 4 5 6 b7")
  /// Locrian with both fifths.
  public static let bebopLocrian = ScaleType("Bebop Locrian", "1 b2 b3 4 b5 5 b6 b7")
  /// The natural minor scale with both sevenths.
  public static let minorBebop = ScaleType("Minor Bebop", "1 2 b3 4 5 b6 b7 7")
}

/// Scales with augmented seconds and other inventions; Persichetti, Twentieth-Century Harmony, 1961, unless told.
extension ScaleType {
  /// Two like halves, each with an augmented second: C D♭ E F and G A♭ B C.
  public static let doubleHarmonic = ScaleType("Double Harmonic", "1 b2 3 4 5 b6 7")
  /// The harmonic minor with an augmented fourth, the fourth mode of the double harmonic.
  public static let hungarianMinor = ScaleType("Hungarian Minor", "1 2 b3 #4 5 b6 7")
  /// The harmonic minor with a minor second.
  public static let neapolitanMinor = ScaleType("Neapolitan Minor", "1 b2 b3 4 5 b6 7")
  /// The melodic minor with a minor second.
  public static let neapolitanMajor = ScaleType("Neapolitan Major", "1 b2 b3 4 5 6 7")
  /// Stetina, The Ultimate Scale Book, 1999.
  public static let persian = ScaleType("Persian", "1 b2 3 4 b5 b6 7")
  /// The ascending form of Verdi's Ave Maria, 1889.
  public static let enigmatic = ScaleType("Enigmatic", "1 b2 3 #4 #5 #6 7")
  /// The tones of Scriabin's mystic chord, 1910, in scale order.
  public static let prometheus = ScaleType("Prometheus", "1 2 3 #4 6 b7")
  /// The tones of Stravinsky's Petrushka chord, 1911: two major triads a tritone apart.
  public static let tritone = ScaleType("Tritone", "1 b2 3 b5 5 b7")
}
