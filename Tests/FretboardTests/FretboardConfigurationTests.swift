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
}
