import Foundation
import MusicTheory
import Testing

@Suite struct ScaleTypeTests {
  @Test func everyTypeStartsAtTheRootAndRisesWithinTheOctave() {
    for type in ScaleType.all {
      #expect(type.intervals.first == .P1, "\(type)")
      let semitones = type.intervals.map(\.semitones)
      #expect(zip(semitones, semitones.dropFirst()).allSatisfy { $0 < $1 }, "\(type)")
      #expect(semitones.last! < 12, "\(type)")
      #expect(type.intervals.allSatisfy { $0.degree <= 7 }, "\(type)")
      #expect(type.pitchClasses.count == type.intervals.count, "\(type)")
      #expect((0..<12).filter { type.pitchClasses.contains($0) } == semitones, "\(type)")
    }
  }

  @Test func inventoryHoldsEveryTypeAndEveryNameOnce() {
    #expect(ScaleType.all.count == 99)
    #expect(Set(ScaleType.all).count == ScaleType.all.count)
    #expect(Set(ScaleType.all.map(\.pitchClasses)).count == ScaleType.all.count)
    #expect(ScaleType.inventory.map(\.type) == ScaleType.all)
    let names = ScaleType.inventory.flatMap { [$0.type.description.lowercased()] + $0.aliases }
    #expect(Set(names).count == names.count)
    #expect(ScaleType.inventory.flatMap(\.aliases).allSatisfy { $0 == $0.lowercased() })
  }

  /// The formulas that musicians agree on, degree by degree.
  @Test(arguments: [
    (ScaleType.major, "1 2 3 4 5 6 7"), (.ionian, "1 2 3 4 5 6 7"), (.dorian, "1 2 b3 4 5 6 b7"),
    (.phrygian, "1 b2 b3 4 5 b6 b7"), (.lydian, "1 2 3 #4 5 6 7"), (.mixolydian, "1 2 3 4 5 6 b7"),
    (.minor, "1 2 b3 4 5 b6 b7"), (.aeolian, "1 2 b3 4 5 b6 b7"), (.naturalMinor, "1 2 b3 4 5 b6 b7"),
    (.locrian, "1 b2 b3 4 b5 b6 b7"), (.harmonicMinor, "1 2 b3 4 5 b6 7"), (.melodicMinor, "1 2 b3 4 5 6 7"),
    (.harmonicMajor, "1 2 3 4 5 b6 7"), (.pentatonicMajor, "1 2 3 5 6"), (.pentatonicMinor, "1 b3 4 5 b7"),
    (.pentatonicBlues, "1 b3 4 b5 5 b7"), (.bluesMajor, "1 2 b3 3 5 6"), (.wholeTone, "1 2 3 #4 #5 #6"),
    (.diminished, "1 2 b3 4 b5 b6 6 7"), (.diminishedHalfWhole, "1 b2 b3 3 #4 5 6 b7"),
    (.altered, "1 b2 b3 b4 b5 b6 b7"), (.phrygianDominant, "1 b2 3 4 5 b6 b7"),
  ]) func formulas(type: ScaleType, formula: String) {
    #expect(type.intervals.map(\.degreeNotation).joined(separator: " ") == formula)
  }

  @Test(arguments: [
    [ScaleType.major, .dorian, .phrygian, .lydian, .mixolydian, .minor, .locrian],
    [.harmonicMinor, .locrianSharp6, .ionianAugmented, .dorianSharp4, .phrygianDominant, .lydianSharp2, .ultralocrian],
    [
      .melodicMinor, .dorianFlat2, .lydianAugmented, .lydianDominant, .mixolydianFlat6, .locrianSharp2, .altered,
    ],
    [
      .harmonicMajor, .dorianFlat5, .phrygianFlat4, .lydianFlat3, .mixolydianFlat2, .lydianAugmentedSharp2,
      .locrianDoubleFlat7,
    ],
  ]) func modesAreTheParentFromAnotherTone(modes: [ScaleType]) {
    let parent = Scale(type: modes[0], root: .c)
    for (index, (mode, root)) in zip(modes, parent.noteNames).enumerated() {
      let rotated = parent.noteNames[index...] + parent.noteNames[..<index]
      #expect(Scale(type: mode, root: root).noteNames == Array(rotated), "\(mode)")
    }
  }

