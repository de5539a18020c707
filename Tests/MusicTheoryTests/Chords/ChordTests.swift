import Foundation
import MusicTheory
import Testing

@Suite struct ChordTests {
  @Test func namesAreTheRootPlusTheIntervals() {
    for type in LegalChordTypes.all {
      for root: NoteName in [.c, "Fb", "B#"] {
        let chord = Chord(type: type, root: root)
        #expect(Array(chord.names) == type.intervals.map { root + $0 })
        #expect(chord.noteNames == Array(chord.names))
        #expect(chord.names.indices.map { chord.names[$0] } == chord.noteNames)
        #expect(chord.names.last == root + type.intervals[chord.names.count - 1])
        #expect(chord.bass == nil)
      }
    }
  }

  @Test("T-26, RB03: inversions that do not exist are nil") func inversionsInRange() {
    for type in ChordType.all {
      let chord = Chord(type: type, root: .d)
      let count = type.intervals.count
      #expect(chord.inversions.count == count)
      for number in 0..<count {
        #expect(chord.inverted(number) == chord.inversions[number])
        #expect(chord.inverted(number)?.inversion == number)
        #expect(chord.inverted(number)?.noteNames.first == chord.names[number])
      }
      for number in [-1, count, .max, .min] { #expect(chord.inverted(number) == nil) }
    }
    let minor6 = Chord(type: .minor6, root: .c, inversion: 3)
    #expect(minor6.noteNames == ["A", "C", "Eb", "G"])
    #expect(minor6.notation == "Cm6/A")
  }

  @Test("T-28: inversions start from the chord without its bass; bass = root prints no slash") func inversions() {
    for bass: NoteName? in [nil, .e, .bb, .c] {
      let chord = Chord(type: .major, root: .c, bass: bass)
      #expect(chord.inversions.map(\.notation) == ["C", "C/E", "C/G"])
    }
    #expect(Chord(type: .major, root: .c, bass: .c).notation == "C")
    #expect(Chord(type: .major, root: .c, bass: .c) == Chord(type: .major, root: .c))
  }

  @Test func aBassAmongTheTonesIsTheInversion() {
    for type in ChordType.all {
      for number in type.intervals.indices {
        let inversion = Chord(type: type, root: .eb, inversion: number)
        let slash = Chord(type: type, root: .eb, bass: inversion.names[number])
        #expect(slash == inversion)
        #expect(slash.inversion == number)
        #expect(slash.bass == (number == 0 ? nil : inversion.names[number]))
      }
    }
  }

  @Test func inversionAndBassCanBeSet() {
    for type in ChordType.all {
      var chord = Chord(type: type, root: .eb)
      for number in chord.inversions.indices {
        chord.inversion = number
        #expect(chord == Chord(type: type, root: .eb, inversion: number))
        for outOfReach in [-1, chord.inversions.count, .max, .min] { chord.inversion = outOfReach }
        #expect(chord.inversion == number)
        var other = Chord(type: type, root: .eb)
        other.bass = chord.names[number]
        #expect(other == chord)
        // A foreign bass lies below the inversion, whichever is set first.
        other.bass = "E"
        #expect(other == Chord(type: type, root: .eb, bass: "E", inversion: number))
        var late = Chord(type: type, root: .eb, bass: "E")
        late.inversion = number
        #expect(late == other)
        other.bass = nil
        #expect(other == Chord(type: type, root: .eb))
      }
    }
  }

  @Test("T-27: the bass is heard and named") func slashChord() {
    let chord = Chord(type: .major, root: .c, bass: .bb)
    #expect(chord.noteNames == ["Bb", "C", "E", "G"])
    #expect(chord.description == "C Major over B♭")
    #expect(chord.notation == "C/B♭")
    #expect(chord.notation(in: .ascii) == "C/Bb")
    #expect(chord.bass == .bb)
    #expect(chord.pitchClasses == PitchClassSet([.bb, .c, .e, .g]))
    #expect(Chord(type: .major, root: .c).description == "C Major")
  }

  @Test func pitchClassesAreThoseOfTheNotes() {
    for type in LegalChordTypes.all {
      for bass: NoteName? in [nil, .e, .bb, "Fb"] {
        let chord = Chord(type: type, root: .c, bass: bass)
        #expect(chord.pitchClasses == PitchClassSet(chord.noteNames))
      }
    }
  }

  @Test("T-38, CP05: notation") func notation() {
    #expect(Chord(type: .dominant7flat9, root: .bb).notation == "B♭7(♭9)")
    #expect(Chord(type: .dominant7flat9, root: .bb).notation(in: .ascii) == "Bb7(b9)")
    #expect(Chord(type: .halfDiminished7, root: .c).notation == "Cø7")
    #expect(Chord(type: .major7, root: .fs, bass: .cs).notation == "F♯Maj7/C♯")
    #expect(Chord(type: .major, root: .g).notation == "G")
    #expect(Chord(type: .majorFlat5, root: .b).notation(in: .ascii) == "B(b5)")
    #expect(Chord(type: .augmented, root: .c).notation == "C+")
  }

  @Test("CP11: transposing moves root and bass, and can be undone") func transposing() throws {
    #expect(try Chord(parsing: "D/F#").transposed(by: .P5).notation(in: .ascii) == "A/C#")
    #expect(try Chord(parsing: "C#7/E#").transposed(by: .m7).notation(in: .ascii) == "B7/D#")
    #expect(try Chord(parsing: "C/Bb").transposed(by: .M2).notation(in: .ascii) == "D/C")
    for type in ChordType.all {
      for interval in Interval.all {
        let chord = Chord(type: type, root: .e, bass: .fs, inversion: 1)
        let moved = chord.transposed(by: interval)
        #expect(moved.noteNames == chord.noteNames.map { $0 + interval })
        #expect(moved.inversion == chord.inversion)
      }
    }
  }

  @Test func intervalsOfNotes() {
    for type in LegalChordTypes.all {
      let chord = Chord(type: type, root: .ab)
      for (name, interval) in zip(chord.names, type.intervals) { #expect(chord.interval(of: name) == interval) }
    }
    let ninth = Chord(type: .dominant9, root: .c, bass: "F#")
    #expect(ninth.interval(of: .d)?.notation == "M9")
    #expect(ninth.interval(of: .d)?.degreeNotation == "9")
    #expect(ninth.interval(of: .as_)?.degreeNotation == "b7", "spelled otherwise, but the same key")
    #expect(ninth.interval(of: .fs) == .A4)
    #expect(ninth.interval(of: .gb) == .A4)
    #expect(ninth.interval(of: .f) == nil)
    #expect(Chord(type: .major, root: .c, bass: .bb).interval(of: .bb) == .m7)
    #expect(Chord(type: .diminished7, root: .c).interval(of: "Bbb")?.degreeNotation == "bb7")
  }

  @Test func codable() throws {
    let chords = ChordType.all.flatMap { type in
      [nil, .e, .bb, .c].flatMap { (bass: NoteName?) in
        type.intervals.indices.map { Chord(type: type, root: .c, bass: bass, inversion: $0) }
      }
    }
    let data = try JSONEncoder().encode(chords)
    #expect(try JSONDecoder().decode([Chord].self, from: data) == chords)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Chord(type: .minor7, root: .bb, bass: .c)), as: UTF8.self)
    #expect(text == #"{"bass":"C","inversion":0,"root":"Bb","type":"m7"}"#)
    let short = #"{"root":"Bb","type":"m7"}"#
    #expect(try JSONDecoder().decode(Chord.self, from: Data(short.utf8)) == Chord(type: .minor7, root: .bb))
    for text in [
      #"{"root":"Bb"}"#, #"{"type":"m7"}"#, #"{"root":"H","type":"m7"}"#, #"{"root":"C","type":"m8"}"#,
      #"{"root":"Bbbb","type":"dim7"}"#, #"{"root":"B##","type":"7(#9)"}"#,
      #"{"root":"C","type":"m7","inversion":4}"#, #"{"root":"C","type":"m7","inversion":-1}"#,
      #"{"root":"C","type":"m7","bass":"X"}"#, #"{"root":"C","type":"m7","inversion":1.5}"#, #""Cm7""#,
    ] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Chord.self, from: Data(text.utf8)) }
    }
  }
}
