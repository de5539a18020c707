import MusicTheory
import Testing

@Suite struct PitchCodableTests {
  @Test("T-01, law 2: every spelling lasts") func roundTripKeepsTheSpelling() throws {
    let pitches = NoteName.common.flatMap { name in (-2...10).map { Pitch(noteName: name, octave: $0) } }
    #expect(try roundTrip(pitches) == pitches)
    #expect(try json(["Bb3", "F##-1"] as [Pitch]) == ##"["Bb3","F##-1"]"##)
    #expect(try roundTrip(["Bb3" as Pitch]).map(\.description) == ["B♭3"])
  }

  @Test("T-01: MIDI numbers are read too") func midiNumbers() throws {
    for midi in 0...127 {
      #expect(try decode(Pitch.self, "\(midi)") == Pitch(midiNote: midi))
    }
    #expect(try decode([Pitch].self, #"[40, "Bb3", 58]"#) == ["E2", "Bb3", "A#3"])
  }

  @Test(arguments: ["128", "-1", "60.5", "1e99", #""H4""#, #""60""#, #""C""#, #""""#, "null", "{}", "true"])
  func whatIsNoPitchIsNotDecoded(text: String) {
    #expect(throws: DecodingError.self) { try decode(Pitch.self, text) }
  }

  @Test("a decoding error has the reader's words") func words() {
    do {
      _ = try decode(Pitch.self, #""H4""#)
      Issue.record("H4 was read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == #"cannot read "H4": H is not a letter from A to G; did you mean "B4"?"#)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("what could not be read back is not written") func unreadablePitches() {
    for pitch in [Pitch(midiNote: 1320), Pitch(midiNote: -1200), "B###4" + Interval.A1] {
      #expect(throws: EncodingError.self) { try json(pitch) }
    }
  }
}
