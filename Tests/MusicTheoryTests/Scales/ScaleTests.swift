import Foundation
import MusicTheory
import Testing

@Suite struct ScaleTests {
  /// The 35 roots from two flats to two sharps.
  static let roots = NoteName.common.filter { abs($0.accidental.semitones) <= 2 }
  static let all = ScaleType.all.flatMap { type in roots.map { Scale(type: type, root: $0) } }

  static func names(_ text: String) -> [NoteName] {
    text.split(separator: " ").map { NoteName(stringLiteral: String($0)) }
  }

  @Test(
    "T-30, SP01, SP03, SP05, SP07, SP11, SP13: each tone keeps the letter of its degree",
    arguments: [
      (ScaleType.major, "G#", "G# A# B# C# D# E# F##"),
      (.major, "D#", "D# E# F## G# A# B# C##"),
      (.major, "Fb", "Fb Gb Ab Bbb Cb Db Eb"),
      (.major, "F#", "F# G# A# B C# D# E#"),
      (.major, "Gb", "Gb Ab Bb Cb Db Eb F"),
      (.lydian, "Ab", "Ab Bb C D Eb F G"),
      (.minor, "Eb", "Eb F Gb Ab Bb Cb Db"),
      (.pentatonicMinor, "F", "F Ab Bb C Eb"),
      (.harmonicMinor, "C#", "C# D# E F# G# A B#"),
      (.harmonicMinor, "F#", "F# G# A B C# D E#"),
      (.harmonicMinor, "G#", "G# A# B C# D# E F##"),
      (.wholeTone, "C", "C D E F# G# A#"),
      (.wholeTone, "F#", "F# G# A# B# C## D##"),
      (.chromatic, "C", "C Db D Eb E F F# G Ab A Bb B"),
      (.enigmatic, "C", "C Db E F# G# A# B"),
      (.persian, "C", "C Db E F Gb Ab B"),
      (.ultralocrian, "B", "B C D Eb F G Ab"),
    ]) func spelling(type: ScaleType, root: NoteName, expected: String)
  {
    #expect(Scale(type: type, root: root).noteNames == Self.names(expected))
  }

  @Test func sevenNoteScalesUseEachLetterOnce() {
    // These have two forms of one degree in every source.
    let exceptions: Set<ScaleType> = [.augmentedHeptatonic, .leadingWholeTone, .flamenco]
    for scale in Self.all where scale.type.intervals.count == 7 && !exceptions.contains(scale.type) {
      let letters = scale.noteNames.map(\.letter)
      #expect(letters == (0..<7).map { scale.root.letter.advanced(by: $0) }, "\(scale)")
    }
  }

  @Test func namesSoundTheIntervalsAboveTheRoot() {
    for scale in Self.all {
      #expect(Array(scale.names) == scale.noteNames)
      #expect(scale.names.count == scale.type.intervals.count)
      #expect(scale.noteNames.first == scale.root)
      for (name, interval) in zip(scale.names, scale.type.intervals) {
        #expect(name == scale.root + interval)
        #expect((name.pitchClass - scale.root.pitchClass - interval.semitones) % 12 == 0)
      }
      #expect(scale.pitchClasses == PitchClassSet(scale.names))
    }
    let names = Scale(type: .major, root: "F").names
    #expect(names[3] == "Bb")
    #expect(names.reversed().map(\.description) == ["E", "D", "C", "B♭", "A", "G", "F"])
  }

  @Test("SP19: no accidental of the chromatic scale is doubled from E♭ to F♯ on the line of fifths")
  func chromatic() {
    for root: NoteName in ["Eb", "Bb", "F", "C", "G", "D", "A", "E", "B", "F#"] {
      let scale = Scale(type: .chromatic, root: root)
      #expect(scale.names.allSatisfy { abs($0.accidental.semitones) <= 1 }, "\(scale)")
      #expect(scale.pitchClasses.count == 12)
      let numbers = scale.pitches(octave: 4).map(\.midiNoteNumber)
      #expect(numbers == (0..<12).map { numbers[0] + $0 })
    }
  }

  @Test("T-35: degrees and functions are found by spelling, then by sound") func degrees() {
    for scale in Self.all {
      for (index, name) in scale.names.enumerated() {
        #expect(scale.degree(of: name) == index + 1)
        #expect(scale.interval(of: name) == scale.type.intervals[index])
        for other in name.enharmonicEquivalents {
          #expect(scale.degree(of: other) == index + 1)
          #expect(scale.interval(of: other) == scale.type.intervals[index])
        }
      }
      for name in NoteName.common {
        #expect(scale.contains(name) == scale.pitchClasses.contains(name.pitchClass))
        #expect(scale.contains(name) == (scale.degree(of: name) != nil))
      }
    }
    let fMajor = Scale(type: .major, root: "F")
    #expect(fMajor.degree(of: Pitch(midiNote: 58).noteName) == 4)
    #expect(fMajor.contains("A#") && fMajor.degree(of: "B") == nil)
    let aMinorPentatonic = Scale(type: .pentatonicMinor, root: "A")
    #expect(aMinorPentatonic.degree(of: "G") == 5)
    #expect(aMinorPentatonic.interval(of: "G") == .m7)
    #expect(aMinorPentatonic.interval(of: "F##") == .m7)
    #expect(aMinorPentatonic.interval(of: "G#") == nil)
  }

