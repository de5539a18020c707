import MusicTheory

extension Drawing {
  /// The drawing as an SVG 1.1 document that browsers, librsvg and Inkscape draw alike; the same drawing gives the same
  /// bytes. O(elements).
  ///
  /// Text is real text. Neighbours of one kind stand in a group, `<g class="dots">`, that holds the paint and font most of
  /// them share; each keeps its place in it. A spoken element is a group of its own with a `<title>`, a class (its kind,
  /// and for a tone its function: root, third, fifth, seventh, other) and data attributes (its numbers, `data-note`,
  /// `data-degree`, `data-interval`), so that a page can style and script it. There is no script, style sheet or
  /// reference in it.
  public func svg() -> String {
    String(decoding: svgBytes(), as: UTF8.self)
  }

  /// The bytes of ``svg()``, in UTF-8, for writing to a file.
  public func svgBytes() -> [UInt8] {
    var writer = SVGWriter(capacity: 640 + 120 * elements.count)
    writer.head(of: self)
    var index = 0
    while index < elements.count {
      let kind = elements[index].id.kind
      let end = elements[index...].firstIndex { $0.id.kind != kind } ?? elements.count
      writer.layer(elements[index..<end])
      index = end
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
    raw(" viewBox=\"")
    number(drawing.origin.x)
    raw(" ")
    number(drawing.origin.y)
    raw(" ")
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

  /// Writes neighbours of one kind: several under a group of the kind's name that says what they share.
  fileprivate mutating func layer(_ elements: ArraySlice<Drawing.Element>) {
    guard elements.count > 1 else { return thing(elements, in: nil) }
    let shared = SharedPresentation(of: elements)
    raw("<g class=\"")
    trusted(elements[elements.startIndex].id.kind.name)
    raw("s\"")
    write(shared)
    raw(">\n")
    var index = elements.startIndex
    while index < elements.endIndex {
      let first = elements[index]
      let end = elements[(index + 1)...].firstIndex { !$0.id.isSibling(of: first.id) } ?? elements.endIndex
      thing(elements[index..<end], in: shared)
      index = end
    }
    raw("</g>\n")
  }

  /// Writes the parts of one thing, in a group with title and data where it is spoken.
  private mutating func thing(_ parts: ArraySlice<Drawing.Element>, in shared: SharedPresentation?) {
    guard let first = parts.first else { return }
    if let spoken = first.spoken { openGroup(first, spoken: spoken) }
    for part in parts {
      let needsClass = shared == nil && first.spoken == nil
      element(part, class: needsClass ? part.id.kind.name : nil, over: shared ?? SharedPresentation())
    }
    raw(first.spoken == nil ? "\n" : "</g>\n")
  }

  private mutating func openGroup(_ element: Drawing.Element, spoken: String) {
    let id = element.id
    raw("<g class=\"")
    trusted(id.kind.name)
    if let interval = element.tone?.interval {
      raw(" ")
      trusted(ToneFunction(interval).rawValue)
    }
    raw("\"")
    let names = id.kind.dataNames
    data(names.first, id.first)
    data(names.second, id.second)
    data(names.third, id.third)
    if let tone = element.tone {
      data("note", tone.name.notation(in: .ascii))
      if let interval = tone.interval {
        data("degree", interval.degreeNotation)
        data("interval", interval.notation)
      }
    }
    raw("><title>")
    escaped(spoken)
    raw("</title>")
  }

  private mutating func data(_ name: String, _ value: Int) {
    guard !name.isEmpty else { return }
    openData(name)
    integer(value)
    raw("\"")
  }

  private mutating func data(_ name: String, _ value: String) {
    openData(name)
    trusted(value)
    raw("\"")
  }

  private mutating func openData(_ name: String) {
    raw(" data-")
    trusted(name)
    raw("=\"")
  }

  /// Writes one shape with what it does not share with its layer.
  private mutating func element(_ element: Drawing.Element, class name: String?, over shared: SharedPresentation) {
    switch element.shape {
    case .line(let from, let to):
      open("<line", name)
      attribute("x1", from.x)
      attribute("y1", from.y)
      attribute("x2", to.x)
      attribute("y2", to.y)
      paint(element.paint, over: shared)
      raw("/>")
    case .circle(let center, let radius):
      open("<circle", name)
      attribute("cx", center.x)
      attribute("cy", center.y)
      attribute("r", radius)
      paint(element.paint, over: shared)
      raw("/>")
    case .rectangle(let rect, let cornerRadius):
      open("<rect", name)
      attribute("x", rect.x)
      attribute("y", rect.y)
      attribute("width", rect.width)
      attribute("height", rect.height)
      if cornerRadius > 0 { attribute("rx", cornerRadius) }
      paint(element.paint, over: shared)
      raw("/>")
    case .path(let path, let origin, let scale):
      open("<path", name)
      raw(" transform=\"translate(")
      number(origin.x)
      raw(" ")
      number(origin.y)
      raw(") scale(")
      factor(scale)
      raw(")\" d=\"")
      trusted(path.svgData)
      raw("\"")
      paint(element.paint, over: shared, scale: scale)
      raw("/>")
    case .text(let text):
      open("<text", name)
      attribute("x", text.origin.x)
      attribute("y", text.origin.y)
      font(of: text, over: shared)
      paint(element.paint, over: shared)
      raw(">")
      escaped(text.string)
      raw("</text>")
    }
  }

  private mutating func open(_ tag: StaticString, _ name: String?) {
    raw(tag)
    guard let name else { return }
    raw(" class=\"")
    trusted(name)
    raw("\"")
  }
}
