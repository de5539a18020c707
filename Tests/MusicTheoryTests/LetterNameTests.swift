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
}
