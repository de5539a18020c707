import InstrumentKit

/// The sides of what a shape covers, in points.
public struct Extent: CustomStringConvertible {
  public var left: Double
  public var top: Double
  public var right: Double
  public var bottom: Double

  /// The sides of an element: outlines by their points, text by the label's measures, strokes with half of their width.
  public init(of element: Drawing.Element) {
    switch element.shape {
    case .line(let from, let to): self.init(of: [from, to])
    case .circle(let center, let radius):
      self.init(of: [center])
      grow(by: radius)
    case .rectangle(let rect, _):
      self.init(of: [
        Drawing.Point(x: rect.x, y: rect.y), Drawing.Point(x: rect.x + rect.width, y: rect.y + rect.height),
      ])
    case .path(let path, let origin, let scale):
      var points: [Drawing.Point] = []
      for step in path.steps {
        switch step {
        case .move(let point), .line(let point): points.append(point)
        case .curve(let first, let second, let end): points += [first, second, end]
        case .close: break
        }
      }
      self.init(of: points.map { Drawing.Point(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) })
    case .text(let text):
      let width = Label(text.string).unitWidth * text.size
      let left =
        switch text.anchor {
        case .start: text.origin.x
        case .middle: text.origin.x - width / 2
        case .end: text.origin.x - width
        }
      self.init(of: [
        Drawing.Point(x: left, y: text.origin.y - Label.capHeight * text.size),
        Drawing.Point(x: left + width, y: text.origin.y),
      ])
    }
    if element.paint.stroke != nil { grow(by: element.paint.strokeWidth / 2) }
  }

  private init(of points: [Drawing.Point]) {
    left = points.map(\.x).min() ?? 0
    top = points.map(\.y).min() ?? 0
    right = points.map(\.x).max() ?? 0
    bottom = points.map(\.y).max() ?? 0
  }

  private mutating func grow(by margin: Double) {
    (left, top, right, bottom) = (left - margin, top - margin, right + margin, bottom + margin)
  }

  /// Whether all of it lies in a picture of a size, a hundredth of a point aside.
  public func fits(in size: Drawing.Size) -> Bool {
    left >= -0.01 && top >= -0.01 && right <= size.width + 0.01 && bottom <= size.height + 0.01
  }

  public var description: String { "\(left)…\(right) × \(top)…\(bottom)" }
}
