/// How many beats make a bar, and which note is a beat: 6/8 has six beats of an eighth note.
public struct TimeSignature: Hashable, Sendable {
  /// The beats in a bar, the upper number, 1 to 999. Setting another number changes nothing.
  public var beats: Int {
    didSet { if !TimeSignature.isInReach(beats) { beats = oldValue } }
  }
  /// The notes that make a whole note, one of them being a beat: the lower number, 4 where a quarter note is the beat.
  ///
  /// 1 to 999; setting another number changes nothing.
  public var beatUnit: Int {
    didSet { if !TimeSignature.isInReach(beatUnit) { beatUnit = oldValue } }
  }

  /// Creates common time, 4/4.
  public init() {
    beats = 4
    beatUnit = 4
  }

  /// Creates a time signature of two numbers, or `nil` where one is not from 1 to 999.
  public init?(beats: Int, beatUnit: Int = 4) {
    guard TimeSignature.isInReach(beats), TimeSignature.isInReach(beatUnit) else { return nil }
    self.beats = beats
    self.beatUnit = beatUnit
  }

  /// Creates a time signature whose beat is a type of note, or `nil` where `beats` is not from 1 to 999 or no whole
  /// number of such notes makes a whole note: a bar and a double whole note cannot stand as a lower number.
  public init?(beats: Int, noteValue: NoteValueType) {
    let beatUnit = Int(1 / noteValue.rate + 0.5)
    self.init(beats: beats, beatUnit: beatUnit)
    guard self.noteValue.rate == noteValue.rate, noteValue.unit == .wholeNote else { return nil }
  }

  /// The type of note that is a beat.
  public var noteValue: NoteValueType { .wholeNote(dividedBy: beatUnit) }

  /// Whether the beats group in threes, as in 6/8, 9/8 and 12/8 but not in 3/4.
  public var isCompound: Bool { beats > 3 && beats % 3 == 0 }

  private static func isInReach(_ number: Int) -> Bool { (1...999).contains(number) }
}

extension TimeSignature: CustomStringConvertible {
  /// The two numbers, "3/4".
  public var description: String { "\(beats)/\(beatUnit)" }
}
