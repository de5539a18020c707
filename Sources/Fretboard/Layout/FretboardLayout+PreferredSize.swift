import InstrumentKit

extension FretboardLayout {
  /// The size in points in which a neck looks well: strings at a comfortable distance, frets shorter the more there are.
  ///
  /// With a fixed fret sizing, the size in which all frets fit.
  public static func preferredSize(for fretboard: Fretboard, configuration: FretboardConfiguration) -> Drawing.Size {
    let isVertical = fretboard.direction == .vertical
    let spacing = isVertical ? 27.0 : 33.0
    let frets = Double(fretboard.frets.count - (fretboard.startIndex == 0 ? 1 : 0))
    let fret: Double
    switch configuration.fretSizing {
    case .fixed(let points): fret = points
    case .fit: fret = spacing * configuration.fitAspectRatio
    case .fill, .multiplier: fret = isVertical ? 40 : max(50, min(78, 78 - 2.2 * (frets - 12)))
    }
    let nut = configuration.fretWidth * configuration.nutWidthMultiplier
    let openLength = fretboard.startIndex == 0 ? max(spacing + nut, min(1, configuration.openColumnRatio) * fret) : 0
    let namesLength = configuration.isDrawStringName ? configuration.labelSize * 2.5 : 8
    let marksLength = configuration.isDrawStringMarks && fretboard.startIndex > 0 ? spacing : 0
    let numbersLength = configuration.isDrawFretNumber ? configuration.labelSize * 2 : 8
    let along = whole(frets * fret + openLength + namesLength + marksLength + 10, atLeast: 120)
    let across = whole(spacing * Double(fretboard.stringCount) + numbersLength + 8, atLeast: 60)
    return fretboard.orientation.size(along: along, across: across)
  }

  /// The next whole number of points within limits. Where the length is no number, `max` takes the least.
  private static func whole(_ length: Double, atLeast least: Double) -> Double {
    Double(Int(min(max(least, length), 1e9) + 0.999))
  }
}
