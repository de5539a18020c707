import MusicTheory
import Testing

@Suite struct ChordPitchesTests {
  /// Chords of every type with every inversion, without bass, with one of their own tones, and with strange ones.
  static func chords(_ types: [ChordType], root: NoteName) -> [Chord] {
    types.flatMap { type in
      type.intervals.indices.flatMap { inversion in
        [nil, root, root + .P5, root + .m7, root - .A1, root + .d2].map { (bass: NoteName?) in
          Chord(type: type, root: root, bass: bass, inversion: inversion)
        }
      }
    }
  }

  @Test("T-25, laws 5 and 6: pitches rise, and the lowest is the bass or the inversion's tone") func laws() {
    for root: NoteName in [.c, .gb, .b, "E#"] {
      for chord in Self.chords(ChordType.all, root: root) {
        let pitches = chord.pitches(octave: 4)
        #expect(pitches.map(\.noteName) == chord.noteNames)
        #expect(pitches[0].noteName == chord.bass ?? root, "\(chord)")
        for (low, high) in zip(pitches, pitches.dropFirst()) {
          #expect(low.midiNoteNumber < high.midiNoteNumber, "\(chord)")
        }
        #expect(Set(chord.noteNames).count == chord.noteNames.count, "no tone is doubled")
        #expect(Set(chord.noteNames).isSuperset(of: chord.names))
      }
    }
  }

  @Test("T-24: inversion k has tone k lowest, within the octave above the root") func inversions() {
    for type in LegalChordTypes.all {
      let root = Chord(type: type, root: .c).pitches(octave: 4)
      #expect(root == type.intervals.map { ("C4" as Pitch) + $0 })
      for (number, interval) in type.intervals.enumerated() {
        let pitches = Chord(type: type, root: .c, inversion: number).pitches(octave: 4)
        #expect(pitches[0] == ("C4" as Pitch) + interval.simple)
        #expect(pitches.dropFirst().allSatisfy { $0.midiNoteNumber > pitches[0].midiNoteNumber })
        #expect(Set(pitches.map(\.noteName)) == Set(root.map(\.noteName)))
      }
    }
  }

  @Test(
    "T-24…T-27, OC03, OC13, CP09",
    arguments: [
      ("C/E", 0, "E4 G4 C5"), ("C/Bb", 0, "Bb3 C4 E4 G4"), ("C/D", 0, "D3 C4 E4 G4"), ("C/B#", 0, "B#2 C4 E4 G4"),
      ("Ddim7", 0, "D4 F4 Ab4 Cb5"), ("C9", 4, "D4 E4 G4 Bb4 C5"), ("C9", 1, "E4 G4 Bb4 C5 D5"),
      ("C13", 6, "A4 Bb4 C5 D5 E5 F5 G5"), ("Cm6", 3, "A4 C5 Eb5 G5"), ("C7/F#", 0, "F#3 C4 E4 G4 Bb4"),
      ("Cb", 0, "Cb4 Eb4 Gb4"), ("Am/G", 0, "G4 A4 C5 E5"),
    ]) func examples(text: String, inversion: Int, expected: String) throws
  {
    let read = try Chord(parsing: text)
    let chord = inversion == 0 ? read : Chord(type: read.type, root: read.root, inversion: inversion)
    #expect(chord.pitches(octave: 4).map { $0.notation(in: .ascii) }.joined(separator: " ") == expected)
  }

  @Test("with bass and inversion the bass is lowest and the inversion orders the rest") func bassAndInversion() {
    let names = { (bass: NoteName?, inversion: Int) in
      Chord(type: .major, root: .c, bass: bass, inversion: inversion).pitches(octave: 4).map(\.description)
    }
    #expect(names(.bb, 1) == ["B♭3", "E4", "G4", "C5"])
    #expect(names(.bb, 2) == ["B♭3", "G4", "C5", "E5"])
    #expect(names(.g, 1) == ["G3", "E4", "C5"])
    #expect(names(.c, 2) == ["C4", "G4", "E5"])
  }

  @Test("OC13: octaves") func octaves() throws {
    let minor11 = try Chord(parsing: "Cm11")
    #expect(minor11.pitches(octave: 6).map(\.description) == ["C6", "E♭6", "G6", "B♭6", "D7", "F7"])
    for chord in Self.chords([.major, .dominant13], root: .d) {
      let pitches = chord.pitches(octaves: 3...5)
      #expect(pitches == pitches.sorted())
      #expect(pitches == chord.pitches(octaves: [5, 3, 4]))
      #expect(pitches == chord.pitches(octaves: 3, 4, 5))
      #expect(Set(pitches).isSuperset(of: chord.pitches(octave: 4)))
      #expect(pitches.count == 3 * chord.noteNames.count)
      for octave in -1...8 {
        #expect(chord.pitches(octave: octave + 1) == chord.pitches(octave: octave).map { $0 + .P8 })
      }
    }
  }
}
