import MusicTheory

extension Drawing {
  /// The drawing moved by a distance in points.
  public func translated(by offset: Point) -> Drawing {
    var moved = self
    for index in moved.elements.indices { moved.elements[index].shape = elements[index].shape.translated(by: offset) }
    return moved
  }

  /// The drawing under its title, in a picture that is higher by the title's band.
  ///
  /// `size` is the largest font size in points; a long title is set smaller so that it fits.
  public func titled(_ title: String, size: Double, color: Color, background: Color, isCentered: Bool) -> Drawing {
    guard !title.isEmpty, size > 0, self.size.isDrawable else { return self }
    let label = Label(title)
    let fontSize = label.fittingSize(inWidth: self.size.width * 0.84, limit: size)
    let band = Drawing.titleBand(size: size)
    var titled = translated(by: Point(x: 0, y: band))
    titled.title = title
    titled.size.height += band
    titled.setBackground(background)
    var front: [Element] = []
    let x = isCentered ? self.size.width / 2 : self.size.width * 0.04
    label.append(
      to: &front, id: ID(.title), x: origin.x + x, y: origin.y + band * 0.55, size: fontSize, color: color,
      isSemibold: true,
      anchor: isCentered ? .middle : .start)
    titled.elements.insert(contentsOf: front, at: titled.elements.first?.id.kind == .background ? 1 : 0)
    return titled
  }

  /// The height in points that a title of a font size takes.
  public static func titleBand(size: Double) -> Double { size * 2 }
}

extension Drawing.Shape {
  fileprivate func translated(by offset: Drawing.Point) -> Drawing.Shape {
    switch self {
    case .line(let from, let to): return .line(from: from + offset, to: to + offset)
    case .circle(let center, let radius): return .circle(center: center + offset, radius: radius)
    case .rectangle(var rect, let cornerRadius):
      rect.x += offset.x
      rect.y += offset.y
      return .rectangle(rect, cornerRadius: cornerRadius)
    case .path(let path, let origin, let scale): return .path(path, origin: origin + offset, scale: scale)
    case .text(var text):
      text.origin = text.origin + offset
      return .text(text)
    }
  }
}
