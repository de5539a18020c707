/// Which strings one finger stops together.
extension Fingering {
  /// The bars on a neck without capo: one finger on at least two strings at a fret, from the first to the last of them.
  ///
  /// Where the fingers are not known, the lowest fret is taken for a bar if there are more fretted strings than fingers.
  /// No bar runs across a string that sounds lower than the bar; a muted or higher one may lie inside.
  public var barres: [Barre] { barres { _ in 0 } }

  /// The bars on a neck, at frets as numbered along it. Beside a partial capo one finger holds one fret of the neck,
  /// whatever the numbers of the shape say. See ``barres``.
  public func barres(on fretboard: Fretboard) -> [Barre] {
    barres { fretboard.openFret(ofString: $0) }
  }

  private func barres(openFret: (Int) -> Int) -> [Barre] {
    // Wrapping keeps frets that no neck has there.
    let places = frets.indices.map { string in frets[string].map { $0 &+ openFret(string) } }
    let stopped = frets.indices.filter { frets[$0] ?? 0 > 0 }
    func barre(at fret: Int, over strings: [Int], by finger: Finger? = nil) -> Barre? {
      guard let first = strings.first, let last = strings.last, first < last else { return nil }
      let soundsLower = (first...last).contains { string in places[string].map { $0 < fret } ?? false }
      return soundsLower ? nil : Barre(fret: fret, strings: first...last, finger: finger)
    }
    if fingers.isEmpty {
      guard stopped.count > 4, let lowest = stopped.compactMap({ places[$0] }).min() else { return [] }
      return barre(at: lowest, over: stopped.filter { places[$0] == lowest }).map { [$0] } ?? []
    }
    return Finger.allCases.flatMap { finger in
      let held = stopped.filter { fingers[$0] == finger }
      return Set(held.compactMap { places[$0] }).sorted().compactMap { fret in
        barre(at: fret, over: held.filter { places[$0] == fret }, by: finger)
      }
    }
  }
}
