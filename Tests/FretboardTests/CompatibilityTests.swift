import Foundation
import Fretboard
import Testing

/// What a reader of the first library's documentation types, against this package.
@Suite struct CompatibilityTests {
  @Test func aModelIsMadeReadAndTurned() throws {
    let fretboard = Fretboard(tuning: GuitarTuning.standard, startIndex: 0, count: 12)
    #expect(fretboard.notes(matching: Pitch(noteName: .a, octave: 2)).map(\.id) == ["0-5", "1-0"])
    #expect(fretboard.orderedStrings.first == Pitch(noteName: .e, octave: 2))
    fretboard.isStringsFlipped = true
    #expect(fretboard.orderedStrings.first == Pitch(noteName: .e, octave: 4))
    fretboard.isFretsFlipped = true
    #expect(fretboard.orientation.isAlongReversed)

    let data = try JSONEncoder().encode(fretboard)
    let loaded = try JSONDecoder().decode(Fretboard.self, from: data)
    #expect(loaded.notes == fretboard.notes)
  }

  @Test func tuningsAreBuiltInOrMade() {
    let fretboard = Fretboard()
    fretboard.tuning = BassTuning.standard4String
    #expect(fretboard.notes.count == 20)
    fretboard.tuning = UkuleleTuning.standard
    let all: [Tuning] = GuitarTuning.all
    #expect(all.contains(GuitarTuning.standard))
    let slide = Tuning(
      name: "Open G Slide",
      strings: [
        Pitch(noteName: .d, octave: 2), Pitch(noteName: .g, octave: 2), Pitch(noteName: .d, octave: 3),
        Pitch(noteName: .g, octave: 3), Pitch(noteName: .b, octave: 3), Pitch(noteName: .d, octave: 4),
      ])
    fretboard.tuning = slide
    #expect(fretboard.orderedStrings == GuitarTuning.openG.strings)
  }

  @Test("T-35, D-04: colouring by degree and in or out of the scale works in flat keys") func degreeColours() {
    let fretboard = Fretboard(count: 12)
    let scale = Scale(type: .major, root: .f)
    let colours: [Int: FretboardColor] = [
      1: FretboardColor(red: 1, green: 0.3, blue: 0.3, alpha: 1), 3: FretboardColor(red: 0.3, green: 0.8, blue: 0.3),
    ]
    var marks = Marks<FretPosition>()
    for noteName in scale.noteNames {
      for octave in fretboard.octaves {
        guard let degree = scale.degree(of: noteName) else { continue }
        let style = FretboardNoteStyle(color: colours[degree], label: "\(degree)")
        marks.add(.init(.pitch(Pitch(noteName: noteName, octave: octave)), style: style), to: .shown)
      }
    }
    let dots = marks.dots(on: fretboard)
    #expect(dots.map(\.position) == fretboard.positions(sounding: scale.pitchClasses))
    #expect(scale.degree(of: Pitch(midiNote: 58).noteName) == 4)
    #expect(scale.contains(Pitch(midiNote: 58).noteName))
  }

  @Test("M-02: the document's loop over octaves finds every visible pitch, however it is spelled")
  func everyPitchIsFoundByNameAndOctave() {
    for frets in [0...0, 0...5, 7...7, 5...9] {
      let fretboard = Fretboard(frets: frets)
      for root in NoteName.common {
        let scale = Scale(type: .major, root: root)
        var found: Set<FretPosition> = []
        for noteName in scale.noteNames {
          for octave in fretboard.octaves {
            found.formUnion(
              fretboard.notes(matching: Pitch(noteName: noteName, octave: octave)).compactMap(\.position))
          }
        }
        #expect(found == Set(fretboard.positions(sounding: scale.pitchClasses)), "\(root)")
      }
    }
  }

  @Test func stylesAreMergedOverTheConfigurationAndTheDefaults() {
    var configuration = FretboardConfiguration()
    configuration.noteStyle = FretboardNoteStyle(
      color: FretboardColor(red: 0.15, green: 0.3, blue: 0.8, alpha: 1), textColor: .white,
      borderColor: FretboardColor(white: 0, alpha: 0.2), borderWidth: 1.5)
    configuration.highlightNoteStyle = FretboardNoteStyle(color: FretboardColor(red: 0.95, green: 0.35, blue: 0.1))
    configuration.isCapoModeOn = true
    let root = FretboardNoteStyle(color: .init(red: 1, green: 0.3, blue: 0.3, alpha: 1), label: "1")
    let merged = root.merged(over: configuration.noteStyle).merged(over: .defaultNote)
    #expect(merged.color == root.color)
    #expect(merged.label == "1")
    #expect(merged.textColor == .white)
    #expect(merged.borderWidth == 1.5)
    #expect(configuration.highlightNoteStyle.merged(over: .defaultHighlight).textColor == .white)
    #expect(FretboardNoteStyle.defaultNote.color == .black)
    #expect(FretboardNoteStyle.defaultHighlight.borderColor == .clear)
  }

  @Test("labels: nil is the note's name, an empty one hides it, any other is shown") func labels() {
    func texts(_ style: FretboardNoteStyle?, isDrawNoteName: Bool = true) -> [String] {
      var configuration = FretboardConfiguration()
      configuration.isDrawNoteName = isDrawNoteName
      configuration.isDrawStringName = false
      configuration.isDrawFretNumber = false
      var marks = Marks<FretPosition>()
      marks.add(.init(.position(FretPosition(string: 0, fret: 1), nil), style: style), to: .shown)
      let drawing = FretboardDiagram(fretboard: Fretboard(), marks: marks, configuration: configuration)
        .drawing(size: .init(width: 300, height: 200))
      return drawing.elements.compactMap { element in
        if case .text(let text) = element.shape { text.string } else { nil }
      }
    }
    #expect(texts(nil) == ["F"])
    #expect(texts(FretboardNoteStyle(label: "")).isEmpty)
    #expect(texts(FretboardNoteStyle(label: "T")) == ["T"])
    #expect(texts(nil, isDrawNoteName: false).isEmpty)
    #expect(texts(FretboardNoteStyle(label: "3"), isDrawNoteName: false) == ["3"])
  }

  @Test func sizingsAndAlignmentsHaveTheirNames() {
    var configuration = FretboardConfiguration()
    for sizing in [FretSizing.fill, .fit, .fixed(40), .multiplier(0.2)] { configuration.fretSizing = sizing }
    for alignment in [FretboardAlignment.center, .leading, .trailing] { configuration.alignment = alignment }
    #expect(FretSizing.fitAspectRatio == 1.5)
    let inlays: [FretInlay] = [.single, .double]
    #expect(inlays.count == 2)
  }
}
