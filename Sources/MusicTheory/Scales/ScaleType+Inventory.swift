/// The known scales and the names under which they can be read.
extension ScaleType {
  /// A known scale and its other names.
  public struct Entry: Hashable, Sendable {
    /// The type, whose description is its first name.
    public let type: ScaleType
    /// Other names in small letters, "natural minor" or "lydian b7", the most usual first.
    public let aliases: [String]

    init(_ type: ScaleType, _ aliases: String..., messiaen number: Int? = nil) {
      self.type = type
      self.aliases = aliases + (number.map { Entry.namesOfMessiaen($0) } ?? [])
    }

    /// How people write the number of a mode of limited transposition.
    private static func namesOfMessiaen(_ number: Int) -> [String] {
      [
        "messiaen's mode #\(number)", "messiaen mode \(number)", "messiaen \(number)",
        "mode \(number) of limited transposition",
      ]
    }
  }

  /// The known scales once each, families together and the most usual family first.
  public static let all: [ScaleType] = inventory.map { $0.type }

  /// The known scales with their other names, in the order of ``all``.
  ///
  /// No two scales share a name, and every name can be read by ``Scale/init(parsing:style:)``.
  public static let inventory: [Entry] = [
    Entry(.major, "ionian", "maj", "dur"),
    Entry(.minor, "natural minor", "aeolian", "min", "moll"),
    Entry(.dorian),
    Entry(.phrygian),
    Entry(.lydian),
    Entry(.mixolydian, "dominant"),
    Entry(.locrian),

    Entry(.harmonicMinor, "minor harmonic"),
    Entry(.locrianSharp6, "locrian natural 6", "locrian 6"),
    Entry(.ionianAugmented, "ionian #5", "major #5", "major augmented"),
    Entry(.dorianSharp4, "dorian #11", "ukrainian dorian", "romanian minor", "altered dorian"),
    Entry(.phrygianDominant, "phrygian major", "spanish phrygian", "spanish", "freygish"),
    Entry(.lydianSharp2, "lydian #9"),
    Entry(.ultralocrian, "super locrian bb7", "altered bb7", "altered diminished", "superlocrian diminished"),

    Entry(.melodicMinor, "jazz minor", "melodic minor ascending", "minor melodic", "ionian b3"),
    Entry(.dorianFlat2, "dorian b9", "phrygian #6", "phrygian natural 6", "melodic minor second mode"),
    Entry(.lydianAugmented, "lydian #5"),
    Entry(.lydianDominant, "lydian b7", "mixolydian #4", "mixolydian #11", "acoustic", "overtone"),
    Entry(.mixolydianFlat6, "mixolydian b13", "aeolian dominant", "melodic major", "hindu", "melodic minor fifth mode"),
    Entry(.locrianSharp2, "locrian natural 2", "half-diminished", "aeolian b5"),
    Entry(.altered, "super locrian", "altered dominant", "alt", "diminished whole tone"),

    Entry(.harmonicMajor, "major harmonic", "ionian b6", "major b6"),
    Entry(.dorianFlat5, "locrian #2 #6"),
    Entry(.phrygianFlat4, "altered natural 5"),
    Entry(.lydianFlat3, "lydian diminished", "melodic minor #4"),
    Entry(.mixolydianFlat2, "mixolydian b9"),
    Entry(.lydianAugmentedSharp2, "lydian #2 #5"),
    Entry(.locrianDoubleFlat7, "locrian diminished"),

    Entry(.pentatonicMajor, "pentatonic major", "pentatonic", "maj pentatonic"),
    Entry(.pentatonicMinor, "pentatonic minor", "min pentatonic", "m pentatonic", "vietnamese 2"),
    Entry(.pentatonicBlues, "minor blues", "pentatonic blues", "blues minor", "m blues"),
    Entry(.bluesMajor, "blues major", "maj blues"),
    Entry(.compositeBlues, "blues composite"),

    Entry(.wholeTone, "whole", messiaen: 1),
    Entry(
      .diminished, "diminished", "whole-half", "diminished whole-half", "octatonic", "octatonic whole-half"),
    Entry(
      .diminishedHalfWhole, "half-whole", "diminished half-whole", "dominant diminished", "octatonic half-whole",
      messiaen: 2),
    Entry(.augmented, "symmetrical augmented"),
    Entry(.messiaen3, messiaen: 3),
    Entry(.messiaen4, messiaen: 4),
    Entry(.messiaen5, messiaen: 5),
    Entry(.messiaen6, messiaen: 6),
    Entry(.messiaen7, messiaen: 7),
    Entry(.sixToneSymmetric),
    Entry(.chromatic),

    Entry(.bebopDominant, "bebop", "bebop mixolydian"),
    Entry(.bebopMajor, "major bebop"),
    Entry(.bebopMinor, "bebop dorian"),
    Entry(.bebopLocrian),
    Entry(.minorBebop),

    Entry(.doubleHarmonic, "double harmonic major", "byzantine", "gypsy", "hijaz kar", "bhairav"),
    Entry(.hungarianMinor, "double harmonic minor", "gypsy minor"),
    Entry(.neapolitanMinor, "balinese"),
    Entry(.neapolitanMajor),
    Entry(.persian),
    Entry(.enigmatic, "scala enigmatica"),
    Entry(.prometheus, "mystic"),
    Entry(.tritone, "petrushka"),
    Entry(.locrianMajor, "arabian"),
    Entry(.doubleHarmonicLydian),
    Entry(.augmentedHeptatonic),
    Entry(.leadingWholeTone),
    Entry(.lydianMinor),
    Entry(.hungarianMajor),
    Entry(.oriental),
    Entry(.flamenco),
    Entry(.todiRaga, "todi"),
    Entry(.purviRaga, "purvi"),
    Entry(.spanishHeptatonic),
    Entry(.ichikosucho),
    Entry(.minorSixDiminished),
    Entry(.kafiRaga, "kafi"),

    Entry(.hirajoshi),
    Entry(.insen),
    Entry(.iwato),
    Entry(.kumoijoshi),
    Entry(.ionianPentatonic),
    Entry(.mixolydianPentatonic, "indian"),
    Entry(.lydianPentatonic, "chinese"),
    Entry(.lydianDominantPentatonic),
    Entry(.lydianSharp5Pentatonic, "lydian #5p pentatonic"),
    Entry(.locrianPentatonic, "minor seven flat five pentatonic", "m7b5 pentatonic"),
    Entry(.superLocrianPentatonic, "altered pentatonic"),
    Entry(.minor6Pentatonic, "minor six pentatonic"),
    Entry(.minorMajor7Pentatonic, "minor #7m pentatonic"),
    Entry(.kumoi, "flat three pentatonic"),
    Entry(.majorFlat6Pentatonic, "flat six pentatonic"),
    Entry(.neapolitanMajorPentatonic),
    Entry(.wholeTonePentatonic),
    Entry(.yo, "ritsusen", "ritusen"),
    Entry(.egyptian),
    Entry(.malkosRaga, "malkos"),
    Entry(.scriabin),
    Entry(.pelog),
    Entry(.vietnamese, "vietnamese 1"),

    Entry(.majorHexatonic),
    Entry(.minorHexatonic),
    Entry(.piongio),
    Entry(.prometheusNeapolitan),
    Entry(.mystery, "mystery #1", "mystery 1"),
  ]
}
