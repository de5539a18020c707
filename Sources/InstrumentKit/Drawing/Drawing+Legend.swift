import MusicTheory

extension Drawing {
  /// What one style in a picture means.
  public struct LegendEntry: Hashable, Sendable {
    /// How the dots that it stands for look.
    public var style: NoteStyle
    /// What they are, "root".
    public var text: String

    /// Creates an entry.
    public init(style: NoteStyle, text: String) {
      self.style = style
      self.text = text
    }
  }

  /// The drawing above one line that says what its styles mean, in a picture that is higher by the legend's band.
  ///
  /// `size` is the largest font size in points; a long line is set smaller so that it fits.
  public func legended(_ entries: [LegendEntry], size: Double, color: Color, background: Color) -> Drawing {
    guard !entries.isEmpty, size > 0, self.size.isDrawable else { return self }
    let labels = entries.map { Label($0.text) }
    // In units of the font size: a dot and a gap before each text, a wider gap behind it.
    let (dot, gap, space) = (0.84, 0.4, 1.1)
    let widths = labels.map { dot + gap + $0.unitWidth }
    let unitWidth = widths.reduce(0, +) + space * Double(labels.count - 1)
    let fontSize = min(size, self.size.width * 0.92 / unitWidth)
    let band = Drawing.legendBand(size: size)
    var picture = self
    picture.size.height += band
    picture.setBackground(background)
    let y = origin.y + self.size.height + band * 0.4
    var x = origin.x + max(self.size.width * 0.04, (self.size.width - unitWidth * fontSize) / 2)
    for (index, (entry, label)) in zip(entries, labels).enumerated() {
      var id = ID(.legend, index)
      var paint = entry.style.paint
      paint.strokeWidth = min(paint.strokeWidth, 1)
      let radius = dot / 2 * fontSize
      picture.elements.append(
        Element(
          id: id, shape: entry.style.shape(center: Point(x: x + radius, y: y), radius: radius, reach: radius * 1.2),
          paint: paint))
      id.part = 1
      label.append(
        to: &picture.elements, id: id, x: x + (dot + gap) * fontSize, y: y, size: fontSize, color: color, anchor: .start
      )
      x += (widths[index] + space) * fontSize
    }
    return picture
  }

  /// The height in points that a legend of a font size takes.
  public static func legendBand(size: Double) -> Double { size * 2 }
}

extension Drawing.Kind {
  /// An entry of a legend: what one style means.
  public static let legend = Drawing.Kind("legend", "entry")
}

extension ToneFunction {
  /// How a legend calls the tones of the function.
  package var legend: String { self == .other ? "others" : rawValue }
}
