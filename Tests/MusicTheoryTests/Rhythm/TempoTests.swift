import MusicTheory
import Testing

@Suite struct TempoTests {
  static let values = NoteValueType.all.flatMap { type in
    NoteModifier.allCases.map { NoteValue(type: type, modifier: $0) }
  }
  static let tempos = [1e-6, 0.5, 20, 59.94, 60, 90, 120, 133.3, 300, 1e6].flatMap { bpm in
    [(1, 1), (2, 2), (3, 4), (4, 4), (5, 4), (6, 8), (7, 8), (12, 16), (999, 999)].map { beats, beatUnit in
      Tempo(timeSignature: TimeSignature(beats: beats, beatUnit: beatUnit), bpm: bpm)
    }
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-14 * abs(right) }

  @Test func durationIsProportionalToTheValue() {
    #expect(Self.tempos.count == 90)
    for tempo in Self.tempos {
      let whole = tempo.duration(of: NoteValue(type: .whole))
      let bar = tempo.duration(of: NoteValue(type: .oneBar))
      for value in Self.values {
        let unit = value.type.unit == .bar ? bar : whole
        #expect(isNear(tempo.duration(of: value), value.type.rate * value.modifier.multiplier * unit))
      }
    }
  }

  @Test func durationIsInverselyProportionalToTheTempo() throws {
    for tempo in Self.tempos {
      let slow = Tempo(timeSignature: tempo.timeSignature, bpm: 1)
      for value in Self.values {
        #expect(isNear(tempo.duration(of: value) * tempo.bpm, slow.duration(of: value)))
      }
    }
  }

  @Test func aBarLastsItsBeats() {
    for tempo in Self.tempos {
      let signature = tempo.timeSignature
      let beat = tempo.duration(of: NoteValue(type: signature.noteValue))
      #expect(isNear(beat, 60 / tempo.bpm))
      #expect(isNear(tempo.duration(of: NoteValue(type: .oneBar)), Double(signature.beats) * beat))
      #expect(isNear(tempo.duration(of: NoteValue(type: .sixteenBars)), 16 * Double(signature.beats) * beat))
    }
  }

  @Test func hertzAndSamplesFollowTheDuration() {
    for tempo in Self.tempos {
      for value in Self.values {
        let duration = tempo.duration(of: value)
        #expect(duration.isNormal && duration > 0)
        #expect(isNear(tempo.hertz(of: value) * duration, 1))
        #expect(isNear(tempo.sampleLength(of: value), duration * 44_100))
        #expect(isNear(tempo.sampleLength(of: value, sampleRate: 48_000), duration * 48_000))
      }
    }
  }

  @Test("T-39: one bar of 3/4 at 60 lasts three seconds") func barOfThreeQuarters() throws {
    let signature = TimeSignature(beats: 3, beatUnit: 4)
    let tempo = Tempo(timeSignature: signature, bpm: 60)
    #expect(tempo.duration(of: NoteValue(type: .oneBar)) == 3)
    #expect(tempo.duration(of: NoteValue(type: .whole)) == 4)
  }

  @Test func familiarLengths() {
    let tempo = Tempo()
    #expect(tempo.duration(of: NoteValue(type: .quarter)) == 0.5)
    #expect(tempo.duration(of: NoteValue(type: .quarter, modifier: .dotted)) == 0.75)
    #expect(tempo.hertz(of: NoteValue(type: .quarter)) == 2)
    #expect(tempo.sampleLength(of: NoteValue(type: .whole)) == 88_200)
    #expect(isNear(tempo.sampleLength(of: NoteValue(type: .half, modifier: .triplet)), 29_400))
    #expect(tempo.sampleLength(of: NoteValue(type: .sixteenth, modifier: .dotted)) == 8268.75)
  }

  @Test(
    "T-40: what is no tempo is brought to the nearest, and setting it changes nothing",
    arguments: [0, -0.0, -120, .nan, .infinity, -.infinity, 1e-7, 1e7, .leastNonzeroMagnitude])
  func impossibleTempos(bpm: Double) {
    #expect(Tempo(bpm: bpm).bpm == (bpm.isNaN ? 120 : bpm > 1 ? 1e6 : 1e-6))
    var tempo = Tempo()
    tempo.bpm = bpm
    #expect(tempo == Tempo())
  }

  @Test func impossibleSampleRatesGiveNoSamples() {
    for rate in [0, -44_100, .nan, .infinity, -.infinity, 1e300] {
      #expect(Tempo().sampleLength(of: NoteValue(type: .whole), sampleRate: rate) == 0)
    }
  }

  @Test func equalTemposHaveEqualParts() throws {
    let signature = TimeSignature(beats: 2, noteValue: .half)
    var tempo = Tempo(timeSignature: signature, bpm: 2)
    #expect(tempo != Tempo())
    tempo.timeSignature = TimeSignature()
    tempo.bpm = 120
    #expect(tempo == Tempo())
    #expect(tempo.hashValue == Tempo().hashValue)
  }

  @Test func description() {
    #expect(Tempo().description == "120 bpm in 4/4")
    #expect(Tempo(bpm: 92.5).description == "92.5 bpm in 4/4")
  }

  @Test func codable() throws {
    for tempo in Self.tempos {
      #expect(try roundTrip(tempo) == tempo)
    }
    #expect(try json(Tempo()) == #"{"bpm":120,"timeSignature":{"beatUnit":4,"beats":4}}"#)
    #expect(try decode(Tempo.self, "{}") == Tempo())
    #expect(try decode(Tempo.self, #"{"bpm":90}"#) == Tempo(bpm: 90))
    for text in [#"{"bpm":0}"#, #"{"bpm":-1}"#, #"{"bpm":1e300}"#, #"{"timeSignature":{"beats":0}}"#] {
      #expect(throws: DecodingError.self, "\(text)") { try decode(Tempo.self, text) }
    }
  }
}
