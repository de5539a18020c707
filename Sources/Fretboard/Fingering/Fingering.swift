import InstrumentKit
import MusicTheory

/// One way to hold a chord: for each string a fret, open or muted, and the finger where it is known.
public struct Fingering: Hashable, Sendable {
  /// The fret of each string in the tuning's order, low string first; 0 is open, `nil` muted. With a capo, frets count
  /// from it.
  public var frets: [Int?]
  /// The finger on each string, 1 for the index finger to 4, 0 for the thumb, `nil` where none is known or needed; as
  /// many as `frets`, or empty.
  public var fingers: [Int?]

  /// Creates a fingering; fingers that are not as many as the frets are dropped.
  public init(frets: [Int?], fingers: [Int?] = []) {
    self.frets = frets
    self.fingers = fingers.count == frets.count ? fingers : []
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

  /// The bars: one finger on at least two strings at a fret, from the first to the last of them.
  ///
  /// Where the fingers are not known, the lowest fret is taken for a bar if there are more fretted strings than fingers.
  /// No bar runs across a string that sounds lower than the bar; a muted or higher one may lie inside.
  public var barres: [Barre] {
    var barres: [Barre] = []
    if fingers.isEmpty {
      let fretted = frets.indices.filter { frets[$0] ?? 0 > 0 }
      guard fretted.count > 4, let lowest = fretted.compactMap({ frets[$0] }).min() else { return [] }
      if let barre = barre(at: lowest, over: fretted.filter { frets[$0] == lowest }) { barres.append(barre) }
    } else {
      for finger in 0...4 {
        let held = frets.indices.filter { fingers[$0] == finger && frets[$0] ?? 0 > 0 }
        let label = finger == 0 ? "T" : "\(finger)"
        for fret in Set(held.compactMap { frets[$0] }).sorted() {
          guard var barre = barre(at: fret, over: held.filter { frets[$0] == fret }) else { continue }
          barre.label = label
          barres.append(barre)
        }
      }
    }
    return barres
  }

  private func barre(at fret: Int, over strings: [Int]) -> Barre? {
    guard let first = strings.first, let last = strings.last, first < last else { return nil }
    let soundsLower = (first...last).contains { string in frets[string].map { $0 < fret } ?? false }
    return soundsLower ? nil : Barre(fret: fret, strings: first...last)
  }
}

extension Fingering: CustomStringConvertible {
  /// The frets as people type them: "x32010", or "x 10 12 12 12 10" where one has two digits.
  public var description: String {
    let words = frets.map { fret in fret.map { "\($0)" } ?? "x" }
    return words.joined(separator: words.contains { $0.count > 1 } ? " " : "")
  }
}
