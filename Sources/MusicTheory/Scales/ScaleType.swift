/// A kind of scale: the intervals of its tones above the root, and the name that people give it.
///
/// Types are compared by their intervals alone, so that `ScaleType.ionian == .major` although both print their own name.
public struct ScaleType: Sendable {
  /// The intervals from the root to each tone, lowest first, the root's own unison included.
  public let intervals: [Interval]
  /// The name to show, "Minor Pentatonic" or "Dorian ♯4".
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
    style.accidentals == .ascii ? description.withASCIIAccidentals : description
  }
}
