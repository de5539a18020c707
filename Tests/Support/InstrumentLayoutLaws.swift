import InstrumentKit

/// The laws of every layout, whatever the instrument; a test makes one, adds what it knows, and expects no violations.
public struct InstrumentLayoutLaws<Layout: InstrumentLayout> {
  /// The layout under test.
  public var layout: Layout
  /// The places that the instrument shows, all of them.
  public var places: [Layout.Position]
  /// Whether a point lies in the region of a place that is drawn, edges aside.
  public var contains: (Layout.Position, Drawing.Point) -> Bool
  /// Whether the layout is larger than its picture, so that points outside of it may hit.
  public var overflows = false
  /// The same instrument mirrored, each with the map of points that goes with it.
  public var mirrors: [(layout: Layout, map: (Drawing.Point) -> Drawing.Point)] = []
  /// The same instrument in a picture of twice the size.
  public var twice: Layout?

  public init(
    _ layout: Layout, places: [Layout.Position], contains: @escaping (Layout.Position, Drawing.Point) -> Bool
  ) {
    self.layout = layout
    self.places = places
    self.contains = contains
  }

  /// What is broken, a sentence each; the samples depend on nothing but the seed. O(places × samples).
  public func violations(seed: UInt64 = 1) -> [String] {
    var broken: [String] = []
    let shown = places.filter { layout.anchor(of: $0) != nil }
    if !shown.isEmpty, shown.count != places.count {
      broken.append("\(shown.count) of \(places.count) places have an anchor; all or none should")
    }
    for place in shown {
      let anchor = layout.anchor(of: place)!
      let hit = layout.position(at: anchor)
      if hit != place { broken.append("the anchor of \(place) hits \(text(hit))") }
      if !contains(place, anchor) { broken.append("the region of \(place) does not contain its anchor") }
      if let twice, let far = twice.anchor(of: place), twice.position(at: far) != place {
        broken.append("in twice the size the anchor of \(place) hits \(text(twice.position(at: far)))")
      } else if let twice, twice.anchor(of: place) == nil {
        broken.append("\(place) is not shown in twice the size")
      }
    }
    for point in samples(seed: seed) { check(point, shown, into: &broken) }
    for point in outside where layout.position(at: point) != nil {
      broken.append("\(point) is outside and hits \(text(layout.position(at: point)))")
    }
    return broken
  }

  /// A point hits the place whose region holds it, at most one, and the same one in a mirror.
  private func check(_ point: Drawing.Point, _ shown: [Layout.Position], into broken: inout [String]) {
    let hit = layout.position(at: point)
    let holders = shown.filter { contains($0, point) }
    if holders.count > 1 { broken.append("\(point) lies in \(holders.count) regions") }
    if hit != holders.first { broken.append("\(point) hits \(text(hit)) and lies in \(text(holders.first))") }
    for mirror in mirrors where mirror.layout.position(at: mirror.map(point)) != hit {
      broken.append(
        "\(point) hits \(text(hit)), its mirror image \(text(mirror.layout.position(at: mirror.map(point))))")
    }
  }

  private func text(_ place: Layout.Position?) -> String { place.map { "\($0)" } ?? "nothing" }

  /// Points all over the picture and a little around it; odd factors keep them off the edges of slots.
  private func samples(seed: UInt64) -> [Drawing.Point] {
    guard layout.size.isDrawable else { return [] }
    var random = SplitMix64(seed: seed)
    return (0..<16).map { _ in
      Drawing.Point(
        x: layout.size.width * (1.2 * random.unit() - 0.1), y: layout.size.height * (1.2 * random.unit() - 0.1))
    }
  }

  /// Points that can hit nothing.
  private var outside: [Drawing.Point] {
    let bad = [Double.nan, .infinity, -.infinity]
    var points = bad.flatMap { x in (bad + [0, 10]).map { Drawing.Point(x: x, y: $0) } }
    points += points.map { Drawing.Point(x: $0.y, y: $0.x) }
    let (width, height) = (layout.size.width, layout.size.height)
    guard !overflows, layout.size.isDrawable else { return points }
    for x in [-1, width / 2, width, width + 1] {
      for y in [-1, height / 2, height, height + 1] where x != width / 2 || y != height / 2 {
        points.append(Drawing.Point(x: x, y: y))
      }
    }
    return points
  }
}
