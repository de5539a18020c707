import Testing

@testable import InstrumentKit

@Suite struct AccidentalGlyphTests {
  @Test("S-16, TX01: the five signs are outlines, so no font needs them", arguments: ["♭", "♯", "♮", "𝄫", "𝄪"])
  func signs(_ sign: String) throws {
    let glyph = try #require(AccidentalGlyph(sign.unicodeScalars.first!))
    for step in glyph.path.steps {
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point):
        #expect((0...glyph.advance).contains(point.x))
        #expect((-90...20).contains(point.y))
      case .close: break
      }
    }
    #expect(glyph.path.steps.last == .close)
  }

  @Test func otherCharactersAreText() {
    for character in "Ab#x♩" { #expect(AccidentalGlyph(character.unicodeScalars.first!) == nil) }
  }
}
