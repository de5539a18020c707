import MusicTheory

/// A short text with accidentals, measured and placed: what stands on dots, beside strings and above pictures.
///
/// Letters become text and accidentals become outlines. A run of letters is anchored where it meets an accidental, so
/// that the two touch in any font, whatever its letters measure.
public struct Label: Hashable, Sendable {
  /// The whole text.
  public let text: String
  /// The width in points at a font size of 1 point, by the measures of a common sans-serif font.
  public let unitWidth: Double

  private enum Run: Hashable, Sendable {
    case letters(String, width: Double)
    case sign(AccidentalGlyph)
    /// Blanks behind an accidental: renderers drop those at the front of a text.
    case gap(width: Double)

    var width: Double {
      switch self {
      case .letters(_, let width): width
      case .sign(let glyph): glyph.advance / 100
      case .gap(let width): width
      }
    }
  }

  private let runs: [Run]

  /// Creates a label and measures it. O(characters).
  public init(_ text: String) {
    self.text = text
    var runs: [Run] = []
    var letters = ""
    var width = 0.0
    for scalar in text.unicodeScalars {
      if let glyph = AccidentalGlyph(scalar) {
        if !letters.isEmpty { runs.append(.letters(letters, width: width)) }
        (letters, width) = ("", 0)
        runs.append(.sign(glyph))
      } else if scalar == " ", letters.isEmpty, !runs.isEmpty {
        runs.append(.gap(width: Label.width(of: scalar)))
      } else {
        letters.unicodeScalars.append(scalar)
        width += Label.width(of: scalar)
      }
    }
    if !letters.isEmpty { runs.append(.letters(letters, width: width)) }
    self.runs = runs
    self.unitWidth = runs.reduce(0) { $0 + $1.width }
  }

  /// The height of capitals as a part of the font size.
  public static let capHeight = 0.72

  /// The largest font size, at most `limit`, at which the label fits into a circle of the given diameter in points.
  public func fittingSize(inCircle diameter: Double, limit: Double) -> Double {
    // The corners of the box around the text lie on the circle. Its diagonal, to 4 % and without a square root:
    let (short, long) = (min(unitWidth, Label.capHeight), max(unitWidth, Label.capHeight))
    let diagonal = 0.96 * long + 0.4 * short
    return min(limit, diameter * 0.86 / diagonal)
  }

  /// The largest font size, at most `limit`, at which the label is no wider than `width` points.
  public func fittingSize(inWidth width: Double, limit: Double) -> Double {
    unitWidth > 0 ? min(limit, width / unitWidth) : limit
  }

  /// The elements of the label, numbered from `id`'s part on; `x` is the start, middle or end and `y` the middle of the
  /// capitals, in points.
  public func elements(
    id: Drawing.ID, x: Double, y: Double, size: Double, color: Drawing.Color, isSemibold: Bool = false,
    anchor: Drawing.Text.Anchor = .middle
  ) -> [Drawing.Element] {
    var elements: [Drawing.Element] = []
    append(to: &elements, id: id, x: x, y: y, size: size, color: color, isSemibold: isSemibold, anchor: anchor)
    return elements
  }

  /// Appends the elements of the label, none where the size is not positive; see ``elements(id:x:y:size:color:isSemibold:anchor:)``.
  public func append(
    to elements: inout [Drawing.Element], id: Drawing.ID, x: Double, y: Double, size: Double, color: Drawing.Color,
    isSemibold: Bool = false, anchor: Drawing.Text.Anchor = .middle
  ) {
    guard size > 0 else { return }
    let baseline = y + Label.capHeight / 2 * size
    let paint = Drawing.Paint(fill: color)
    var id = id
    func add(_ shape: Drawing.Shape) {
      elements.append(Drawing.Element(id: id, shape: shape, paint: paint))
      id.part += 1
    }
    if runs.count == 1, case .letters(let letters, _) = runs[0] {
      let origin = Drawing.Point(x: x, y: baseline)
      add(.text(Drawing.Text(letters, at: origin, size: size, isSemibold: isSemibold, anchor: anchor)))
      return
    }
    let start: Double =
      switch anchor {
      case .start: x
      case .middle: x - unitWidth * size / 2
      case .end: x - unitWidth * size
      }
    var left = start
    for (index, run) in runs.enumerated() {
      let width = run.width * size
      switch run {
      case .letters(let letters, _):
        // The first run ends at its accidental, the others begin after theirs.
        let origin = Drawing.Point(x: index == 0 ? left + width : left, y: baseline)
        let anchor: Drawing.Text.Anchor = index == 0 ? .end : .start
        add(.text(Drawing.Text(letters, at: origin, size: size, isSemibold: isSemibold, anchor: anchor)))
      case .sign(let glyph):
        add(.path(glyph.path, origin: Drawing.Point(x: left, y: baseline), scale: size / 100))
      case .gap: break
      }
      left += width
    }
  }

  /// The advance width of a character in parts of the font size, between those of Helvetica and DejaVu Sans in bold.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|", "!": 0.33
    case " ", "(", ")", "/", "[", "]", "-", "f", "r", "t": 0.4
    case "m", "w", "M", "W", "○", "×": 0.92
    case "a"..."z", "0"..."9", "J": 0.62
    case "A"..."Z", "+", "#": 0.73
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}": 0
    case "\u{0}"..."\u{2FFF}": 0.65
    default: 1
    }
  }
}
