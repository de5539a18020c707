import MusicTheory
import Testing

@Suite struct ScaleDegreesTests {
  @Test func everyKnownScaleIsFoundByItsFormula() throws {
    for type in ScaleType.all {
      let degrees = type.intervals.map(\.degreeNotation)
      for formula in [degrees.joined(separator: " "), degrees.joined(separator: ", "), degrees.joined(separator: ",")] {
        #expect(try ScaleType(degrees: formula) == type)
        #expect(try ScaleType(degrees: formula).description == type.description)
        #expect(try Scale(parsing: "Eb \(formula)") == Scale(type: type, root: "Eb"))
      }
    }
  }

  @Test func otherFormulasAreNamedByTheirDegrees() throws {
    let type = try ScaleType(degrees: "1 2 b3 bb7 ♯6")
    #expect(type.intervals == [.P1, .M2, .m3, .d7, .A6])
    #expect(type.description == "1 2 ♭3 𝄫7 ♯6")
    let scale = try Scale(parsing: "C 1 2 3 6")
    #expect(scale.noteNames == ["C", "D", "E", "A"])
    #expect(scale.description == "C 1 2 3 6")
    #expect(try Scale(parsing: "C 1 2 b3 5 6").description == "C Kumoi")
    #expect(try Scale(parsing: "F#1 b3 5").noteNames == ["F#", "A", "C#"])
    #expect(try Scale(parsing: "C 1").noteNames == ["C"])
  }

  @Test(arguments: [
    ("2 3", "2 3", "expected a formula that begins with the root, 1"),
    ("1 3 2", "2", "expected a degree that is higher than the one before it, and lower than the octave"),
    ("1 #7", "#7", "expected a degree that is higher than the one before it, and lower than the octave"),
    ("1 8", "8", "expected a degree of the major scale from 1 to 7, such as b3"),
    ("1 2 x", "x", "expected a degree of the major scale from 1 to 7, such as b3"),
    ("1 2,", "", "expected a degree of the major scale from 1 to 7, such as b3"),
    ("", "", "expected a degree of the major scale from 1 to 7, such as b3"),
  ]) func mistakesAreExplained(formula: String, unread: String, reason: String) {
    let error = #expect(throws: ParsingError.self) { try ScaleType(degrees: formula) }
    #expect(error?.unread == unread)
    #expect(error?.reason == reason)
  }

  @Test func mistakesInAScalesFormulaArePointedAt() {
    let error = #expect(throws: ParsingError.self) { try Scale(parsing: "C 1 3 2") }
    #expect(error?.unread == "2")
    let rootless = #expect(throws: ParsingError.self) { try Scale(parsing: "1 2 3") }
    #expect(rootless?.suggestion == "C 1 2 3")
  }
}
