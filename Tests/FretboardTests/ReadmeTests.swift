import Fretboard
import Testing

/// The example of the README.
@Test func theExampleOfTheReadmeHolds() throws {
  let fretboard = Fretboard(tuning: GuitarTuning.standard, frets: 0...12)
  var marks = Marks<FretPosition>()
  marks.show(Scale(type: .major, root: .f), labels: .degrees, palette: .standard)

  let diagram = FretboardDiagram(
    fretboard: fretboard, marks: marks, configuration: .paper, inlays: FretInlay.guitar, title: "F major")
  let svg = diagram.picture().svg()

  #expect(svg.hasPrefix("<svg"))
  #expect(svg.contains("<title>F major</title>"))
  #expect(svg.contains("B flat, string 3, fret 3"))
  #expect(fretboard.notes(matching: "A2").map(\.id) == ["0-5", "1-0"])
  #expect(try ScaleType(degrees: "1 b3 4 5 b7") == .pentatonicMinor)
  #expect(Scale(type: .major, root: .gs).noteNames == ["G#", "A#", "B#", "C#", "D#", "E#", "F##"])
  #expect(try Chord(parsing: "C7(b9,#9)").notation == "C7(♭9,♯9)")
}
