import InstrumentKit
import MusicTheory

/// One way to hold a chord: for each string a fret, open or muted, and the finger where it is known.
public struct Fingering: Hashable, Sendable {
  /// The fret of each string in the tuning's order, low string first; 0 is open, `nil` muted. With a capo, frets count
  /// from it. A negative fret is no place to hold and becomes `nil`.
  public var frets: [Int?] { didSet { frets = Fingering.playable(frets) } }
  /// The finger on each string, `nil` where none is known or needed; as many as `frets`, or empty.
  public var fingers: [Finger?]

  /// Creates a fingering; fingers that are not as many as the frets are dropped.
  public init(frets: [Int?], fingers: [Finger?] = []) {
    self.frets = Fingering.playable(frets)
    self.fingers = fingers.count == frets.count ? fingers : []
  }

  private static func playable(_ frets: [Int?]) -> [Int?] {
    frets.map { fret in fret.flatMap { $0 < 0 ? nil : $0 } }
  }

  /// The frets that a box shows: 1 to 4 where the shape fits there, else from the lowest fretted fret on, four rows or
  /// as many as the shape needs.
  public var window: ClosedRange<Int> {
    let fretted = frets.compactMap { $0 }.filter { $0 > 0 }.map { min($0, Fretboard.fretLimits.upperBound) }
    guard let lowest = fretted.min(), let highest = fretted.max(), highest > 4 else { return 1...4 }
    return lowest...max(highest, lowest + 3)
  }

  /// The places of the sounding strings on a neck, low string first; open strings are at the capo where there is one.
  public func positions(on fretboard: Fretboard) -> [FretPosition] {
    frets.indices.compactMap { string in
      frets[string].map { FretPosition(string: string, fret: $0 &+ fretboard.openFret(ofString: string)) }
    }
  }
}

extension Fingering: CustomStringConvertible {
  /// The frets as people type them: "x32010", or "x 10 12 12 12 10" where one has two digits.
  public var description: String {
    let words = frets.map { fret in fret.map { "\($0)" } ?? "x" }
    return words.joined(separator: words.contains { $0.count > 1 } ? " " : "")
  }
}
