import InstrumentKit
import MusicTheory

/// Where strings, frets and places of a neck lie in a picture of a given size: one geometry for drawing and touch.
///
/// Along the neck, from the nut's end (s: row of string marks, o: open strings, where they are visible):
///
///     |<- names ->|<- s ->|<- o ->▌ fret 1 | fret 2 | … |<- edge ->|
///
/// Across it, from the first string's side: fret numbers, then one row a string, then the edge. Total: a size or sizing
/// that makes no sense gives a layout without places.
public struct FretboardLayout: Hashable, Sendable {
  /// The size of the picture in points.
  public let size: Drawing.Size
  /// The columns along the neck, in points from the nut's end of the picture.
  public let frets: Divisions
  /// The rows across the neck, in points from the first string's side of the picture.
  public let strings: Divisions
  /// How along and across lie on the screen.
  public let orientation: Orientation
  /// The fret of the first column.
  public let firstFret: Int
  /// The diameter of a dot.
  public let noteDiameter: Double
  /// The side of the largest square that fits into every cell.
  let cellExtent: Double

  /// The width of the nut, which stands at the far side of the column of open strings; 0 where there is none.
  let nutWidth: Double
  /// The middle of the string names, along.
  let namesAlong: Double
  /// The room for string names, along.
  let namesExtent: Double
  /// The middle of the row of string marks, along.
  let marksAlong: Double
  /// The middle of the fret numbers, across.
  let numbersAcross: Double
  /// The room for fret numbers, across.
  let numbersExtent: Double

  private let tuning: Tuning
  private let capo: Capo?

  /// The number of a string as players count it.
  func number(ofString index: Int) -> Int { tuning.number(ofString: index) }

  /// Lays a neck out in a picture of a size in points.
  public init(fretboard: Fretboard, configuration: FretboardConfiguration, size: Drawing.Size) {
    self.size = size
    orientation = fretboard.orientation
    firstFret = fretboard.startIndex
    tuning = fretboard.tuning
    capo = fretboard.capo
    let extents = size.isDrawable ? orientation.extents(of: size) : (along: 0, across: 0)

    // Margins give way before the neck does. Where a configured length is negative or no number, `max` takes the zero.
    let labelSize = max(0, configuration.labelSize)
    let edge = min(extents.across * 0.03, 8)
    numbersExtent = configuration.isDrawFretNumber ? min(labelSize * 2, extents.across * 0.16) : edge
    let rows = (extents.across - numbersExtent - edge) / Double(max(fretboard.stringCount, 1))
    strings = Divisions(start: numbersExtent, count: fretboard.stringCount, length: rows)
    namesExtent =
      configuration.isDrawStringName
      ? min(labelSize * 2.5, extents.along * 0.12) : min(edge, extents.along)
    let hasMarksRow = configuration.isDrawStringMarks && fretboard.startIndex > 0
    let marksExtent = hasMarksRow ? min(rows, extents.along * 0.2) : 0
    let head = namesExtent + marksExtent
    let columns = FretColumns(fretboard: fretboard, configuration: configuration, spacing: rows)
    let room = extents.along - head - min(extents.along * 0.03, 8)
    let lengths = columns.lengths(room: room, pictureLength: extents.along)
    let total = lengths.reduce(0, +)
    let slack = max(0, room - total)
    let shift: Double =
      switch configuration.alignment {
      case .leading: 0
      case .center: slack / 2
      case .trailing: slack
      }
    frets = strings.count > 0 ? Divisions(start: head + shift, lengths: lengths) : .none
    namesAlong = shift + namesExtent / 2
    let hasNut = firstFret == 0 && frets.count > 0
    nutWidth =
      hasNut ? max(0, min(frets.length(of: 0) * 0.4, configuration.fretWidth * configuration.nutWidthMultiplier)) : 0
    let openMiddle = frets.count > 0 ? frets.center(of: 0) - nutWidth / 2 : 0
    marksAlong = hasMarksRow ? shift + namesExtent + marksExtent / 2 : openMiddle
    let shortest = min(lengths.dropFirst().min() ?? .infinity, (lengths.first ?? 0) - nutWidth)
    cellExtent = frets.count > 0 ? min(rows, shortest) : 0
    noteDiameter = FretboardLayout.noteDiameter(
      cell: frets.count > 0 ? min(rows, lengths.min() ?? 0) : 0, room: cellExtent, configuration: configuration)
    // Beside the dots of the first string, however far apart the strings are.
    let nearest = strings.count > 0 ? strings.center(of: 0) - noteDiameter / 2 - labelSize * 1.2 : 0
    numbersAcross = max(numbersExtent / 2, nearest)
  }

