import Fretboard
import Testing

@Suite struct FretboardDiagramLegendTests {
  private func diagram(_ frets: ClosedRange<Int>, palette: NotePalette? = .standard) -> FretboardDiagram {
    var marks = Marks<FretPosition>()
    marks.show(Scale(type: .major, root: .f), palette: palette)
    var configuration = FretboardConfiguration.paper
    configuration.isDrawLegend = true
    return FretboardDiagram(
      fretboard: Fretboard(frets: frets), marks: marks, configuration: configuration, title: "F Major")
  }

  private func texts(_ drawing: Drawing) -> [String] {
    drawing.elements.filter { $0.id.kind == .legend }.compactMap { element in
      if case .text(let text) = element.shape { return text.string }
      return nil
    }
  }

  @Test func itTellsWhatIsVisible() {
    #expect(texts(diagram(0...12).picture()) == ["root", "third", "fifth", "seventh", "others"])
    // At the fourth fret of a guitar there is no tone of F major.
    #expect(texts(diagram(4...4).picture()) == [])
    // At the second there are E and A.
    #expect(texts(diagram(2...2).picture()) == ["third", "seventh"])
  }

  @Test func itIsOffByDefaultAndNeverTellsAnUntruth() {
    #expect(!FretboardConfiguration().isDrawLegend && !FretboardConfiguration.paper.isDrawLegend)
    // Dots that the palette does not colour.
    #expect(texts(diagram(0...12, palette: nil).picture()) == [])
    #expect(texts(diagram(0...12, palette: .print).picture()) == [])
    var own = diagram(0...12)
    own.configuration.isDrawLegend = false
    #expect(texts(own.picture()) == [])
    #expect(own.picture().size.height == diagram(0...12).picture().size.height - Drawing.legendBand(size: 12))
  }

  @Test("a picture keeps the size asked for, and a neck too small loses the legend") func sizes() {
    for height in [40.0, 60, 80, 100, 300] {
      let size = Drawing.Size(width: 400, height: height)
      #expect(diagram(0...4).picture(size: size).size == size)
    }
    #expect(texts(diagram(0...4).picture(size: Drawing.Size(width: 400, height: 90))) == [])
    #expect(texts(diagram(0...4).picture(size: Drawing.Size(width: 400, height: 100))).count == 5)
  }

  @Test func terminalsHaveItUnderTheNeck() {
    let lines = diagram(0...12).textGrid().text().split(separator: "\n")
    #expect(lines.last == "[root]  third   fifth   seventh   others")
    #expect(diagram(2...2).textGrid().text().split(separator: "\n").last == " third   seventh")
    let narrow = diagram(0...12).textGrid(columns: 30, overflow: .fewerFrets).text().split(separator: "\n")
    #expect(narrow.last?.hasPrefix("frets") == true)
    #expect(narrow.dropLast().last?.hasPrefix("[root]  third ") == true)
  }
}
