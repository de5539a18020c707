import InstrumentKit
import MusicTheory

/// Draws what lies under the dots: board, inlays, frets, nut, strings, names and numbers.
struct NeckArtist {
  private let diagram: FretboardDiagram
  private let fretboard: Fretboard
  private let configuration: FretboardConfiguration
  private let layout: FretboardLayout
  /// The border at which the strings begin: the nut, or the first visible fret's near side.
  private let head: Double
  /// The sides of the board, a little outside the outer strings.
  private let sides: ClosedRange<Double>

  init(diagram: FretboardDiagram, layout: FretboardLayout) {
    self.diagram = diagram
    fretboard = diagram.fretboard
    configuration = diagram.configuration
    self.layout = layout
    head = layout.firstFret == 0 && layout.frets.count > 1 ? layout.frets.borders[1] : layout.frets.start
    let rows = layout.strings
    let margin =
      configuration.boardColor.alpha > 0 ? min(rows.length(of: 0) * 0.18, 6) : max(0, configuration.stringWidth) / 2
    sides = (rows.center(of: 0) - margin)...(rows.center(of: rows.count - 1) + margin)
  }

  func draw(into elements: inout [Drawing.Element]) {
    drawBoard(into: &elements)
    drawInlays(into: &elements)
    drawFrets(into: &elements)
    drawStrings(into: &elements)
    drawCapo(into: &elements)
    drawNames(into: &elements)
    drawNumbers(into: &elements)
    drawStringMarks(into: &elements)
  }

  private var isNutVisible: Bool { layout.firstFret == 0 }

  private func drawBoard(into elements: inout [Drawing.Element]) {
    guard configuration.boardColor.alpha > 0 else { return }
    let rect = rect(along: head...layout.frets.end, across: sides)
    elements.append(
      Drawing.Element(
        id: Drawing.ID(.board), shape: .rectangle(rect, cornerRadius: 3),
        paint: Drawing.Paint(fill: configuration.boardColor)))
  }

  private func drawInlays(into elements: inout [Drawing.Element]) {
    let rows = layout.strings
    let spacing = rows.length(of: 0)
    let middle = (rows.start + rows.end) / 2
    for column in 0..<layout.frets.count {
      let fret = layout.firstFret + column
      guard fret > 0, let inlay = diagram.inlays[fret] else { continue }
      let radius = min(spacing * 0.22, layout.frets.length(of: column) * 0.4, 7)
      // Two markers stand between strings, on a single string within its row.
      let distance = rows.count > 3 ? spacing : rows.count > 1 ? spacing / 2 : spacing / 4
      let offsets = inlay == .single ? [0] : [-distance, distance]
      for (part, offset) in offsets.enumerated() {
        let center = layout.point(along: layout.frets.center(of: column), across: middle + offset)
        elements.append(
          Drawing.Element(
            id: Drawing.ID(.inlay, fret, part: part), shape: .circle(center: center, radius: radius),
            paint: Drawing.Paint(fill: configuration.fretMarkerColor)))
      }
    }
  }

  /// Fret wires at the far side of each fret, the near side of the first where the nut is not visible, and the nut,
  /// grown away from fret 1.
  private func drawFrets(into elements: inout [Drawing.Element]) {
    let frets = layout.frets
    let paint = Drawing.Paint(stroke: configuration.fretColor, strokeWidth: configuration.fretWidth)
    for border in 0...frets.count {
      let fret = layout.firstFret + border - 1
      guard fret > 0 || (fret >= 0 && !isNutVisible) else { continue }
      elements.append(
        Drawing.Element(
          id: Drawing.ID(.fret, fret),
          shape: .line(
            from: layout.point(along: frets.borders[border], across: sides.lowerBound),
            to: layout.point(along: frets.borders[border], across: sides.upperBound)), paint: paint))
    }
    guard isNutVisible else { return }
    let border = frets.borders[1]
    let near = border - layout.nutWidth
    let margin = max(0, configuration.fretWidth) / 2
    elements.append(
      Drawing.Element(
        id: Drawing.ID(.nut),
        shape: .rectangle(
          rect(along: near...border, across: (sides.lowerBound - margin)...(sides.upperBound + margin)),
          cornerRadius: min(1.5, layout.nutWidth / 4)),
        paint: Drawing.Paint(fill: configuration.nutColor ?? configuration.fretColor)))
  }

  private func drawStrings(into elements: inout [Drawing.Element]) {
    let last = layout.strings.count - 1
    for index in 0...last {
      let gain = last > 0 ? configuration.stringWidthGain * Double(last - index) / Double(last) : 0
      // A short string begins at the wire of its first fret.
      let column = fretboard.tuning.startFret(ofString: index) - layout.firstFret + 1
      let isShort = fretboard.tuning.startFret(ofString: index) > 0 && column > 0
      guard !isShort || column < layout.frets.count else { continue }
      let start = isShort ? layout.frets.borders[column] : head
      let across = layout.strings.center(of: index)
      elements.append(
        Drawing.Element(
          id: Drawing.ID(.string, layout.number(ofString: index)),
          shape: .line(
            from: layout.point(along: start, across: across), to: layout.point(along: layout.frets.end, across: across)),
          paint: Drawing.Paint(stroke: configuration.stringColor, strokeWidth: configuration.stringWidth + gain)))
    }
  }

