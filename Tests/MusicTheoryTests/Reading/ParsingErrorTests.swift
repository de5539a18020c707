import MusicTheory
import Testing

@Suite struct ParsingErrorTests {
  @Test func wording() {
    #expect(
      ParsingError(input: "C majro", offset: 2, reason: "no such scale", suggestion: "major").description
        == #"cannot read "majro" in "C majro" (character 3): no such scale; did you mean "major"?"#)
    #expect(ParsingError(input: "X", offset: 0, reason: "no note").description == #"cannot read "X": no note"#)
    #expect(
      ParsingError(input: "Db", offset: 2, reason: "expected an octave").description
        == #""Db" ends too soon: expected an octave"#)
    #expect(
      ParsingError(input: "", offset: 0, reason: "expected a note").description == "the text is empty: expected a note")
  }

  @Test func theUnreadPartBeginsAfterSoManyCharacters() {
    #expect(ParsingError(input: "B♭𝄪4", offset: 2, reason: "").unread == "𝄪4")
    #expect(ParsingError(input: "Cx", offset: 99, reason: "").unread == "")
    #expect(ParsingError(input: "Cx", offset: -1, reason: "").unread == "Cx")
  }

  @Test("what would break the line, control the terminal or turn the text shows as a replacement character")
  func controlCharactersAreNotPrinted() {
    let controls = (Array(0..<0x20) + Array(0x7F...0x9F) + [0x2028, 0x2029, 0x202E, 0x2066]).compactMap {
      Unicode.Scalar($0 as UInt32)
    }
    for control in controls {
      let text = "C\(control)4"
      for offset in 0...3 {
        let description = ParsingError(input: text, offset: offset, reason: "no").description
        #expect(!description.unicodeScalars.contains(control))
        #expect(description.contains("\u{FFFD}"))
      }
    }
    #expect(
      ParsingError(input: "C4\n", offset: 2, reason: "no").description
        == "cannot read \"\u{FFFD}\" in \"C4\u{FFFD}\" (character 3): no")
  }

  @Test func longTextsAreShortened() {
    let long = String(repeating: "♯", count: 1_000_000)
    let stacked = "C" + String(repeating: "\u{301}", count: 1_000_000)
    for text in [long, stacked] {
      let description = ParsingError(input: text, offset: 0, reason: "no").description
      #expect(description.unicodeScalars.count == 60 + #"cannot read "": no"#.count)
      #expect(description.contains("…"))
    }
    let fitting = String(repeating: "C", count: 60)
    #expect(ParsingError(input: fitting, offset: 0, reason: "no").description == "cannot read \"\(fitting)\": no")
  }
}
