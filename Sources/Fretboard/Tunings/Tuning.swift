/// The open strings of a fretted instrument, under a name.
///
/// Strings stand in the order in which players count them down: the highest-numbered string first, which is the lowest
/// on most instruments, string 1 last. On re-entrant instruments, the ukulele for one, that order is not the order of
/// pitch, and nothing may rely on it being so. Pitches are those that sound; guitars are written an octave higher.
public struct Tuning: Hashable, Sendable {
  /// The name shown to people, such as "Drop D". It may be empty.
  public var name: String

  /// The open strings as they sound, string 1 last.
  public var strings: [Pitch]

  /// The fret behind which each string begins, in the order of ``strings``; what is missing counts as 0, the nut.
  ///
  /// The short fifth string of a banjo has 5. Its open note is played at fret 0, frets 1 to 5 do not exist on it, and
  /// fret 6 sounds a semitone above the open note.
  public var startFrets: [Int]

  /// Creates a tuning whose strings all begin at the nut.
  public init(name: String, strings: [Pitch]) {
    self.init(name: name, strings: strings, startFrets: [])
  }

  /// Creates a tuning; `startFrets` are the frets behind which its strings begin, in the same order.
  public init(name: String, strings: [Pitch], startFrets: [Int]) {
    self.name = name
    self.strings = strings
    self.startFrets = startFrets
  }

  /// Whether some string sounds lower than the one before it, as on a ukulele, a banjo or a left-handed list.
  ///
  /// O(strings).
  public var isReentrant: Bool {
    zip(strings, strings.dropFirst()).contains { $0.midiNoteNumber > $1.midiNoteNumber }
  }

  /// The fret behind which a string begins: 0, the nut, unless ``startFrets`` says otherwise.
  ///
  /// Indices without a string, and negative values, give 0 too; values over 127 give 127, where no string has a fret.
  public func startFret(ofString index: Int) -> Int {
    guard startFrets.indices.contains(index) else { return 0 }
    return min(max(startFrets[index], Tuning.fretLimits.lowerBound), Tuning.fretLimits.upperBound)
  }

  /// The open strings as a style writes them, in the order of ``strings``: "E2", "A2", …
  public func stringNames(in style: NotationStyle) -> [String] { strings.map { $0.notation(in: style) } }

  /// The number of a string as players count it, 1 for the last of the list.
  func number(ofString index: Int) -> Int { strings.count - index }

  /// The pitch that a string sounds at a fret, or `nil` where there is no such place.
  ///
  /// There is none for an index without a string, for frets outside 0…127, for those that a short string lacks
  /// (``startFrets``), and where the pitch would lie outside the MIDI numbers 0…127. The open string has its own name;
  /// other frets have the open string's kind of accidental, and sharps where it has none.
  public func pitch(string index: Int, fret: Int) -> Pitch? {
    guard strings.indices.contains(index), Tuning.fretLimits.contains(fret) else { return nil }
    let start = startFret(ofString: index)
    guard fret == 0 || fret > start else { return nil }
    let pitch = strings[index] + (fret == 0 ? 0 : fret - start)
    return Pitch.midiNotes.contains(pitch.midiNoteNumber) ? pitch : nil
  }

  /// The most strings that files and texts may have.
  package static let stringLimit = 64
  /// The places of strings in the list.
  package static let stringIndices = 0...stringLimit - 1
  /// The frets that can exist; 0 is the open string.
  package static let fretLimits = 0...127
}

extension Tuning: CustomStringConvertible {
  /// The name, or the open strings where there is no name.
  public var description: String {
    name.isEmpty ? strings.map { $0.description }.joined(separator: " ") : name
  }
}
