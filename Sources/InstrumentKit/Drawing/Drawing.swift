import MusicTheory

/// A picture as data: shapes in painter's order, each with a stable identity.
///
/// Renderers translate a drawing to SVG, pixels or nodes; they know shapes and paint, and nothing of frets or keys.
/// Coordinates are points, y downwards, from the top left corner unless ``origin`` says otherwise. Nothing in it depends on what came before: every
/// element says all that is needed to draw it.
public struct Drawing: Hashable, Sendable {
  /// The size of the picture in points.
  public var size: Size
  /// The point of the elements' coordinates that lies in the picture's top left corner: not zero where it is scrolled.
  public var origin = Point(x: 0, y: 0)
  /// What the picture shows, in a few words; empty where there is nothing to say.
  public var title: String
  /// The picture in words, for people who do not see it.
  public var summary: String
  /// The shapes from the farthest to the nearest.
  public var elements: [Element]

  /// Creates a drawing.
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
    /// What is drawn.
    public var shape: Shape
    /// How it is painted.
    public var paint: Paint
    /// The tone that the element stands for, if it is a dot.
    public var tone: Tone?
    /// What the element is called when read aloud, "B flat, string 5, fret 1"; `nil` for what is mere decoration.
    public var spoken: String?

    /// Creates an element.
    public init(id: ID, shape: Shape, paint: Paint, tone: Tone? = nil, spoken: String? = nil) {
      self.id = id
      self.shape = shape
      self.paint = paint
      self.tone = tone
      self.spoken = spoken
    }
  }

  /// What a dot sounds: data for style sheets and scripts.
  public struct Tone: Hashable, Sendable {
    /// The name, spelled as the scale or chord spells it.
    public var name: NoteName
    /// What the tone is to the root of its scale or chord, where there is one.
    public var interval: Interval?

    /// Creates a tone.
    public init(name: NoteName, interval: Interval? = nil) {
      self.name = name
      self.interval = interval
    }
  }

  /// The identity of an element: its kind, the numbers that tell it from others of its kind, and the part it is of them.
  ///
  /// Elements next to each other that differ in `part` alone form one thing: a dot's disc, letter and accidental.
  public struct ID: Hashable, Sendable {
    /// What sort of thing it is.
    public var kind: Kind
    /// The numbers named by ``Kind/dataNames``, −1 where unused.
    public var first: Int
    /// The second number, −1 where unused.
    public var second: Int
    /// The third number, −1 where unused.
    public var third: Int
    /// The number of the part, 0 for the first or only one.
    public var part: Int

    /// Creates an identity; numbers left out are unused.
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
      /// The name of the first number, or nothing.
      public let first: String
      /// The name of the second number, or nothing.
      public let second: String
      /// The name of the third number, or nothing.
      public let third: String
    }

    /// Creates a kind; names left out are of unused numbers.
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
    /// The colour of the inside.
    public var fill: Color?
    /// The colour of the outline.
    public var stroke: Color?
    /// The width of the stroke in points.
    public var strokeWidth: Double

    /// Creates a paint.
    public init(fill: Color? = nil, stroke: Color? = nil, strokeWidth: Double = 0) {
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
    }
  }

  /// A run of text in one size and weight. Accidentals are drawn as paths beside it, so any sans-serif font will do.
  public struct Text: Hashable, Sendable {
    /// Where the text lies in relation to its origin.
    public enum Anchor: String, Hashable, Sendable {
      case start, middle, end
    }

    /// The characters.
    public var string: String
    /// The point of the baseline at which the text starts, is centred or ends.
    public var origin: Point
    /// The font's size in points.
    public var size: Double
    /// Whether the font is heavier than regular.
    public var isSemibold: Bool
    /// Whether the text starts, is centred or ends at its origin.
    public var anchor: Anchor

    /// Creates a run of text.
    public init(_ string: String, at origin: Point, size: Double, isSemibold: Bool = false, anchor: Anchor = .middle) {
      self.string = string
      self.origin = origin
      self.size = size
      self.isSemibold = isSemibold
      self.anchor = anchor
    }
  }
}
