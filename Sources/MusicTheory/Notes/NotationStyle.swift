/// How names are written for people: the language of the notes, the signs of the accidentals, the number of an octave.
///
/// A style changes what is printed and read, never what a note is.
public struct NotationStyle: Hashable, Sendable {
  /// The names that a language gives the notes.
  public enum NoteNames: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// C D E F G A B with sharps and flats, as in English.
    case english
    /// C D E F G A H, where B is the English B♭: Cis, Des, Es, Fis, As, B, H.
    case german
    /// Do Re Mi Fa Sol La Si, where Do is always C ("fixed do").
    case solfege

    public var description: String { rawValue }
  }

  /// The signs for sharps and flats.
  public enum Accidentals: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Music symbols: ♭ ♯ 𝄫 𝄪.
    case unicode
    /// Letters that every keyboard has: b, #, bb, ##.
    case ascii

    public var description: String { rawValue }
  }

  /// The names of the notes.
  public var noteNames: NoteNames
  /// The signs of the accidentals.
  public var accidentals: Accidentals
  /// The octave number printed for middle C (MIDI 60): 4 in scientific notation, 3 or 5 on some makers' instruments.
  /// Numbers below 3 count as 3, numbers above 5 as 5.
  public var middleC: Int {
    didSet { middleC = NotationStyle.inReach(middleC) }
  }

  /// Creates a style; by default English names, music symbols, and middle C called C4.
  public init(noteNames: NoteNames = .english, accidentals: Accidentals = .unicode, middleC: Int = 4) {
    self.noteNames = noteNames
    self.accidentals = accidentals
    self.middleC = NotationStyle.inReach(middleC)
  }

  private static func inReach(_ middleC: Int) -> Int { min(max(middleC, 3), 5) }

  /// English names with music symbols: "B♭", "F𝄪". What `description` prints.
  public static let standard = NotationStyle()

  /// English names in plain letters: "Bb", "F##". What files and scripts use.
  public static let ascii = NotationStyle(accidentals: .ascii)
}
