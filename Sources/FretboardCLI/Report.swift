import Fretboard

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A diagram as data for scripts: the promise of `--format json`. Names use ASCII accidentals.
struct Report: Encodable {
  var title: String
  /// The open strings, low string first.
  var tuning: [String]
  /// The spelled names of the scale or chord in order; of the pitches or sounding strings.
  var notes: [String]
  /// Sorted by string, then fret.
  var dots: [ReportDot]
  /// What only a shape has; its keys stand beside the others.
  var shape: ReportShape?

  private enum CodingKeys: String, CodingKey {
    case title, tuning, notes, dots
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(tuning, forKey: .tuning)
    try container.encode(notes, forKey: .notes)
    try container.encode(dots, forKey: .dots)
    try shape?.encode(to: encoder)
  }
}

/// A shape as it is held.
struct ReportShape: Encodable {
  /// The fret of each string, low string first, null where muted.
  var frets: [Int?]
  /// The finger on each string, 1 to 4 or "T", null where none is given; empty where none is given at all.
  var fingers: [ReportFinger?]
  /// The bars.
  var barres: [ReportBarre]
  /// The first and the last visible fret.
  var window: [Int]

  init(_ fingering: Fingering, on fretboard: Fretboard, window: ClosedRange<Int>) {
    frets = fingering.frets
    fingers = fingering.fingers.map { finger in finger.map { ReportFinger(finger: $0) } }
    barres = fingering.barres(on: fretboard).map { barre in
      ReportBarre(
        fret: barre.fret,
        strings: [barre.strings.lowerBound, barre.strings.upperBound].map { fretboard.number(ofString: $0) },
        finger: barre.finger.map { ReportFinger(finger: $0) })
    }
    self.window = [window.lowerBound, window.upperBound]
  }
}

/// One finger over several strings.
struct ReportBarre: Encodable {
  /// As numbered along the neck.
  var fret: Int
  /// The first and the last string under the finger, as players count.
  var strings: [Int]
  /// Which finger, where fingers are given.
  var finger: ReportFinger?
}

/// A finger as people write it: the number 1 to 4, or "T" for the thumb.
struct ReportFinger: Encodable {
  var finger: Finger

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if finger == .thumb { try container.encode(finger.symbol) } else { try container.encode(finger.rawValue) }
  }
}

/// One marked place.
struct ReportDot: Encodable {
  /// As players count: 1 is the last string of the tuning's list.
  var string: Int
  var fret: Int
  /// In scientific notation, "Bb3".
  var pitch: String
  var midi: Int
  /// The name, whatever labels the picture has.
  var label: String
  /// Of scales and chords: the place in `notes`, from 1.
  var index: Int?
  /// Of scales and chords: the interval from the root, "m3".
  var interval: String?
  /// Of scales and chords: the place relative to the major scale, "b3".
  var degree: String?

  init(_ position: FretPosition, _ pitch: Pitch, on fretboard: Fretboard, index: Int? = nil, interval: Interval? = nil)
  {
    string = fretboard.number(ofString: position.string)
    fret = position.fret
    self.pitch = pitch.notation(in: .ascii)
    midi = pitch.midiNoteNumber
    label = pitch.noteName.notation(in: .ascii)
    self.index = index
    self.interval = interval?.notation
    degree = interval?.degreeNotation
  }
}

extension Report {
  /// The dots of marks on a neck, by string as players count, then by fret; those that have an interval to a root also
  /// have their place among the names.
  static func dots(
    of marks: Marks<FretPosition>, on fretboard: Fretboard, names: [NoteName], interval: (NoteName) -> Interval?
  ) -> [ReportDot] {
    let dots = marks.dots(on: fretboard).map { dot in
      let name = dot.pitch.noteName
      let interval = interval(name)
      let index = interval == nil ? nil : names.firstIndex(of: name).map { $0 + 1 }
      return ReportDot(dot.position, dot.pitch, on: fretboard, index: index, interval: interval)
    }
    return dots.sorted { ($0.string, $0.fret) < ($1.string, $1.fret) }
  }
}

/// Writes a value as JSON: keys sorted, so that the same result gives the same bytes, and a line break at the end.
func json(_ value: some Encodable) throws(Failure) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return try Array(encoder.encode(value)) + [0x0A]
  } catch {
    throw .output("cannot write the result as JSON")
  }
}
