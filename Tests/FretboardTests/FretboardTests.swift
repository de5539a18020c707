import Fretboard
import Testing

@Suite struct FretboardTests {
  @Test func defaultsAreTheFirstPositionOfAGuitar() {
    let fretboard = Fretboard()
    #expect(fretboard.tuning == GuitarTuning.standard)
    #expect(fretboard.startIndex == 0)
    #expect(fretboard.count == 5)
    #expect(fretboard.direction == .horizontal)
    #expect(!fretboard.isStringsFlipped)
    #expect(!fretboard.isFretsFlipped)
    #expect(fretboard.notes.count == 30)
    #expect(Fretboard(frets: 0...12).count == 13)
  }

  @Test("numbers out of reach are brought to the nearest possible (M-05)") func clamping() {
    let fretboard = Fretboard(startIndex: .max, count: .max)
    #expect(fretboard.frets == 127...127)
    fretboard.startIndex = .min
    fretboard.count = -3
    #expect(fretboard.frets == 0...0)
    fretboard.count = 100
    #expect(fretboard.notes.allSatisfy { (0...127).contains($0.pitch.midiNoteNumber) })
    #expect(Fretboard(frets: -5...200).frets == 0...127)
  }

  @Test("M-06: strings are ordered from the bottom when horizontal, from the left when vertical") func order() {
    let low: [Pitch] = ["E2", "A2", "D3", "G3", "B3", "E4"]
    let fretboard = Fretboard()
    for (direction, isFlipped, expected) in [
      (FretboardDirection.horizontal, false, low), (.horizontal, true, low.reversed()),
      (.vertical, false, low.reversed()), (.vertical, true, low),
    ] {
      fretboard.direction = direction
      fretboard.isStringsFlipped = isFlipped
      #expect(fretboard.orderedStrings == expected)
      for note in fretboard.notes {
        #expect(note.id == "\(note.stringIndex)-\(note.fretIndex)")
        #expect(fretboard.position(of: note) == note.position)
        let bare = FretboardNote(pitch: note.pitch, fretIndex: note.fretIndex, stringIndex: note.stringIndex)
        #expect(fretboard.position(of: bare) == note.position)
        #expect(fretboard.pitch(at: note.position!) == note.pitch)
        if note.fretIndex == 0 { #expect(note.pitch == expected[note.stringIndex]) }
      }
    }
  }

  @Test("D-01: the open G major chord") func openChord() {
    let ids = ["0-3", "1-2", "2-0", "3-0", "4-0", "5-3"]
    let notes = Fretboard(count: 12).notes.filter { ids.contains($0.id) }
    #expect(notes.map(\.pitch) == ["G2", "B2", "D3", "G3", "B3", "G4"])
  }

  @Test("M-01: open strings keep the names of the tuning") func openNames() {
    for tuning in GuitarTuning.all + BassTuning.all {
      let fretboard = Fretboard(tuning: tuning, count: 1)
      #expect(fretboard.notes.map(\.pitch) == tuning.strings)
    }
    let flats = Fretboard(tuning: GuitarTuning.halfStepDown, count: 4)
    #expect(flats.notes.filter { $0.stringIndex == 0 }.map(\.pitch) == ["Eb2", "E2", "F2", "Gb2"])
  }

  @Test("notes(matching:) finds the cells that sound a pitch") func matching() {
    for tuning in [GuitarTuning.standard, UkuleleTuning.standard, BanjoTuning.openG, GuitarTuning.nashville] {
      for frets in [0...12, 5...9, 0...0] {
        for capo in [nil, Capo(fret: 2), Capo(fret: 3, strings: 1...2)] {
          for direction in FretboardDirection.allCases {
            let fretboard = Fretboard(tuning: tuning, frets: frets, direction: direction)
            fretboard.capo = capo
            for midi in 30...90 {
              let pitch = Pitch(midiNote: midi, spelling: .flats)
              let expected = fretboard.notes.filter { $0.pitch.midiNoteNumber == midi }
              #expect(fretboard.notes(matching: pitch) == expected, "\(tuning) \(frets) \(pitch)")
            }
          }
        }
      }
    }
  }

  @Test("law 7, M-02: a scale's places are those whose pitch class is in it") func placesOfAScale() {
    for root in NoteName.common where abs(root.accidental.semitones) < 2 {
      let scale = Scale(type: .major, root: root)
      for tuning in [GuitarTuning.standard, GuitarTuning.dropC, UkuleleTuning.standard] {
        let fretboard = Fretboard(tuning: tuning, frets: 0...8)
        var marks = Marks<FretPosition>()
        marks.show(scale)
        let dots = marks.dots(on: fretboard)
        #expect(dots.map(\.position) == fretboard.positions(sounding: scale.pitchClasses))
        #expect(dots.allSatisfy { scale.noteNames.contains($0.pitch.noteName) })
        #expect(dots.allSatisfy { $0.pitch.isEnharmonic(with: fretboard.pitch(at: $0.position)!) })
      }
    }
  }

  @Test func octavesOfTheWindow() {
    #expect(Fretboard(count: 5).octaves == [2, 3, 4])
    // B2 at the fourth fret is a C♭3 as well.
    #expect(Fretboard(tuning: BassTuning.standard4String, count: 5).octaves == [1, 2, 3])
  }

  @Test("M-07: every change is told, once, and only changes are") func observation() {
    let fretboard = Fretboard()
    var changes = 0
    let observation = fretboard.observe { changes += 1 }
    fretboard.tuning = GuitarTuning.dropD
    fretboard.startIndex = 3
    fretboard.count = 7
    fretboard.direction = .vertical
    fretboard.isStringsFlipped = true
    fretboard.isFretsFlipped = true
    fretboard.capo = Capo(fret: 2)
    #expect(changes == 7)
    fretboard.startIndex = 3
    fretboard.tuning = GuitarTuning.dropD
    fretboard.count = 7
    #expect(changes == 7)
    fretboard.cancel(observation)
    fretboard.count = 8
    #expect(changes == 7)
    #expect(fretboard.notes.map(\.fretIndex).max() == 7, "the grid is made anew")
  }

  @Test("a capo: frets keep their numbers, and nothing sounds below it") func capo() {
    let fretboard = Fretboard(frets: 0...5)
    fretboard.capo = Capo(fret: 2)
    #expect(fretboard.positions.allSatisfy { $0.fret >= 2 })
    #expect(fretboard.pitch(at: FretPosition(string: 0, fret: 2)) == "F#2")
    fretboard.capo = Capo(fret: 2, strings: 1...3)
    #expect(fretboard.pitch(at: FretPosition(string: 0, fret: 0)) == "E2")
    #expect(fretboard.pitch(at: FretPosition(string: 1, fret: 1)) == nil)
    fretboard.capo = Capo(fret: 0)
    #expect(fretboard.capo == nil)
  }

  @Test("LA11, LA15: names follow the position on the neck") func positions() {
    #expect(Fretboard().pitch(at: FretPosition(string: 1, fret: 3)) == "C3")
    let box = Fretboard(frets: 5...8)
    var marks = Marks<FretPosition>()
    marks.show(Scale(type: .pentatonicMinor, root: .a))
    let names = marks.dots(on: box).map { $0.pitch.noteName.description }.joined(separator: " ")
    #expect(names == "A C D E G A C D E G A C")
  }

  @Test("OC15: nothing sounds beyond MIDI number 127") func highFrets() {
    for tuning in TuningCatalogue.families.flatMap(\.tunings) {
      let fretboard = Fretboard(tuning: tuning, frets: 0...127)
      #expect(fretboard.notes.allSatisfy { (0...127).contains($0.pitch.midiNoteNumber) })
      #expect(Set(fretboard.notes.compactMap(\.position)) == Set(fretboard.positions))
    }
  }

  @Test("M-11: the count is of columns, a range of frets") func columns() {
    #expect(Fretboard(startIndex: 0, count: 12).frets == 0...11)
    #expect(Fretboard(frets: 0...12).frets == 0...12)
  }

  @Test("S-18: a neck without strings shows nothing") func noStrings() {
    let fretboard = Fretboard(tuning: Tuning(name: "", strings: []), frets: 0...12)
    #expect(fretboard.notes.isEmpty && fretboard.positions.isEmpty && fretboard.orderedStrings.isEmpty)
    let drawing = FretboardDiagram(fretboard: fretboard).drawing(size: Drawing.Size(width: 300, height: 100))
    #expect(drawing.elements.isEmpty)
  }

  @Test("M-05, M-03, M-04: numbers out of reach are brought back, and no pitch is over 127") func limits() {
    for number in [Int.min, -5, -1, 0, 1, 100, 127, 128, 1000, Int.max] {
      let neck = Fretboard(startIndex: number, count: number)
      neck.startIndex = number
      neck.count = number
      neck.capo = Capo(fret: number, strings: min(number, 5)...max(number, 5))
      #expect((0...127).contains(neck.startIndex) && (1...128).contains(neck.count))
      #expect(neck.frets.upperBound <= 127)
      #expect(neck.notes.allSatisfy { (0...127).contains($0.pitch.midiNoteNumber) })
      #expect(neck.notes(matching: Pitch(midiNote: 64)).count <= 6)
    }
    #expect(Fretboard(startIndex: 0, count: 100).notes.map(\.pitch.midiNoteNumber).max() == 127)
    #expect(Fretboard(frets: 300...400).frets == 127...127)
    #expect(Fretboard(frets: -9...3).frets == 0...3)
  }

  @Test func theNotesAreTheGrid() {
    for tuning in Necks.tunings {
      for frets in Necks.windows {
        for neck in Necks.turned(tuning, frets: frets) {
          #expect(Set(neck.notes.map(\.id)).count == neck.notes.count)
          #expect(neck.orderedStrings.count == neck.stringCount)
          #expect(Set(neck.notes.map { neck.position(of: $0) }) == Set(neck.positions))
          for note in neck.notes {
            #expect(note.position == neck.position(of: note))
            #expect(neck.pitch(at: note.position!) == note.pitch)
            var byHand = note
            byHand.position = nil
            #expect(neck.position(of: byHand) == note.position)
            if note.fretIndex == 0, neck.startIndex == 0 {
              #expect(note.pitch == neck.orderedStrings[note.stringIndex])
            }
          }
        }
      }
    }
  }

  @Test("TU17: on a ukulele G4 is at string 4 open, string 3 fret 7, string 2 fret 3, and not on string 1")
  func reentrantStrings() {
    let places = Fretboard(tuning: UkuleleTuning.standard, frets: 0...9).positions(sounding: "G4")
    #expect(places.map { [4 - $0.string, $0.fret] } == [[4, 0], [3, 7], [2, 3]])
  }

  @Test func anObserverSeesTheNewNotes() {
    let neck = Fretboard(count: 1)
    var seen: [Int] = []
    _ = neck.observe { seen.append(neck.notes.count) }
    _ = neck.notes
    neck.count = 3
    neck.tuning = BassTuning.standard4String
    #expect(seen == [18, 12])
  }

  @Test("TU17: notes(matching:) is the grid filtered by number, for every tuning, pitch and capo")
  func matchingEverywhere() {
    for tuning in TuningCatalogue.families.flatMap(\.tunings) + Necks.tunings {
      for frets in [0...4, 3...8, 0...24] {
        for capo in [nil, Capo(fret: 2), Capo(fret: 5), Capo(fret: 7), Capo(fret: 4, strings: 0...1)] {
          let neck = Fretboard(tuning: tuning, frets: frets)
          neck.capo = capo
          let grid = Dictionary(grouping: neck.notes, by: \.pitch.midiNoteNumber)
          for midi in 0...127 {
            let found = neck.notes(matching: Pitch(midiNote: midi))
            #expect(found == grid[midi] ?? [], "\(tuning.name) \(frets) \(String(describing: capo)) \(midi)")
          }
        }
      }
    }
  }

  @Test("notes that stand for no cell have a place that is not there, and never trap") func notesOffTheGrid() {
    for neck in Necks.turned(GuitarTuning.standard, frets: 5...9) {
      for (fret, string) in [(Int.max, 0), (0, Int.min), (Int.min, Int.max), (-6, 2), (2, 6), (123, 0)] {
        let note = FretboardNote(pitch: "E2", fretIndex: fret, stringIndex: string)
        #expect(neck.pitch(at: neck.position(of: note)) == nil)
      }
    }
  }
}
