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

  @Test("a scrolled picture keeps its title, its legend and its background in view") func scrolled() throws {
    var drawing = Drawing(size: Drawing.Size(width: 200, height: 100))
    drawing.origin = Drawing.Point(x: 70, y: 30)
    drawing.setBackground(.white)
    let finished =
      drawing
      .legended([.init(style: .defaultNote, text: "root")], size: 12, color: .black, background: .white)
      .titled("F major", size: 17, color: .black, background: .white, isCentered: false)
    #expect(finished.svg().contains("viewBox=\"70 30 200 "))
    let view = Drawing.Rect(x: 70, y: 30, width: finished.size.width, height: finished.size.height)
    let background = try #require(finished.elements.first)
    #expect(background.shape == .rectangle(view, cornerRadius: 0))
    for element in finished.elements {
      let extent = Extent(of: element)
      #expect(extent.left >= 70 && extent.top >= 30 && extent.right <= 270 && extent.bottom <= 30 + view.height)
    }
  }
}
