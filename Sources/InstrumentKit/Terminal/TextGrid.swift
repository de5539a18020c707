/// A picture in character cells, for terminals and plain text files.
///
/// Columns run from the left and rows from the top, both from 0. What is written outside is cut off.
public struct TextGrid: Hashable, Sendable {
  /// How a cell is painted; a colour that is `nil` is the terminal's own.
  public struct Ink: Hashable, Sendable {
    /// The colour of the character; where there is a background alone, black or white, whichever can be read on it.
    public var foreground: Drawing.Color?
    /// The colour behind the character.
    public var background: Drawing.Color?
    /// Whether the character is bold.
    public var isBold: Bool

    /// Creates an ink; the terminal's own where nothing is given.
    public init(foreground: Drawing.Color? = nil, background: Drawing.Color? = nil, isBold: Bool = false) {
      self.foreground = foreground
      self.background = background
      self.isBold = isBold
    }

    /// A grey that can be read on black and on white, for what should stay behind.
    public static let quiet = Ink(foreground: Drawing.Color(hex: 0x808080))
  }

  /// One character with its ink.
  public struct Cell: Hashable, Sendable {
    /// The character, a space where there is none; empty in the right half of a wide character.
    public fileprivate(set) var text: String
    public fileprivate(set) var ink: Ink

    public static let blank = Cell(text: " ", ink: Ink())
  }

  /// The number of cells in a row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  private var cells: [Cell]

  /// Creates a grid of blank cells; negative extents count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = [Cell](repeating: .blank, count: self.columns * self.rows)
  }

  /// The cell at a column and row; blank outside.
  public subscript(column: Int, row: Int) -> Cell {
    contains(column, row) ? cells[row * columns + column] : .blank
  }

  /// Writes a text from a column on to the right, over what was there.
  ///
  /// Double accidentals, which few terminal fonts have, become two single ones. Line breaks and tabs become spaces;
  /// other control characters, and combining characters that follow nothing, are dropped.
  public mutating func write(_ text: String, column: Int, row: Int, ink: Ink = Ink()) {
    var column = column
    for part in TerminalText(text).parts {
      guard column < columns else { return }
      // A wide character that the edge would cut through leaves its cell blank.
      let isCut = part.columns == 2 && !(contains(column, row) && contains(column + 1, row))
      set(column, row, Cell(text: isCut ? " " : part.text, ink: ink))
      if part.columns == 2 { set(column + 1, row, Cell(text: isCut ? " " : "", ink: ink)) }
      column += part.columns
    }
  }

  /// Copies another grid over this one, its upper left corner at a column and row.
  public mutating func place(_ other: TextGrid, column: Int, row: Int) {
    for (index, cell) in other.cells.enumerated() {
      let (x, y) = (index % other.columns, index / other.columns)
      // Wrapping around leads outside as well.
      let (left, top) = (column &+ x, row &+ y)
      // A wide character that the edge cuts through leaves its cell blank.
      let isCut = cell.text.isEmpty ? !contains(left &- 1, top) : other.isWide(x, y) && !contains(left &+ 1, top)
      set(left, top, isCut ? Cell(text: " ", ink: cell.ink) : cell)
    }
  }

  /// Whether the character at a place takes the next cell too.
  private func isWide(_ column: Int, _ row: Int) -> Bool {
    column + 1 < columns && self[column + 1, row].text.isEmpty
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  private mutating func set(_ column: Int, _ row: Int, _ cell: Cell) {
    guard contains(column, row) else { return }
    let index = row * columns + column
    // The other half of a wide character goes with the half that is overwritten.
    if cells[index].text.isEmpty, column > 0, !cell.text.isEmpty { cells[index - 1].text = " " }
    if column + 1 < columns, cells[index + 1].text.isEmpty { cells[index + 1].text = " " }
    cells[index] = cell
  }
}
