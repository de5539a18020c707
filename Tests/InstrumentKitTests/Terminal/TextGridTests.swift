import InstrumentKit
import Testing

@Suite struct TextGridTests {
  @Test func whatIsWrittenOutsideIsCutOff() {
    var grid = TextGrid(columns: 5, rows: 2)
    grid.write("abcdefgh", column: -2, row: 0)
    grid.write("x", column: 0, row: 7)
    grid.write("日本", column: 2, row: 1)
    #expect(grid.text() == "cdefg\n  日\n")
    #expect(TextGrid(columns: -3, rows: 2).text() == "\n\n")
  }

  @Test func aWideCharacterGoesWithEitherHalf() {
    var grid = TextGrid(columns: 4, rows: 1)
    grid.write("日本", column: 0, row: 0)
    grid.write("x", column: 1, row: 0)
    #expect(grid.text() == " x本\n")
    grid.write("y", column: 2, row: 0)
    #expect(grid.text() == " xy\n")
  }

  @Test("numbers at the ends of all numbers lead outside") func wildNumbers() {
    let ends = [Int.min, .min + 1, -1, 0, 1, Int.max - 1, .max]
    var stamp = TextGrid(columns: 2, rows: 1)
    stamp.write("日", column: 0, row: 0)
    for column in ends {
      for row in ends {
        var grid = TextGrid(columns: 2, rows: 2)
        grid.write("日a", column: column, row: row)
        grid.place(stamp, column: column, row: row)
        let isInside = column == 0 && (row == 0 || row == 1)
        #expect(grid.text().contains("日") == isInside, "\(column) \(row)")
        #expect(grid[column, row].text == (isInside ? "日" : " ") || column == 1 || column == 0)
      }
    }
  }

  @Test func halfAWideCharacterIsNeverPlaced() {
    var stamp = TextGrid(columns: 4, rows: 1)
    stamp.write("日本", column: 0, row: 0)
    for (column, text) in [(-4, ""), (-3, ""), (-2, "本"), (-1, " 本"), (0, "日本"), (1, " 日"), (2, "  日"), (3, "")] {
      var grid = TextGrid(columns: 4, rows: 1)
      grid.place(stamp, column: column, row: 0)
      #expect(grid.text() == text + "\n", "\(column)")
    }
  }

  @Test func coloursAreAddedOnlyWhereAskedAndTakenBack() {
    var grid = TextGrid(columns: 6, rows: 1)
    grid.write("F♯", column: 1, row: 0, ink: TextGrid.Ink(background: Drawing.Color(hex: 0xD55E00), isBold: true))
    #expect(grid.text() == " F♯\n")
    #expect(grid.text(TerminalStyle(glyphs: .ascii)) == " F#\n")
    #expect(grid.text(TerminalStyle(colors: .trueColor)) == " \u{1B}[0;1;38;2;0;0;0;48;2;213;94;0mF♯\u{1B}[0m\n")
    #expect(grid.text(TerminalStyle(colors: .ansi256)) == " \u{1B}[0;1;38;5;16;48;5;166mF♯\u{1B}[0m\n")
  }
}
