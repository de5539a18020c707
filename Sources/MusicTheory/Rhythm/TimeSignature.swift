/// How many beats make a bar, and which note is a beat: 6/8 has six beats of an eighth note.
public struct TimeSignature: Hashable, Sendable {
  /// The beats in a bar, the upper number, 1 to 999. Setting another number changes nothing.
  public var beats: Int {
    didSet { if !TimeSignature.limits.contains(beats) { beats = oldValue } }
  }
  /// The notes that make a whole note, one of them being a beat: the lower number, 4 where a quarter note is the beat.
  ///
  /// 1 to 999; setting another number changes nothing.
  public var beatUnit: Int {
    didSet { if !TimeSignature.limits.contains(beatUnit) { beatUnit = oldValue } }
  }

  /// Creates a time signature of two numbers, common time where none is given; numbers beyond 1 or 999 count as these.
  public init(beats: Int = 4, beatUnit: Int = 4) {
    self.beats = TimeSignature.clamped(beats)
    self.beatUnit = TimeSignature.clamped(beatUnit)
  }

  /// Creates a time signature whose beat is a type of note.
  ///
  /// Of a type that cannot stand as a lower number, such as a bar or a double whole note, the nearest that can is taken.
  public init(beats: Int, noteValue: NoteValueType) {
    self.init(beats: beats, beatUnit: Int(1 / noteValue.rate + 0.5))
  }

  /// The type of note that is a beat.
  public var noteValue: NoteValueType { .wholeNote(dividedBy: beatUnit) }

  /// Whether the beats group in threes, as in 6/8, 9/8 and 12/8 but not in 3/4.
  public var isCompound: Bool { beats > 3 && beats % 3 == 0 }

  /// The numbers that a time signature can have.
  static let limits = 1...999

  private static func clamped(_ number: Int) -> Int { min(max(number, limits.lowerBound), limits.upperBound) }
}

extension TimeSignature: CustomStringConvertible {
  /// The two numbers, "3/4".
  public var description: String { "\(beats)/\(beatUnit)" }
}
