import Foundation
import Fretboard
import Testing

@Suite struct FretboardCodableTests {
  private func object(_ value: some Encodable) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ object: Any) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONSerialization.data(withJSONObject: object))
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test("a file of the first library loads, its flats restored") func oldModel() throws {
    let old = """
      {"tuning":{"name":"Standard","strings":[40,45,50,55,59,64]},"startIndex":0,"count":12,"direction":"horizontal"}
      """
    let fretboard = try decode(Fretboard.self, old)
    #expect(fretboard.tuning == GuitarTuning.standard)
    #expect(fretboard.count == 12)
    let flat = try decode(Tuning.self, #"{"name":"Half Step Down","strings":[39,44,49,54,58,63]}"#)
    #expect(flat.strings == GuitarTuning.halfStepDown.strings)
    #expect(try decode(FretboardNote.self, #"{"pitch":58,"fretIndex":1,"stringIndex":1}"#).pitch.midiNoteNumber == 58)
  }

  @Test("T-01, M-10: spelling survives") func roundTrip() throws {
    for tuning in TuningCatalogue.families.flatMap(\.tunings) {
      let fretboard = Fretboard(tuning: tuning, startIndex: 3, count: 7, direction: .vertical, isStringsFlipped: true)
      fretboard.capo = Capo(fret: 4, strings: 0...2)
      let again = try decode(Fretboard.self, try object(fretboard))
      #expect(again.tuning == tuning)
      #expect(again.frets == fretboard.frets)
      #expect(again.direction == .vertical)
      #expect(again.isStringsFlipped && !again.isFretsFlipped)
      #expect(again.capo == fretboard.capo)
    }
    let note = FretboardNote(pitch: "Bb3", fretIndex: 1, stringIndex: 2, position: FretPosition(string: 3, fret: 1))
    #expect(try decode(FretboardNote.self, try object(note)) == note)
  }

  @Test("law 2, M-09: any key with a default may be missing") func missingKeys() throws {
    let fretboard = Fretboard(tuning: UkuleleTuning.standard, frets: 2...9)
    fretboard.capo = Capo(fret: 3)
    for key in try object(fretboard).keys {
      var partial = try object(fretboard)
      partial[key] = nil
      #expect(throws: Never.self, "\(key)") { try decode(Fretboard.self, partial) }
    }
    #expect(try decode(Fretboard.self, "{}").count == 5)
    var configuration = FretboardConfiguration.wood
    configuration.fretSizing = .fixed(33)
    configuration.noteScale = 0.5
    let whole = try object(configuration)
    #expect(whole.count > 30)
    for key in whole.keys {
      var partial = whole
      partial[key] = nil
      #expect(throws: Never.self, "\(key)") { try decode(FretboardConfiguration.self, partial) }
    }
    #expect(try decode(FretboardConfiguration.self, whole) == configuration)
    #expect(try decode(FretboardConfiguration.self, "{}") == FretboardConfiguration())
  }

  @Test("themes round-trip") func themes() throws {
    for theme in [FretboardConfiguration(), .paper, .night, .print, .wood] {
      #expect(try decode(FretboardConfiguration.self, try object(theme)) == theme)
    }
  }

  @Test("missing keys come from the theme that the decoder is given") func base() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[FretboardConfiguration.baseKey] = FretboardConfiguration.night
    let styled = try decoder.decode(FretboardConfiguration.self, from: Data(#"{"fretWidth":5}"#.utf8))
    var expected = FretboardConfiguration.night
    expected.fretWidth = 5
    #expect(styled == expected)
  }

  @Test(
    "M-03, M-04, M-05: numbers out of reach are errors, not traps",
    arguments: [
      #"{"count":-1}"#, #"{"count":0}"#, #"{"count":129}"#, #"{"startIndex":-5}"#, #"{"startIndex":9999999999999}"#,
      #"{"direction":"diagonal"}"#, #"{"capo":{"fret":0}}"#, #"{"capo":{"fret":3,"firstString":4,"lastString":2}}"#,
      #"{"tuning":{"name":"x","strings":[200]}}"#, #"{"tuning":{"name":"x"}}"#, #"{"tuning":{"strings":["H2"]}}"#, "[]",
      "3",
    ]) func badModels(json: String)
  {
    #expect(throws: DecodingError.self) { try decode(Fretboard.self, json) }
  }

  @Test(arguments: [
    #"{"stringWidth":-1}"#, #"{"noteOffset":1e9}"#, #"{"fretSizing":{"type":"fixed"}}"#,
    #"{"fretSizing":{"type":"fixed","value":0}}"#, #"{"fretSizing":{"type":"odd"}}"#,
    #"{"stringColor":{"red":1,"green":0}}"#, #"{"stringColor":{"red":1,"green":0,"blue":-0.1}}"#,
    #"{"noteStyle":{"borderWidth":-2}}"#, #"{"notation":{"middleC":9}}"#, #"{"alignment":"middle"}"#,
  ]) func badConfigurations(json: String) {
    #expect(throws: DecodingError.self) { try decode(FretboardConfiguration.self, json) }
  }

  @Test("fret sizing in its forms, the oldest \"fit\" being fill") func sizing() throws {
    for (json, sizing) in [
      (#"{"type":"fixed","value":40}"#, FretSizing.fixed(40)),
      (#"{"type":"multiplier","value":0.2}"#, .multiplier(0.2)),
      (#"{"type":"fill"}"#, .fill), (#"{"type":"aspectFit"}"#, .fit), (#"{"type":"fit"}"#, .fill),
    ] {
      #expect(try decode(FretSizing.self, json) == sizing)
      #expect(try decode(FretSizing.self, try object(sizing)) == sizing)
    }
  }

  @Test("a wrong value anywhere throws and never traps") func wrongValues() throws {
    let values: [Any] = [-1, 1e300, "x", NSNull(), [1], ["a": 1], true, 0.5, "Bb3", Int.max]
    for whole in [try object(FretboardConfiguration.paper), try object(Fretboard(frets: 0...12))] {
      for key in whole.keys {
        for value in values {
          var changed = whole
          changed[key] = value
          do {
            _ = try decode(FretboardConfiguration.self, changed)
            _ = try decode(Fretboard.self, changed)
          } catch {
            #expect(error is DecodingError)
          }
        }
      }
    }
  }

  @Test("inlays are read in the old form too", arguments: FretInlay.allCases) func inlays(inlay: FretInlay) throws {
    #expect(try decode(FretInlay.self, ["\(inlay)": [String: Any]()]) == inlay)
    #expect(try decode([FretInlay].self, "[\"\(inlay)\"]") == [inlay])
    #expect(try JSONDecoder().decode([FretInlay].self, from: JSONEncoder().encode([inlay])) == [inlay])
    for json in ["{}", #"{"triple":{}}"#, #"{"single":{},"double":{}}"#, #""triple""#, "1", "null"] {
      #expect(throws: DecodingError.self, "\(json)") { try decode(FretInlay.self, json) }
    }
  }

  @Test("law 2: a whole configuration comes back whatever theme the decoder is given")
  func roundTripOverAnyBase() throws {
    let themes: [FretboardConfiguration] = [FretboardConfiguration(), .paper, .night, .print, .wood]
    for base in themes {
      let decoder = JSONDecoder()
      decoder.userInfo[FretboardConfiguration.baseKey] = base
      for theme in themes {
        #expect(try decoder.decode(FretboardConfiguration.self, from: JSONEncoder().encode(theme)) == theme)
      }
    }
  }
}
