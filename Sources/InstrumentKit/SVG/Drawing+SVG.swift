extension Drawing {
  /// The drawing as an SVG 1.1 document that browsers, librsvg and Inkscape draw alike; the same drawing gives the same
  /// bytes. O(elements).
  ///
  /// Text is real text; each spoken element is a group with a `<title>`, a class (its kind) and data attributes (its
  /// numbers), so that a page can style and script it. There is no script, style sheet or reference in it.
  public func svg() -> String {
    String(decoding: svgBytes(), as: UTF8.self)
  }

  /// The bytes of ``svg()``, in UTF-8, for writing to a file.
  public func svgBytes() -> [UInt8] {
    var writer = SVGWriter(capacity: 640 + 160 * elements.count)
    writer.head(of: self)
    var index = 0
    while index < elements.count {
      let element = elements[index]
      index += 1
      guard let spoken = element.spoken else {
        writer.element(element)
        continue
      }
      writer.openGroup(element.id, spoken: spoken)
      writer.element(element)
      while index < elements.count, elements[index].id.isSibling(of: element.id) {
        writer.element(elements[index])
        index += 1
      }
      writer.raw("</g>\n")
    }
    writer.raw("</svg>\n")
    return writer.bytes
  }
}

extension SVGWriter {
  fileprivate mutating func head(of drawing: Drawing) {
    raw("<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" role=\"img\"")
    attribute("width", drawing.size.width)
    attribute("height", drawing.size.height)
    raw(" viewBox=\"0 0 ")
    number(drawing.size.width)
    raw(" ")
    number(drawing.size.height)
    raw(
      "\" font-family=\"-apple-system, 'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif\">\n<title>")
    escaped(drawing.title)
    raw("</title>\n")
    if !drawing.summary.isEmpty {
      raw("<desc>")
      escaped(drawing.summary)
      raw("</desc>\n")
    }
  }

  fileprivate mutating func openGroup(_ id: Drawing.ID, spoken: String) {
    raw("<g class=\"")
    trusted(id.kind.name)
    raw("\"")
    let names = id.kind.dataNames
    data(names.first, id.first)
    data(names.second, id.second)
    data(names.third, id.third)
    raw("><title>")
    escaped(spoken)
    raw("</title>")
  }

  private mutating func data(_ name: String, _ value: Int) {
    guard !name.isEmpty else { return }
    raw(" data-")
    trusted(name)
    raw("=\"")
    integer(value)
    raw("\"")
  }

  /// Writes one shape; parts of a spoken element stay on its line.
  fileprivate mutating func element(_ element: Drawing.Element) {
    let isPart = element.spoken != nil || element.id.part > 0
    switch element.shape {
    case .line(let from, let to):
      open("<line", element, isPart)
      attribute("x1", from.x)
      attribute("y1", from.y)
      attribute("x2", to.x)
      attribute("y2", to.y)
      close(element, "/>")
    case .circle(let center, let radius):
      open("<circle", element, isPart)
      attribute("cx", center.x)
      attribute("cy", center.y)
      attribute("r", radius)
      close(element, "/>")
    case .rectangle(let rect, let cornerRadius):
      open("<rect", element, isPart)
      attribute("x", rect.x)
      attribute("y", rect.y)
      attribute("width", rect.width)
      attribute("height", rect.height)
      if cornerRadius > 0 { attribute("rx", cornerRadius) }
      close(element, "/>")
    case .path(let path, let origin, let scale):
      open("<path", element, isPart)
      raw(" transform=\"translate(")
      number(origin.x)
      raw(" ")
      number(origin.y)
      raw(") scale(")
      factor(scale)
      raw(")\" d=\"")
      trusted(path.svgData)
      raw("\"")
      close(element, "/>", strokeScale: scale)
    case .text(let text):
      open("<text", element, isPart)
      attribute("x", text.origin.x)
      attribute("y", text.origin.y)
      attribute("font-size", text.size)
      if text.isSemibold { raw(" font-weight=\"600\"") }
      if text.anchor != .start {
        raw(text.anchor == .middle ? " text-anchor=\"middle\"" : " text-anchor=\"end\"")
      }
      close(element, ">")
      escaped(text.string)
      raw("</text>")
    }
    if !isPart { raw("\n") }
  }

  private mutating func open(_ tag: StaticString, _ element: Drawing.Element, _ isPart: Bool) {
    raw(tag)
    guard !isPart else { return }
    raw(" class=\"")
    trusted(element.id.kind.name)
    raw("\"")
  }

  /// Writes paint and end of a tag; a stroke's width is in points, so a scaled shape needs it divided by its scale.
  private mutating func close(_ element: Drawing.Element, _ end: StaticString, strokeScale: Double = 1) {
    let paint = element.paint
    if let fill = paint.fill { color("fill", fill) } else { raw(" fill=\"none\"") }
    if let stroke = paint.stroke, paint.strokeWidth > 0 {
      color("stroke", stroke)
      raw(" stroke-width=\"")
      factor(paint.strokeWidth / strokeScale)
      raw("\"")
    }
    raw(end)
  }
}
