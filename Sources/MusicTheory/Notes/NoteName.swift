/// A spelled note without octave: a letter and its accidental.
///
/// Names are compared by spelling: C♯ and D♭ are two names. Compare sound with ``isEnharmonic(with:)``.
///
/// Inside, a name is one number: its place on the line of fifths … B♭ F **C** G D A E B F♯ …, C being 0. Moving by an
/// interval is an addition there, seven places are a sharp, twelve places come back to the same sound:
///
///        … 𝄫  | ♭: −8…−2 | −1 0 1 2 3 4 5 | ♯: 6…12 | 𝄪 …
///                           F C G D A E B
public struct NoteName: Hashable, Sendable {
  /// The place on the line of fifths, C being 0, each fifth up one more, each flat seven less.
  @usableFromInline package let fifths: Int

  @inlinable package init(fifths: Int) {
    self.fifths = fifths
  }

  /// Creates the name of `letter` raised or lowered by `accidental`.
  public init(letter: LetterName, accidental: Accidental = .natural) {
    self.init(fifths: letter.fifths + 7 * accidental.semitones)
  }

  /// The letter, whatever its accidental.
  public var letter: LetterName {
    // Two fifths are one letter and an octave, so four fifths count the letters; the order is F C G D A E B.
    LetterName.c.advanced(by: fifths * 4)
  }

  /// The accidental, natural where there is none.
  public var accidental: Accidental {
    Accidental(semitones: (fifths + 1).floorDivided(by: 7))
  }

  /// The semitones above C within an octave, 0 to 11, whatever the spelling.
  public var pitchClass: Int {
    (fifths * 7).modulo(12)
  }

  /// Whether both names sound alike, as C♯ and D♭ do.
  public func isEnharmonic(with other: NoteName) -> Bool {
    pitchClass == other.pitchClass
  }

  /// The name with the fewest accidentals that sounds the same; where a sharp and a flat tie, the kind that this name
  /// has, and otherwise the flat.
  public var simplestEnharmonic: NoteName {
    // Flats up to B, sharps from F♯ on: with seven of each kind on the line, one remainder decides.
    accidental.semitones > 0
      ? NoteName(pitchClass: pitchClass, spelling: .sharps) : NoteName(pitchClass: pitchClass, spelling: .flats)
  }

  /// All names with at most two sharps or flats that sound the same, this one's own spelling included, in the order of
  /// their letters from C.
  public var enharmonicEquivalents: [NoteName] {
    stride(from: pitchClass * 7 - 120, through: 19, by: 12)
      .map { NoteName(fifths: $0) }
      .filter { $0.fifths >= -15 }
      .sorted { $0.letter < $1.letter }
  }

  /// Creates the name of a pitch class, 0 to 11 semitones above C; other numbers are taken modulo 12.
  public init(pitchClass: Int, spelling: SpellingPreference = .sharps) {
    // Sharps run from F (−1) to A♯ (10), flats from D♭ (−5)… to B (5) … with G♭ (−6) as the last.
    let lowest = spelling == .sharps ? -1 : -6
    self.init(fifths: (pitchClass.modulo(12) * 7 - lowest).modulo(12) + lowest)
  }

  /// The twelve notes from C up to B, spelled with sharps or flats.
  public static func chromatic(preferring spelling: SpellingPreference) -> [NoteName] {
    (0..<12).map { NoteName(pitchClass: $0, spelling: spelling) }
  }

  /// The 49 names that can be read and printed: seven letters from C, each from three flats to three sharps.
  public static let common: [NoteName] = LetterName.allCases.flatMap { letter in
    Accidental.common.map { NoteName(letter: letter, accidental: $0) }
  }

  public static let c = NoteName(letter: .c)
  public static let cs = NoteName(letter: .c, accidental: .sharp)
  public static let db = NoteName(letter: .d, accidental: .flat)
  public static let d = NoteName(letter: .d)
  public static let ds = NoteName(letter: .d, accidental: .sharp)
  public static let eb = NoteName(letter: .e, accidental: .flat)
  public static let e = NoteName(letter: .e)
  public static let f = NoteName(letter: .f)
  public static let fs = NoteName(letter: .f, accidental: .sharp)
  public static let gb = NoteName(letter: .g, accidental: .flat)
  public static let g = NoteName(letter: .g)
  public static let gs = NoteName(letter: .g, accidental: .sharp)
  public static let ab = NoteName(letter: .a, accidental: .flat)
  public static let a = NoteName(letter: .a)
  /// A♯; `as` alone is a keyword.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let as_ = NoteName(letter: .a, accidental: .sharp)
  public static let bb = NoteName(letter: .b, accidental: .flat)
  public static let b = NoteName(letter: .b)
}

extension NoteName: Comparable {
  /// Orders by sound within the octave from C, then by letter, then by accidental.
  public static func < (left: NoteName, right: NoteName) -> Bool {
    (left.pitchClass, left.letter, left.accidental) < (right.pitchClass, right.letter, right.accidental)
  }
}

extension Sequence<NoteName> {
  /// Whether all names can be read and printed: none needs more than three sharps or flats.
  var areReadable: Bool { allSatisfy { $0.accidental.isCommon } }
}

extension NoteName: CustomStringConvertible {
  /// The name with music symbols, "B♭".
  public var description: String { notation(in: .standard) }
}

extension NoteName: ExpressibleByStringLiteral {
  /// Creates the name that `value` writes, such as "Bb", "F♯" or "C".
  ///
  /// Traps when `value` is no note name: a literal is written by a programmer. Text from people goes through
  /// ``init(parsing:style:)``.
  public init(stringLiteral value: String) {
    do throws(ParsingError) {
      try self.init(parsing: value)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
