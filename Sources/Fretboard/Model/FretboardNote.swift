import MusicTheory

/// A cell of the visible grid with its pitch.
///
/// The indices say where the cell is *shown*, and change with direction and flips; ``position`` stays.
public struct FretboardNote: Hashable, Identifiable, Sendable {
  /// What sounds here.
  public var pitch: Pitch
  /// The column along the neck, 0 being the first visible one.
  public var fretIndex: Int
  /// The row across the neck: index into `orderedStrings`, 0 being the bottom string when horizontal and the left one
  /// when vertical.
  public var stringIndex: Int
  /// The place on the neck; `nil` for a note made by hand or read from a file, which the model can locate with
  /// ``Fretboard/position(of:)``.
  public var position: FretPosition?

  /// Creates a note shown in a cell; the model makes those of its grid.
  public init(pitch: Pitch, fretIndex: Int, stringIndex: Int, position: FretPosition? = nil) {
    self.pitch = pitch
    self.fretIndex = fretIndex
    self.stringIndex = stringIndex
    self.position = position
  }

  /// The shown cell as "stringIndex-fretIndex".
  public var id: String { "\(stringIndex)-\(fretIndex)" }
}
