/// The sharps or flats of a note name, as semitones: positive raises, negative lowers, zero is natural.
///
/// Names that can be read and printed reach from three flats to three sharps (``Accidental/common``). Arithmetic may
/// go beyond, since B𝄪𝄪 is the one right name of what it names; readers of text and files do not.
public struct Accidental: Hashable, Comparable, Sendable {
  /// The semitones by which a letter is raised, negative where it is lowered.
  public let semitones: Int

  /// Creates an accidental of so many semitones.
  ///
  /// Traps when `semitones` is beyond ±99, which no name comes near.
  public init(semitones: Int) {
    precondition((-99...99).contains(semitones), "an accidental of \(semitones) semitones is out of reach")
    self.semitones = semitones
  }

  public static let doubleFlat = Accidental(semitones: -2)
  public static let flat = Accidental(semitones: -1)
  public static let natural = Accidental(semitones: 0)
  public static let sharp = Accidental(semitones: 1)
  public static let doubleSharp = Accidental(semitones: 2)

  /// The seven accidentals that ordinary roots need, three flats to three sharps, lowest first.
  ///
  /// C♭dim7 has a B with three flats, B♯ augmented an F with three sharps.
  public static let common: [Accidental] = (-3...3).map { Accidental(semitones: $0) }

  /// Whether the accidental can be read and printed: at most three flats or sharps.
  public var isCommon: Bool { (-3...3).contains(semitones) }

  public static func < (left: Accidental, right: Accidental) -> Bool {
    left.semitones < right.semitones
  }

  public static func + (left: Accidental, right: Accidental) -> Accidental {
    Accidental(semitones: left.semitones + right.semitones)
  }

  public static func - (left: Accidental, right: Accidental) -> Accidental {
    Accidental(semitones: left.semitones - right.semitones)
  }

  /// The accidental that undoes this one: flats for sharps.
  public static prefix func - (accidental: Accidental) -> Accidental {
    Accidental(semitones: -accidental.semitones)
  }
}

extension Accidental: RawRepresentable {
  public var rawValue: Int { semitones }

  /// Creates an accidental of so many semitones, or `nil` beyond ±99.
  public init?(rawValue: Int) {
    guard (-99...99).contains(rawValue) else { return nil }
    self.init(semitones: rawValue)
  }
}

extension String {
  /// The text with # and b in place of music symbols.
  var withASCIIAccidentals: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "♯": text += "#"
      case "♭": text += "b"
      case "𝄪": text += "##"
      case "𝄫": text += "bb"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Accidental: CustomStringConvertible {
  /// The accidental in music symbols: "♭", "𝄫", "♯", "𝄪", and nothing for a natural.
  public var description: String { symbol(.unicode) }

  /// The accidental in music symbols, with "♮" for a natural.
  public var notation: String { semitones == 0 ? "♮" : description }

  /// The accidental as the style writes it; nothing for a natural.
  ///
  /// Three flats or more are a row of single signs, which every font with a flat can show.
  func symbol(_ style: NotationStyle.Accidentals) -> String {
    switch (style, semitones) {
    case (.unicode, 2): "𝄪"
    case (.unicode, -2): "𝄫"
    case (.unicode, 0...): String(repeating: "♯", count: semitones)
    case (.unicode, _): String(repeating: "♭", count: -semitones)
    case (.ascii, 0...): String(repeating: "#", count: semitones)
    case (.ascii, _): String(repeating: "b", count: -semitones)
    }
  }
}

extension Accidental: ExpressibleByIntegerLiteral {
  /// Creates an accidental of so many semitones; traps beyond ±99.
  public init(integerLiteral value: Int) {
    self.init(semitones: value)
  }
}

extension Accidental: ExpressibleByStringLiteral {
  /// Creates the accidental that `value` writes, such as "b", "♯", "##", "x" or "".
  ///
  /// Traps when `value` is anything else: a literal is written by a programmer.
  public init(stringLiteral value: String) {
    guard let accidental = Accidental(reading: value) else {
      preconditionFailure("\"\(value)\" is not an accidental such as \"b\", \"#\" or \"x\"")
    }
    self = accidental
  }
}
