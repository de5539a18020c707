import InstrumentKit
import MusicTheory
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
    let group = try #require(try ParsedXML(parsing: picture("C").svg()).children[2].children.first)
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

  @Test func aToneCarriesItsNameDegreeIntervalAndFunction() throws {
    func group(_ name: NoteName, _ interval: Interval?) throws -> [String: String] {
      let element = Drawing.Element(
        id: Drawing.ID(Drawing.Kind("dot")), shape: .circle(center: Drawing.Point(x: 1, y: 1), radius: 1),
        paint: Drawing.Paint(fill: .black), tone: Drawing.Tone(name: name, interval: interval), spoken: "x")
      let drawing = Drawing(size: Drawing.Size(width: 2, height: 2), elements: [element])
      return try ParsedXML(parsing: drawing.svg()).children[1].attributes
    }
    #expect(
      try group("Bb", .m3) == ["class": "dot third", "data-note": "Bb", "data-degree": "b3", "data-interval": "m3"])
    #expect(try group("F##", .A9)["class"] == "dot other")
    #expect(try group("C", .P1)["class"] == "dot root")
    #expect(try group("C", nil) == ["class": "dot", "data-note": "C"])
  }

  /// What an element looks like: what it says itself over what its groups say.
  private func presentation(_ root: ParsedXML, _ inherited: [String: String] = [:]) -> [[String: String]] {
    let names = [
      "fill", "stroke", "stroke-width", "fill-opacity", "stroke-opacity", "font-size", "font-weight", "text-anchor",
    ]
    let own = root.attributes.filter { names.contains($0.key) }
    let merged = inherited.merging(own) { $1 }
    if ["circle", "line", "rect", "text", "path"].contains(root.name) { return [merged] }
    return root.children.flatMap { presentation($0, merged) }
  }

  @Test(
    "what a layer shares changes nothing: every element looks as it does alone",
    arguments: 1...50 as ClosedRange<UInt64>)
  func sharing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let colors: [Drawing.Color?] = [nil, .black, .white, Drawing.Color(white: 0, alpha: 0.5)]
    func element(_ number: Int) -> Drawing.Element {
      let center = Drawing.Point(x: 1, y: 1)
      let shapes: [Drawing.Shape] = [
        .circle(center: center, radius: 1), .line(from: center, to: center),
        .text(Drawing.Text("A", at: center, size: 12, isSemibold: Bool.random(using: &random), anchor: .end)),
        .text(Drawing.Text("B", at: center, size: 9, anchor: Bool.random(using: &random) ? .start : .middle)),
        .path(Drawing.Path([.move(center), .line(center)]), origin: center, scale: 2),
      ]
      return Drawing.Element(
        id: Drawing.ID(Drawing.Kind("k"), number), shape: shapes.randomElement(using: &random)!,
        paint: Drawing.Paint(
          fill: colors.randomElement(using: &random)!, stroke: colors.randomElement(using: &random)!,
          strokeWidth: [0, 1, 2.5].randomElement(using: &random)!),
        spoken: Bool.random(using: &random) ? "s" : nil)
    }
    let elements = (0..<Int.random(in: 2...9, using: &random)).map { element($0) }
    func looks(_ elements: [Drawing.Element]) throws -> [[String: String]] {
      let size = Drawing.Size(width: 9, height: 9)
      return presentation(try ParsedXML(parsing: Drawing(size: size, elements: elements).svg())).map { look in
        var look = look
        // What is not painted has no width, and what is opaque need not say so; fonts matter to texts.
        if look["stroke"] ?? "none" == "none" {
          for key in ["stroke", "stroke-width", "stroke-opacity"] { look[key] = nil }
        }
        if look["fill"] == "none" { look["fill-opacity"] = nil }
        for key in ["fill-opacity", "stroke-opacity"] where look[key] == "1" { look[key] = nil }
        return look
      }
    }
    let together = try looks(elements)
    let alone = try elements.flatMap { try looks([$0]) }
    #expect(together.count == elements.count)
    for (element, (shared, own)) in zip(elements, zip(together, alone)) {
      var (shared, own) = (shared, own)
      if case .text = element.shape {
        for (key, value) in [("font-weight", "400"), ("text-anchor", "start")] {
          if shared[key] == value { shared[key] = nil }
          if own[key] == value { own[key] = nil }
        }
      } else {
        for key in ["font-size", "font-weight", "text-anchor"] { shared[key] = nil }
      }
      #expect(shared == own, "seed \(seed)")
    }
  }
}
