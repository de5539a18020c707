import Fretboard

/// Reports what necks look like: ten boards as SVG, and as text.
func reportFretboards(to report: inout Report) {
  report.section("boards")
  report.board(Scale(type: .major, root: .f), Fretboard(frets: 0...12), .paper)
  report.board(Scale(type: .major, root: .gs), Fretboard(frets: 0...7), .night)
  report.board(Scale(type: .pentatonicMinor, root: .a), Fretboard(frets: 5...8), .print)
  report.board(Scale(type: .minor, root: .eb), Fretboard(tuning: BassTuning.standard5String, frets: 0...12), .wood)
  report.board(Scale(type: .dorian, root: .d), Fretboard(tuning: UkuleleTuning.standard, frets: 0...9), .paper)
  report.board(Scale(type: .major, root: .g), Fretboard(tuning: BanjoTuning.openG, frets: 0...12), .paper)
  let vertical = Fretboard(frets: 0...5, direction: .vertical)
  report.board(Scale(type: .mixolydian, root: .bb), vertical, FretboardConfiguration())
  let flipped = Fretboard(frets: 0...12)
  flipped.isFretsFlipped = true
  flipped.isStringsFlipped = true
  var spaced = FretboardConfiguration.paper
  spaced.isTrueFretSpacing = true
  report.board(Scale(type: .harmonicMinor, root: .cs), flipped, spaced)
  let capo = Fretboard(frets: 0...9)
  capo.capo = Capo(fret: 2)
  report.board(Scale(type: .lydian, root: .ab), capo, .paper)
  report.box(Fingering(frets: [nil, 1, 3, 1, 2, 1], fingers: [nil, .index, .ring, .index, .middle, .index]))
  let bass = TuningCatalogue.families[1]
  for text in ["BEADG", "DADG", "Drop D", "EEE", "nonsense"] {
    do throws(ParsingError) {
      report.line("\(text) on a bass: \(try Tuning(parsing: text, family: bass))")
    } catch {
      report.line(error.description)
    }
  }
  for name: NoteName in ["F𝄪", "B𝄫", "B♭♭♭"] {
    report.line("\(name) on a terminal: \(TerminalText("\(name)").shortened(to: 4))")
  }
}

extension Report {
  fileprivate mutating func board(_ scale: Scale, _ fretboard: Fretboard, _ configuration: FretboardConfiguration) {
    var marks = Marks<FretPosition>()
    marks.show(scale, labels: .degrees, palette: configuration.palette)
    marks.hide(.pitch(Pitch(noteName: scale.root, octave: 3)))
    marks.show(Marks.Overlay(name: "fifths", requests: [Marks.Request(.noteName(scale.noteNames[4]))]))
    var configuration = configuration
    configuration.isDrawLegend = true
    picture(
      FretboardDiagram(
        fretboard: fretboard, marks: marks, configuration: configuration, inlays: FretInlay.guitar,
        title: scale.description))
  }

  fileprivate mutating func box(_ fingering: Fingering) {
    let fretboard = Fretboard(direction: .vertical)
    fretboard.show(fingering)
    picture(
      FretboardDiagram(
        fingering: fingering, fretboard: fretboard, configuration: .paper, labels: .fingers,
        title: fingering.description))
  }

  private mutating func picture(_ diagram: FretboardDiagram) {
    line(diagram.picture().svg())
    line(diagram.textGrid().text())
    line(diagram.textGrid(columns: 33, overflow: .fewerFrets).text())
  }
}
