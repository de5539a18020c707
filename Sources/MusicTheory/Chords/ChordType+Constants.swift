/// The chord types that have names of their own. Which of these tones a hand leaves out is the voicing's business.
extension ChordType {
  // Triads, and the fifth alone.

  /// 1 3 5.
  public static let major = ChordType(unchecked: [.majorThird, .perfectFifth])
  /// 1 ♭3 5.
  public static let minor = ChordType(unchecked: [.minorThird, .perfectFifth])
  /// 1 ♭3 ♭5.
  public static let diminished = ChordType(unchecked: [.minorThird, .diminishedFifth])
  /// 1 3 ♯5.
  public static let augmented = ChordType(unchecked: [.majorThird, .augmentedFifth])
  /// 1 3 ♭5.
  public static let majorFlat5 = ChordType(unchecked: [.majorThird, .diminishedFifth])
  /// 1 ♭3 ♯5.
  public static let minorSharp5 = ChordType(unchecked: [.minorThird, .augmentedFifth])
  /// 1 2 5.
  public static let sus2 = ChordType(unchecked: [.majorSecond, .perfectFifth])
  /// 1 4 5.
  public static let sus4 = ChordType(unchecked: [.perfectFourth, .perfectFifth])
  /// 1 2 4 5.
  public static let sus2sus4 = ChordType(unchecked: [.majorSecond, .perfectFourth, .perfectFifth])
  /// 1 5, the power chord.
  public static let power = ChordType(unchecked: [.perfectFifth])

  // Sixths.

  /// 1 3 5 6.
  public static let major6 = ChordType(unchecked: [.majorThird, .perfectFifth, .majorSixth])
  /// 1 ♭3 5 6.
  public static let minor6 = ChordType(unchecked: [.minorThird, .perfectFifth, .majorSixth])
  /// 1 3 5 6 9.
  public static let sixNine = ChordType(unchecked: [.majorThird, .perfectFifth, .majorSixth, .ninth])
  /// 1 ♭3 5 6 9.
  public static let minorSixNine = ChordType(unchecked: [.minorThird, .perfectFifth, .majorSixth, .ninth])

  // Sevenths.

  /// 1 3 5 ♭7.
  public static let dominant7 = ChordType(unchecked: [.majorThird, .perfectFifth, .minorSeventh])
  /// 1 3 5 7.
  public static let major7 = ChordType(unchecked: [.majorThird, .perfectFifth, .majorSeventh])
  /// 1 ♭3 5 ♭7.
  public static let minor7 = ChordType(unchecked: [.minorThird, .perfectFifth, .minorSeventh])
  /// 1 ♭3 5 7.
  public static let minorMajor7 = ChordType(unchecked: [.minorThird, .perfectFifth, .majorSeventh])
  /// 1 ♭3 ♭5 𝄫7.
  public static let diminished7 = ChordType(unchecked: [.minorThird, .diminishedFifth, .diminishedSeventh])
  /// 1 ♭3 ♭5 ♭7.
  public static let halfDiminished7 = ChordType(unchecked: [.minorThird, .diminishedFifth, .minorSeventh])
  /// 1 3 ♯5 ♭7.
  public static let augmented7 = ChordType(unchecked: [.majorThird, .augmentedFifth, .minorSeventh])
  /// 1 3 ♯5 7.
  public static let augmentedMajor7 = ChordType(unchecked: [.majorThird, .augmentedFifth, .majorSeventh])
  /// 1 3 ♭5 ♭7.
  public static let dominant7flat5 = ChordType(unchecked: [.majorThird, .diminishedFifth, .minorSeventh])
  /// 1 3 ♭5 7.
  public static let major7flat5 = ChordType(unchecked: [.majorThird, .diminishedFifth, .majorSeventh])
  /// 1 2 5 ♭7.
  public static let dominant7sus2 = ChordType(unchecked: [.majorSecond, .perfectFifth, .minorSeventh])
  /// 1 4 5 ♭7.
  public static let dominant7sus4 = ChordType(unchecked: [.perfectFourth, .perfectFifth, .minorSeventh])

