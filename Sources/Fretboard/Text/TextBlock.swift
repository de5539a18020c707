import InstrumentKit
import MusicTheory

/// Draws one block of a neck; cells are counted along and across it as in ``TextMeasures``.
struct TextBlock {
  private let diagram: FretboardDiagram
  private let measures: TextMeasures
  private let block: TextMeasures.Block
  private let signs: [TextSign]
  private let barres: [Barre]
  /// The cell of the nut, or of the first wire.
  private let nut: Int
  private let firstFret: Int
  private let extents: (along: Int, across: Int)

  init(
    diagram: FretboardDiagram, measures: TextMeasures, block: TextMeasures.Block, signs: [TextSign], barres: [Barre]
  ) {
    self.diagram = diagram
    self.measures = measures
    self.block = block
    self.signs = signs
    self.barres = barres
    nut = measures.names + measures.namesGap + measures.head
    firstFret = max(block.frets.lowerBound, 1)
    let frets = max(0, block.frets.upperBound - firstFret + 1)
    let strings = (block.strings.count - 1) * measures.spacing + 1 + 2 * max(0, measures.edge)
    extents = (
      nut + 1 + frets * (measures.fret + 1),
      measures.numbers + measures.numbersGap + measures.inlays + measures.inlaysGap + strings
    )
  }

  func grid() -> TextGrid {
    let isVertical = measures.orientation.isVertical
    var grid = TextGrid(
      columns: isVertical ? extents.across : extents.along, rows: isVertical ? extents.along : extents.across)
    drawLines(into: &grid)
    drawInlaysAndNumbers(into: &grid)
    drawHead(into: &grid)
    drawCapo(into: &grid)
    for sign in signs where block.strings.contains(sign.position.string) && block.frets.contains(sign.position.fret) {
      write(sign.text, fret: sign.position.fret, across: across(sign.position.string), sign.ink, into: &grid)
    }
    drawFingersOfBars(into: &grid)
    return grid
  }

  private func drawLines(into grid: inout TextGrid) {
    var lines = TextLines(columns: grid.columns, rows: grid.rows)
    let end = extents.along - 1
    for string in block.strings {
      // A short string begins at the wire of its first fret.
      let startFret = diagram.fretboard.tuning.startFret(ofString: string)
      let start = startFret > 0 ? max(nut, wire(behind: startFret)) : nut
      if start < end {
        lines.add(from: place(start, across(string)), to: place(end, across(string)))
      }
    }
    for fret in (firstFret - 1)...max(firstFret - 1, block.frets.upperBound) {
      // A banjo's neck is narrower as far as its short string does not reach.
      let present = block.strings.filter { string in
        let startFret = diagram.fretboard.tuning.startFret(ofString: string)
        return startFret == 0 || (startFret <= fret && startFret < block.frets.upperBound)
      }
      guard let firstString = present.first, let lastString = present.last else { continue }
      let (first, last) = (across(firstString), across(lastString))
      let along = wire(behind: fret)
      let isNut = fret == 0
      if first == last {
        lines.addTick(at: place(along, first), isVertical: !measures.orientation.isVertical, isDouble: isNut)
      } else {
        lines.add(from: place(along, first), to: place(along, last), isDouble: isNut)
      }
    }
    for barre in barres where block.frets.contains(barre.fret) && barre.fret > 0 {
      let covered = barre.strings.clamped(to: block.strings.lowerBound...(block.strings.upperBound - 1))
      lines.add(
        from: place(center(ofFret: barre.fret), across(covered.lowerBound)),
        to: place(center(ofFret: barre.fret), across(covered.upperBound)), isDouble: true)
    }
    lines.draw(into: &grid, ink: .quiet, doubleInk: TextGrid.Ink())
  }

  private func drawInlaysAndNumbers(into grid: inout TextGrid) {
    for fret in firstFret...max(firstFret, block.frets.upperBound) where block.frets.contains(fret) {
      if measures.numbers > 0, diagram.isNumbered(fret: fret) {
        // Beside a vertical neck ones stand under ones.
        let indent = max(0, measures.numbers - "\(fret)".count)
        let text = (measures.orientation.isVertical ? String(repeating: " ", count: indent) : "") + "\(fret)"
        write(text, fret: fret, across: 0, .quiet, into: &grid, acrossExtent: measures.numbers)
      }
      if measures.inlays > 0, let inlay = diagram.inlays[fret] {
        write(
          inlay == .single ? "•" : "••", fret: fret, across: measures.numbers + measures.numbersGap, .quiet,
          into: &grid,
          acrossExtent: measures.inlays)
      }
    }
  }

