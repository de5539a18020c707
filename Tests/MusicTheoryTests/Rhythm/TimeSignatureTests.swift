import MusicTheory
import Testing

@Suite struct TimeSignatureTests {
  @Test func commonTimeIsTheDefault() {
    #expect(TimeSignature().description == "4/4")
    #expect(TimeSignature(beats: 3).description == "3/4")
    #expect(TimeSignature(beats: 6, beatUnit: 8).description == "6/8")
  }

  @Test("T-39: the beat's note value is the one that was given") func noteValue() {
    let notes: [NoteValueType] = [.whole, .half, .quarter, .eighth, .sixteenth, .thirtysecond, .sixtyfourth]
    for note in notes {
      #expect(TimeSignature(beats: 1, noteValue: note).noteValue == note)
    }
    #expect(TimeSignature(beats: 1, noteValue: .whole).beatUnit == 1)
    #expect(TimeSignature(beats: 4, beatUnit: 3).noteValue.description == "1/3")
  }

  @Test func bothInitializersAgree() throws {
    for beats in 1...16 {
      for beatUnit in 1...999 {
        let signature = TimeSignature(beats: beats, beatUnit: beatUnit)
        if beats == 1 { #expect(TimeSignature(beats: beats, noteValue: signature.noteValue) == signature) }
        #expect(signature.isCompound == [6, 9, 12, 15].contains(beats))
      }
    }
  }

  @Test("T-40: what cannot be written as two numbers is brought to the nearest that can") func impossibleSignatures() {
    for number in [0, -1, 1000, .max, .min] {
      let nearest = number < 1 ? 1 : 999
      #expect(TimeSignature(beats: number, beatUnit: 4) == TimeSignature(beats: nearest, beatUnit: 4))
      #expect(TimeSignature(beats: 4, beatUnit: number) == TimeSignature(beats: 4, beatUnit: nearest))
      #expect(TimeSignature(beats: number, noteValue: .quarter) == TimeSignature(beats: nearest, beatUnit: 4))
    }
    #expect(TimeSignature(beats: 4, noteValue: .doubleWhole).beatUnit == 1)
    #expect(TimeSignature(beats: 4, noteValue: .oneBar).beatUnit == 1)
    for (rate, beatUnit) in [(1e-6, 999), (1e6, 1), (0.3, 3), (0.2500001, 4), (0.7, 1)] {
      #expect(TimeSignature(beats: 4, noteValue: NoteValueType(rate: rate, description: "?")).beatUnit == beatUnit)
    }
  }

  @Test func settingAnImpossibleNumberChangesNothing() {
    var signature = TimeSignature()
    signature.beats = 3
    signature.beatUnit = 8
    for number in [0, -1, 1000, .max, .min] {
      signature.beats = number
      signature.beatUnit = number
    }
    #expect(signature == TimeSignature(beats: 3, beatUnit: 8))
  }

  @Test func codable() throws {
    let signature = TimeSignature(beats: 7, beatUnit: 8)
    #expect(try roundTrip(signature) == signature)
    #expect(try json(signature) == #"{"beatUnit":8,"beats":7}"#)
    #expect(try decode(TimeSignature.self, "{}") == TimeSignature())
    #expect(try decode(TimeSignature.self, #"{"beats":3}"#) == TimeSignature(beats: 3))
    for text in [#"{"beats":0}"#, #"{"beatUnit":-4}"#, #"{"beats":1e99}"#, #"{"beats":"3"}"#, "[]"] {
      #expect(throws: DecodingError.self, "\(text)") { try decode(TimeSignature.self, text) }
    }
  }
}
