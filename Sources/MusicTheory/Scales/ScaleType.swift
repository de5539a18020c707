/// A kind of scale: the intervals of its tones above the root, and the name that people give it.
///
/// Types are compared by their intervals alone, so that `ScaleType.ionian == .major` although both print their own name.
public struct ScaleType: Sendable {
  /// The intervals from the root to each tone, lowest first, the root's own unison included.
  public let intervals: [Interval]
  /// The name to show, "Pentatonic Minor" or "Dorian ♯4".
  public let description: String
  /// The tones as semitones above the root, 0 being the root.
  public let pitchClasses: PitchClassSet

  /// Creates a type from its intervals, lowest first and within an octave, and a name to show.
  ///
  /// The intervals are kept as they are given. Only types of 1 to 64 intervals can be read back from a file.
  public init(intervals: [Interval], description: String) {
    self.intervals = intervals
    self.description = description
    pitchClasses = PitchClassSet(intervals.lazy.map { NoteName(fifths: $0.fifths) })
  }

  /// Creates a type from degrees of the major scale with blanks between them, "1 2 b3 4 5 b6 b7".
  ///
  /// Traps on anything else: formulas are written by programmers.
  init(_ description: String, _ formula: String) {
    let intervals = formula.split(separator: " ").map { degree in
      guard let interval = Interval(degreeNotation: degree) else {
        preconditionFailure("\"\(degree)\" in the formula of \(description) is not a degree such as \"b3\"")
      }
      return interval
    }
    self.init(intervals: intervals, description: description)
  }
}

extension ScaleType: Hashable {
  public static func == (left: ScaleType, right: ScaleType) -> Bool {
    left.intervals == right.intervals
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(intervals)
  }
}

extension ScaleType: CustomStringConvertible {
  /// The name with the style's signs for sharps and flats: "Dorian ♯4" or "Dorian #4".
  public func notation(in style: NotationStyle) -> String {
    guard style.accidentals == .ascii else { return description }
    var text = ""
    for character in description {
      switch character {
      case "♯": text += "#"
      case "♭": text += "b"
      case "𝄫": text += "bb"
      default: text.append(character)
      }
    }
    return text
  }
}