  /// The place's cell, or `nil` where it is not visible or cannot be played.
  public func region(of position: FretPosition) -> Drawing.Rect? {
    guard let column = column(of: position) else { return nil }
    return Drawing.Rect(
      from: point(along: frets.borders[column], across: strings.borders[position.string]),
      to: point(along: frets.borders[column + 1], across: strings.borders[position.string + 1]))
  }

  /// The length that the frets need, in points: over ``FretboardLayout/size`` where they overflow.
  public var contentLength: Double {
    let extents = orientation.extents(of: size)
    return frets.count > 0 ? extents.along + max(0, frets.end - extents.along) : 0
  }

  /// The middle of a cell, playable or not, or `nil` where it is not visible: a barre may begin on a muted string.
  func center(ofString string: Int, fret: Int) -> Drawing.Point? {
    guard let column = column(ofFret: fret), (0..<strings.count).contains(string) else { return nil }
    return point(along: middle(ofColumn: column), across: strings.center(of: string))
  }

  /// Where dots of a column are centred, along: its middle, that of open strings being the room that the nut leaves.
  func middle(ofColumn column: Int) -> Double {
    frets.center(of: column) - (column == 0 ? nutWidth / 2 : 0)
  }

  /// The point at distances along and across the neck.
  func point(along: Double, across: Double) -> Drawing.Point {
    orientation.point(along: along, across: across, in: size)
  }

  private func column(of position: FretPosition) -> Int? {
    isPlayable(position) ? column(ofFret: position.fret) : nil
  }

  /// The fret is compared before it is counted with: it may be any number.
  private func column(ofFret fret: Int) -> Int? {
    (firstFret..<firstFret + frets.count).contains(fret) ? fret - firstFret : nil
  }

  private func isPlayable(_ position: FretPosition) -> Bool {
    tuning.pitch(at: position, capo: capo) != nil
  }

  /// The configured distance from the edges of the room that the nut leaves in the smallest cell, or part of it, but at
  /// least half of the cell and never over the edges. The order of the arguments lets what is no number lose.
  private static func noteDiameter(cell: Double, room: Double, configuration: FretboardConfiguration) -> Double {
    let wanted = configuration.noteScale.map { $0 * room } ?? room - 2 * configuration.noteOffset
    let diameter = max(cell / 2, min(room * 0.96, wanted))
    return configuration.maximumNoteDiameter.map { max(0, min(diameter, $0)) } ?? diameter
  }
}

extension FretboardLayout: InstrumentLayout {
  /// The middle of a place's cell, beside the nut where the cell is an open string's.
  public func anchor(of position: FretPosition) -> Drawing.Point? {
    isPlayable(position) ? center(ofString: position.string, fret: position.fret) : nil
  }

  /// The place whose cell holds a point; none outside the cells, beside a short string and below a capo.
  public func position(at point: Drawing.Point) -> FretPosition? {
    let (along, across) = orientation.distances(of: point, in: size)
    guard let column = frets.slot(at: along), let string = strings.slot(at: across) else { return nil }
    let position = FretPosition(string: string, fret: firstFret + column)
    return isPlayable(position) ? position : nil
  }
}
