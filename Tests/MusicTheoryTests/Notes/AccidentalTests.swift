import MusicTheory
import Testing

@Suite struct AccidentalTests {
  @Test func sevenAreCommon() {
    #expect(Accidental.common.map(\.semitones) == [-3, -2, -1, 0, 1, 2, 3])
    #expect(Accidental.common.allSatisfy { $0.isCommon })
    #expect(!Accidental(semitones: 4).isCommon)
    #expect(!Accidental(semitones: -4).isCommon)
    #expect([.doubleFlat, .flat, .natural, .sharp, .doubleSharp].map(\Accidental.semitones) == [-2, -1, 0, 1, 2])
  }

  @Test func arithmeticIsThatOfSemitones() {
    for left in Accidental.common {
      for right in Accidental.common {
        #expect((left + right).semitones == left.semitones + right.semitones)
        #expect(left - right + right == left)
        #expect((left < right) == (left.semitones < right.semitones))
      }
      #expect(left + -left == .natural)
    }
  }

  @Test func rawValuesReachNinetyNine() {
    for semitones in -99...99 {
      #expect(Accidental(rawValue: semitones)?.rawValue == semitones)
    }
    for semitones in [-100, 100, .min, .max] {
      #expect(Accidental(rawValue: semitones) == nil)
    }
  }

  @Test func signs() {
    #expect(Accidental.common.map(\.description) == ["♭♭♭", "𝄫", "♭", "", "♯", "𝄪", "♯♯♯"])
    #expect(Accidental.natural.notation == "♮")
    #expect(Accidental.doubleSharp.notation == "𝄪")
  }

  @Test func literals() {
    for accidental in Accidental.common {
      #expect(Accidental(stringLiteral: accidental.description) == accidental)
      #expect(Accidental(stringLiteral: accidental.notation) == accidental)
      #expect(Accidental(integerLiteral: accidental.semitones) == accidental)
    }
    for (text, semitones) in [("x", 2), ("##", 2), ("♯♯", 2), ("x#", 3), ("bb", -2), ("♭♭", -2), ("𝄫b", -3), ("", 0)] {
      #expect(Accidental(stringLiteral: text).semitones == semitones)
    }
  }

  @Test func codable() throws {
    for accidental in Accidental.common {
      #expect(try roundTrip(accidental) == accidental)
    }
    #expect(try json(Accidental.flat) == "-1")
    for text in ["100", "-100", "1e30", #""b""#] {
      #expect(throws: DecodingError.self, "\(text)") { try decode(Accidental.self, text) }
    }
  }
}