  @Test func anExactSpellingComesBeforeAnEarlierToneOfTheSameSound() {
    let scale = Scale(intervals: [.P1, .A1, .m2], root: "C", description: "Twice")
    #expect(scale.degree(of: "C#") == 2)
    #expect(scale.degree(of: "Db") == 3)
    #expect(scale.degree(of: "B##") == 2)
  }

  @Test func pitchesRiseFromTheRoot() {
    for scale in Self.all {
      for octave in [-1, 4] {
        let pitches = scale.pitches(octave: octave)
        #expect(pitches.map(\.noteName) == scale.noteNames)
        #expect(pitches.first == Pitch(noteName: scale.root, octave: octave))
        #expect(zip(pitches, pitches.dropFirst()).allSatisfy { $0.midiNoteNumber < $1.midiNoteNumber })
      }
    }
    let scale = Scale(type: .pentatonicMinor, root: "A")
    #expect(scale.pitches(octave: 3) == ["A3", "C4", "D4", "E4", "G4"])
    #expect(scale.pitches(octaves: 2...4) == [2, 3, 4].flatMap { scale.pitches(octave: $0) })
    #expect(scale.pitches(octaves: [2, 4]) == scale.pitches(octaves: 2, 4))
    #expect(scale.pitches(octaves: [Int]()).isEmpty)
  }

  @Test("T-36: equal roots and intervals are equal scales") func equality() {
    let named = Scale(intervals: ScaleType.major.intervals, root: "C", description: "Ionian")
    let major = Scale(type: .major, key: "C")
    #expect(named == major)
    #expect(named.hashValue == major.hashValue)
    #expect(major != Scale(type: .major, root: "B#"))
    #expect(major.key == "C")
    var moved = major
    moved.key = "D"
    #expect(moved == Scale(type: .major, root: "D"))
  }

  @Test func simplifiedSoundsTheSameWithFewestSigns() {
    func signs(_ scale: Scale) -> Int { scale.names.reduce(0) { $0 + abs($1.accidental.semitones) } }
    for scale in Self.all {
      let simple = scale.simplified
      #expect(simple.pitchClasses == scale.pitchClasses)
      #expect(simple.root.isEnharmonic(with: scale.root))
      #expect(simple.simplified == simple)
      for root in scale.root.enharmonicEquivalents {
        #expect(signs(simple) <= signs(Scale(type: scale.type, root: root)), "\(scale)")
      }
      if signs(simple) == signs(scale) { #expect(simple == scale) }
    }
    func simplified(_ type: ScaleType, _ root: NoteName) -> NoteName { Scale(type: type, root: root).simplified.root }
    #expect(simplified(.major, "G#") == "Ab")
    #expect(simplified(.major, "D#") == "Eb")
    #expect(simplified(.major, "F#") == "F#")
    #expect(simplified(.major, "Gb") == "Gb")
    #expect(simplified(.major, "E##") == "F#")
    #expect(simplified(.minor, "Db") == "C#")
    #expect(simplified(.wholeTone, "F#") == "Gb")
  }

  @Test func notation() {
    let scale = Scale(type: .dorianSharp4, root: "Bb")
    #expect(scale.description == "B♭ Dorian ♯4")
    #expect(scale.notation(in: .ascii) == "Bb Dorian #4")
    #expect(scale.notation(in: NotationStyle(noteNames: .german)) == "B Dorian ♯4")
    #expect(Scale(type: .major, root: "Bb").description == "B♭ Major")
  }

  @Test func filesKeepTheSpelling() throws {
    for scale in Self.all where scale.names.allSatisfy(\.accidental.isCommon) {
      let decoded = try JSONDecoder().decode(Scale.self, from: JSONEncoder().encode(scale))
      #expect(decoded == scale)
      #expect(decoded.description == scale.description)
    }
    for key in ["root", "key"] {
      let file = Data(#"{"type":{"intervals":["P1","M3"],"description":"Two"},"\#(key)":"Bb"}"#.utf8)
      #expect(try JSONDecoder().decode(Scale.self, from: file).noteNames == ["Bb", "D"])
    }
  }

  @Test func wrongFilesAreErrors() {
    let type = #"{"intervals":["P1","A7"],"description":"Two"}"#
    for text in [
      #"{"type":\#(type),"root":"B##"}"#, #"{"type":\#(type),"root":"H"}"#, #"{"type":\#(type),"root":""}"#,
      #"{"type":\#(type)}"#, #"{"type":{"intervals":[]},"root":"C"}"#, #"{"root":"C"}"#, "[]",
    ] {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(Scale.self, from: Data(text.utf8))
      }
    }
  }
}
