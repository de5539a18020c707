import MusicTheory
import Testing

/// The names that users of the first theory library type.
@Suite struct CompatibilityTests {
  @Test func pitches() {
    let c4 = Pitch(noteName: .c, octave: 4)
    #expect(Pitch(midiNote: 61, spelling: .flats) == "Db4")
    #expect("Gb3" as Pitch == Pitch(noteName: .gb, octave: 3))
    #expect(60 as Pitch == c4)
    #expect(c4.midiNoteNumber == 60)
    #expect(abs(c4.frequency(a4: 440) - 261.6256) < 1e-4)
    #expect(Pitch.nearest(frequency: 440) == "A4")
    #expect(c4 + .M3 == "E4")
    #expect(c4 - .m2 == "B3")
    #expect(c4 + 5 == "F4")
    #expect(c4.interval(to: "G4") == .P5)
    let g4 = Pitch(noteName: .g, octave: 4)
    #expect(g4 - c4 == .P5)
    #expect(c4 - 5 == "G3")
    #expect(Pitch(noteName: "B##", octave: 4) - Pitch(noteName: "Fbb", octave: 4) == nil)
    #expect(c4.transposed(by: .P8) == "C5")
    #expect(("C#4" as Pitch).isEnharmonic(with: "Db4"))
  }

  @Test func names() {
    let names: [NoteName] = [.c, .cs, .db, .d, .ds, .eb, .e, .f, .fs, .gb, .g, .gs, .ab, .a, .as_, .bb, .b]
    #expect(Set(names).count == 17)
    #expect("Bb" as NoteName == .bb)
    #expect(NoteName.bb.letter == .b && NoteName.bb.accidental == .flat && NoteName.bb.pitchClass == 10)
    #expect(NoteName.bb.enharmonicEquivalents == ["Cbb", "A#", "Bb"])
    #expect(("B#" as NoteName).simplestEnharmonic == .c)
    #expect(
      NoteName.chromatic(preferring: .sharps).map(\.description).joined(separator: " ")
        == "C C♯ D D♯ E F F♯ G G♯ A A♯ B")
    #expect(
      LetterName.a.advanced(by: 2) == .c && LetterName.a.diatonicDistance(to: .c) == 2
        && LetterName.a.semitonesFromC == 9)
  }

  @Test func intervals() {
    #expect(Interval(quality: .augmented, degree: 4) == .A4)
    #expect(Interval(semitones: 6, degree: 5) == .d5)
    #expect(
      Interval.M3.semitones == 4 && Interval.M3.inverted == .m6 && Interval.M10.simple == .M3 && Interval.M10.isCompound
    )
    #expect(Interval.A15.notation == "A15" && Interval.P1.notation == "P1")
  }

  @Test func scales() {
    let scale = Scale(type: .major, root: .c)
    #expect(scale == Scale(type: .major, key: .c))
    #expect(scale == Scale(intervals: ScaleType.ionian.intervals, root: .c, description: "Mine"))
    #expect(ScaleType(intervals: [.P1, .P5], description: "Fifth").description == "Fifth")
    #expect(scale.noteNames == [.c, .d, .e, .f, .g, .a, .b])
    #expect(scale.pitches(octave: 4).map(\.midiNoteNumber) == [60, 62, 64, 65, 67, 69, 71])
    #expect(scale.pitches(octaves: 3...4) == scale.pitches(octaves: [3, 4]))
    #expect(scale.pitches(octaves: 3, 4) == scale.pitches(octaves: [3, 4]))
    #expect(scale.degree(of: .g) == 5)
  }

  @Test func chords() throws {
    let type = try ChordType.from(intervals: [.P1, .m3, .P5, .m7]).get()
    #expect(type == .minor7 && ChordType(components: [.minorThird, .perfectFifth, .minorSeventh]) == .minor7)
    #expect(type.symbol == "m7" && type.fullName == "Minor 7th" && type.intervals == [.P1, .m3, .P5, .m7])
    #expect(ChordType.major.isTriad && type.isSeventh && ChordType.dominant9.isExtended && ChordType.sus4.isSuspended)
    #expect(ChordType.add9.isAddChord && !ChordType.major6.isTriad)
    let types: [ChordType] = [
      .major, .minor, .diminished, .augmented, .sus2, .sus4, .major6, .minor6, .dominant7, .major7, .minor7,
      .minorMajor7,
      .diminished7, .halfDiminished7, .augmented7, .augmentedMajor7, .dominant9, .major9, .minor9, .dominant11,
      .minor11,
      .dominant13, .major13, .minor13,
    ]
    #expect(Set(types.map(\.symbol)).count == types.count)
    let chord = Chord(type: .major, root: .c, bass: .bb, inversion: 0)
    #expect(chord.noteNames == [.bb, .c, .e, .g] && chord.notation == "C/B♭" && chord.description == "C Major over B♭")
    #expect(chord.pitches(octave: 4) == ["Bb3", "C4", "E4", "G4"])
    #expect(chord.pitches(octaves: 3, 4).count == 8 && chord.pitches(octaves: 3...4).count == 8)
    var turned = Chord(type: .major, root: .c)
    turned.inversion = 1
    #expect(turned.notation == "C/E")
    turned.bass = .bb
    turned.inversion = 0
    #expect(turned == chord)
    #expect(Chord(type: .major, root: .c).inversions.map(\.notation) == ["C", "C/E", "C/G"])
  }

  @Test func rhythm() throws {
    let signature: TimeSignature = TimeSignature(beats: 3, noteValue: .quarter)
    #expect(signature == TimeSignature(beats: 3, beatUnit: 4))
    let tempo: Tempo = Tempo(timeSignature: signature, bpm: 90)
    #expect(tempo.bpm == 90)
    let type: NoteValueType = NoteValueType(rate: 0.25, description: "Quarter")
    #expect(type.rate == NoteValueType.quarter.rate)
    #expect(NoteModifier.allCases.count >= 4)
  }
}
