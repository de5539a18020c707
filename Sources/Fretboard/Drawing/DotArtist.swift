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
    radius = layout.noteDiameter / 2
    barres = diagram.visibleBarres(of: dots)
  }

  func draw(into elements: inout [Drawing.Element]) {
    guard radius > 0 else { return }
    for barre in barres where barre.finger == nil { draw(barre, into: &elements) }
    let covered = barres.filter { $0.finger != nil }
    func isCovered(_ dot: Dot<FretPosition>) -> Bool { covered.contains { $0.covers(dot.position) } }
    for dot in dots where isCovered(dot) { draw(dot, style: configuration.barStyle, text: "", into: &elements) }
    for barre in covered { draw(barre, into: &elements) }
    for dot in dots where !isCovered(dot) {
      let style = dot.resolvedStyle(in: configuration)
      draw(dot, style: style, text: dot.label(style: style, in: configuration), into: &elements)
    }
  }

  private func draw(_ barre: Barre, into elements: inout [Drawing.Element]) {
    guard
      let first = layout.center(ofString: barre.strings.lowerBound, fret: barre.fret),
      let last = layout.center(ofString: barre.strings.upperBound, fret: barre.fret)
    else { return }
    let style = configuration.barStyle
    var id = Drawing.ID(.barre, layout.number(ofString: barre.strings.lowerBound), barre.fret)
    let rect = Drawing.Rect(
      from: Drawing.Point(x: min(first.x, last.x) - radius, y: min(first.y, last.y) - radius),
      to: Drawing.Point(x: max(first.x, last.x) + radius, y: max(first.y, last.y) + radius))
    elements.append(
      Drawing.Element(
        id: id, shape: .rectangle(rect, cornerRadius: radius),
        paint: style.paint,
        spoken: "barre, fret \(barre.fret)"))
    guard let finger = barre.finger else { return }
    id.part = 1
    let label = Label(finger.symbol)
    label.append(
      to: &elements, id: id, x: rect.center.x, y: rect.center.y,
      size: label.fittingSize(inCircle: 2 * radius, limit: configuration.noteLabelSize),
      color: style.textColor ?? .white, isSemibold: true)
  }

  private func draw(
    _ dot: Dot<FretPosition>, style: NoteStyle, text: String, into elements: inout [Drawing.Element]
  ) {
    guard let center = layout.anchor(of: dot.position) else { return }
    let number = layout.number(ofString: dot.position.string)
    var id = Drawing.ID(.dot, number, dot.position.fret, dot.pitch.midiNoteNumber)
    elements.append(
      Drawing.Element(
        id: id, shape: style.shape(center: center, radius: radius, reach: layout.cellExtent / 2),
        paint: style.paint,
        tone: Drawing.Tone(name: dot.pitch.noteName, interval: dot.interval),
        spoken: "\(dot.pitch.noteName.spokenName), string \(number), \(dot.position.spokenFret)"))
    guard !text.isEmpty else { return }
    id.part = 1
    let label = Label(text)
    label.append(
      to: &elements, id: id, x: center.x, y: center.y,
      size: label.fittingSize(inCircle: 2 * radius, limit: configuration.noteLabelSize),
      color: style.textColor ?? .black, isSemibold: true)
  }
}

extension FretboardConfiguration {
  /// How bars and the dots under them look.
  var barStyle: NoteStyle {
    var style = noteStyle.mergedReadably(over: .defaultNote, ground: ground(atFret: 1))
    style.form = .circle
    return style
  }

  /// What lies under a dot: the board's colour, or the background's behind the nut; white paper where both are clear.
  fileprivate func ground(atFret fret: Int) -> Drawing.Color {
    let background = backgroundColor.painted(over: .white)
    return fret > 0 ? boardColor.painted(over: background) : background
  }
}

extension Dot<FretPosition> {
  /// The style in which the dot is drawn: its own over the configuration's over the built-in one. The label and the form
  /// shown before a highlight stay. Text can be read on its fill unless one style sets both colours.
  func resolvedStyle(in configuration: FretboardConfiguration) -> NoteStyle {
    let ground = configuration.ground(atFret: position.fret)
    guard isHighlighted else {
      let shown = configuration.noteStyle.mergedReadably(over: .defaultNote, ground: ground)
      return (style ?? NoteStyle()).mergedReadably(over: shown, ground: ground)
    }
    let lit = configuration.highlightNoteStyle.mergedReadably(over: .defaultHighlight, ground: ground)
    var own = highlightStyle ?? NoteStyle()
    own.label = own.label ?? style?.label
    own.form = own.form ?? style?.form
    return own.mergedReadably(over: lit, ground: ground)
  }

  /// What stands on the dot: the label of its resolved style, else the note's name where names are drawn.
  func label(style: NoteStyle, in configuration: FretboardConfiguration) -> String {
    style.label ?? (configuration.isDrawNoteName ? pitch.noteName.notation(in: configuration.notation) : "")
  }
}
