/// Which tones make a chord.
extension ChordType {
  /// Returns the type whose tones are these intervals above the root.
  ///
  /// The unison and octave doublings may be there or not. A second, fourth or sixth counts as the ninth, eleventh or
  /// thirteenth where a third or a seventh makes it one. Where nothing fills the place of the third, an eleventh, or else
  /// a ninth, is the suspension.
  ///
  ///     ChordType.from(intervals: [.P1, .M3, .P5, .P8, .M9])  // == .success(.add9)
  public static func from(intervals: [Interval]) -> Result<ChordType, ChordRecognitionError> {
    var set: ChordComponentSet = []
    for interval in intervals where interval.simple != .P1 && interval.simple != .P8 {
      guard let component = ChordComponent(interval: interval) else {
        return .failure(.unrecognizedInterval(interval))
      }
      set.insert(component)
    }
    return recognize(set.inPlace)
  }

  /// Returns the type of a set of tones, or why there is none.
  static func recognize(_ set: ChordComponentSet) -> Result<ChordType, ChordRecognitionError> {
    if let fault = fault(in: set) { return .failure(fault) }
    return .success(ChordType(unchecked: set))
  }

  /// The first rule that a set of tones breaks, or `nil` where it is a legal chord.
  static func fault(in set: ChordComponentSet) -> ChordRecognitionError? {
    for low in set {
      for high in set & low.exclusions { return .conflictingComponents(low, high) }
    }
    if set.intersects(.thirds | .suspensions) || set == [.perfectFifth] { return nil }
    // Without a third, a ninth or eleventh would be the suspension.
    let isThirdLeftOut = set.intersects(.fifths) && !(set - .fifths).isEmpty && set == set.inPlace
    return isThirdLeftOut ? nil : .noThirdOrSuspension
  }
}

extension ChordComponentSet {
  /// The same tones, each in the octave that its neighbours call for, octave doublings dropped.
  var inPlace: ChordComponentSet {
    var set = self
    if set.intersects(.thirds) {
      for (low, high) in ChordComponent.suspensionsAndExtensions { set.replace(low, with: high) }
    } else if !set.intersects(.suspensions) {
      let nearest = ChordComponent.suspensionsAndExtensions.first { set.contains($0.high) }
      if let nearest { set.replace(nearest.high, with: nearest.low) }
    }
    if set.intersects(.sevenths) {
      for (low, high) in ChordComponent.sixthsAndThirteenths { set.replace(low, with: high) }
    }
    for (low, high) in ChordComponent.suspensionsAndExtensions + ChordComponent.sixthsAndThirteenths
    where set.contains(low) { set.remove(high) }
    return set
  }
}

extension ChordComponent {
  /// Tones an octave apart, fourths first, since a chord without third is more often a sus4.
  fileprivate static let suspensionsAndExtensions: [(low: ChordComponent, high: ChordComponent)] = [
    (.perfectFourth, .eleventh), (.augmentedFourth, .sharpEleventh), (.majorSecond, .ninth), (.minorSecond, .flatNinth),
  ]

  static let sixthsAndThirteenths: [(low: ChordComponent, high: ChordComponent)] = [
    (.minorSixth, .flatThirteenth), (.majorSixth, .thirteenth), (.augmentedSixth, .sharpThirteenth),
  ]

  /// The higher tones that cannot stand in one chord with this one.
  fileprivate var exclusions: ChordComponentSet { ChordComponent.allExclusions[rawValue] }

  private static let allExclusions: [ChordComponentSet] = allCases.map { low in
    ChordComponentSet(allCases.filter { high in low < high && low.excludes(high) })
  }

  private func excludes(_ other: ChordComponent) -> Bool {
    let both: ChordComponentSet = [self, other]
    let soundsAlike = (semitones - other.semitones) % 12 == 0
    let isOneDegree = (degree - other.degree) % 7 == 0
    let isAlteredBothWays = degree == other.degree && degree != 6 && alteration * other.alteration < 0
    let isThirdAndSuspension = both.intersects(.thirds) && both.intersects(.suspensions)
    let isSixthAndSeventh = both.intersects(.sixths) && both.intersects(.sevenths)
    let isNoDiminishedTriad =
      both.contains(.diminishedSeventh)
      && both.intersects([.majorThird, .perfectFifth, .augmentedFifth] | .suspensions)
    return soundsAlike || isOneDegree && !isAlteredBothWays || isThirdAndSuspension || isSixthAndSeventh
      || isNoDiminishedTriad
  }
}
