import MusicTheory
import Testing

@Suite struct NoteNameTests {
  @Test func commonNamesAreSevenLettersTimesSevenAccidentals() {
    #expect(NoteName.common.count == 49)
    #expect(Set(NoteName.common).count == 49)
    for letter in LetterName.allCases {
      for accidental in Accidental.common {
        let name = NoteName(letter: letter, accidental: accidental)
        #expect(NoteName.common.contains(name))
        #expect(name.letter == letter)
        #expect(name.accidental == accidental)
        #expect(name.pitchClass == ((letter.semitonesFromC + accidental.semitones) % 12 + 12) % 12)
      }
    }
  }

  @Test func constantsAreSpelledAsTheyAreCalled() {
    let names: [NoteName] = [
      .c, .cs, .db, .d, .ds, .eb, .e, .f, .fs, .gb, .g, .gs, .ab, .a, .as_, .bb, .b,
    ]
    #expect(
      names.map(\.description) == [
        "C", "C♯", "D♭", "D", "D♯", "E♭", "E", "F", "F♯", "G♭", "G", "G♯", "A♭", "A", "A♯", "B♭", "B",
      ])
  }

  @Test func enharmonicNamesSoundAlike() {
    for left in NoteName.common {
      for right in NoteName.common {
        #expect(left.isEnharmonic(with: right) == (left.pitchClass == right.pitchClass))
      }
      let equivalents = left.enharmonicEquivalents
      let expected = NoteName.common.filter {
        $0.isEnharmonic(with: left) && abs($0.accidental.semitones) <= 2
      }
      #expect(equivalents == expected.sorted { $0.letter < $1.letter })
    }
    #expect(NoteName.c.enharmonicEquivalents.map(\.description) == ["C", "D𝄫", "B♯"])
    #expect(NoteName.gs.enharmonicEquivalents.map(\.description) == ["G♯", "A♭"])
  }

  @Test func simplestNameHasTheFewestAccidentals() {
    for name in NoteName.common {
      let simplest = name.simplestEnharmonic
      #expect(simplest.isEnharmonic(with: name))
      let fewest = name.enharmonicEquivalents.map { abs($0.accidental.semitones) }.min()
      #expect(abs(simplest.accidental.semitones) == fewest)
      if simplest.accidental != .natural {
        #expect((simplest.accidental > .natural) == (name.accidental > .natural))
      }
    }
    #expect(("F##" as NoteName).simplestEnharmonic == .g)
    #expect(("B##" as NoteName).simplestEnharmonic == .cs)
    #expect(("Fbb" as NoteName).simplestEnharmonic == .eb)
  }

  @Test func pitchClassesAreSpelledAsAsked() {
    for pitchClass in -24...24 {
      for spelling in SpellingPreference.allCases {
        let name = NoteName(pitchClass: pitchClass, spelling: spelling)
        #expect(name.pitchClass == (pitchClass % 12 + 12) % 12)
        let semitones = name.accidental.semitones
        #expect(spelling == .sharps ? (0...1).contains(semitones) : (-1...0).contains(semitones))
      }
    }
    #expect(
      NoteName.chromatic(preferring: .sharps).map(\.description) == [
        "C", "C♯", "D", "D♯", "E", "F", "F♯", "G", "G♯", "A", "A♯", "B",
      ])
    #expect(
      NoteName.chromatic(preferring: .flats).map(\.description) == [
        "C", "D♭", "D", "E♭", "E", "F", "G♭", "G", "A♭", "A", "B♭", "B",
      ])
  }

  @Test func orderIsTotal() {
    let sorted = NoteName.common.sorted()
    for (low, high) in zip(sorted, sorted.dropFirst()) {
      #expect(low < high && !(high < low))
      #expect(low.pitchClass <= high.pitchClass)
    }
    #expect(NoteName.cs < .db)
  }

  @Test func intervalsMoveNames() {
    for name in NoteName.common {
      for interval in Interval.all {
        let up = name + interval
        #expect(name.letter.advanced(by: interval.degree - 1) == up.letter)
        #expect((up.pitchClass - name.pitchClass - interval.semitones) % 12 == 0)
        #expect(up - interval == name)
      }
    }
  }

  @Test("law 2: what is written is read back") func codable() throws {
    #expect(try roundTrip(NoteName.common) == NoteName.common)
    #expect(try json([NoteName.bb, "F##"]) == ##"["Bb","F##"]"##)
    for text in [#""H""#, #""""#, #""C4""#, #""C####""#, "3", "null", "{}"] {
      #expect(throws: DecodingError.self, "\(text)") { try decode(NoteName.self, text) }
    }
    let beyond: NoteName = "B###" + .A1
    #expect(throws: EncodingError.self) { try json([beyond]) }
  }
}
