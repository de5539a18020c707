import InstrumentKit
import Testing

@Suite struct OrientationTests {
  private let size = Drawing.Size(width: 300, height: 100)

  @Test func thereAreEight() {
    #expect(Set(Orientation.all).count == 8)
  }

  @Test func turningForthAndBackIsNothing() {
    for orientation in Orientation.all {
      for (along, across) in [(0.0, 0.0), (10, 20), (-5, 400)] {
        let point = orientation.point(along: along, across: across, in: size)
        let back = orientation.distances(of: point, in: size)
        #expect(back.along == along && back.across == across)
        let extents = orientation.extents(of: size)
        #expect(orientation.size(along: extents.along, across: extents.across) == size)
      }
    }
  }

  @Test func unflippedLowIsAtTheBottomOrTheRight() {
    let horizontal = Orientation().point(along: 10, across: 20, in: size)
    #expect(horizontal == Drawing.Point(x: 10, y: 80))
    let vertical = Orientation(isVertical: true).point(along: 10, across: 20, in: size)
    #expect(vertical == Drawing.Point(x: 280, y: 10))
  }

  @Test func flipsMirrorTheirDirectionOnly() {
    for isVertical in [false, true] {
      let plain = Orientation(isVertical: isVertical).point(along: 10, across: 20, in: size)
      let along = Orientation(isVertical: isVertical, isAlongReversed: true).point(along: 10, across: 20, in: size)
      let across = Orientation(isVertical: isVertical, isAcrossReversed: true).point(along: 10, across: 20, in: size)
      #expect(along == Drawing.Point(x: isVertical ? plain.x : 300 - plain.x, y: isVertical ? 100 - plain.y : plain.y))
      #expect(across == Drawing.Point(x: isVertical ? 300 - plain.x : plain.x, y: isVertical ? plain.y : 100 - plain.y))
    }
  }
}
