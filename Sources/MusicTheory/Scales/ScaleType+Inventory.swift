/// The known scales and the names under which they can be read.
extension ScaleType {
  /// A known scale and its other names.
  public struct Entry: Hashable, Sendable {
    /// The type, whose description is its first name.
    public let type: ScaleType
    /// Other names in small letters, "natural minor" or "lydian b7", the most usual first.
    public let aliases: [String]

    init(_ type: ScaleType, _ aliases: String...) {
      self.type = type
      self.aliases = aliases
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
    Entry(.locrianSharp6, "locrian natural 6"),
    Entry(.ionianAugmented, "ionian #5", "major #5"),
    Entry(.dorianSharp4, "dorian #11", "ukrainian dorian", "romanian minor"),
    Entry(.phrygianDominant, "phrygian major", "spanish phrygian", "freygish"),
    Entry(.lydianSharp2, "lydian #9"),
    Entry(.ultralocrian, "super locrian bb7", "altered bb7", "altered diminished"),

    Entry(.melodicMinor, "jazz minor", "melodic minor ascending", "minor melodic", "ionian b3"),
    Entry(.dorianFlat2, "dorian b9", "phrygian #6", "phrygian natural 6"),
    Entry(.lydianAugmented, "lydian #5"),
    Entry(.lydianDominant, "lydian b7", "mixolydian #4", "mixolydian #11", "acoustic", "overtone"),
    Entry(.mixolydianFlat6, "mixolydian b13", "aeolian dominant", "melodic major", "hindu"),
    Entry(.locrianSharp2, "locrian natural 2", "half-diminished", "aeolian b5"),
    Entry(.altered, "super locrian", "altered dominant", "alt", "diminished whole tone"),

    Entry(.harmonicMajor, "major harmonic", "ionian b6", "major b6"),
    Entry(.dorianFlat5, "locrian #2 #6"),
    Entry(.phrygianFlat4, "altered natural 5"),
    Entry(.lydianFlat3, "lydian diminished", "melodic minor #4"),
    Entry(.mixolydianFlat2, "mixolydian b9"),
    Entry(.lydianAugmentedSharp2, "lydian #2 #5"),
    Entry(.locrianDoubleFlat7, "locrian diminished"),

    Entry(.pentatonicMajor, "major pentatonic", "pentatonic", "maj pentatonic"),
    Entry(.pentatonicMinor, "minor pentatonic", "min pentatonic", "m pentatonic"),
    Entry(.pentatonicBlues, "blues", "minor blues", "blues minor", "m blues"),
    Entry(.bluesMajor, "major blues", "maj blues"),

    Entry(.wholeTone, "whole"),
    Entry(.diminished, "whole-half diminished", "whole-half", "diminished whole-half"),
    Entry(.diminishedHalfWhole, "half-whole diminished", "half-whole", "dominant diminished"),
    Entry(.augmented, "symmetrical augmented"),
    Entry(.chromatic),

    Entry(.bebopDominant, "bebop", "bebop mixolydian"),
    Entry(.bebopMajor, "major bebop"),
    Entry(.bebopMinor, "bebop dorian"),

    Entry(.doubleHarmonic, "double harmonic major", "byzantine", "hijaz kar", "bhairav"),
    Entry(.hungarianMinor, "double harmonic minor", "gypsy minor"),
    Entry(.neapolitanMinor),
    Entry(.neapolitanMajor),
    Entry(.persian),
    Entry(.enigmatic, "scala enigmatica"),
    Entry(.prometheus, "mystic"),
    Entry(.tritone, "petrushka"),

    Entry(.hirajoshi),
    Entry(.insen),
    Entry(.iwato),
  ]
}
