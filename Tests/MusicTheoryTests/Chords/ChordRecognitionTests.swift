import MusicTheory
import Testing

@Suite struct ChordRecognitionTests {
  @Test func intervalsOfATypeGiveItBack() {
    for type in LegalChordTypes.all {
      #expect(ChordType.from(intervals: type.intervals) == .success(type))
      #expect(ChordType.from(intervals: type.intervals.reversed() + [.P8]) == .success(type))
    }
  }

  @Test("T-22: octave doublings and compound tones reduce, close and wide spelling are one") func reduction() {
    let cases: [([Interval], ChordType)] = [
      ([.P1, .M3, .P5, .P8], .major), ([.P1, .P5, .M10], .major), ([.P5, .P8, .P12, .P15, .M10], .major),
      ([.P1, .M2, .M3, .P5], .add9), ([.P1, .M3, .P5, .M9], .add9), ([.P1, .M3, .P4, .P5], .add11),
      ([.P1, .M2, .P5], .sus2), ([.P1, .P5, .M9], .sus2), ([.P1, .P5, .P11], .sus4), ([.P1, .M2, .P5, .M9], .sus2),
      ([.P1, .M2, .P4, .P5], .sus2sus4), ([.P1, .P5, .m7, .M9, .P11], .dominant9sus4),
      ([.P1, .M3, .P5, .M6], .major6), ([.P1, .M3, .P5, .M6, .M13], .major6), ([.P1, .M3, .P5, .M6, .M2], .sixNine),
      ([.P1, .A2, .M3, .P5, .m7], .dominant7sharp9), ([.P1, .M3, .P5, .m6, .m7], .dominant7flat13),
      ([.P1, .M3, .A4, .P5, .M7], .major7sharp11),
    ]
    for (intervals, type) in cases { #expect(ChordType.from(intervals: intervals) == .success(type)) }
    let minorFlat6 = ChordType(components: [.minorThird, .perfectFifth, .minorSixth])
    #expect(ChordType.from(intervals: [.P1, .m3, .P5, .m6]) == minorFlat6.map { .success($0) })
  }

  @Test("T-20: a fifth alone is the power chord") func power() {
    #expect(ChordType.from(intervals: [.P1, .P5]) == .success(.power))
    #expect(ChordType.from(intervals: [.P1, .P5, .P8, .P12]) == .success(.power))
    #expect(ChordType.from(intervals: [.P1]) == .failure(.noThirdOrSuspension))
    #expect(ChordType.from(intervals: []) == .failure(.noThirdOrSuspension))
    #expect(ChordType.from(intervals: [.P1, .d5]) == .failure(.noThirdOrSuspension))
  }

  @Test func thirdOrFifthMayBeMissing() {
    let cases: [([Interval], String)] = [
      ([.P1, .P5, .m7], "7(no3)"), ([.P1, .P5, .M7], "Maj7(no3)"), ([.P1, .d5, .m7], "7(♭5,no3)"),
      ([.P1, .P5, .M6], "6(no3)"), ([.P1, .m3, .m7], "m7(no5)"), ([.P1, .m3, .d7], "dim7(no5)"),
      ([.P1, .d5, .d7], "dim7(no3)"), ([.P1, .P5, .m7, .M9], "7sus2"), ([.P1, .P5, .m7, .P11], "7sus4"),
    ]
    for (intervals, symbol) in cases { #expect(ChordType.from(intervals: intervals).map(\.symbol) == .success(symbol)) }
  }

  @Test("T-21, CP13: altered both ways is legal") func alteredBothWays() {
    let ninths: [Interval] = [.P1, .M3, .P5, .m7, .m9, .A9]
    #expect(ChordType.from(intervals: ninths).map(\.symbol) == .success("7(♭9,♯9)"))
    #expect(ChordType.from(intervals: ninths).map(\.intervals) == .success(ninths))
    #expect(ChordType.from(intervals: [.P1, .M3, .d5, .A5, .m7]).map(\.symbol) == .success("7(♭5,♯5)"))
  }

  @Test func faults() {
    let cases: [([Interval], ChordRecognitionError, String)] = [
      ([.m3, .M3, .P5], .conflictingComponents(.minorThird, .majorThird), "b3 and 3 cannot stand in one chord"),
      (
        [.M3, .d5, .m7, .A11], .conflictingComponents(.diminishedFifth, .sharpEleventh),
        "b5 and #11 cannot stand in one chord"
      ),
      (
        [.M3, .P5, .d7], .conflictingComponents(.majorThird, .diminishedSeventh), "3 and bb7 cannot stand in one chord"
      ),
      ([.M3, .d6], .unrecognizedInterval(.d6), "no chord tone is a diminished 6th above the root"),
    ]
    for (intervals, error, text) in cases {
      #expect(ChordType.from(intervals: intervals) == .failure(error))
      #expect(error.description == text)
    }
  }
}
