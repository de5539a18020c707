extension NoteStyle {
  /// How the dot is painted.
  package var paint: Drawing.Paint {
    Drawing.Paint(fill: color, stroke: borderColor, strokeWidth: borderWidth ?? 0)
  }

  /// The dot's shape; its corners may leave the circle of its radius, but not its cell, which reaches `reach` around it.
  package func shape(center: Drawing.Point, radius: Double, reach: Double) -> Drawing.Shape {
    switch form ?? .circle {
    case .circle: return .circle(center: center, radius: radius)
    case .square:
      let side = radius * 0.9
      let corner = Drawing.Point(x: center.x - side, y: center.y - side)
      return .rectangle(
        Drawing.Rect(x: corner.x, y: corner.y, width: 2 * side, height: 2 * side), cornerRadius: radius * 0.15)
    case .diamond: return .path(NoteStyle.diamond, origin: center, scale: min(radius * 1.16, reach))
    }
  }

  private static let diamond = Drawing.Path([
    .move(Drawing.Point(x: 0, y: -1)), .line(Drawing.Point(x: 1, y: 0)), .line(Drawing.Point(x: 0, y: 1)),
    .line(Drawing.Point(x: -1, y: 0)), .close,
  ])
}
