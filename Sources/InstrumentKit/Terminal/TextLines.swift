/// Lines through the cells of a grid, joined where they meet: ┼ where two cross, ├ where one ends at another.
package struct TextLines {
  /// The directions in which lines leave a cell.
  private struct Arms: OptionSet {
    let rawValue: UInt8

    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
    static let doubleUpDown = Arms(rawValue: 16)
    static let doubleLeftRight = Arms(rawValue: 32)
  }

  private let columns: Int
  private let rows: Int
  private var cells: [Arms]

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = [Arms](repeating: [], count: self.columns * self.rows)
  }

  /// Adds a line from a cell's middle to that of another in the same row or column; other lines are left out, and so
  /// are cells outside.
  package mutating func add(from start: TextGrid.Place, to end: TextGrid.Place, isDouble: Bool = false) {
    if start.row == end.row {
      let (left, right) = (min(start.column, end.column), max(start.column, end.column))
      guard left < columns, right >= 0 else { return }
      for column in max(left, 0)...min(right, columns - 1) {
        var arms: Arms = isDouble ? .doubleLeftRight : []
        if column > left { arms.insert(.left) }
        if column < right { arms.insert(.right) }
        add(arms, column, start.row)
      }
    } else if start.column == end.column {
      let (top, bottom) = (min(start.row, end.row), max(start.row, end.row))
      guard top < rows, bottom >= 0 else { return }
      for row in max(top, 0)...min(bottom, rows - 1) {
        var arms: Arms = isDouble ? .doubleUpDown : []
        if row > top { arms.insert(.up) }
        if row < bottom { arms.insert(.down) }
        add(arms, start.column, row)
      }
    }
  }

  /// Adds a short line across one cell: the wire of a neck that has a single string.
  package mutating func addTick(at place: TextGrid.Place, isVertical: Bool, isDouble: Bool = false) {
    var arms: Arms = isVertical ? [.up, .down] : [.left, .right]
    if isDouble { arms.insert(isVertical ? .doubleUpDown : .doubleLeftRight) }
    add(arms, place.column, place.row)
  }

  /// Draws the lines, those of double lines in an ink of their own.
  package func draw(into grid: inout TextGrid, ink: TextGrid.Ink, doubleInk: TextGrid.Ink) {
    for (index, arms) in cells.enumerated() where !arms.isEmpty {
      let isDouble = !arms.isDisjoint(with: [.doubleUpDown, .doubleLeftRight])
      grid.write(
        TextLines.glyph(arms), column: index % columns, row: index / columns, ink: isDouble ? doubleInk : ink)
    }
  }

  private mutating func add(_ arms: Arms, _ column: Int, _ row: Int) {
    guard column >= 0, column < columns, row >= 0, row < rows else { return }
    cells[row * columns + column].formUnion(arms)
  }

  private static func glyph(_ arms: Arms) -> String {
    let index = Int(arms.rawValue & 15)
    if arms.contains(.doubleUpDown) { return doubleUpDown[index] }
    if arms.contains(.doubleLeftRight) { return doubleLeftRight[index] }
    return single[index]
  }

  // By the four arms as binary digits: left, right, up, down.
  private static let single = [
    " ", "─", "─", "─", "│", "┘", "└", "┴", "│", "┐", "┌", "┬", "│", "┤", "├", "┼",
  ]
  private static let doubleUpDown = [
    "║", "║", "║", "║", "║", "╜", "╙", "╨", "║", "╖", "╓", "╥", "║", "╢", "╟", "╫",
  ]
  private static let doubleLeftRight = [
    "═", "═", "═", "═", "═", "╛", "╘", "╧", "═", "╕", "╒", "╤", "═", "╡", "╞", "╪",
  ]
}

extension TextGrid {
  /// Where a cell is.
  public struct Place: Hashable, Sendable {
    /// The column from the left, from 0.
    public var column: Int
    /// The row from the top, from 0.
    public var row: Int

    /// Creates a place, which may lie outside a grid.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }
}
