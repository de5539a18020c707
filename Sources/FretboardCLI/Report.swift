import Fretboard

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A diagram as data for scripts: the promise of `--format json`. Names use ASCII accidentals.
struct Report: Encodable {
  var title: String
  /// The spelled names of the scale or chord in order; of the pitches or sounding strings.
  var notes: [String]
  /// Sorted by string, then fret.
  var dots: [ReportDot]
  /// Of a shape: the fret of each string, low string first, null where muted.
  var frets: [Int?]?
  /// Of a shape: the first and the last visible fret.
  var window: [Int]?
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
    string = fretboard.stringCount - position.string
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
