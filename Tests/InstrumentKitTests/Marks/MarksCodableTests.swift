import Foundation
import InstrumentKit
import MusicTheory
import Testing

@Suite struct MarksCodableTests {
  private typealias KeyMarks = Marks<Int>
  private typealias Request = Marks<Int>.Request

  private func decode(_ json: String) throws -> KeyMarks {
    try JSONDecoder().decode(KeyMarks.self, from: Data(json.utf8))
  }

  @Test func whatTheProgramMarksComesBack() throws {
    var marks = KeyMarks()
    marks.show(Scale(type: .major, root: .f), palette: .standard)
    marks.hide(.pitch("Bb3"))
    marks.add(Request(.position(60, "B#3"), style: NoteStyle(label: "x")), to: .shown)
    marks.add(Request(.midiNote(61)), to: .highlighted)
    let chord = KeyMarks.requests(for: Chord(type: .minor, root: .d))
    marks.show(KeyMarks.Overlay(name: "chord", order: 2, style: NoteStyle(form: .square), requests: chord))
    #expect(marks.shown.first?.interval == .P1)
    #expect(try JSONDecoder().decode(KeyMarks.self, from: JSONEncoder().encode(marks)) == marks)
  }

  @Test func whatIsHeldAtTheMomentIsNotKept() throws {
    var marks = KeyMarks()
    marks.add(Request(.midiNote(61)), to: .received)
    marks.add(Request(.position(61, nil)), to: .pressed)
    #expect(try JSONDecoder().decode(KeyMarks.self, from: JSONEncoder().encode(marks)) == KeyMarks())
  }

  @Test func everyKeyOfMarksMayBeMissing() throws {
    #expect(try decode("{}") == KeyMarks())
    #expect(try decode(#"{"shown":[{"noteName":"Bb"}]}"#).shown == [Request(.noteName(.bb))])
  }

  @Test(
    "what marks nothing, or no MIDI number, is an error",
    arguments: [
      #"{"shown":[{}]}"#, #"{"shown":[{"midiNote":128}]}"#, #"{"shown":[{"midiNote":-1}]}"#,
      #"{"shown":[{"pitch":"H4"}]}"#, #"{"overlays":[{"order":1}]}"#,
    ])
  func errors(json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }
}
