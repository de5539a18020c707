import InstrumentKit
import TestSupport
import Testing

@Suite struct DrawingLegendTests {
  private let entries = [
    Drawing.LegendEntry(style: NoteStyle(color: .black), text: "root"),
    Drawing.LegendEntry(style: NoteStyle(color: .white, form: .square), text: "third"),
    Drawing.LegendEntry(style: NoteStyle(color: .darkGray, form: .diamond), text: "others"),
  ]

  @Test("entries stand in one line inside the picture, beside each other", arguments: [60.0, 200, 1000])
  func oneLine(width: Double) {
    let drawing = Drawing(size: Drawing.Size(width: width, height: 100))
      .legended(entries, size: 12, color: .black, background: .white)
    #expect(drawing.size.height == 100 + Drawing.legendBand(size: 12))
    #expect(drawing.elements.first?.id.kind == .background)
    let shapes = drawing.elements.filter { $0.id.kind == .legend }
    #expect(shapes.count == 6)
    var end = 0.0
    for element in shapes {
      let extent = Extent(of: element)
      #expect(extent.fits(in: drawing.size), "\(element.id)")
      #expect(extent.left >= end)
      #expect(extent.top >= 100)
      end = extent.right
    }
  }

  @Test func withoutEntriesOrRoomNothingChanges() {
    let drawing = Drawing(size: Drawing.Size(width: 100, height: 100))
    #expect(drawing.legended([], size: 12, color: .black, background: .white) == drawing)
    #expect(drawing.legended(entries, size: 0, color: .black, background: .white) == drawing)
    let empty = Drawing(size: Drawing.Size(width: 0, height: 100))
    #expect(empty.legended(entries, size: 12, color: .black, background: .white) == empty)
  }
}
