import Foundation
import Fretboard
import Testing

@Suite struct TuningCodableTests {
  private func decode(_ json: String) throws -> Tuning {
    try JSONDecoder().decode(Tuning.self, from: Data(json.utf8))
  }

  private func encode(_ tuning: Tuning) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(tuning), as: UTF8.self)
  }

  @Test("T-01: every tuning comes back with its spelling", arguments: tuningRows) func roundTrip(row: TuningRow) throws
  {
    #expect(try decode(encode(row.tuning)) == row.tuning)
  }

  @Test("Old files hold numbers: the built-in spelling comes back", arguments: tuningRows)
  func numbers(row: TuningRow) throws {
    let old = try decode(#"{"name":"\#(row.name)","strings":\#(row.midi)}"#)
    #expect(old.strings == row.tuning.strings)
    #expect(old.name == row.name)
    #expect(old.startFrets == [])
  }

  @Test func whatIsWritten() throws {
    #expect(
      try encode(GuitarTuning.dropDFlat)
        == #"{"name":"Drop D♭","strings":["Db2","Ab2","Db3","Gb3","Bb3","Eb4"]}"#)
    #expect(
      try encode(BanjoTuning.openG)
        == #"{"name":"Open G","startFrets":[5,0,0,0,0],"strings":["G4","D3","G3","B3","D4"]}"#)
  }

  @Test func numbersOfNoBuiltInTuningGetSharps() throws {
    #expect(try decode(#"{"name":"Mine","strings":[39,44]}"#).strings == ["D#2", "G#2"])
    #expect(try decode(#"{"name":"Half Step Down","strings":[39,44,49,54,58,64]}"#).strings[0] == "D#2")
    #expect(try decode(#"{"name":"Mine","strings":["Eb2",44]}"#).strings == ["Eb2", "G#2"])
    #expect(
      try decode(#"{"name":"Minor Triad","strings":[48,51,54,57,60,63]}"#)
        == Tuning(name: "Minor Triad", strings: GuitarTuning.minorThirds.strings))
  }

  @Test("PE01: only the strings are required") func missingKeys() throws {
    #expect(try decode(#"{"strings":["E2"]}"#) == Tuning(name: "", strings: ["E2"]))
    #expect(try decode(#"{"name":"Empty","strings":[]}"#) == Tuning(name: "Empty", strings: []))
    #expect(throws: DecodingError.self) { try decode(#"{"name":"Standard"}"#) }
  }

  @Test(arguments: [
    #"{"strings":[128]}"#, #"{"strings":[-1]}"#, #"{"strings":["G#9"]}"#, #"{"strings":["Cb-1"]}"#,
    #"{"strings":["H2"]}"#, #"{"strings":[40.5]}"#, #"{"strings":"E2"}"#, #"{"strings":[null]}"#,
    #"{"name":5,"strings":["E2"]}"#, #"{"strings":["E2"],"startFrets":[-1]}"#,
    #"{"strings":["E2"],"startFrets":[128]}"#,
    #"{"strings":["E2"],"startFrets":[0,0]}"#, #"{"strings":["E2"],"startFrets":["5"]}"#, "[]", "5",
    "{\"strings\":\(Array(repeating: 40, count: 65))}", #"{"strings":[99999999999999999999]}"#,
  ]) func wrongFilesAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test func limitsThemselvesAreRead() throws {
    #expect(try decode("{\"strings\":\(Array(repeating: 127, count: 64))}").strings.count == 64)
    #expect(try decode(#"{"strings":["C-1"],"startFrets":[127]}"#).startFret(ofString: 0) == 127)
  }
}
