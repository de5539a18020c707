/// The paint and the font that most elements of a layer share, so that a group can say them once.
///
/// Each value is the commonest. One on the group costs those that differ: what has no stroke must then say so, and a
/// colour of strokes stands there only where that saves characters.
struct SharedPresentation {
  /// The fill; `nil` where the group sets none.
  var fill: Drawing.Color?
  /// Whether the group says that nothing is filled.
  var isUnfilled = false
  /// The colour of strokes; `nil` where the group sets none.
  var stroke: Drawing.Color?
  /// The width of strokes in points; `nil` where the group sets none.
  var strokeWidth: Double?
  /// The font; `nil` where the group sets none.
  var fontSize: Double?
  var isSemibold = false
  var anchor = Drawing.Text.Anchor.start

  /// What is so where no group says anything.
  init() {}

  init(of elements: ArraySlice<Drawing.Element>) {
    let fills = elements.map { $0.paint.fill }
    let fill = SharedPresentation.commonest(fills)
    self.fill = fill ?? nil
    isUnfilled = fill == .some(nil)

    let strokes = elements.map { $0.paint.visibleStroke }
    if let stroke = SharedPresentation.commonest(strokes.compactMap { $0 }) {
      let (sharing, without) = (strokes.count { $0 == stroke }, strokes.count { $0 == nil })
      // `stroke="#FFFFFF"` against `stroke="none"`.
      if sharing * 17 > without * 14 { self.stroke = stroke }
    }
    strokeWidth = SharedPresentation.commonest(
      elements.filter { $0.paint.visibleStroke != nil }.map { $0.paint.strokeWidth })

    let texts = elements.compactMap { element -> Drawing.Text? in
      if case .text(let text) = element.shape { return text }
      return nil
    }
    fontSize = SharedPresentation.commonest(texts.map { $0.size })
    isSemibold = SharedPresentation.commonest(texts.map { $0.isSemibold }) ?? false
    anchor = SharedPresentation.commonest(texts.map { $0.anchor }) ?? .start
  }

  /// The value that occurs most often, the first of several; `nil` where there is none.
  private static func commonest<Value: Hashable>(_ values: [Value]) -> Value? {
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    let most = counts.values.max()
    return values.first { counts[$0] == most }
  }
}

extension Drawing.Paint {
  fileprivate var visibleStroke: Drawing.Color? { strokeWidth > 0 ? stroke : nil }
}

extension SVGWriter {
  /// Writes what a group says for its elements.
  mutating func write(_ shared: SharedPresentation) {
    if let fill = shared.fill { color("fill", fill) }
    if shared.isUnfilled { raw(" fill=\"none\"") }
    if let stroke = shared.stroke { color("stroke", stroke) }
    if let width = shared.strokeWidth { write(strokeWidth: width) }
    if let size = shared.fontSize { attribute("font-size", size) }
    if shared.isSemibold { raw(" font-weight=\"600\"") }
    if shared.anchor != .start { write(shared.anchor) }
  }

  /// Writes what an element's paint does not share; a stroke's width is in points, so a scaled shape needs it divided by
  /// its scale.
  mutating func paint(_ paint: Drawing.Paint, over shared: SharedPresentation, scale: Double = 1) {
    if let fill = paint.fill {
      color("fill", fill, over: shared.fill)
    } else if !shared.isUnfilled {
      raw(" fill=\"none\"")
    }
    guard let stroke = paint.visibleStroke else {
      if shared.stroke != nil { raw(" stroke=\"none\"") }
      return
    }
    color("stroke", stroke, over: shared.stroke)
    if paint.strokeWidth != shared.strokeWidth || scale != 1 { write(strokeWidth: paint.strokeWidth / scale) }
  }

  /// Writes what a text's font does not share.
  mutating func font(of text: Drawing.Text, over shared: SharedPresentation) {
    if text.size != shared.fontSize { attribute("font-size", text.size) }
    if text.isSemibold != shared.isSemibold { raw(text.isSemibold ? " font-weight=\"600\"" : " font-weight=\"400\"") }
    if text.anchor != shared.anchor { write(text.anchor) }
  }

  /// Writes a colour that is not the shared one, whose opacity must not show through.
  private mutating func color(_ name: StaticString, _ color: Drawing.Color, over shared: Drawing.Color?) {
    guard color != shared else { return }
    self.color(name, color)
    guard color.alpha == 1, let shared, shared.alpha < 1 else { return }
    raw(" ")
    raw(name)
    raw("-opacity=\"1\"")
  }

  private mutating func write(strokeWidth width: Double) {
    raw(" stroke-width=\"")
    factor(width)
    raw("\"")
  }

  private mutating func write(_ anchor: Drawing.Text.Anchor) {
    switch anchor {
    case .start: raw(" text-anchor=\"start\"")
    case .middle: raw(" text-anchor=\"middle\"")
    case .end: raw(" text-anchor=\"end\"")
    }
  }
}
