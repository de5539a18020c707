import InstrumentKit
import TestSupport
import Testing

@Suite struct ViewportTests {
  @Test("S-12: the near end is in view first, and the offset stays in its range") func clamps() {
    var viewport = Viewport(contentLength: 500, visibleLength: 300)
    #expect(viewport.offset == 0 && viewport.isOverflowing && viewport.maximumOffset == 200)
    viewport.scroll(by: 90)
    #expect(viewport.offset == 90)
    viewport.scroll(by: 900)
    #expect(viewport.offset == 200)
    viewport.scroll(by: -900)
    #expect(viewport.offset == 0)
  }

  @Test("S-10: what fits does not scroll") func fits() {
    var viewport = Viewport(contentLength: 300, visibleLength: 300)
    viewport.scroll(by: 50)
    viewport.scroll(to: 50)
    viewport.reveal(250...400)
    #expect(viewport.offset == 0 && !viewport.isOverflowing)
  }

  @Test func resizingKeepsTheOffsetWhereItCanBe() {
    var viewport = Viewport(contentLength: 500, visibleLength: 300)
    viewport.scroll(to: 150)
    viewport.resize(contentLength: 600, visibleLength: 300)
    #expect(viewport.offset == 150)
    viewport.resize(contentLength: 600, visibleLength: 550)
    #expect(viewport.offset == 50)
    viewport.resize(contentLength: 100, visibleLength: 550)
    #expect(viewport.offset == 0)
  }

  @Test func revealsAsLittleAsItCan() {
    var viewport = Viewport(contentLength: 1000, visibleLength: 100)
    viewport.reveal(20...60)
    #expect(viewport.offset == 0)
    viewport.reveal(180...220)
    #expect(viewport.offset == 120)
    viewport.reveal(150...200)
    #expect(viewport.offset == 120)
    viewport.reveal(90...130)
    #expect(viewport.offset == 90)
    // What is longer than the view shows its near end.
    viewport.reveal(400...900)
    #expect(viewport.offset == 400)
  }

  @Test("S-01: any numbers at all leave the offset in its range") func total() {
    let numbers = [0, -1, 50, 1e300, -1e300, Double.nan, .infinity, -.infinity]
    for content in numbers {
      for visible in numbers {
        for distance in numbers {
          var viewport = Viewport(contentLength: content, visibleLength: visible)
          viewport.scroll(by: distance)
          viewport.scroll(by: distance)
          viewport.scroll(to: distance)
          viewport.resize(contentLength: visible, visibleLength: content)
          #expect(viewport.offset >= 0 && viewport.offset <= viewport.maximumOffset)
        }
      }
    }
  }
}
