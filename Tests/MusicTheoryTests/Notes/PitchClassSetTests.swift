import MusicTheory
import Testing

@Suite struct PitchClassSetTests {
  @Test func holdsThePitchClassesOfItsNames() {
    let names: [NoteName] = [.c, "E##", "Gb", "Cb", "B#"]
    let set = PitchClassSet(names)
    for pitchClass in -36...36 {
      let expected = names.contains { $0.pitchClass == (pitchClass % 12 + 12) % 12 }
      #expect(set.contains(pitchClass) == expected)
    }
    #expect(set.count == 3)
    #expect(PitchClassSet([NoteName]()).count == 0)
    #expect(PitchClassSet(NoteName.common).count == 12)
    #expect(PitchClassSet([NoteName.cs]) == PitchClassSet([NoteName.db]))
  }

  @Test func rotationMovesTheRoot() {
    for bits in UInt16(0)...0xFFF {
      let set = PitchClassSet(rawValue: bits)
      #expect(set.count == bits.nonzeroBitCount)
      for semitones in [-13, -1, 0, 1, 5, 11, 12, 25] {
        let rotated = set.rotated(by: semitones)
        #expect((0..<12).allSatisfy { rotated.contains($0) == set.contains($0 + semitones) })
        #expect(rotated.rotated(by: -semitones) == set)
      }
    }
  }

  @Test func bitsAboveElevenAreDropped() {
    #expect(PitchClassSet(rawValue: .max) == PitchClassSet(rawValue: 0xFFF))
    #expect(PitchClassSet(rawValue: 0xF001).count == 1)
  }
}
