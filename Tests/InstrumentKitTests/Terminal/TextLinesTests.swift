import InstrumentKit
import Testing

@Suite struct TextLinesTests {
  private func place(_ column: Int, _ row: Int) -> TextGrid.Place { TextGrid.Place(column: column, row: row) }

  private func text(_ lines: TextLines, columns: Int, rows: Int) -> String {
    var grid = TextGrid(columns: columns, rows: rows)
    lines.draw(into: &grid, ink: .quiet, doubleInk: TextGrid.Ink())
    return grid.text()
  }

  @Test func linesJoinWhereTheyMeet() {
    var lines = TextLines(columns: 5, rows: 3)
    for row in 0...2 { lines.add(from: place(0, row), to: place(4, row)) }
    for column in [0, 2, 4] { lines.add(from: place(column, 0), to: place(column, 2)) }
    #expect(text(lines, columns: 5, rows: 3) == "┌─┬─┐\n├─┼─┤\n└─┴─┘\n")
  }

  @Test func doubleLinesStayDouble() {
    var lines = TextLines(columns: 3, rows: 3)
    for row in 0...2 { lines.add(from: place(0, row), to: place(2, row)) }
    lines.add(from: place(0, 0), to: place(0, 2), isDouble: true)
    lines.add(from: place(2, 2), to: place(2, 0), isDouble: true)
    #expect(text(lines, columns: 3, rows: 3) == "╓─╖\n╟─╢\n╙─╜\n")
    var down = TextLines(columns: 3, rows: 2)
    for column in 0...2 { down.add(from: place(column, 0), to: place(column, 1)) }
    down.add(from: place(0, 0), to: place(2, 0), isDouble: true)
    #expect(text(down, columns: 3, rows: 2) == "╒╤╕\n│││\n")
  }

  @Test func aTickCrossesOneCell() {
    var lines = TextLines(columns: 3, rows: 1)
    lines.add(from: place(0, 0), to: place(2, 0))
    lines.addTick(at: place(1, 0), isVertical: true)
    lines.addTick(at: place(2, 0), isVertical: true, isDouble: true)
    #expect(text(lines, columns: 3, rows: 1) == "─┼╢\n")
  }

  @Test("what lies outside, aslant or at the ends of all numbers is left out") func wildPlaces() {
    var lines = TextLines(columns: 3, rows: 3)
    let ends = [Int.min, -1, 0, 1, 2, 3, Int.max]
    for first in ends {
      for second in ends {
        lines.add(from: place(first, 1), to: place(second, 1))
        lines.add(from: place(1, first), to: place(1, second), isDouble: true)
        lines.add(from: place(0, 0), to: place(2, 1))
        lines.addTick(at: place(first, second == 1 ? 7 : .max), isVertical: true)
      }
    }
    #expect(text(lines, columns: 3, rows: 3).filter { $0 == "─" || $0 == "╫" || $0 == "║" }.count == 5)
    #expect(text(TextLines(columns: -1, rows: .min), columns: 2, rows: 1) == "\n")
  }
}
