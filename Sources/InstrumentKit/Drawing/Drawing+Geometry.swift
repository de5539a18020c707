/// Points, sizes and rectangles of our own, nested because their plain names belong to the platforms.
extension Drawing {
  /// A place in points, y downwards.
  public struct Point: Hashable, Sendable {
    /// The distance from the left in points.
    public var x: Double
    /// The distance from the top in points.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    public static func + (left: Point, right: Point) -> Point {
      Point(x: left.x + right.x, y: left.y + right.y)
    }
  }

  /// An extent in points.
  public struct Size: Hashable, Sendable {
    /// The extent from left to right in points.
    public var width: Double
    /// The extent from top to bottom in points.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// Whether there is anything to draw on: both sides positive and finite.
    public var isDrawable: Bool {
      width > 0 && height > 0 && width.isFinite && height.isFinite
    }
  }

  /// A rectangle in points; `y` is its upper side.
  public struct Rect: Hashable, Sendable {
    /// The distance from the left in points.
    public var x: Double
    /// The distance from the top in points.
    public var y: Double
    /// The extent from left to right in points.
    public var width: Double
    /// The extent from top to bottom in points.
    public var height: Double

    /// Creates a rectangle from its upper left corner and its extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The smallest rectangle that holds both corners, in any order.
    public init(from corner: Point, to opposite: Point) {
      self.init(
        x: min(corner.x, opposite.x), y: min(corner.y, opposite.y),
        width: abs(corner.x - opposite.x), height: abs(corner.y - opposite.y))
    }

    /// The point in the middle.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Whether the point lies inside; the left and upper sides belong to the rectangle, the others do not.
    public func contains(_ point: Point) -> Bool {
      point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
  }
}
