/// A kind of note by its length, such as the quarter note, or a number of whole bars.
///
/// Types are compared by all they say: a whole note and one bar are two types, since a bar of 3/4 is shorter.
public struct NoteValueType: Hashable, Sendable {
  /// What a length is counted in.
  public enum Unit: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Whole notes, of which a quarter note is 0.25.
    case wholeNote
    /// Bars, whose length follows from the time signature.
    case bar

    public var description: String { rawValue }
  }

  /// The length in units: 0.25 for a quarter note, 2 for two bars.
  public let rate: Double
  /// The name, such as "1/4" or "2 Bars".
  public let description: String
  /// What the length is counted in.
  public let unit: Unit

  /// Creates a type; rates beyond a millionth or a million count as these, and what is no number as 1.
  public init(rate: Double, description: String, unit: Unit = .wholeNote) {
    self.rate = Rhythm.clamped(rate, default: 1)
    self.description = description
    self.unit = unit
  }

  private static func bars(_ count: Int) -> NoteValueType {
    NoteValueType(rate: Double(count), description: count == 1 ? "1 Bar" : "\(count) Bars", unit: .bar)
  }

  /// The type of which so many make a whole note: 4 for a quarter, 3 for a third of a whole note.
  static func wholeNote(dividedBy count: Int) -> NoteValueType {
    NoteValueType(rate: 1 / Double(count), description: "1/\(count)")
  }

  public static let sixteenBars = bars(16)
  public static let eightBars = bars(8)
  public static let fourBars = bars(4)
  public static let twoBars = bars(2)
  public static let oneBar = bars(1)
  /// The breve, two whole notes.
  public static let doubleWhole = NoteValueType(rate: 2, description: "2/1")
  public static let whole = wholeNote(dividedBy: 1)
  public static let half = wholeNote(dividedBy: 2)
  public static let quarter = wholeNote(dividedBy: 4)
  public static let eighth = wholeNote(dividedBy: 8)
  public static let sixteenth = wholeNote(dividedBy: 16)
  public static let thirtysecond = wholeNote(dividedBy: 32)
  public static let sixtyfourth = wholeNote(dividedBy: 64)

  /// The types above: the bars, then the notes, longest first.
  public static let all: [NoteValueType] = [
    .sixteenBars, .eightBars, .fourBars, .twoBars, .oneBar,
    .doubleWhole, .whole, .half, .quarter, .eighth, .sixteenth, .thirtysecond, .sixtyfourth,
  ]
}

extension NoteValueType: CustomStringConvertible {}

/// The length of a note: its type and what a dot or a tuplet makes of it.
public struct NoteValue: Hashable, Sendable {
  /// The kind of note.
  public var type: NoteValueType
  /// What lengthens or shortens the note.
  public var modifier: NoteModifier

  /// Creates the value of a type, plain unless a modifier is given.
  public init(type: NoteValueType, modifier: NoteModifier = .default) {
    self.type = type
    self.modifier = modifier
  }

  /// The length in the units of the type: 0.375 for a dotted quarter note.
  public var rate: Double { type.rate * modifier.multiplier }

  /// Returns how many notes of a type fit into a value, a bar counting as a whole note, as it does in 4/4.
  ///
  ///     NoteValue(type: .half, modifier: .dotted) / .quarter  // == 3
  public static func / (value: NoteValue, type: NoteValueType) -> Double {
    value.rate / type.rate
  }
}

extension NoteValue: CustomStringConvertible {
  /// The type's name and the modifier's sign: "1/4", dotted "1/4D".
  public var description: String { type.description + modifier.description }
}
