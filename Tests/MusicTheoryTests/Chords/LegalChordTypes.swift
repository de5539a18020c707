import MusicTheory

/// Every legal chord type, found by trying all choices of third, fifth, sixth or seventh, ninth, eleventh, thirteenth.
enum LegalChordTypes {
  static let all: [ChordType] = {
    var sets: [[ChordComponent]] = [[]]
    for choices in families {
      sets = sets.flatMap { set in choices.map { set + $0 } }
    }
    return sets.compactMap { ChordType(components: $0) }
  }()

  private static let families: [[[ChordComponent]]] = [
    [
      [], [.minorThird], [.majorThird], [.minorSecond], [.majorSecond], [.perfectFourth], [.augmentedFourth],
      [.minorSecond, .perfectFourth], [.minorSecond, .augmentedFourth], [.majorSecond, .perfectFourth],
      [.majorSecond, .augmentedFourth],
    ],
    [[], [.diminishedFifth], [.perfectFifth], [.augmentedFifth], [.diminishedFifth, .augmentedFifth]],
    [
      [], [.minorSixth], [.majorSixth], [.augmentedSixth], [.diminishedSeventh], [.minorSeventh], [.majorSeventh],
    ],
    [[], [.flatNinth], [.ninth], [.sharpNinth], [.flatNinth, .sharpNinth]],
    [[], [.flatEleventh], [.eleventh], [.sharpEleventh], [.flatEleventh, .sharpEleventh]],
    [[], [.flatThirteenth], [.thirteenth], [.sharpThirteenth], [.flatThirteenth, .sharpThirteenth]],
  ]
}
