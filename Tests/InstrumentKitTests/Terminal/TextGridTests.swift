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

  @Test func coloursAreAddedOnlyWhereAskedAndTakenBack() {
    var grid = TextGrid(columns: 6, rows: 1)
    grid.write("F♯", column: 1, row: 0, ink: TextGrid.Ink(background: Drawing.Color(hex: 0xD55E00), isBold: true))
    #expect(grid.text() == " F♯\n")
    #expect(grid.text(TerminalStyle(glyphs: .ascii)) == " F#\n")
    #expect(grid.text(TerminalStyle(colors: .trueColor)) == " \u{1B}[0;1;38;2;0;0;0;48;2;213;94;0mF♯\u{1B}[0m\n")
    #expect(grid.text(TerminalStyle(colors: .ansi256)) == " \u{1B}[0;1;38;5;16;48;5;166mF♯\u{1B}[0m\n")
  }
}
