import InstrumentKit
import MusicTheory

/// Draws bars and dots: the marks on a neck.
struct DotArtist {
  private let configuration: FretboardConfiguration
  private let layout: FretboardLayout
  private let dots: [Dot<FretPosition>]
  private let barres: [Barre]
  private let radius: Double

  init(diagram: FretboardDiagram, layout: FretboardLayout, dots: [Dot<FretPosition>]) {
    configuration = diagram.configuration
    self.layout = layout
    self.dots = dots
    barres = diagram.barres + (diagram.configuration.isCapoModeOn ? DotArtist.runs(of: dots) : [])
    radius = layout.noteDiameter / 2
  }

  func draw(into elements: inout [Drawing.Element]) {
    for barre in barres { draw(barre, into: &elements) }
    for dot in dots { draw(dot, into: &elements) }
  }

  /// Neighbouring strings that are shown at one fret.
  private static func runs(of dots: [Dot<FretPosition>]) -> [Barre] {
    let places = dots.filter { $0.isShown }.map { $0.position }
    var runs: [Barre] = []
    for place in places.sorted(by: { ($0.fret, $0.string) < ($1.fret, $1.string) }) {
      if let last = runs.last, last.fret == place.fret, last.strings.upperBound == place.string - 1 {
        runs[runs.count - 1].strings = last.strings.lowerBound...place.string
      } else {
        runs.append(Barre(fret: place.fret, strings: place.string...place.string))
      }
    }
    return runs.filter { $0.strings.count > 1 }
  }

  private func draw(_ barre: Barre, into elements: inout [Drawing.Element]) {
    guard
      let first = layout.center(ofString: barre.strings.lowerBound, fret: barre.fret),
      let last = layout.center(ofString: barre.strings.upperBound, fret: barre.fret)
    else { return }
    let style = configuration.noteStyle.merged(over: .defaultNote)
    var id = Drawing.ID(.barre, layout.strings.count - barre.strings.lowerBound, barre.fret)
    let rect = Drawing.Rect(
      from: Drawing.Point(x: min(first.x, last.x) - radius, y: min(first.y, last.y) - radius),
      to: Drawing.Point(x: max(first.x, last.x) + radius, y: max(first.y, last.y) + radius))
    elements.append(
      Drawing.Element(
        id: id, shape: .rectangle(rect, cornerRadius: radius),
        paint: Drawing.Paint(fill: style.color, stroke: style.borderColor, strokeWidth: style.borderWidth ?? 0),
        spoken: "barre, fret \(barre.fret)"))
    guard let text = barre.label, !text.isEmpty else { return }
    id.part = 1
    let label = Label(text)
    label.append(
      to: &elements, id: id, x: rect.center.x, y: rect.center.y,
      size: label.fittingSize(inCircle: 2 * radius, limit: configuration.noteLabelSize),
      color: style.textColor ?? .white, isSemibold: true)
  }

  private func draw(_ dot: Dot<FretPosition>, into elements: inout [Drawing.Element]) {
    guard radius > 0, let center = layout.anchor(of: dot.position) else { return }
    let style = dot.resolvedStyle(in: configuration)
    let number = layout.strings.count - dot.position.string
    var id = Drawing.ID(.dot, number, dot.position.fret, dot.pitch.midiNoteNumber)
    let place = dot.position.fret == 0 ? "open" : "fret \(dot.position.fret)"
    elements.append(
      Drawing.Element(
        id: id, shape: style.shape(center: center, radius: radius),
        paint: Drawing.Paint(fill: style.color, stroke: style.borderColor, strokeWidth: style.borderWidth ?? 0),
        spoken: "\(dot.pitch.noteName.spokenName), string \(number), \(place)"))
    let text =
      style.label ?? (configuration.isDrawNoteName ? dot.pitch.noteName.notation(in: configuration.notation) : "")
    guard !text.isEmpty else { return }
    id.part = 1
    let label = Label(text)
    label.append(
      to: &elements, id: id, x: center.x, y: center.y,
      size: label.fittingSize(inCircle: 2 * radius, limit: configuration.noteLabelSize),
      color: style.textColor ?? .black, isSemibold: true)
  }
}

extension Dot {
  /// The style in which the dot is drawn: its own over the configuration's over the built-in one. The label shown before
  /// a highlight stays. Text that a lower style coloured is made readable on the fill of a higher one.
  func resolvedStyle(in configuration: FretboardConfiguration) -> NoteStyle {
    let shown = configuration.noteStyle.merged(over: .defaultNote)
    guard isHighlighted else { return (style ?? NoteStyle()).overridingReadably(shown) }
    let lit = configuration.highlightNoteStyle.merged(over: .defaultHighlight)
    var own = highlightStyle ?? NoteStyle()
    own.label = own.label ?? style?.label
    return own.overridingReadably(lit)
  }
}

extension NoteStyle {
  /// This style over a complete one; where only the fill is its own, the text stays if it can be read on it.
  fileprivate func overridingReadably(_ base: NoteStyle) -> NoteStyle {
    var style = merged(over: base)
    if let color, textColor == nil, let text = base.textColor, color.alpha == 1, text.contrast(with: color) < 4.5 {
      style.textColor = color.readableTextColor
    }
    return style
  }

  fileprivate func shape(center: Drawing.Point, radius: Double) -> Drawing.Shape {
    switch form ?? .circle {
    case .circle: return .circle(center: center, radius: radius)
    case .square:
      let side = radius * 0.9
      let corner = Drawing.Point(x: center.x - side, y: center.y - side)
      return .rectangle(
        Drawing.Rect(x: corner.x, y: corner.y, width: 2 * side, height: 2 * side), cornerRadius: radius * 0.15)
    case .diamond: return .path(NoteStyle.diamond, origin: center, scale: radius * 1.16)
    }
  }

  private static let diamond = Drawing.Path([
    .move(Drawing.Point(x: 0, y: -1)), .line(Drawing.Point(x: 1, y: 0)), .line(Drawing.Point(x: 0, y: 1)),
    .line(Drawing.Point(x: -1, y: 0)), .close,
  ])
}
