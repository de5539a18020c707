import InstrumentKit
import TestSupport
import Testing

@Suite struct DrawingTitleTests {
  private let picture: Drawing = {
    let box = Drawing.Rect(x: 0, y: 0, width: 100, height: 50)
    return Drawing(
      size: Drawing.Size(width: 100, height: 50),
      elements: [
        Drawing.Element(
          id: Drawing.ID(.background), shape: .rectangle(box, cornerRadius: 0), paint: Drawing.Paint(fill: .white)),
        Drawing.Element(
          id: Drawing.ID(Drawing.Kind("thing")), shape: .circle(center: box.center, radius: 25),
          paint: Drawing.Paint(fill: .black)),
      ])
  }()

  @Test("TX03: the title has a band of its own above the picture", arguments: [true, false])
  func band(isCentered: Bool) {
    for title in ["C", "C♯m7♭5/G", "A title that is much too long for a small picture of this kind"] {
      let titled = picture.titled(title, size: 17, color: .black, background: .white, isCentered: isCentered)
      let band = Drawing.titleBand(size: 17)
      #expect(titled.size == Drawing.Size(width: 100, height: 50 + band) && titled.title == title)
      for element in titled.elements {
        let extent = Extent(of: element)
        #expect(extent.fits(in: titled.size))
        if element.id.kind == .title { #expect(extent.bottom < band) }
        if element.id.kind.name == "thing" { #expect(extent.top >= band) }
      }
      #expect(titled.elements.filter { $0.id.kind == .background }.count == 1)
      #expect(Set(titled.elements.map(\.id)).count == titled.elements.count)
    }
  }

  @Test func withoutATitleThePictureStays() {
    #expect(picture.titled("", size: 17, color: .black, background: .white, isCentered: true) == picture)
    for size in [0, -3, Double.nan] {
      #expect(picture.titled("C", size: size, color: .black, background: .white, isCentered: true) == picture)
    }
  }

  @Test func movingForthAndBackIsNothing() {
    let there = picture.translated(by: Drawing.Point(x: 8, y: -4))
    #expect(there != picture)
    #expect(there.translated(by: Drawing.Point(x: -8, y: 4)) == picture)
  }
}
