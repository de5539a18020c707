import Fretboard
import Testing

@Suite struct TuningTests {
  @Test("TU17: on a ukulele G4 is on strings 4, 3 and 2, and nowhere on string 1") func reentrantPlaces() {
    let ukulele = UkuleleTuning.standard
    let places = ukulele.strings.indices.flatMap { index in
      (0...12).filter { ukulele.pitch(string: index, fret: $0)?.midiNoteNumber == 67 }.map { [4 - index, $0] }
    }
    #expect(places == [[4, 0], [3, 7], [2, 3]])
  }

  @Test("TU19: there are as many strings as pitches") func stringsAreCounted() {
    let bass = Tuning(name: "Full Step Down", strings: ["A0", "D1", "G1", "C2", "F2", "Bb2"])
    #expect(bass.pitch(string: 5, fret: 0) == "Bb2")
    #expect(bass.pitch(string: 6, fret: 0) == nil)
    #expect(Tuning(name: "", strings: []).pitch(string: 0, fret: 0) == nil)
    #expect(!Tuning(name: "", strings: []).isReentrant)
  }

  @Test func everyFretIsASemitoneAndNothingIsBeyondMIDI() {
    for row in tuningRows {
      for (index, open) in row.midi.enumerated() {
        for fret in -3...140 {
          let start = row.tuning.startFret(ofString: index)
          let exists = fret == 0 || fret > start && fret <= 127
          let midi = fret == 0 ? open : open + fret - start
          let pitch = row.tuning.pitch(string: index, fret: fret)
          #expect(pitch?.midiNoteNumber == (exists && midi <= 127 ? midi : nil), "\(row) \(index) \(fret)")
        }
      }
      for fret in [0, 5] {
        #expect(row.tuning.pitch(string: -1, fret: fret) == nil)
        #expect(row.tuning.pitch(string: row.midi.count, fret: fret) == nil)
      }
    }
    let extremes = Tuning(name: "", strings: ["B-2", "C-1", "G9", "G#9"], startFrets: [.max, .min, .max, -1])
    #expect((0...3).map { extremes.pitch(string: $0, fret: 0) } == [nil, "C-1", "G9", nil])
    #expect((0...3).map { extremes.pitch(string: $0, fret: 1) } == [nil, "C#-1", nil, nil])
    #expect((0...3).map { extremes.startFret(ofString: $0) } == [127, 0, 127, 0])
    #expect(extremes.pitch(string: .min, fret: .min) == nil)
    #expect(extremes.pitch(string: 1, fret: .max) == nil)
  }

  @Test("M-01: a place has the open string's own name, then its kind of accidental") func spelling() {
    for row in tuningRows {
      for (index, open) in row.tuning.strings.enumerated() {
        #expect(row.tuning.pitch(string: index, fret: 0) == open)
        let isFlat = open.noteName.accidental.semitones < 0
        for fret in 6...24 {
          let semitones = row.tuning.pitch(string: index, fret: fret)?.noteName.accidental.semitones
          #expect(semitones.map { isFlat ? (-1...0).contains($0) : (0...1).contains($0) } == true)
        }
      }
    }
    #expect((0...3).map { GuitarTuning.halfStepDown.pitch(string: 0, fret: $0) } == ["Eb2", "E2", "F2", "Gb2"])
    #expect((0...3).map { GuitarTuning.standard.pitch(string: 0, fret: $0) } == ["E2", "F2", "F#2", "G2"])
    #expect(BassTuning.halfStepDown6String.pitch(string: 5, fret: 2) == "Db3")
  }

  @Test func theBanjosFifthStringBeginsAtTheFifthFret() {
    let banjo = BanjoTuning.openG
    #expect(banjo.startFret(ofString: 0) == 5)
    #expect(
      (0...8).map { banjo.pitch(string: 0, fret: $0) }
        == ["G4", nil, nil, nil, nil, nil, "G#4", "A4", "A#4"])
    #expect((0...3).map { banjo.pitch(string: 1, fret: $0) } == ["D3", "D#3", "E3", "F3"])
    #expect([-1, 1, 4, 5, 64].map { banjo.startFret(ofString: $0) } == [0, 0, 0, 0, 0])
    for row in tuningRows {
      #expect(
        row.tuning.startFrets == (row.family == "BanjoTuning" && row.midi.count == 5 ? [5, 0, 0, 0, 0] : []))
    }
  }

  @Test func aTuningIsAValue() {
    var mine = GuitarTuning.standard
    mine.strings[0] = "D2"
    #expect(mine != GuitarTuning.standard)
    mine.name = "Drop D"
    #expect(mine == GuitarTuning.dropD)
    #expect(Set([mine, GuitarTuning.dropD]).count == 1)
    mine.name = ""
    #expect(mine.description == "D2 A2 D3 G3 B3 E4")
  }
}
