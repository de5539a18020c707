import Foundation
import MusicTheory
import Testing

@Suite struct PitchFrequencyTests {
  @Test func concertPitch() {
    #expect(("A4" as Pitch).frequency() == 440)
    #expect(("A5" as Pitch).frequency() == 880)
    #expect(("A3" as Pitch).frequency(a4: 442) == 221)
    #expect(abs(("C4" as Pitch).frequency() - 261.6255653) < 5e-8)
    #expect(("C#4" as Pitch).frequency() == ("Db4" as Pitch).frequency())
  }

  @Test func agreesWithTheMathematicsLibrary() {
    for midi in -24...140 {
      for a4 in [415, 440, 442.5] {
        let expected = a4 * pow(2, Double(midi - 69) / 12)
        #expect(abs(Pitch(midiNote: midi).frequency(a4: a4) - expected) <= 1e-12 * expected)
      }
    }
  }

  @Test func nearestIsTheInverse() {
    for midi in -24...140 {
      for spelling in SpellingPreference.allCases {
        let pitch = Pitch(midiNote: midi, spelling: spelling)
        for cents in [-49.0, -49.0 / 2, 0, 49.0 / 2, 49] {
          let frequency = pitch.frequency() * pow(2, cents / 1200)
          #expect(Pitch.nearest(frequency: frequency, spelling: spelling) == pitch)
        }
        #expect(Pitch.nearest(frequency: pitch.frequency(a4: 432), a4: 432, spelling: spelling) == pitch)
        #expect(Pitch.nearest(frequency: pitch.frequency() * pow(2, 51.0 / 1200))?.midiNoteNumber == midi + 1)
        #expect(Pitch.nearest(frequency: pitch.frequency() * pow(2, -51.0 / 1200))?.midiNoteNumber == midi - 1)
      }
    }
  }

  @Test("T-08: what is no frequency has no pitch") func impossibleFrequencies() {
    let impossible = [0, -0.0, -1, -440, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e-300, 1e300]
    for frequency in impossible {
      #expect(Pitch.nearest(frequency: frequency) == nil)
      #expect(Pitch.nearest(frequency: 440, a4: frequency) == nil)
    }
    #expect(Pitch.nearest(frequency: -440, a4: -440) == nil)
  }
}
