/// How an instrument's two directions lie on the screen.
///
/// Layouts compute in *along* (from the nut to the bridge) and *across* (from the first string to the last, low to
/// high as a rule), both in points from zero; this is the only place that turns them into x and y, and back. Without
/// flips, low is at the bottom of a horizontal instrument and at the right of a vertical one:
///
///     horizontal               vertical
///     x →  along               y ↓  along
///     y ↑  across              x ←  across
public struct Orientation: Hashable, Sendable {
  /// Whether along runs from top to bottom instead of from left to right.
  public var isVertical: Bool
  /// Whether along runs against x or y.
  public var isAlongReversed: Bool
  /// Whether across runs with x or y.
  public var isAcrossReversed: Bool

  /// Creates an orientation; horizontal and unflipped where nothing is given.
  public init(isVertical: Bool = false, isAlongReversed: Bool = false, isAcrossReversed: Bool = false) {
    self.isVertical = isVertical
    self.isAlongReversed = isAlongReversed
    self.isAcrossReversed = isAcrossReversed
  }

  /// All eight orientations, the unflipped ones first of their direction.
  public static let all: [Orientation] = [false, true].flatMap { vertical in
    [false, true].flatMap { along in
      [false, true].map { across in
        Orientation(isVertical: vertical, isAlongReversed: along, isAcrossReversed: across)
      }
    }
  }

  /// The extents along and across of a picture of a size in points.
  public func extents(of size: Drawing.Size) -> (along: Double, across: Double) {
    isVertical ? (size.height, size.width) : (size.width, size.height)
  }

  /// The size of a picture of the given extents.
  public func size(along: Double, across: Double) -> Drawing.Size {
    isVertical ? Drawing.Size(width: across, height: along) : Drawing.Size(width: along, height: across)
  }

  /// The point at a distance along and across in a picture of a size.
  public func point(along: Double, across: Double, in size: Drawing.Size) -> Drawing.Point {
    let extents = extents(of: size)
    let along = isAlongReversed ? extents.along - along : along
    let across = isAcrossReversed ? across : extents.across - across
    return isVertical ? Drawing.Point(x: across, y: along) : Drawing.Point(x: along, y: across)
  }

  /// The distances along and across of a point in a picture of a size: the inverse of ``point(along:across:in:)``.
  public func distances(of point: Drawing.Point, in size: Drawing.Size) -> (along: Double, across: Double) {
    let extents = extents(of: size)
    let (along, across) = isVertical ? (point.y, point.x) : (point.x, point.y)
    return (
      isAlongReversed ? extents.along - along : along,
      isAcrossReversed ? across : extents.across - across
    )
  }
}
