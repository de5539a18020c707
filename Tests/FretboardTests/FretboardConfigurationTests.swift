import Fretboard
import Testing

@Suite struct FretboardConfigurationTests {
  @Test func defaultsArePlain() {
    let configuration = FretboardConfiguration()
    #expect(configuration.stringColor == .black)
    #expect(configuration.fretColor == .darkGray)
    #expect(configuration.stringLabelColor == .black)
    #expect(configuration.fretLabelColor == .black)
    #expect(configuration.backgroundColor == .clear)
    #expect(configuration.stringWidth == 0.5)
    #expect(configuration.fretWidth == 2)
    #expect(configuration.nutWidthMultiplier == 2)
    #expect(configuration.noteStyle == .defaultNote)
    #expect(configuration.highlightNoteStyle == .defaultHighlight)
    #expect(configuration.fretMarkerColor == .lightGray)
    #expect(configuration.fretSizing == .fill)
    #expect(configuration.alignment == .center)
    #expect(configuration.noteOffset == 5)
    #expect(configuration.isDrawNoteName && configuration.isDrawStringName && configuration.isDrawFretNumber)
    #expect(!configuration.isCapoModeOn)
    #expect(!configuration.isTrueFretSpacing)
  }

  @Test("text on every dot of every theme has a contrast of 4.5 at least") func contrast() throws {
    for theme in [FretboardConfiguration.paper, .night, .print, .wood] {
      for interval in Interval.all where interval.degree <= 14 {
        var marks = Marks<FretPosition>()
        marks.add(.init(.pitch("A2"), style: theme.palette.style(for: interval)), to: .shown)
        let drawing = FretboardDiagram(fretboard: Fretboard(frets: 0...0), marks: marks, configuration: theme)
          .drawing(size: Drawing.Size(width: 200, height: 200))
        let dot = drawing.elements.filter { $0.id.kind == .dot }
        let fill = try #require(dot.first?.paint.fill)
        let text = try #require(dot.last?.paint.fill)
        #expect(dot.count > 1)
        #expect(text.contrast(with: fill) >= 4.5, "\(interval)")
      }
    }
  }

  private static let themes: [(name: String, FretboardConfiguration)] = [
    ("plain", FretboardConfiguration()), ("paper", .paper), ("night", .night), ("print", .print), ("wood", .wood),
  ]

  @Test func labelsAndTitlesCanBeReadInEveryTheme() {
    for (name, theme) in Self.themes {
      let ground = theme.backgroundColor.painted(over: .white)
      for color in [theme.stringLabelColor, theme.fretLabelColor, theme.titleColor] {
        #expect(color.contrast(with: ground) >= 4.5, "\(name)")
      }
    }
  }

  @Test func stringsAndFretsCanBeSeenInEveryTheme() {
    for (name, theme) in Self.themes {
      let board = theme.boardColor.painted(over: theme.backgroundColor.painted(over: .white))
      #expect(theme.stringColor.contrast(with: board) >= 3, "\(name)")
      #expect((theme.nutColor ?? theme.fretColor).contrast(with: board) >= 3, "\(name)")
      #expect(theme.fretColor.contrast(with: board) >= 1.5, "\(name)")
    }
  }
}
