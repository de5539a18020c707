import MusicTheory
import Testing

@Suite struct IntervalTests {
  @Test func semitonesFollowDegreeAndQuality() {
    let major = [0, 2, 4, 5, 7, 9, 11]
    for degree in 1...30 {
      let isPerfectKind = [0, 3, 4].contains((degree - 1) % 7)
      let natural = major[(degree - 1) % 7] + 12 * ((degree - 1) / 7)
      let expected: [Interval.Quality: Int?] = [
        .doublyDiminished: natural - (isPerfectKind ? 2 : 3), .diminished: natural - (isPerfectKind ? 1 : 2),
        .minor: isPerfectKind ? nil : natural - 1, .perfect: isPerfectKind ? natural : nil,
        .major: isPerfectKind ? nil : natural, .augmented: natural + 1, .doublyAugmented: natural + 2,
      ]
      for quality in Interval.Quality.allCases {
        let interval = Interval(quality: quality, degree: degree)
        #expect(interval?.semitones == expected[quality]!)
        guard let interval else { continue }
        #expect(interval.degree == degree)
        #expect(interval.quality == quality)
        #expect(Interval(semitones: interval.semitones, degree: degree) == interval)
        #expect(Interval(notation: interval.notation) == interval)
        for signs in NotationStyle.Accidentals.allCases {
          #expect(Interval(degreeNotation: interval.degreeNotation(accidentals: signs)) == interval)
        }
      }
    }
  }

  @Test func impossibleIntervalsAreNil() {
    #expect(Interval(quality: .major, degree: 5) == nil)
    #expect(Interval(quality: .perfect, degree: 3) == nil)
    #expect(Interval(quality: .perfect, degree: 0) == nil)
    #expect(Interval(quality: .perfect, degree: .max) == nil)
    #expect(Interval(semitones: .max, degree: 1) == nil)
    #expect(Interval(semitones: 9, degree: 4) == nil)
    for text in ["", "M", "5", "M5", "X3", "M-3", "ddd5", "P1 ", "M99999999999999999999"] {
      #expect(Interval(notation: text) == nil, "\(text)")
    }
    for text in ["", "b", "3b", "b#3", "bbbb3", "###4", "0", "100", "-3", "b 3", "b٣", "99999999999999999999"] {
      #expect(Interval(degreeNotation: text) == nil, "\(text)")
    }
  }

  @Test("T-33, D-06: an interval and its inversion sum to an octave") func inversion() {
    for interval in Interval.all {
      #expect(interval.simple.semitones + interval.inverted.semitones == 12)
      #expect(interval.simple.degree + interval.inverted.degree == 9)
      if interval.degree < 8 { #expect(interval.inverted.inverted == interval) }
    }
    #expect(Interval.P1.inverted == .P8)
    #expect(Interval.A1.inverted == .d8)
    #expect(Interval.M3.inverted == .m6)
  }

  @Test func compoundIntervals() {
    for interval in Interval.all {
      #expect(interval.isCompound == (interval.degree > 8))
      #expect((interval.semitones - interval.simple.semitones) % 12 == 0)
      #expect(interval.simple.degree <= 8)
    }
    #expect(Interval.M9.simple == .M2)
    #expect(Interval.P15.simple == .P8)
    #expect(Interval.P8.simple == .P8)
  }

  @Test func names() {
    #expect(Interval.M3.notation == "M3")
    #expect(Interval.d13.notation == "d13")
    #expect(Interval.m3.description == "Minor 3rd")
    #expect(Interval.P11.description == "Perfect 11th")
    #expect(Interval.m3.degreeNotation == "b3")
    #expect(Interval.A11.degreeNotation == "#11")
    #expect(Interval.d7.degreeNotation == "bb7")
    #expect(Interval.P5.degreeNotation == "5")
    #expect(Interval.m2.degreeNotation(accidentals: .unicode) == "♭2")
    #expect(Interval.all.count == 15 * 3 + 8)
    #expect(Set(Interval.all).count == Interval.all.count)
  }

  @Test("OC07") func semitonesOfCommonSteps() {
    #expect(("C4" as Pitch).interval(to: "C4") == .P1)
    #expect(("C4" as Pitch).interval(to: "C5") == .P8)
    #expect(("B4" as Pitch).interval(to: "B#4") == .A1)
    #expect(("B4" as Pitch).interval(to: "Cb5") == .d2)
  }
}
