import InstrumentKit
import TestSupport
import Testing

@Suite struct DrawingSVGTests {
  private static let nasty = "a<b> & \"c\" 'd' \u{1}\u{1B}[31m ]]> 🎸 𝄫 --> \u{FFFF}"

  private func picture(_ text: String) -> Drawing {
    let dot = Drawing.Kind("dot", "string", "fret", "midi")
    let id = Drawing.ID(dot, 1, -1, 60)
    let label = Drawing.Text(text, at: Drawing.Point(x: 5, y: 6), size: 12)
    return Drawing(
      size: Drawing.Size(width: 100, height: 50), title: text, summary: text,
      elements: [
        Drawing.Element(
          id: id, shape: .circle(center: Drawing.Point(x: .nan, y: -.infinity), radius: 4),
          paint: Drawing.Paint(fill: .black), spoken: text),
        Drawing.Element(
          id: Drawing.ID(dot, 1, -1, 60, part: 1), shape: .text(label), paint: Drawing.Paint(fill: .white)),
        Drawing.Element(id: Drawing.ID(.title), shape: .text(label), paint: Drawing.Paint(fill: .black)),
      ])
  }

  @Test func itIsWellFormedWhateverTheTextsAre() throws {
    let root = try ParsedXML(parsing: picture(Self.nasty).svg())
    #expect(root.name == "svg")
    #expect(root.children.map(\.name) == ["title", "desc", "g", "text"])
    let expected = "a<b> & \"c\" 'd' [31m ]]> 🎸 𝄫 --> "
    #expect(root.children[0].text == expected && root.children[1].text == expected)
    #expect(root.children[3].text == expected)
  }

  @Test func aSpokenElementIsAGroupOfItsParts() throws {
    let group = try ParsedXML(parsing: picture("C").svg()).children[2]
    #expect(group.attributes == ["class": "dot", "data-string": "1", "data-fret": "-1", "data-midi": "60"])
    #expect(group.children.map(\.name) == ["title", "circle", "text"])
    #expect(group.children[0].text == "C")
  }

  @Test func noNumberIsNotANumber() {
    let svg = picture("C").svg().lowercased()
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func theSameDrawingGivesTheSameBytes() {
    #expect(picture("C").svgBytes() == picture("C").svgBytes())
    #expect(String(decoding: picture("C").svgBytes(), as: UTF8.self) == picture("C").svg())
  }

  @Test func anEmptyDrawingIsADocument() throws {
    for size in [0, -5, Double.nan, .infinity] {
      let root = try ParsedXML(parsing: Drawing(size: Drawing.Size(width: size, height: size)).svg())
      #expect(root.children.map(\.name) == ["title"])
    }
  }

  @Test func aScaledStrokeKeepsItsWidth() throws {
    let path = Drawing.Path([.move(Drawing.Point(x: 0, y: 0)), .line(Drawing.Point(x: 1, y: 0))])
    func width(_ scale: Double) throws -> String? {
      let element = Drawing.Element(
        id: Drawing.ID(.title), shape: .path(path, origin: Drawing.Point(x: 0, y: 0), scale: scale),
        paint: Drawing.Paint(stroke: .black, strokeWidth: 1.5))
      let drawing = Drawing(size: Drawing.Size(width: 1, height: 1), elements: [element])
      return try ParsedXML(parsing: drawing.svg()).children[1].attributes["stroke-width"]
    }
    #expect(try width(10) == "0.15")
    #expect(try width(0) == "0")
  }
}
