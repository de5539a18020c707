extension Drawing {
  /// An outline of straight and curved pieces in units of its own.
  public struct Path: Hashable, Sendable {
    /// One piece; a path may have several closed parts.
    public enum Step: Hashable, Sendable {
      case move(Point)
      case line(Point)
      /// A cubic curve to `end`, pulled towards the two control points.
      case curve(Point, Point, end: Point)
      case close
    }

    /// The pieces in order.
    public let steps: [Step]
    /// The path in SVG's notation, written once.
    let svgData: String

    /// Creates a path; its text for SVG is made once, here. O(steps).
    public init(_ steps: [Step]) {
      self.steps = steps
      self.svgData = Path.svgData(of: steps)
    }

    public static func == (left: Path, right: Path) -> Bool {
      left.steps == right.steps
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(steps)
    }

    private static func svgData(of steps: [Step]) -> String {
      var writer = SVGWriter(capacity: 16 * steps.count)
      for step in steps {
        switch step {
        case .move(let point): writer.command("M", point)
        case .line(let point): writer.command("L", point)
        case .curve(let first, let second, let end):
          writer.command("C", first)
          writer.command(" ", second)
          writer.command(" ", end)
        case .close: writer.raw("Z")
        }
      }
      return writer.string
    }
  }
}
