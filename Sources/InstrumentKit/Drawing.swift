import MusicTheory

/// A picture as data: shapes in painter's order, each with a stable identity.
///
/// Renderers translate a drawing to SVG, pixels or nodes; they know shapes and paint, and nothing of frets or keys.
/// Coordinates are points from the top left corner, y downwards. Nothing in it depends on what came before: every
/// element says all that is needed to draw it.
public struct Drawing: Hashable, Sendable {
  /// The size of the picture in points.
  public var size: Size
  /// What the picture shows, in a few words; empty where there is nothing to say.
  public var title: String
  /// The picture in words, for people who do not see it.
  public var summary: String
  /// The shapes from the farthest to the nearest.
  public var elements: [Element]

  public init(size: Size, title: String = "", summary: String = "", elements: [Element] = []) {
    self.size = size
    self.title = title
    self.summary = summary
    self.elements = elements
  }
}

extension Drawing {
  /// One shape with its paint and identity.
  public struct Element: Hashable, Sendable {
    /// What this is, the same from drawing to drawing.
    public var id: ID
    public var shape: Shape
    public var paint: Paint
    /// What the element is called when read aloud, "B flat, string 5, fret 1"; `nil` for what is mere decoration.
    public var spoken: String?

    public init(id: ID, shape: Shape, paint: Paint, spoken: String? = nil) {
      self.id = id
      self.shape = shape
      self.paint = paint
      self.spoken = spoken
    }
  }

  /// The identity of an element: its kind, the numbers that tell it from others of its kind, and the part it is of them.
  ///
  /// Elements next to each other that differ in `part` alone form one thing: a dot's disc, letter and accidental.
  public struct ID: Hashable, Sendable {
    public var kind: Kind
    /// The numbers named by ``Kind/dataNames``, −1 where unused.
    public var first: Int
    public var second: Int
    public var third: Int
    public var part: Int

    public init(_ kind: Kind, _ first: Int = -1, _ second: Int = -1, _ third: Int = -1, part: Int = 0) {
      self.kind = kind
      self.first = first
      self.second = second
      self.third = third
      self.part = part
    }

    /// Whether both identify parts of one thing.
    public func isSibling(of other: ID) -> Bool {
      kind == other.kind && first == other.first && second == other.second && third == other.third
    }
  }

  /// What sort of thing an element is: a name that style sheets can use, and names for its numbers.
  public struct Kind: Hashable, Sendable {
    /// The name, "dot".
    public let name: String
    /// The names of the numbers of an ``ID`` of this kind, "string", "fret", "midi"; empty where unused.
    public let dataNames: DataNames

    /// Up to three names; a tuple would not be hashable.
    public struct DataNames: Hashable, Sendable {
      public let first: String
      public let second: String
      public let third: String
    }

    public init(_ name: String, _ first: String = "", _ second: String = "", _ third: String = "") {
      self.name = name
      self.dataNames = DataNames(first: first, second: second, third: third)
    }

    public static let background = Kind("background")
    public static let title = Kind("title")
  }

  /// A shape in points.
  public enum Shape: Hashable, Sendable {
    case line(from: Point, to: Point)
    case circle(center: Point, radius: Double)
    case rectangle(Rect, cornerRadius: Double)
    /// An outline, its own units multiplied by `scale` and its origin put at `origin`.
    case path(Path, origin: Point, scale: Double)
    case text(Text)
  }

  /// How a shape is painted; what is `nil` is left out.
  public struct Paint: Hashable, Sendable {
    public var fill: Color?
    public var stroke: Color?
    /// The width of the stroke in points.
    public var strokeWidth: Double

    public init(fill: Color? = nil, stroke: Color? = nil, strokeWidth: Double = 0) {
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
    }
  }

  /// A run of text in one size and weight. Accidentals are drawn as paths beside it, so any sans-serif font will do.
  public struct Text: Hashable, Sendable {
    public enum Anchor: String, Hashable, Sendable {
      case start, middle, end
    }

    public var string: String
    /// The point of the baseline at which the text starts, is centred or ends.
    public var origin: Point
    /// The font's size in points.
    public var size: Double
    public var isSemibold: Bool
    public var anchor: Anchor

    public init(_ string: String, at origin: Point, size: Double, isSemibold: Bool = false, anchor: Anchor = .middle) {
      self.string = string
      self.origin = origin
      self.size = size
      self.isSemibold = isSemibold
      self.anchor = anchor
    }
  }
}
