extension Drawing {
  /// The drawing as text for people who look for a fault: a line on the picture, then one on each element.
  ///
  ///     dot 2 3 62 circle 101.5,20 r 11.76 fill #1B1B1B stroke #FFFFFF 1.5 | D, string 2, fret 3
  ///
  /// A line names the kind, the numbers and, after a dot, the part of the element; then its shape in points, its paint
  /// and, after a bar, what is spoken. O(elements).
  public func dump() -> String {
    var writer = SVGWriter(capacity: 80 * (elements.count + 2))
    writer.raw("drawing")
    writer.dump([size.width, size.height])
    if origin != Point(x: 0, y: 0) {
      writer.raw(" from")
      writer.dump([origin.x, origin.y])
    }
    writer.dump(spoken: title)
    writer.raw("\n")
    if !summary.isEmpty {
      writer.raw("summary")
      writer.dump(spoken: summary)
      writer.raw("\n")
    }
    for element in elements { writer.dump(element) }
    return writer.string
  }
}

extension SVGWriter {
  fileprivate mutating func dump(_ element: Drawing.Element) {
    trusted(element.id.kind.name)
    for number in [element.id.first, element.id.second, element.id.third] where number >= 0 {
      raw(" ")
      integer(number)
    }
    if element.id.part > 0 {
      raw(".")
      integer(element.id.part)
    }
    dump(element.shape)
    dump(" fill", element.paint.fill)
    if element.paint.strokeWidth > 0 {
      dump(" stroke", element.paint.stroke)
      if element.paint.stroke != nil { dump([element.paint.strokeWidth]) }
    }
    dump(spoken: element.spoken ?? "")
    raw("\n")
  }

  private mutating func dump(_ shape: Drawing.Shape) {
    switch shape {
    case .line(let from, let to):
      raw(" line")
      dump([from.x, from.y])
      raw(" to")
      dump([to.x, to.y])
    case .circle(let center, let radius):
      raw(" circle")
      dump([center.x, center.y])
      raw(" r")
      dump([radius])
    case .rectangle(let rect, let cornerRadius):
      raw(" rectangle")
      dump([rect.x, rect.y])
      raw(" size")
      dump([rect.width, rect.height])
      raw(" r")
      dump([cornerRadius])
    case .path(let path, let origin, let scale):
      raw(" path of ")
      integer(path.steps.count)
      raw(" steps")
      dump([origin.x, origin.y])
      raw(" scale ")
      factor(scale)
    case .text(let text):
      raw(" text \"")
      escaped(text.string)
      raw("\" ")
      trusted(text.anchor.rawValue)
      dump([text.origin.x, text.origin.y])
      raw(" size")
      dump([text.size])
      if text.isSemibold { raw(" semibold") }
    }
  }

  private mutating func dump(_ name: StaticString, _ color: Drawing.Color?) {
    guard let color else { return }
    raw(name)
    raw(" ")
    hexadecimal(color)
    if color.alpha < 1 {
      raw("/")
      number(color.alpha)
    }
  }

  fileprivate mutating func dump(spoken: String) {
    guard !spoken.isEmpty else { return }
    raw(" | ")
    escaped(spoken)
  }

  /// Appends numbers with commas between them after a space.
  fileprivate mutating func dump(_ numbers: [Double]) {
    for (index, value) in numbers.enumerated() {
      raw(index == 0 ? " " : ",")
      number(value)
    }
  }
}
