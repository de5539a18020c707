import InstrumentKit
import MusicTheory

/// The lengths of a neck's columns: open strings, then frets, by the configured sizing.
struct FretColumns {
  /// The lengths of the frets in relation to each other, 1 on average.
  private let weights: [Double]
  private let hasOpenColumn: Bool
  private let configuration: FretboardConfiguration
  /// The distance between strings in points.
  private let spacing: Double

  init(fretboard: Fretboard, configuration: FretboardConfiguration, spacing: Double) {
    hasOpenColumn = fretboard.startIndex == 0 && fretboard.frets.count > 1
    let frets = hasOpenColumn ? 1...fretboard.frets.upperBound : fretboard.frets
    weights = configuration.isTrueFretSpacing ? FretColumns.trueWeights(of: frets) : frets.map { _ in 1 }
    self.configuration = configuration
    self.spacing = spacing
  }

  /// The lengths in points, first column first, in the room that there is; not positive where nothing fits.
  func lengths(room: Double, pictureLength: Double) -> [Double] {
    switch configuration.fretSizing {
    case .fill: return fill(room)
    case .fit:
      let filled = fill(room)
      let fret = spacing * configuration.fitAspectRatio
      let fitted = columns(fret: fret, open: openLength(fret: fret))
      return fitted.reduce(0, +) < filled.reduce(0, +) ? fitted : filled
    case .fixed(let fret): return columns(fret: fret, open: openLength(fret: fret))
    case .multiplier(let part):
      let fret = part * pictureLength
      return columns(fret: fret, open: openLength(fret: fret))
    }
  }

  /// What a dot and the nut beside it need.
  private var openSpace: Double { spacing + max(0, configuration.fretWidth * configuration.nutWidthMultiplier) }

  private func columns(fret: Double, open: Double) -> [Double] {
    (hasOpenColumn ? [open] : []) + weights.map { $0 * fret }
  }

  /// The column of open strings is shorter where there is room, but a dot must fit into it.
  private func openLength(fret: Double) -> Double {
    min(fret, max(configuration.openColumnRatio * fret, min(openSpace, fret)))
  }

  private func fill(_ room: Double) -> [Double] {
    let count = Double(weights.count)
    guard hasOpenColumn else { return columns(fret: room / count, open: 0) }
    let ratio = min(max(configuration.openColumnRatio, 0), 1)
    let proportional = room / (count + ratio)
    if proportional * ratio >= openSpace { return columns(fret: proportional, open: proportional * ratio) }
    let beside = (room - openSpace) / count
    if beside >= openSpace { return columns(fret: beside, open: openSpace) }
    return columns(fret: room / (count + 1), open: room / (count + 1))
  }

  /// Fret n ends at 1 − 2^(−n/12) of the string's length, so each is shorter than the one before by the twelfth root
  /// of two.
  private static func trueWeights(of frets: ClosedRange<Int>) -> [Double] {
    let lengths = frets.map { fret -> Double in
      let above = fret.floorDivided(by: 12)
      // 2^(−n/12) as a power of two and one of twelve ratios.
      return 1 / (EqualTemperament.ratios[fret.modulo(12)] * EqualTemperament.powerOfTwo(above))
    }
    let mean = lengths.reduce(0, +) / Double(lengths.count)
    return lengths.map { $0 / mean }
  }
}
