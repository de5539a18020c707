import MusicTheory
import Testing

@Suite struct RawValuesCodableTests {
  @Test func roundTrip() throws {
    for letter in LetterName.allCases {
      #expect(try MusicTheoryTests.roundTrip(letter) == letter)
    }
    for quality in Interval.Quality.allCases {
      #expect(try MusicTheoryTests.roundTrip(quality) == quality)
    }
    for spelling in SpellingPreference.allCases {
      #expect(try MusicTheoryTests.roundTrip(spelling) == spelling)
    }
    #expect(try json(LetterName.allCases) == "[0,1,2,3,4,5,6]")
    #expect(try json(SpellingPreference.allCases) == #"["sharps","flats","natural"]"#)
  }

  @Test func unknownRawValuesAreNotDecoded() {
    for text in ["7", "-1", #""C""#] {
      #expect(throws: DecodingError.self, "\(text)") { try decode(LetterName.self, text) }
    }
    #expect(throws: DecodingError.self) { try decode(Interval.Quality.self, "4") }
    #expect(throws: DecodingError.self) { try decode(SpellingPreference.self, #""sharp""#) }
  }
}
