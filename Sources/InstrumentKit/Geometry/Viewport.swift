/// The part of a long instrument that is in view, along it: what it measures, what is seen of it, how far it is scrolled.
///
/// Lengths are in points from the near end, the nut's, whichever way the instrument lies; the near end is in view first.
/// Total: lengths that are negative or no numbers count as zero, and the offset never leaves its range.
public struct Viewport: Hashable, Sendable {
  /// The length of the whole instrument in points.
  public private(set) var contentLength: Double
  /// The length of what is seen in points.
  public private(set) var visibleLength: Double
  /// The distance of the view's near end from the instrument's, 0 to ``maximumOffset``.
  public private(set) var offset: Double = 0

  /// Creates a viewport with the near end in view.
  public init(contentLength: Double, visibleLength: Double) {
    self.contentLength = Viewport.possible(contentLength)
    self.visibleLength = Viewport.possible(visibleLength)
  }

  /// Whether there is more than is seen.
  public var isOverflowing: Bool { maximumOffset > 0 }

  /// The offset with the far end in view, 0 where all is seen.
  public var maximumOffset: Double { max(0, contentLength - visibleLength) }

  /// Takes new lengths and keeps the offset where it still can be.
  public mutating func resize(contentLength: Double, visibleLength: Double) {
    self.contentLength = Viewport.possible(contentLength)
    self.visibleLength = Viewport.possible(visibleLength)
    scroll(by: 0)
  }

  /// Scrolls by a distance in points towards the far end, or back where it is negative, no farther than to an end.
  public mutating func scroll(by distance: Double) {
    scroll(to: offset + distance)
  }

  /// Scrolls to an offset in points, or to the nearest possible; one that is no number changes nothing.
  public mutating func scroll(to offset: Double) {
    self.offset = min(max(0, offset.isNaN ? self.offset : offset), maximumOffset)
  }

  /// Scrolls as little as brings a stretch of the instrument into view, its near end first where it is too long.
  public mutating func reveal(_ stretch: ClosedRange<Double>) {
    if stretch.upperBound > offset + visibleLength { scroll(to: stretch.upperBound - visibleLength) }
    if stretch.lowerBound < offset { scroll(to: stretch.lowerBound) }
  }

  private static func possible(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
}
