import InstrumentKit
import MusicTheory

/// How many character cells the parts of a neck take, and how it is cut into blocks where it is too long for a line.
///
/// Along the neck, from the nut's end; a fret's wire takes one more cell at its far side, the nut or the first wire one
/// before the first fret:
///
///     |<- names ->|gap|<- head: open strings, or × and ○ ->|║|<- fret ->|┼|<- fret ->|┤
///
/// Across it, from the first string's side: fret numbers, a gap, inlays, a gap, then the strings. Only the direction
/// that runs from left to right gives way to the room that there is.
struct TextMeasures {
  let orientation: Orientation
  /// Along.
  let names, namesGap, head, fret: Int
  /// Across.
  let numbers, numbersGap, inlays, inlaysGap: Int
  /// From string to string.
  let spacing: Int
  /// What a label needs beside the outer strings.
  let edge: Int
  /// The frets and strings of each block, in the order of reading.
  let blocks: [Block]

  /// A part of a neck that is drawn in one piece.
  struct Block: Hashable {
    let frets: ClosedRange<Int>
    let strings: Range<Int>
  }

  /// Measures the picture of a diagram whose dots these signs stand for, in so many columns.
  init(diagram: FretboardDiagram, signs: [TextSign], columns: Int, overflow: TextOverflow) {
    let fretboard = diagram.fretboard
    let configuration = diagram.configuration
    let frets = fretboard.frets
    orientation = fretboard.orientation

    func width(_ labels: [String]) -> Int { labels.map { TerminalText($0).columns }.max() ?? 1 }
    // What is cut says nothing, unless it is a sentence.
    let widest = min(width(signs.map { $0.text }), 7)
    let widestOpen = min(width(signs.filter { $0.position.fret == 0 }.map { $0.text }), 7)
    // With a sign on either side.
    let (labelWidth, openWidth) = (widest + 2, widestOpen + 2)
    let nameWidth =
      configuration.isDrawStringName
      ? min(width(fretboard.tuning.strings.map { $0.noteName.notation(in: configuration.notation) }), 5) : 0
    let hasHead = frets.lowerBound == 0 || !diagram.stringMarks.isEmpty
    let numbered = frets.filter { diagram.isNumbered(fret: $0) }
    let visibleInlays = frets.filter { $0 > 0 && diagram.inlays[$0] != nil }

    if orientation.isVertical {
      names = min(nameWidth, 1)
      namesGap = 0
      head = hasHead ? 1 : 0
      fret = 1
      numbers = numbered.map { "\($0)".count }.max() ?? 0
      inlays = visibleInlays.map { diagram.inlays[$0] == .double ? 2 : 1 }.max() ?? 0
      numbersGap = numbers > 0 && inlays > 0 ? 1 : 0
      inlaysGap = numbers + inlays > 0 ? 1 : 0
      let room = columns - numbers - numbersGap - inlays - inlaysGap
      let narrowest = max(overflow == .fewerFrets ? 2 : min(max(labelWidth, 3), 4), widest)
      let roomiest = min(max(labelWidth + 1, nameWidth + 1, 4), 8)
      let division = Division(count: fretboard.stringCount, sizes: narrowest...roomiest) { spacing in
        (room - 1 - 2 * TextMeasures.edge(spacing: spacing)) / spacing + 1
      }
      spacing = division.size
      edge = TextMeasures.edge(spacing: spacing)
      // The leftmost strings are the last unless they are flipped.
      let parts = division.parts(of: 0..<fretboard.stringCount, isFromEnd: !orientation.isAcrossReversed)
      blocks = parts.map { Block(frets: frets, strings: $0) }
    } else {
      names = nameWidth
      namesGap = nameWidth > 0 ? 1 : 0
      head = hasHead ? max(min(max(openWidth, 3), 5), widestOpen) : 0
      numbers = numbered.isEmpty ? 0 : 1
      inlays = visibleInlays.isEmpty ? 0 : 1
      numbersGap = 0
      inlaysGap = 0
      spacing = 1
      edge = 0
      let room = columns - names - namesGap - head - 1
      let first = max(frets.lowerBound, 1)
      var count = frets.upperBound - first + 1
      var shortest = max(min(max(labelWidth, 3), 5), widest)
      if overflow == .fewerFrets {
        shortest = widest
        count = min(count, max(1, room / (shortest + 1)))
      }
      let division = Division(count: count, sizes: shortest...min(max(labelWidth, 5), 7)) { fret in room / (fret + 1) }
      fret = division.size
      let strings = 0..<fretboard.stringCount
      let parts = division.parts(of: first..<(first + count), isFromEnd: false)
      var blocks = parts.map { Block(frets: $0.lowerBound...($0.upperBound - 1), strings: strings) }
      if frets.lowerBound == 0 {
        blocks = [Block(frets: 0...(blocks.first?.frets.upperBound ?? 0), strings: strings)] + blocks.dropFirst()
      }
      self.blocks = strings.isEmpty ? [] : blocks
    }
  }

  /// Half of a label, which reaches farther to the right of its string where it has an even number of characters.
  private static func edge(spacing: Int) -> Int { spacing / 2 - (spacing > 2 ? 0 : 1) }

  /// So many equal things on lines that hold a number of them, which depends on their size.
  private struct Division {
    let size: Int
    private let countPerLine: Int

    /// Finds the largest size at which all things fit on one line or, where there is none, on the fewest lines.
    init(count: Int, sizes: ClosedRange<Int>, capacity: (Int) -> Int) {
      let lines = max(1, (count - 1) / max(1, capacity(sizes.lowerBound)) + 1)
      let countPerLine = max(1, (count - 1) / lines + 1)
      self.countPerLine = countPerLine
      size = sizes.last { capacity($0) >= countPerLine } ?? sizes.lowerBound
    }

    func parts(of range: Range<Int>, isFromEnd: Bool) -> [Range<Int>] {
      let starts = stride(from: 0, to: range.count, by: countPerLine)
      return starts.map { start in
        let end = min(start + countPerLine, range.count)
        return isFromEnd
          ? (range.upperBound - end)..<(range.upperBound - start)
          : (range.lowerBound + start)..<(range.lowerBound + end)
      }
    }
  }
}
