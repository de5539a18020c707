import MusicTheory
import Testing

@Suite struct NoteModifierTests {
  @Test func dotsAddHalves() {
    #expect(NoteModifier.default.multiplier == 1)
    #expect(NoteModifier.dotted.multiplier == 1.5)
    #expect(NoteModifier.doubleDotted.multiplier == 1.75)
  }

  @Test(
    "so many notes of a tuplet last as long as so many plain ones",
    arguments: [(NoteModifier.triplet, 3.0, 2.0), (.quintuplet, 5, 4), (.septuplet, 7, 4)])
  func tuplets(modifier: NoteModifier, count: Double, plain: Double) {
    #expect(abs(modifier.multiplier * count - plain) < 1e-15)
  }

  @Test func signsDiffer() {
    #expect(NoteModifier.allCases.map(\.description) == ["", "D", "DD", "T", "Q", "S"])
  }

  @Test func codableRoundTrip() throws {
    for modifier in NoteModifier.allCases {
      #expect(try roundTrip(modifier) == modifier)
    }
    #expect(try json(NoteModifier.doubleDotted) == #"{"doubleDotted":{}}"#)
  }

  @Test(arguments: ["{}", #"{"swing":{}}"#, #"{"dotted":{},"triplet":{}}"#, "1", #""dotted""#])
  func whatIsNoModifierIsNotDecoded(text: String) {
    #expect(throws: DecodingError.self) { try decode(NoteModifier.self, text) }
  }
}