  /// The names of the strings and what stands beside the nut.
  private func drawHead(into grid: inout TextGrid) {
    for string in block.strings {
      if measures.names > 0 {
        let name = diagram.fretboard.tuning.strings[string].noteName.notation(in: diagram.configuration.notation)
        let text = TerminalText(name).shortened(to: max(measures.names, measures.orientation.isVertical ? 5 : 1))
        write(text, from: 0, length: measures.names, across: across(string), .quiet, into: &grid)
      }
      if measures.head > 0, block.frets.lowerBound == diagram.fretboard.startIndex,
        let mark = diagram.stringMarks[string]
      {
        write(mark == .open ? "○" : "×", fret: 0, across: across(string), TextGrid.Ink(), into: &grid)
      }
    }
  }

  /// The finger of a bar, on its first string.
  private func drawFingersOfBars(into grid: inout TextGrid) {
    for barre in barres where block.frets.contains(barre.fret) {
      guard let finger = barre.finger, block.strings.contains(barre.strings.lowerBound) else { continue }
      let ink = TextGrid.Ink(diagram.configuration.barStyle)
      write(finger.symbol, fret: barre.fret, across: across(barre.strings.lowerBound), ink, into: &grid)
    }
  }

  /// The capo as a bar at the near side of its fret's cells, or over the whole row of a vertical neck.
  private func drawCapo(into grid: inout TextGrid) {
    guard let capo = diagram.fretboard.capo, block.frets.contains(capo.fret) else { return }
    let strings = block.strings.filter { capo.openFret(ofString: $0) == capo.fret }
    guard let first = strings.first, let last = strings.last else { return }
    for across in across(first)...across(last) {
      let place = place(start(ofFret: capo.fret), across)
      grid.write("▒", column: place.column, row: place.row)
    }
  }

  // MARK: Cells

  private func across(_ string: Int) -> Int {
    measures.numbers + measures.numbersGap + measures.inlays + measures.inlaysGap + max(0, measures.edge)
      + (string - block.strings.lowerBound) * measures.spacing
  }

  /// The cell of the wire at a fret's far side.
  private func wire(behind fret: Int) -> Int { nut + (fret - firstFret + 1) * (measures.fret + 1) }

  private func start(ofFret fret: Int) -> Int {
    fret == 0 ? nut - measures.head : wire(behind: fret - 1) + 1
  }

  private func center(ofFret fret: Int) -> Int {
    start(ofFret: fret) + ((fret == 0 ? measures.head : measures.fret) - 1) / 2
  }

  private func place(_ along: Int, _ across: Int) -> TextGrid.Place {
    let along = measures.orientation.isAlongReversed ? extents.along - 1 - along : along
    let across = measures.orientation.isAcrossReversed ? across : extents.across - 1 - across
    return measures.orientation.isVertical
      ? TextGrid.Place(column: across, row: along) : TextGrid.Place(column: along, row: across)
  }

  /// Writes a text in the middle of a fret's cells; fret 0 is the head.
  private func write(
    _ text: String, fret: Int, across: Int, _ ink: TextGrid.Ink, into grid: inout TextGrid, acrossExtent: Int = 1
  ) {
    write(
      text, from: start(ofFret: fret), length: fret == 0 ? measures.head : measures.fret, across: across, ink,
      into: &grid, acrossExtent: acrossExtent)
  }

  /// Writes a text in the middle of cells along the neck, or around a string where the neck is vertical.
  private func write(
    _ text: String, from along: Int, length: Int, across: Int, _ ink: TextGrid.Ink, into grid: inout TextGrid,
    acrossExtent: Int = 1
  ) {
    let ends = [place(along, across), place(along + max(length, 1) - 1, across + acrossExtent - 1)]
    let left = min(ends[0].column, ends[1].column)
    let room = max(ends[0].column, ends[1].column) - left + 1
    let isAroundString = measures.orientation.isVertical && acrossExtent == 1
    let limit = isAroundString ? max(1, min(measures.spacing, 2 * measures.edge + 1)) : room
    let shown = TerminalText(text).shortened(to: limit)
    let spare = room - TerminalText(shown).columns
    // Where no middle is, what is nearer to the nut is taken, whichever side that is on.
    let isMirrored = !measures.orientation.isVertical && measures.orientation.isAlongReversed
    let start = left + (isMirrored ? spare - spare / 2 : spare / 2)
    grid.write(shown, column: start, row: min(ends[0].row, ends[1].row), ink: ink)
  }
}