  @Test func relatedScalesShareTheirTones() {
    let related: [(Scale, Scale)] = [
      (Scale(type: .pentatonicMajor, root: .c), Scale(type: .pentatonicMinor, root: .a)),
      (Scale(type: .bluesMajor, root: .c), Scale(type: .pentatonicBlues, root: .a)),
      (Scale(type: .diminished, root: .c), Scale(type: .diminishedHalfWhole, root: .b)),
      (Scale(type: .doubleHarmonic, root: .c), Scale(type: .hungarianMinor, root: .f)),
      (Scale(type: .augmented, root: .c), Scale(type: .augmented, root: .e)),
      (Scale(type: .hirajoshi, root: .a), Scale(type: .iwato, root: .b)),
      (Scale(type: .tritone, root: .c), Scale(type: .tritone, root: .fs)),
    ]
    for (left, right) in related { #expect(left.pitchClasses == right.pitchClasses, "\(left), \(right)") }
  }

  @Test("T-36: equal intervals are equal types, whatever they are called") func equality() {
    let named = ScaleType(intervals: ScaleType.major.intervals, description: "Mine")
    #expect(named == .major)
    #expect(named.hashValue == ScaleType.major.hashValue)
    #expect(ScaleType.ionian == .major)
    #expect(ScaleType.aeolian == .minor && ScaleType.naturalMinor == .minor)
    #expect(ScaleType.ionian.description == "Ionian")
    #expect(ScaleType.dorian != .minor)
  }

  @Test func notation() {
    #expect(ScaleType.dorianSharp4.description == "Dorian ♯4")
    #expect(ScaleType.dorianSharp4.notation(in: .ascii) == "Dorian #4")
    #expect(ScaleType.locrianDoubleFlat7.notation(in: .ascii) == "Locrian bb7")
    for type in ScaleType.all {
      #expect(type.notation(in: .standard) == type.description)
      #expect(type.notation(in: .ascii).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func filesKeepIntervalsAndName() throws {
    for type in ScaleType.all {
      let decoded = try JSONDecoder().decode(ScaleType.self, from: JSONEncoder().encode(type))
      #expect(decoded == type)
      #expect(decoded.description == type.description)
      #expect(decoded.pitchClasses == type.pitchClasses)
    }
    let file = Data(#"{"intervals":["P1","M2","m3"],"description":"Mine"}"#.utf8)
    let own = try JSONDecoder().decode(ScaleType.self, from: file)
    #expect(own.intervals == [.P1, .M2, .m3] && own.description == "Mine")
  }

  @Test func filesMayLeaveOutTheName() throws {
    let known = Data(#"{"intervals":["P1","m3","P4","P5","m7"]}"#.utf8)
    #expect(try JSONDecoder().decode(ScaleType.self, from: known).description == "Minor Pentatonic")
    let unknown = Data(#"{"intervals":["P1","m3"]}"#.utf8)
    #expect(try JSONDecoder().decode(ScaleType.self, from: unknown).description == "1 ♭3")
  }

  @Test func filesOfTheFirstLibraryGetTheNamesOfToday() throws {
    for (old, new) in [("Pentatonic Minor", "Minor Pentatonic"), ("pentatonic minor", "Minor Pentatonic")] {
      let file = Data(#"{"intervals":["P1","m3","P4","P5","m7"],"description":"\#(old)"}"#.utf8)
      #expect(try JSONDecoder().decode(ScaleType.self, from: file).description == new)
    }
    let aeolian = try JSONEncoder().encode(ScaleType.aeolian)
    #expect(try JSONDecoder().decode(ScaleType.self, from: aeolian).description == "Aeolian")
    // Other intervals are another scale, whatever its name.
    let blues = Data(#"{"intervals":["P1","m3","P4","A4","P5","m7"],"description":"Pentatonic Blues"}"#.utf8)
    #expect(try JSONDecoder().decode(ScaleType.self, from: blues).description == "Pentatonic Blues")
  }

  @Test func wrongFilesAreErrors() {
    let long = Array(repeating: "\"P1\"", count: 65).joined(separator: ",")
    for text in [
      #"{"intervals":[],"description":"x"}"#, #"{"intervals":["P3"]}"#, #"{"intervals":[3]}"#, #"{"description":"x"}"#,
      #"{"intervals":[\#(long)]}"#, #"{"intervals":["P1"],"description":7}"#, #""Major""#, "null",
    ] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(ScaleType.self, from: Data(text.utf8)) }
    }
  }
}
