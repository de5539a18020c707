/// One of the seven letters of a note name.
///
/// Raw values count letters from C, so that moving by scale steps is plain arithmetic.
public enum LetterName: Int, CaseIterable, Comparable, Hashable, Sendable, CustomStringConvertible {
  case c, d, e, f, g, a, b

  /// The distance in semitones from C up to this letter without accidental: 0, 2, 4, 5, 7, 9 or 11.
  public var semitonesFromC: Int {
    // Letters lie on the line of fifths F C G D A E B, and seven semitones make a fifth.
    (fifths * 7 + 12) % 12
  }

  /// The letter `steps` letters higher, or lower where `steps` is negative, starting over after B.
  public func advanced(by steps: Int) -> LetterName {
    let index = (rawValue + steps % 7 + 7) % 7
    return LetterName.allCases[index]
  }

  /// The number of letters from this one up to `other`, 0 to 6.
  ///
  ///     LetterName.a.diatonicDistance(to: .c)  // == 2
  public func diatonicDistance(to other: LetterName) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }

  public static func < (left: LetterName, right: LetterName) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The letter as a capital, "C".
  public var description: String {
    switch self {
    case .c: "C"
    case .d: "D"
    case .e: "E"
    case .f: "F"
    case .g: "G"
    case .a: "A"
    case .b: "B"
    }
  }

  /// The place on the line of fifths, C being 0: F is −1, B is 5.
  var fifths: Int {
    (rawValue * 2 + 1) % 7 - 1
  }
}

extension LetterName: ExpressibleByStringLiteral {
  /// Creates the letter that `value` names, in either case.
  ///
  /// Traps when `value` is not one of the letters A to G: a literal is written by a programmer.
  public init(stringLiteral value: String) {
    guard let letter = LetterName.allCases.first(where: { $0.description == value || $0.lowercase == value }) else {
      preconditionFailure("\"\(value)\" is not a letter from A to G")
    }
    self = letter
  }

  private var lowercase: String { description.lowercased() }
}
