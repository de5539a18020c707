import InstrumentKit
import Testing

@Suite struct DrawingGeometryTests {
  @Test("S-01: only positive, finite sizes can be drawn on") func drawableSizes() {
    #expect(Drawing.Size(width: 1, height: 0.5).isDrawable)
    for bad in [0, -1, Double.nan, .infinity, -.infinity] {
      #expect(!Drawing.Size(width: bad, height: 10).isDrawable)
      #expect(!Drawing.Size(width: 10, height: bad).isDrawable)
    }
  }

  @Test func cornersComeInAnyOrder() {
    let (a, b) = (Drawing.Point(x: 10, y: 2), Drawing.Point(x: 4, y: 7))
    let rect = Drawing.Rect(x: 4, y: 2, width: 6, height: 5)
    #expect(Drawing.Rect(from: a, to: b) == rect)
    #expect(Drawing.Rect(from: b, to: a) == rect)
    #expect(rect.center == Drawing.Point(x: 7, y: 4.5))
  }

  @Test func rectanglesAreHalfOpen() {
    let rect = Drawing.Rect(x: 4, y: 2, width: 6, height: 5)
    #expect(rect.contains(Drawing.Point(x: 4, y: 2)))
    #expect(!rect.contains(Drawing.Point(x: 10, y: 3)))
    #expect(!rect.contains(Drawing.Point(x: 5, y: 7)))
    #expect(!rect.contains(Drawing.Point(x: .nan, y: 3)))
  }
}
