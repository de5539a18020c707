/// Reading degrees, the way formulas of scales and chords are written: "1 b3 5 b7".
extension Interval {
  /// Creates the interval that ``degreeNotation`` writes: a degree of the major scale from 1 to 99 with any sharps or
  /// flats in front, "b3", "♯11", "bb7".
  ///
  /// Returns `nil` for any other text and where no quality names the interval.
  public init?(degreeNotation text: some StringProtocol) {
    let signs = text.prefix { !$0.isASCII || $0 == "b" || $0 == "#" }
    let digits = text.dropFirst(signs.count)
    guard
      let accidental = Accidental(reading: String(signs)),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let degree = Int(digits), (1...99).contains(degree)
    else { return nil }
    let steps = degree - 1
    // The degrees of the major scale are the white keys from C.
    let natural = LetterName.c.advanced(by: steps).semitonesFromC + 12 * (steps / 7)
    self.init(semitones: natural + accidental.semitones, degree: degree)
  }
}
