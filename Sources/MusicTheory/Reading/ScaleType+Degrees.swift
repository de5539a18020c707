/// Scales by formula: degrees of the major scale, "1 2 b3 5 6".
extension ScaleType {
  /// Creates the type that a formula writes: degrees of the major scale from 1 to 7, rising from the root, with blanks or
  /// commas between them: "1 2 b3 5 6", "1, 2, ♭3, 5, 6".
  ///
  /// A formula of a known scale gets its name, any other its degrees: "1 2 3 6" is called so. Throws a ``ParsingError``
  /// that points at what is no degree or does not rise.
  public init(degrees text: String) throws(ParsingError) {
    self.init(intervals: try ScaleType.intervals(of: text))
  }

  private static func intervals(of formula: String) throws(ParsingError) -> [Interval] {
    try formula.reading { reader throws(ParsingError.Place) in try reader.expectFormula() }
  }

  /// Creates a type under the name of the known scale with these intervals, or else under its degrees.
  init(intervals: [Interval]) {
    let known = ScaleType.all.first { $0.intervals == intervals }
    self.init(
      intervals: intervals,
      description: known?.description
        ?? intervals.map { $0.degreeNotation(accidentals: .unicode) }.joined(separator: " "))
  }

  /// Creates a known type; traps where the formula cannot be read, since a programmer wrote it.
  init(_ description: String, _ formula: String) {
    do throws(ParsingError) {
      self.init(intervals: try ScaleType.intervals(of: formula), description: description)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension NoteReader {
  /// Whether a degree stands here, which no name of a scale begins with.
  var isAtDegree: Bool {
    var reader = self
    return reader.readAccidental() != nil && reader.readNumber() != nil
  }

  /// The degrees that all the remaining text is made of.
  mutating func expectFormula() throws(ParsingError.Place) -> [Interval] {
    var intervals: [Interval] = []
    repeat {
      skipBlanks()
      let start = self
      guard let degree = readDegree(), degree.degree <= 7 else {
        throw start.place("expected a degree of the major scale from 1 to 7, such as b3")
      }
      if let last = intervals.last {
        guard (last.semitones + 1..<12).contains(degree.semitones) else {
          throw start.place("expected a degree that is higher than the one before it, and lower than the octave")
        }
      } else if degree != .P1 {
        throw start.place("expected a formula that begins with the root, 1")
      }
      intervals.append(degree)
    } while continuesFormula()
    return intervals
  }

  /// Goes past what stands between two degrees; returns whether another must follow.
  private mutating func continuesFormula() -> Bool {
    skipBlanks()
    if isAtEnd { return false }
    _ = read(",")
    return true
  }
}