  // Triads with an added tone.

  /// 1 3 5 9.
  public static let add9 = ChordType(unchecked: [.majorThird, .perfectFifth, .ninth])
  /// 1 ♭3 5 9.
  public static let minorAdd9 = ChordType(unchecked: [.minorThird, .perfectFifth, .ninth])
  /// 1 3 5 11.
  public static let add11 = ChordType(unchecked: [.majorThird, .perfectFifth, .eleventh])

  // Ninths.

  /// 1 3 5 ♭7 9.
  public static let dominant9 = ChordType(unchecked: [.majorThird, .perfectFifth, .minorSeventh, .ninth])
  /// 1 3 5 7 9.
  public static let major9 = ChordType(unchecked: [.majorThird, .perfectFifth, .majorSeventh, .ninth])
  /// 1 ♭3 5 ♭7 9.
  public static let minor9 = ChordType(unchecked: [.minorThird, .perfectFifth, .minorSeventh, .ninth])
  /// 1 ♭3 5 7 9.
  public static let minorMajor9 = ChordType(unchecked: [.minorThird, .perfectFifth, .majorSeventh, .ninth])
  /// 1 4 5 ♭7 9.
  public static let dominant9sus4 = ChordType(unchecked: [.perfectFourth, .perfectFifth, .minorSeventh, .ninth])
  /// 1 3 5 ♭7 ♭9.
  public static let dominant7flat9 = ChordType(unchecked: [.majorThird, .perfectFifth, .minorSeventh, .flatNinth])
  /// 1 3 5 ♭7 ♯9.
  public static let dominant7sharp9 = ChordType(unchecked: [.majorThird, .perfectFifth, .minorSeventh, .sharpNinth])
  /// 1 3 ♭5 ♯5 ♭7 ♭9 ♯9: fifth and ninth altered both ways.
  public static let altered = ChordType(
    unchecked: [.majorThird, .diminishedFifth, .augmentedFifth, .minorSeventh, .flatNinth, .sharpNinth])

  // Elevenths, the full stack of thirds.

  /// 1 3 5 ♭7 9 11.
  public static let dominant11 = ChordType(unchecked: [.majorThird, .perfectFifth, .minorSeventh, .ninth, .eleventh])
  /// 1 3 5 7 9 11.
  public static let major11 = ChordType(unchecked: [.majorThird, .perfectFifth, .majorSeventh, .ninth, .eleventh])
  /// 1 ♭3 5 ♭7 9 11.
  public static let minor11 = ChordType(unchecked: [.minorThird, .perfectFifth, .minorSeventh, .ninth, .eleventh])
  /// 1 3 5 ♭7 ♯11.
  public static let dominant7sharp11 = ChordType(unchecked: [.majorThird, .perfectFifth, .minorSeventh, .sharpEleventh])
  /// 1 3 5 7 ♯11.
  public static let major7sharp11 = ChordType(unchecked: [.majorThird, .perfectFifth, .majorSeventh, .sharpEleventh])

  // Thirteenths, the full stack of thirds with the natural eleventh.

  /// 1 3 5 ♭7 9 11 13.
  public static let dominant13 = ChordType(
    unchecked: [.majorThird, .perfectFifth, .minorSeventh, .ninth, .eleventh, .thirteenth])
  /// 1 3 5 7 9 11 13.
  public static let major13 = ChordType(
    unchecked: [.majorThird, .perfectFifth, .majorSeventh, .ninth, .eleventh, .thirteenth])
  /// 1 ♭3 5 ♭7 9 11 13.
  public static let minor13 = ChordType(
    unchecked: [.minorThird, .perfectFifth, .minorSeventh, .ninth, .eleventh, .thirteenth])
  /// 1 4 5 ♭7 9 13.
  public static let dominant13sus4 = ChordType(
    unchecked: [.perfectFourth, .perfectFifth, .minorSeventh, .ninth, .thirteenth])
  /// 1 3 5 ♭7 ♭13.
  public static let dominant7flat13 = ChordType(unchecked: [.majorThird, .perfectFifth, .minorSeventh, .flatThirteenth])
}
