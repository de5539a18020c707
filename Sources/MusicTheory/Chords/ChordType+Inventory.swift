/// The chord types with names of their own, and how else people write them.
extension ChordType {
  /// A chord type and the spellings besides its symbol by which it goes.
  public struct Entry: Hashable, Sendable {
    /// The chord type.
    public let type: ChordType
    /// Other spellings that ``Chord/init(parsing:style:)`` reads behind a root, the most usual first.
    public let aliases: [String]
  }

  /// The chord types with names of their own, simplest first.
  public static let all: [ChordType] = inventory.map { $0.type }

  /// The chord types with names of their own and their spellings, simplest first.
  public static let inventory: [Entry] = [
    Entry(type: .major, aliases: ["maj", "major"]),
    Entry(type: .minor, aliases: ["min", "mi", "-", "minor"]),
    Entry(type: .diminished, aliases: ["°", "o", "m(b5)", "diminished"]),
    Entry(type: .augmented, aliases: ["aug", "(#5)", "augmented"]),
    Entry(type: .majorFlat5, aliases: ["-5", "maj(b5)"]),
    Entry(type: .minorSharp5, aliases: ["m+5", "m#5"]),
    Entry(type: .sus2, aliases: ["suspended 2"]),
    Entry(type: .sus4, aliases: ["sus", "suspended 4"]),
    Entry(type: .sus2sus4, aliases: ["sus24", "sus4sus2"]),
    Entry(type: .power, aliases: ["(no3)"]),
    Entry(type: .major6, aliases: ["maj6", "add6"]),
    Entry(type: .minor6, aliases: ["min6", "-6"]),
    Entry(type: .sixNine, aliases: ["69", "6 9", "6add9"]),
    Entry(type: .minorSixNine, aliases: ["m69", "m6add9"]),
    Entry(type: .dominant7, aliases: ["dom7", "dominant 7"]),
    Entry(type: .major7, aliases: ["maj7", "M7", "Δ", "Δ7", "ma7", "j7", "^", "^7", "7M", "major 7"]),
    Entry(type: .minor7, aliases: ["min7", "mi7", "-7", "minor 7"]),
    Entry(type: .minorMajor7, aliases: ["m(maj7)", "mM7", "m7M", "minmaj7", "-Δ7"]),
    Entry(type: .diminished7, aliases: ["°7", "o7", "m(b5,bb7)", "diminished 7"]),
    Entry(
      type: .halfDiminished7, aliases: ["m7b5", "m7(b5)", "ø", "h", "h7", "-7b5", "half-dim", "half-diminished 7"]),
    Entry(type: .augmented7, aliases: ["+7", "aug7", "7#5", "7+5", "7+"]),
    Entry(type: .augmentedMajor7, aliases: ["+maj7", "augmaj7", "maj7#5", "Δ+5"]),
    Entry(type: .dominant7flat5, aliases: ["7b5", "7-5"]),
    Entry(type: .major7flat5, aliases: ["maj7b5", "Δ-5"]),
    Entry(type: .dominant7sus2, aliases: ["sus2 7"]),
    Entry(type: .dominant7sus4, aliases: ["7sus", "sus7", "sus4/7", "7(4)"]),
    Entry(type: .add9, aliases: ["add9", "2", "add2", "(9)", "/9"]),
    Entry(type: .minorAdd9, aliases: ["madd9", "madd2"]),
    Entry(type: .add11, aliases: ["add11", "add4"]),
    Entry(type: .dominant9, aliases: ["7add9", "7(9)", "7/9"]),
    Entry(type: .major9, aliases: ["maj9", "M9", "Δ9", "^9", "7M(9)"]),
    Entry(type: .minor9, aliases: ["min9", "-9"]),
    Entry(type: .minorMajor9, aliases: ["m(maj9)", "mM9", "minmaj9"]),
    Entry(type: .dominant9sus4, aliases: ["9sus", "11sus4", "7(4/9)"]),
    Entry(type: .dominant7flat9, aliases: ["7b9", "7-9"]),
    Entry(type: .dominant7sharp9, aliases: ["7#9", "7+9", "7/+9"]),
    Entry(type: .altered, aliases: ["7alt", "alt"]),
    Entry(type: .dominant11, aliases: ["9add11"]),
    Entry(type: .major11, aliases: ["maj11", "M11"]),
    Entry(type: .minor11, aliases: ["min11", "-11"]),
    Entry(type: .dominant7sharp11, aliases: ["7#11", "7+11"]),
    Entry(type: .major7sharp11, aliases: ["maj7#11", "Δ#11"]),
    Entry(type: .dominant13, aliases: ["11add13"]),
    Entry(type: .major13, aliases: ["maj13", "M13"]),
    Entry(type: .minor13, aliases: ["min13", "-13"]),
    Entry(type: .dominant13sus4, aliases: ["13sus"]),
    Entry(type: .dominant7flat13, aliases: ["7b13", "7-13"]),
  ]
}
