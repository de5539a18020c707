import MusicTheory
import Testing

@Suite struct PitchTests {
  static let all = NoteName.common.flatMap { name in (-1...9).map { Pitch(noteName: name, octave: $0) } }

  @Test func midiNumberFollowsLetterAccidentalAndOctave() {
    for pitch in Self.all {
      let name = pitch.noteName
      #expect(
        pitch.midiNoteNumber == 12 * (pitch.octave + 1) + name.letter.semitonesFromC + name.accidental.semitones)
    }
  }

  @Test func nameAndOctaveSurviveTheInside() {
    for name in NoteName.common {
      for octave in -9...19 {
        let pitch = Pitch(noteName: name, octave: octave)
        #expect(pitch.noteName == name)
        #expect(pitch.octave == octave)
        #expect(NoteName(letter: name.letter, accidental: name.accidental) == name)
      }
    }
  }

  @Test(
    "OC01, OC05: the octave number belongs to the letter",
    arguments: [
      ("Cb4", 59), ("B#4", 72), ("Cb5", 71), ("B#3", 60), ("E#4", 65), ("Fb4", 64), ("Cbb4", 58), ("B##3", 61),
      ("A0", 21), ("C4", 60), ("A4", 69), ("C8", 108), ("G9", 127), ("C-1", 0), ("Cbb5", 70),
    ]) func octaveBelongsToLetter(text: String, midi: Int) throws
  {
    #expect(try Pitch(parsing: text).midiNoteNumber == midi)
  }

  @Test("T-02, OC11: octaves are rounded down below zero too") func fromMIDI() {
    for midi in -24...140 {
      for spelling in SpellingPreference.allCases {
        let pitch = Pitch(midiNote: midi, spelling: spelling)
        #expect(pitch.midiNoteNumber == midi)
        #expect(abs(pitch.noteName.accidental.semitones) <= 1)
        let octave = Int((Double(midi) / 12).rounded(.down)) - 1
        #expect(pitch.octave == octave)
      }
    }
    #expect(Pitch(midiNote: -1).description == "B-2")
    #expect(Pitch(midiNote: -13).description == "B-3")
    #expect((Pitch(noteName: .c, octave: -1) - 1).description == "B-2")
    #expect((60 as Pitch) == "C4")
  }

  @Test func transposingByAnIntervalMovesLettersAndSemitones() {
    for pitch in Self.all {
      for interval in Interval.all {
        let up = pitch + interval
        #expect(up.midiNoteNumber - pitch.midiNoteNumber == interval.semitones)
        #expect(pitch.letterSteps(to: up) == interval.degree - 1)
        #expect(up - interval == pitch)
        #expect(pitch.transposed(by: interval) == up)
        #expect((pitch.noteName + interval) == up.noteName)
      }
    }
    #expect(("Cb4" as Pitch) + .M7 == "Bb4")
    #expect(("C4" as Pitch) - .A1 == "Cb4")
    #expect(("C4" as Pitch) + .d2 == "Dbb4")
    #expect(("D4" as Pitch) + .d7 == "Cb5")
  }

  @Test("T-31, OC09: an interval is the same from both ends") func intervalIsSymmetric() {
    for left in Self.all where (3...5).contains(left.octave) {
      for right in Self.all where (3...5).contains(right.octave) {
        let interval = left.interval(to: right)
        #expect(interval == right.interval(to: left))
        guard let interval else { continue }
        let steps = left.letterSteps(to: right)
        let isUp = steps > 0 || (steps == 0 && left.midiNoteNumber <= right.midiNoteNumber)
        #expect(isUp ? left + interval == right : right + interval == left)
      }
    }
    #expect(("B#3" as Pitch).interval(to: "C4") == .d2)
    #expect(("C4" as Pitch).interval(to: "B#3") == .d2)
    #expect(("A#4" as Pitch).interval(to: "Ab4")?.notation == "AA1")
  }

  @Test("T-32: what no quality names is nil, not a unison") func unnamedIntervals() {
    #expect(("Cb4" as Pitch).interval(to: "F##4") == nil)
    #expect(("Cb4" as Pitch).interval(to: "G##4") == nil)
  }

  @Test("T-29: moving by semitones keeps the kind of accidental, and zero keeps the name") func semitones() {
    for pitch in Self.all {
      #expect(pitch + 0 == pitch)
      for semitones in -24...24 {
        #expect((pitch + semitones).midiNoteNumber == pitch.midiNoteNumber + semitones)
        #expect(pitch - semitones == pitch + -semitones)
      }
    }
    #expect(("Eb2" as Pitch) + 3 == "Gb2")
    #expect(("C4" as Pitch) + 1 == "C#4")
  }

  @Test("T-37: the order is total") func order() {
    #expect(("C#4" as Pitch) < "Db4")
    #expect(("B#3" as Pitch) < "C4")
    let sorted = Self.all.sorted()
    for (low, high) in zip(sorted, sorted.dropFirst()) {
      #expect(low < high)
      #expect(low.midiNoteNumber <= high.midiNoteNumber)
    }
  }

  @Test("SP15: a MIDI number is spelled alike in every octave") func spellingIsTheSameInEveryOctave() {
    #expect([30, 42, 54, 66, 78].map { Pitch(midiNote: $0).description } == ["F♯1", "F♯2", "F♯3", "F♯4", "F♯5"])
  }
}
