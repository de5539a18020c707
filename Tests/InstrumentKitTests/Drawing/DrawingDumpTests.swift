import InstrumentKit
import Testing

@Suite struct DrawingDumpTests {
  @Test func oneElementIsOneLine() {
    let dot = Drawing.Kind("dot", "string", "fret")
    let text = Drawing.Text("<D\n>", at: Drawing.Point(x: 1, y: 2.25), size: 12, isSemibold: true)
    let path = Drawing.Path([.move(Drawing.Point(x: 0, y: 0)), .line(Drawing.Point(x: 1, y: 0)), .close])
    let paint = Drawing.Paint(fill: .white, stroke: Drawing.Color(white: 0, alpha: 0.5), strokeWidth: 1.5)
    let drawing = Drawing(
      size: Drawing.Size(width: 100, height: 50.5), title: "D", summary: "one dot",
      elements: [
        Drawing.Element(
          id: Drawing.ID(dot, 2, 0), shape: .circle(center: Drawing.Point(x: 1, y: 2), radius: 3), paint: paint,
          spoken: "D, open"),
        Drawing.Element(id: Drawing.ID(dot, 2, 0, part: 1), shape: .text(text), paint: Drawing.Paint(fill: .black)),
        Drawing.Element(
          id: Drawing.ID(dot, 2, 0, part: 2), shape: .path(path, origin: Drawing.Point(x: 4, y: 5), scale: 0.125),
          paint: Drawing.Paint()),
        Drawing.Element(
          id: Drawing.ID(Drawing.Kind("wire")),
          shape: .line(from: Drawing.Point(x: 0, y: 0), to: Drawing.Point(x: 9, y: 0)),
          paint: Drawing.Paint(stroke: .black, strokeWidth: 2)),
        Drawing.Element(
          id: Drawing.ID(.background),
          shape: .rectangle(Drawing.Rect(x: 0, y: 0, width: 5, height: 6), cornerRadius: 1),
          paint: Drawing.Paint(fill: .white)),
      ])
    #expect(
      drawing.dump() == """
        drawing 100,50.5 | D
        summary | one dot
        dot 2 0 circle 1,2 r 3 fill #FFFFFF stroke #000000/0.5 1.5 | D, open
        dot 2 0.1 text "&lt;D &gt;" middle 1,2.25 size 12 semibold fill #000000
        dot 2 0.2 path of 3 steps 4,5 scale 0.125
        wire line 0,0 to 9,0 stroke #000000 2
        background rectangle 0,0 size 5,6 r 1 fill #FFFFFF

        """)
  }
}
