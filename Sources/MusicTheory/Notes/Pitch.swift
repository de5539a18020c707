/// A spelled note at a height: a name and an octave in scientific notation, where C4 is middle C, MIDI number 60.
///
/// The octave number belongs to the letter: C♭4 sounds a semitone below C4, and B♯3 sounds like C4.
/// Pitches are compared by spelling; compare sound with ``isEnharmonic(with:)`` or ``midiNoteNumber``.
///
/// Inside, a pitch is a point in the plane of fifths and octaves, C0 being its origin, so that moving by an
/// ``Interval`` is adding two pairs of numbers and never loses the spelling.
public struct Pitch: Hashable, Sendable {
  package let fifths: Int
  package let octaves: Int

  package init(fifths: Int, octaves: Int) {
    self.fifths = fifths
    self.octaves = octaves
  }

  /// Creates the pitch of a name in an octave, −1 to 9 for most instruments.
  public init(noteName: NoteName, octave: Int) {
    let fifths = noteName.fifths
    // The octave's letters lie in one row of seven steps; a fifth is four steps.
    self.init(fifths: fifths, octaves: octave - (fifths * 4).floorDivided(by: 7))
  }

  /// Creates the pitch of a MIDI number, 60 being C4. Numbers outside 0…127 go on in the same way: −1 is B−2.
  public init(midiNote: Int, spelling: SpellingPreference = .sharps) {
    let name = NoteName(pitchClass: midiNote, spelling: spelling)
    self.init(fifths: name.fifths, octaves: (midiNote - 12 - 7 * name.fifths) / 12)
  }

  /// The name without the octave.
  public var noteName: NoteName { NoteName(fifths: fifths) }

  /// The octave number in scientific notation, 4 for middle C.
  public var octave: Int { staffStep.floorDivided(by: 7) }

  /// The MIDI number, 60 for middle C and 69 for A4. It can lie outside 0…127.
  public var midiNoteNumber: Int { 12 + 7 * fifths + 12 * octaves }

  /// The semitones above C within an octave, 0 to 11.
  public var pitchClass: Int { noteName.pitchClass }

  /// The letters above C0, accidentals aside: the place on a staff.
  var staffStep: Int { 4 * fifths + 7 * octaves }

  /// The MIDI numbers that instruments can sound.
  package static let midiNotes = 0...127

  /// Whether both pitches sound alike, as C♯4 and D♭4 do.
  public func isEnharmonic(with other: Pitch) -> Bool {
    midiNoteNumber == other.midiNoteNumber
  }
}

extension Pitch {
  /// The interval between two pitches, the same from either end, or `nil` where no quality names it.
  ///
  /// Letters are counted first, then semitones: B♯3 and C4 are a diminished second apart although they sound alike.
  /// ``letterSteps(to:)`` tells which of the two is written higher.
  public func interval(to other: Pitch) -> Interval? {
    let fifths = other.fifths - fifths
    let octaves = other.octaves - octaves
    let steps = 4 * fifths + 7 * octaves
    let isDescending = steps < 0 || (steps == 0 && fifths < 0)
    return isDescending ? Interval(fifths: -fifths, octaves: -octaves) : Interval(fifths: fifths, octaves: octaves)
  }

  /// The interval between two pitches, see ``interval(to:)``: `pitch - other == .P5`.
  public static func - (pitch: Pitch, other: Pitch) -> Interval? {
    other.interval(to: pitch)
  }

  /// The letters from this pitch up to `other`, negative where `other` is written lower: 1 from B♯3 to C4.
  public func letterSteps(to other: Pitch) -> Int {
    other.staffStep - staffStep
  }

  /// The pitch an interval higher, spelled by the interval's letters.
  public func transposed(by interval: Interval) -> Pitch {
    self + interval
  }

  /// The pitch so many semitones higher, or lower where `semitones` is negative; see ``+(_:_:)-(Pitch,Int)``.
  public func transposed(by semitones: Int) -> Pitch {
    self + semitones
  }

  public static func + (pitch: Pitch, interval: Interval) -> Pitch {
    Pitch(fifths: pitch.fifths + interval.fifths, octaves: pitch.octaves + interval.octaves)
  }

  public static func - (pitch: Pitch, interval: Interval) -> Pitch {
    Pitch(fifths: pitch.fifths - interval.fifths, octaves: pitch.octaves - interval.octaves)
  }

  /// The pitch so many semitones higher, spelled with the kind of accidental that `pitch` has, and with sharps where it
  /// has none: E♭2 + 3 is G♭2, C4 + 1 is C♯4. Adding 0 keeps the name.
  public static func + (pitch: Pitch, semitones: Int) -> Pitch {
    guard semitones != 0 else { return pitch }
    let spelling: SpellingPreference = pitch.noteName.accidental.semitones < 0 ? .flats : .sharps
    return Pitch(midiNote: pitch.midiNoteNumber + semitones, spelling: spelling)
  }

  /// The pitch so many semitones lower, spelled as in ``+(_:_:)-(Pitch,Int)``.
  public static func - (pitch: Pitch, semitones: Int) -> Pitch {
    pitch + -semitones
  }
}

extension NoteName {
  /// The name an interval higher, spelled by the interval's letters.
  public static func + (name: NoteName, interval: Interval) -> NoteName {
    NoteName(fifths: name.fifths + interval.fifths)
  }

  /// The name an interval lower, spelled by the interval's letters.
  public static func - (name: NoteName, interval: Interval) -> NoteName {
    NoteName(fifths: name.fifths - interval.fifths)
  }
}

extension Pitch: Comparable {
  /// Orders by MIDI number, then by letter, so that C♯4 comes before D♭4.
  public static func < (left: Pitch, right: Pitch) -> Bool {
    (left.midiNoteNumber, left.staffStep) < (right.midiNoteNumber, right.staffStep)
  }
}

extension Pitch: CustomStringConvertible {
  /// The pitch in scientific notation with music symbols, "B♭3".
  public var description: String { notation(in: .standard) }
}

extension Pitch: ExpressibleByStringLiteral {
  /// Creates the pitch that `value` writes in scientific notation, such as "Bb3" or "F♯-1".
  ///
  /// Traps when `value` is no pitch: a literal is written by a programmer. Text from people goes through
  /// ``init(parsing:style:)``.
  public init(stringLiteral value: String) {
    do throws(ParsingError) {
      try self.init(parsing: value)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension Pitch: ExpressibleByIntegerLiteral {
  /// Creates the pitch of a MIDI number, spelled with sharps.
  public init(integerLiteral value: Int) {
    self.init(midiNote: value)
  }
}

extension Pitch {
  /// The same sound under another name, or the pitch itself where that name sounds differently: A♯3 as B♭ is B♭3, and
  /// B3 as C♭ is C♭4.
  public func respelled(as name: NoteName) -> Pitch {
    let distance = midiNoteNumber - 12 - 7 * name.fifths
    guard distance.modulo(12) == 0 else { return self }
    return Pitch(fifths: name.fifths, octaves: distance / 12)
  }
}
