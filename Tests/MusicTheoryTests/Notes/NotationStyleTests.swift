import MusicTheory
import Testing

@Suite struct NotationStyleTests {
  @Test func defaults() {
    #expect(NotationStyle() == .standard)
    #expect(NotationStyle.standard == NotationStyle(noteNames: .english, accidentals: .unicode, middleC: 4))
    #expect(NotationStyle.ascii == NotationStyle(noteNames: .english, accidentals: .ascii, middleC: 4))
    #expect(Set(NotationStyle.every).count == 18)
  }

  @Test func middleCStaysBetweenThreeAndFive() throws {
    for (number, kept) in [(Int.min, 3), (2, 3), (3, 3), (4, 4), (5, 5), (6, 5), (.max, 5)] {
      var style = NotationStyle(middleC: number)
      #expect(style.middleC == kept)
      style.middleC = number
      #expect(style.middleC == kept)
      let pitch = try Pitch(parsing: "C99", style: style)
      #expect(pitch.notation(in: style) == "C99")
    }
  }

  @Test("a missing key takes its default") func codable() throws {
    for style in NotationStyle.every {
      #expect(try roundTrip(style) == style)
    }
    #expect(try decode(NotationStyle.self, "{}") == .standard)
    #expect(try decode(NotationStyle.self, #"{"noteNames":"german"}"#) == NotationStyle(noteNames: .german))
    #expect(try decode(NotationStyle.self, #"{"middleC":3,"accidentals":"ascii"}"#).middleC == 3)
    for text in [#"{"middleC":2}"#, #"{"middleC":6}"#, #"{"noteNames":"dutch"}"#, #"{"accidentals":1}"#] {
      #expect(throws: DecodingError.self, "\(text)") { try decode(NotationStyle.self, text) }
    }
  }
}
