import MusicTheory

extension Fingering {
  /// Creates the fingering that a text writes, low string first: "x32010", "x 10 12 12 12 10", "x,3,2,0,1,0" or
  /// "x-3-2-0-1-0". x is muted, 0 or o open.
  ///
  /// Throws a ``ParsingError`` for other signs, frets over 36 and a number of strings other than `stringCount`.
  public init(parsing text: String, stringCount: Int) throws(ParsingError) {
    let separators: Set<Character> = [" ", ",", "-", "−", "–", "\t", "/", "|"]
    var frets: [Int?] = []
    let words = Fingering.words(of: text, separators: separators)
    for (offset, word) in words {
      // One word alone is a row of digits, unless there is but one string.
      let parts =
        words.count == 1 && stringCount != 1
        ? word.enumerated().map { (offset + $0.offset, String($0.element)) } : [(offset, word)]
      for (offset, part) in parts {
        switch part {
        case "x", "X", "×": frets.append(nil)
        case "o", "O", "○": frets.append(0)
        default:
          guard let fret = Int(digits: part), fret <= Fingering.highestFret else {
            throw ParsingError(
              input: text, offset: offset,
              reason: "expected x for muted, 0 for open, or a fret up to \(Fingering.highestFret)")
          }
          frets.append(fret)
        }
      }
    }
    guard frets.count == stringCount else {
      let advice = words.count > 1 ? "" : "; put spaces between frets of two digits, as in \"x 10 12 12 12 10\""
      throw ParsingError(
        input: text, offset: 0,
        reason: "it has \(frets.count) strings where the instrument has \(stringCount), low string first\(advice)")
    }
    self.init(frets: frets)
  }

  /// Sets the fingers from a text, low string first: 1 to 4, T for the thumb; x, 0, - or . where none is given, as in
  /// "x32.1." and "032010".
  ///
  /// Throws a ``ParsingError`` for other signs and for another number of strings than the fingering has.
  public mutating func setFingers(parsing text: String) throws(ParsingError) {
    var fingers: [Finger?] = []
    for (offset, character) in text.enumerated() where character != " " && character != "," {
      if ["x", "X", ".", "0", "-"].contains(character) {
        fingers.append(nil)
      } else if let finger = Finger.allCases.first(where: { $0.symbol == character.uppercased() }) {
        fingers.append(finger)
      } else {
        throw ParsingError(input: text, offset: offset, reason: "expected a finger from 1 to 4, T for the thumb, or x")
      }
    }
    guard fingers.count == frets.count else {
      throw ParsingError(
        input: text, offset: 0, reason: "it has \(fingers.count) fingers for \(frets.count) strings, low string first")
    }
    self.fingers = fingers
  }

  /// The highest fret that a shape can name; more would be a slip of the finger.
  static let highestFret = 36

  private static func words(of text: String, separators: Set<Character>) -> [(offset: Int, word: String)] {
    var words: [(offset: Int, word: String)] = []
    var word = ""
    for (offset, character) in text.enumerated() {
      if separators.contains(character) {
        if !word.isEmpty { words.append((offset - word.count, word)) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append((text.count - word.count, word)) }
    return words
  }
}
