import Foundation
import InstrumentKit
import Testing

@Suite struct NoteStyleCodableTests {
  private func decode<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func oldFilesLoad() throws {
    let style: NoteStyle = try decode(
      """
      {"color":{"red":1,"green":0.3,"blue":0.3,"alpha":1},"textColor":{"red":1,"green":1,"blue":1,"alpha":1},
       "borderColor":{"red":0,"green":0,"blue":0,"alpha":0.2},"borderWidth":1.5,"label":"♭3"}
      """)
    #expect(
      style
        == NoteStyle(
          color: Drawing.Color(red: 1, green: 0.3, blue: 0.3), textColor: .white,
          borderColor: Drawing.Color(white: 0, alpha: 0.2), borderWidth: 1.5, label: "♭3"))
  }

  @Test func everyKeyOfAStyleMayBeMissing() throws {
    #expect(try decode("{}") == NoteStyle())
    #expect(try decode(#"{"label":"","borderWidth":null,"form":null}"#) == NoteStyle(label: ""))
    #expect(try decode(#"{"form":"diamond"}"#) == NoteStyle(form: .diamond))
  }

  @Test func stylesAndPalettesComeBack() throws {
    for style in [NoteStyle(), .defaultNote, .defaultHighlight, NotePalette.print.root, NoteStyle(label: "\"\\\n𝄫")] {
      #expect(try roundTrip(style) == style)
    }
    for palette in [NotePalette.standard, .print] { #expect(try roundTrip(palette) == palette) }
    #expect(try decode("{}") == NotePalette.standard)
    var palette = NotePalette.standard
    palette.third = NoteStyle(label: "3")
    #expect(try decode(#"{"third":{"label":"3"}}"#) == palette)
  }

  @Test func aColorNeedsRedGreenAndBlue() throws {
    #expect(try decode(#"{"red":1,"green":0,"blue":0.5}"#) == Drawing.Color(red: 1, green: 0, blue: 0.5))
    #expect(
      try decode(#"{"red":1,"green":0,"blue":0.5,"alpha":0}"#) == Drawing.Color(red: 1, green: 0, blue: 0.5, alpha: 0))
    for json in [
      #"{"green":0,"blue":0.5}"#, #"{"red":1,"blue":0.5}"#, #"{"red":1,"green":0}"#, "{}", "[]", "3",
      #"{"red":1.01,"green":0,"blue":0}"#, #"{"red":1,"green":-0.1,"blue":0}"#, #"{"red":1,"green":0,"blue":1e300}"#,
      #"{"red":1,"green":0,"blue":0,"alpha":2}"#, #"{"red":"1","green":0,"blue":0}"#,
      #"{"red":null,"green":0,"blue":0}"#,
    ] {
      #expect(throws: DecodingError.self, "\(json)") { try decode(json) as Drawing.Color }
    }
  }

  @Test func wrongValuesThrow() {
    for json in [
      #"{"borderWidth":-1}"#, #"{"borderWidth":1001}"#, #"{"borderWidth":"1"}"#, #"{"form":"star"}"#,
      #"{"color":"red"}"#, #"{"label":3}"#,
    ] {
      #expect(throws: DecodingError.self, "\(json)") { try decode(json) as NoteStyle }
    }
  }
}
