import InstrumentKit
import MusicTheory

/// What becomes of a neck that is too long for a line of text.
public enum TextOverflow: Hashable, Sendable {
  /// It is cut into blocks under each other.
  case blocks
  /// Its cells become narrower, then the farthest frets are left out, and a line says so.
  case fewerFrets
}

extension FretboardDiagram {
  /// The diagram in character cells, at most `columns` wide; fewer than 20 columns count as 20, and fewer than 12 as 12
  /// where frets may be left out.
  ///
  /// The neck lies as in the drawing. Roots stand in brackets, so that they can be told without colours. O(places).
  public func textGrid(columns: Int = 80, overflow: TextOverflow = .blocks) -> TextGrid {
    let limit = max(columns, overflow == .fewerFrets ? 12 : 20)
    let dots = marks.dots(on: fretboard)
    let signs = dots.map { textSign(of: $0) }
    let measures = TextMeasures(diagram: self, signs: signs, columns: limit, overflow: overflow)
    let barres = visibleBarres(of: dots)
    let blocks = measures.blocks.map { block in
      TextBlock(diagram: self, measures: measures, block: block, signs: signs, barres: barres).grid()
    }
    let heading = TerminalText(title).shortened(to: limit)
    let footnote = TerminalText(footnote(measures)).shortened(to: limit)
    let legend = textLegend(of: dots)
    let lines = [heading, legend.map { $0.text }.joined(separator: " "), footnote].filter { !$0.isEmpty }
    let width = max(lines.map { TerminalText($0).columns }.max() ?? 0, blocks.map { $0.columns }.max() ?? 0)
    let height = blocks.reduce(lines.count) { $0 + $1.rows } + max(0, blocks.count - 1)
    var grid = TextGrid(columns: min(width, limit), rows: height)
    let indent = isTitleCentered ? max(0, (grid.columns - TerminalText(heading).columns) / 2) : 0
    grid.write(heading, column: indent, row: 0, ink: TextGrid.Ink(isBold: true))
    var row = heading.isEmpty ? 0 : 1
    for block in blocks {
      grid.place(block, column: 0, row: row)
      row += block.rows + 1
    }
    var column = 0
    for (text, ink) in legend {
      grid.write(text, column: column, row: height - (footnote.isEmpty ? 1 : 2), ink: ink)
      column += text.count + 1
    }
    grid.write(footnote, column: 0, row: height - 1, ink: .quiet)
    return grid
  }

  /// What the colours mean, where a legend is asked for; roots stand in brackets as on the neck.
  private func textLegend(of dots: [Dot<FretPosition>]) -> [(text: String, ink: TextGrid.Ink)] {
    legend(of: dots).map { function, style in
      (function == .root ? "[\(function.legend)]" : " \(function.legend) ", TextGrid.Ink(style))
    }
  }

  /// What is said where frets are left out; nothing where all are there.
  private func footnote(_ measures: TextMeasures) -> String {
    let frets = fretboard.frets
    guard let last = measures.blocks.last?.frets.upperBound, last < frets.upperBound else { return "" }
    return "frets \(frets.lowerBound)–\(last) of \(frets.lowerBound)–\(frets.upperBound)"
  }

  /// What stands for a dot: its label, in brackets where it is a root, or a disc.
  private func textSign(of dot: Dot<FretPosition>) -> TextSign {
    let style = dot.resolvedStyle(in: configuration)
    let label = dot.label(style: style, in: configuration)
    let shown = label.isEmpty ? "●" : label
    return TextSign(
      position: dot.position, text: dot.function == .root ? "[\(shown)]" : shown, ink: TextGrid.Ink(style))
  }
}

extension TextGrid.Ink {
  /// The ink of a dot's label: bold, on the dot's colour.
  init(_ style: NoteStyle) {
    self.init(foreground: style.textColor, background: style.color, isBold: true)
  }
}

/// What stands for a dot in text.
struct TextSign {
  let position: FretPosition
  let text: String
  let ink: TextGrid.Ink
}
