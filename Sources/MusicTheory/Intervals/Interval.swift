/// A musical interval: how many letters it spans, and of which kind it is.
///
/// Intervals are compared by spelling: a major third and a diminished fourth are two intervals of four semitones.
///
/// Inside, an interval is a step in the plane of fifths and octaves, so that adding intervals is adding pairs:
/// P5 = (1, 0), P8 = (0, 1), and M2 = two fifths less an octave = (2, −1).
public struct Interval: Hashable, Sendable {
  /// The kind of an interval. Seven are named; what lies beyond doubly augmented or diminished has no name here.
  public enum Quality: Int, CaseIterable, Hashable, Sendable {
    case doublyDiminished = -3
    case diminished, minor, perfect, major, augmented, doublyAugmented
  }

  @usableFromInline package let fifths: Int
  package let octaves: Int

  /// Creates the interval of a step in the plane of fifths and octaves, or `nil` where its quality has no name or it
  /// spans less than one letter.
  package init?(fifths: Int, octaves: Int) {
    guard (-19...19).contains(fifths), 4 * fifths + 7 * octaves >= 0 else { return nil }
    self.init(unchecked: fifths, octaves)
  }

  init(unchecked fifths: Int, _ octaves: Int) {
    self.fifths = fifths
    self.octaves = octaves
  }

  /// Creates the interval of a quality over `degree` letters (1 is a unison, 3 a third, 9 a ninth).
  ///
  /// Returns `nil` where no such interval exists: unisons, fourths, fifths and their compounds are never major or minor,
  /// the others never perfect; a degree is 1 or more, and at most 99.
  public init?(quality: Quality, degree: Int) {
    guard (1...99).contains(degree) else { return nil }
    let steps = degree - 1
    // Natural place: P4 −1, P1 0, P5 1, M2 2, M6 3, M3 4, M7 5, all within an octave.
    let major = (steps * 2 + 1).modulo(7) - 1
    let isPerfectKind = major <= 1
    let sharps: Int
    switch quality {
    case .perfect where isPerfectKind, .major where !isPerfectKind: sharps = 0
    case .minor where !isPerfectKind: sharps = -1
    case .augmented: sharps = 1
    case .doublyAugmented: sharps = 2
    case .diminished: sharps = isPerfectKind ? -1 : -2
    case .doublyDiminished: sharps = isPerfectKind ? -2 : -3
    default: return nil
    }
    let fifths = major + 7 * sharps
    self.init(unchecked: fifths, (steps - 4 * fifths) / 7)
  }

  /// Creates the interval of so many semitones over `degree` letters, or `nil` where its quality has no name.
  ///
  ///     Interval(semitones: 6, degree: 4)  // == .A4
  public init?(semitones: Int, degree: Int) {
    guard (1...99).contains(degree), (-200...1300).contains(semitones) else { return nil }
    // Solves semitones = 7 fifths + 12 octaves, steps = 4 fifths + 7 octaves.
    let steps = degree - 1
    self.init(fifths: 7 * semitones - 12 * steps, octaves: 7 * steps - 4 * semitones)
  }

  /// The number of letters spanned, both ends counted: 1 is a unison, 3 a third, 8 an octave, 9 a ninth.
  public var degree: Int { 4 * fifths + 7 * octaves + 1 }

  /// The width in semitones; −1 for the diminished unison.
  public var semitones: Int { 7 * fifths + 12 * octaves }

  /// The kind of interval.
  public var quality: Quality {
    switch fifths {
    case ..<(-12): .doublyDiminished
    case ..<(-5): .diminished
    case ..<(-1): .minor
    case ...1: .perfect
    case ...5: .major
    case ...12: .augmented
    default: .doublyAugmented
    }
  }

  /// Whether the interval is wider than an octave.
  public var isCompound: Bool { degree > 8 }

  /// The interval within one octave; octaves and what is smaller stay as they are.
  public var simple: Interval {
    isCompound ? Interval(unchecked: fifths, octaves - (degree - 2) / 7) : self
  }

  /// What completes the interval to an octave, a compound interval counting as its simple one.
  ///
  /// The semitones of both sum to 12, so that the unison inverts to the octave.
  public var inverted: Interval {
    let simple = simple
    return Interval(unchecked: -simple.fifths, 1 - simple.octaves)
  }

  /// Whether both intervals have as many semitones, as M3 and d4 do.
  public func isEnharmonic(with other: Interval) -> Bool {
    semitones == other.semitones
  }
}

extension Interval: Comparable {
  /// Orders by letters spanned, then by semitones.
  public static func < (left: Interval, right: Interval) -> Bool {
    (left.degree, left.semitones) < (right.degree, right.semitones)
  }
}

extension Interval: CustomStringConvertible {
  /// The quality's letter and the degree, "M3", "d5", "AA4".
  public var notation: String { "\(quality.notation)\(degree)" }

  /// The name in words, "Major 3rd".
  public var description: String { "\(quality) \(degree)\(Interval.ordinalSuffix(of: degree))" }

  /// Creates the interval that ``notation`` writes, such as "M3" or "d5", or `nil` where the text is no interval.
  public init?(notation text: String) {
    let qualities = Quality.allCases.filter { text.hasPrefix($0.notation) }
    // "d" is the beginning of "dd" too.
    guard let quality = qualities.max(by: { $0.notation.count < $1.notation.count }) else { return nil }
    guard let degree = Int(digits: text.dropFirst(quality.notation.count)) else { return nil }
    self.init(quality: quality, degree: degree)
  }

  /// The degree relative to the major scale with ASCII accidentals: "1", "b3", "#11", "bb7".
  public var degreeNotation: String { degreeNotation(accidentals: .ascii) }

  /// The degree relative to the major scale, "♭3" or "b3" as the style of accidentals says.
  public func degreeNotation(accidentals: NotationStyle.Accidentals) -> String {
    Accidental(semitones: (fifths + 1).floorDivided(by: 7)).symbol(accidentals) + "\(degree)"
  }

  static func ordinalSuffix(of number: Int) -> String {
    switch (number % 100, number % 10) {
    case (11...13, _): "th"
    case (_, 1): "st"
    case (_, 2): "nd"
    case (_, 3): "rd"
    default: "th"
    }
  }
}

extension Interval.Quality: CustomStringConvertible {
  /// The quality's letter as used in "M3": "dd", "d", "m", "P", "M", "A" or "AA".
  public var notation: String {
    switch self {
    case .doublyDiminished: "dd"
    case .diminished: "d"
    case .minor: "m"
    case .perfect: "P"
    case .major: "M"
    case .augmented: "A"
    case .doublyAugmented: "AA"
    }
  }

  /// The quality in words, "Doubly Diminished".
  public var description: String {
    switch self {
    case .doublyDiminished: "Doubly Diminished"
    case .diminished: "Diminished"
    case .minor: "Minor"
    case .perfect: "Perfect"
    case .major: "Major"
    case .augmented: "Augmented"
    case .doublyAugmented: "Doubly Augmented"
    }
  }
}
