import MusicTheory
import Testing

@Suite struct LetterNameTests {
  @Test func semitonesFromC() {
    #expect(LetterName.allCases.map(\.semitonesFromC) == [0, 2, 4, 5, 7, 9, 11])
  }

  @Test func advancingAndMeasuringAreInverse() {
    for letter in LetterName.allCases {
      for steps in -20...20 {
        let moved = letter.advanced(by: steps)
        #expect(letter.diatonicDistance(to: moved) == ((steps % 7) + 7) % 7)
      }
    }
  }

  @Test func literalsNameLettersInEitherCase() {
    for letter in LetterName.allCases {
      #expect(LetterName(stringLiteral: letter.description) == letter)
      #expect(LetterName(stringLiteral: letter.description.lowercased()) == letter)
    }
  }

  @Test func stepsOfAnySizeStartOverAfterB() {
    for letter in LetterName.allCases {
      #expect(letter.advanced(by: 7_000_000) == letter)
      #expect(letter.advanced(by: .max).advanced(by: -.max) == letter)
      #expect(letter.advanced(by: .min).advanced(by: 1).advanced(by: .max) == letter)
    }
  }

  @Test func lettersAreOrderedFromC() {
    #expect(LetterName.allCases.map(\.description) == ["C", "D", "E", "F", "G", "A", "B"])
    #expect(LetterName.allCases.sorted() == LetterName.allCases)
    #expect(LetterName.c < .b && !(LetterName.a < .g))
  }
}
