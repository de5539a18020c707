/// Reading degrees, the way formulas of scales and chords are written: "1 b3 5 b7".
extension Interval {
  /// Creates the interval that ``degreeNotation`` writes: a degree of the major scale from 1 to 99 with any sharps or
  /// flats in front, "b3", "♯11", "bb7".
  ///
  /// Returns `nil` for any other text and where no quality names the interval.
  public init?(degreeNotation text: some StringProtocol) {
    let interval = try? String(text).reading { reader throws(ParsingError.Place) in
      let interval = reader.readDegree()
      try reader.expectEnd(after: "a degree")
      return interval
    }
    guard let interval = interval ?? nil else { return nil }
    self = interval
  }

  /// Creates the interval of a degree of the major scale, raised or lowered, or `nil` where its quality has no name.
  init?(degree: Int, alteredBy accidental: Accidental) {
    let steps = degree - 1
    // The degrees of the major scale are the white keys from C.
    let natural = LetterName.c.advanced(by: steps).semitonesFromC + 12 * steps.floorDivided(by: 7)
    self.init(semitones: natural + accidental.semitones, degree: degree)
  }
}

extension NoteReader {
  /// A degree of the major scale with its sharps or flats.
  mutating func readDegree() -> Interval? {
    var reader = self
    guard let accidental = reader.readAccidental(), let degree = reader.readNumber(),
      let interval = Interval(degree: degree, alteredBy: accidental)
    else { return nil }
    self = reader
    return interval
  }
}