  /// The capo as a bar over the strings that it covers, at the fret it stops.
  private func drawCapo(into elements: inout [Drawing.Element]) {
    guard let capo = fretboard.capo else { return }
    let column = capo.fret - layout.firstFret
    let all = 0...(layout.strings.count - 1)
    guard (0..<layout.frets.count).contains(column), capo.strings?.overlaps(all) ?? true else { return }
    let covered = capo.strings?.clamped(to: all) ?? all
    let width = min(layout.frets.length(of: column) * 0.36, layout.strings.length(of: 0) * 0.5)
    let middle = layout.frets.center(of: column)
    let reach = layout.strings.length(of: 0) * 0.44
    let across =
      (layout.strings.center(of: covered.lowerBound) - reach)...(layout.strings.center(of: covered.upperBound) + reach)
    elements.append(
      Drawing.Element(
        id: Drawing.ID(.capo, capo.fret),
        shape: .rectangle(
          rect(along: (middle - width / 2)...(middle + width / 2), across: across), cornerRadius: width / 2),
        paint: Drawing.Paint(fill: configuration.nutColor ?? configuration.fretColor), spoken: "capo, fret \(capo.fret)"
      ))
  }

  private func drawNames(into elements: inout [Drawing.Element]) {
    guard configuration.isDrawStringName else { return }
    for index in 0..<layout.strings.count {
      let label = Label(fretboard.tuning.strings[index].noteName.notation(in: configuration.notation))
      draw(
        label, id: Drawing.ID(.stringName, layout.number(ofString: index)), along: layout.namesAlong,
        across: layout.strings.center(of: index),
        size: size(of: label, extent: layout.namesExtent, crossExtent: layout.strings.length(of: index)),
        color: configuration.stringLabelColor, into: &elements)
    }
  }

  /// The numbers of frets, all in the size that suits the one with the least room.
  private func drawNumbers(into elements: inout [Drawing.Element]) {
    let columns = (0..<layout.frets.count).filter { diagram.isNumbered(fret: layout.firstFret + $0) }
    let labels = columns.map { Label("\(layout.firstFret + $0)") }
    let sizes = zip(labels, columns).map { label, column in
      size(of: label, extent: layout.frets.length(of: column), crossExtent: layout.numbersExtent)
    }
    guard let size = sizes.min() else { return }
    for (label, column) in zip(labels, columns) {
      draw(
        label, id: Drawing.ID(.fretNumber, layout.firstFret + column), along: layout.frets.center(of: column),
        across: layout.numbersAcross, size: size, color: configuration.fretLabelColor, into: &elements)
    }
  }

  /// The font size at which a label fits into a box given along and across the neck.
  private func size(of label: Label, extent: Double, crossExtent: Double) -> Double {
    let (width, height) = layout.orientation.isVertical ? (crossExtent, extent) : (extent, crossExtent)
    return min(label.fittingSize(inWidth: width * 0.8, limit: configuration.labelSize), height * 0.9)
  }

  /// Draws a label in the middle of a place along and across the neck; one that cannot be read is left out.
  private func draw(
    _ label: Label, id: Drawing.ID, along: Double, across: Double, size: Double, color: FretboardColor,
    into elements: inout [Drawing.Element]
  ) {
    guard size >= 4 else { return }
    let point = layout.point(along: along, across: across)
    label.append(to: &elements, id: id, x: point.x, y: point.y, size: size, color: color)
  }

  /// × and ○ beside the nut, on their strings.
  private func drawStringMarks(into elements: inout [Drawing.Element]) {
    let radius = min(layout.noteDiameter * 0.27, 7)
    for index in 0..<layout.strings.count {
      guard let mark = diagram.stringMarks[index] else { continue }
      let center = layout.point(along: layout.marksAlong, across: layout.strings.center(of: index))
      let paint = Drawing.Paint(stroke: configuration.stringLabelColor, strokeWidth: max(1, radius * 0.3))
      let number = layout.number(ofString: index)
      switch mark {
      case .open:
        elements.append(
          Drawing.Element(
            id: Drawing.ID(.stringMark, number), shape: .circle(center: center, radius: radius), paint: paint,
            spoken: "string \(number), open"))
      case .muted:
        for (part, slope) in [1.0, -1.0].enumerated() {
          let from = Drawing.Point(x: center.x - radius, y: center.y - radius * slope)
          let to = Drawing.Point(x: center.x + radius, y: center.y + radius * slope)
          elements.append(
            Drawing.Element(
              id: Drawing.ID(.stringMark, number, part: part), shape: .line(from: from, to: to), paint: paint,
              spoken: part == 0 ? "string \(number), muted" : nil))
        }
      }
    }
  }

  private func rect(along: ClosedRange<Double>, across: ClosedRange<Double>) -> Drawing.Rect {
    Drawing.Rect(
      from: layout.point(along: along.lowerBound, across: across.lowerBound),
      to: layout.point(along: along.upperBound, across: across.upperBound))
  }
}
