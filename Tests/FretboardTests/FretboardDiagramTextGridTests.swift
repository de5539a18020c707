import Fretboard
import TestSupport
import Testing

@Suite struct FretboardDiagramTextGridTests {
  private static func diagram(
    _ scale: Scale, _ fretboard: Fretboard, title: String? = nil, change: (Fretboard) -> Void = { _ in }
  ) -> FretboardDiagram {
    change(fretboard)
    var marks = Marks<FretPosition>()
    marks.show(scale, palette: .standard)
    return FretboardDiagram(
      fretboard: fretboard, marks: marks, configuration: .paper, inlays: FretInlay.guitar,
      title: title ?? scale.description)
  }

  private static func box(_ text: String, fingers: String? = nil) throws -> FretboardDiagram {
    let fretboard = Fretboard(direction: .vertical, isStringsFlipped: true)
    var fingering = try Fingering(parsing: text, stringCount: 6)
    if let fingers { try fingering.setFingers(parsing: fingers) }
    fretboard.show(fingering)
    return FretboardDiagram(
      fingering: fingering, fretboard: fretboard, configuration: .paper, labels: fingers == nil ? .names : .fingers,
      title: text)
  }

  @Test("pictures are as recorded") func recordings() throws {
    let fMajor = Scale(type: .major, root: .f)
    let pictures: [(String, FretboardDiagram, TerminalStyle)] = [
      ("guitar", Self.diagram(fMajor, Fretboard(frets: 0...12)), .plain),
      ("guitar-ascii", Self.diagram(fMajor, Fretboard(frets: 0...12)), TerminalStyle(glyphs: .ascii)),
      ("guitar-colour", Self.diagram(fMajor, Fretboard(frets: 0...4)), TerminalStyle(colors: .trueColor)),
      ("bass", Self.diagram(fMajor, Fretboard(tuning: BassTuning.standard4String, frets: 0...5)), .plain),
      ("ukulele", Self.diagram(fMajor, Fretboard(tuning: UkuleleTuning.standard, frets: 0...5)), .plain),
      (
        "banjo", Self.diagram(Scale(type: .major, root: .g), Fretboard(tuning: BanjoTuning.openG, frets: 0...9)), .plain
      ),
      ("eight", Self.diagram(fMajor, Fretboard(tuning: EightStringTuning.standard, frets: 5...9)), .plain),
      ("left-handed", Self.diagram(fMajor, Fretboard(frets: 0...5)) { $0.isFretsFlipped = true }, .plain),
      ("vertical", Self.diagram(fMajor, Fretboard(frets: 0...5, direction: .vertical)), .plain),
      ("long", Self.diagram(fMajor, Fretboard(frets: 0...24)), .plain),
      (
        "vertical-flipped",
        Self.diagram(fMajor, Fretboard(frets: 0...12, direction: .vertical)) { $0.isStringsFlipped = true }, .plain
      ),
      ("capo", Self.diagram(fMajor, Fretboard(frets: 0...5)) { $0.capo = Capo(fret: 2) }, .plain),
      ("box", try Self.box("x32010"), .plain), ("box-high", try Self.box("x 10 12 12 12 10"), .plain),
      ("box-fingers", try Self.box("133211", fingers: "134211"), .plain),
    ]
    for (name, diagram, style) in pictures {
      let difference = Snapshot.difference(of: diagram.textGrid().text(style), from: "text-\(name).txt")
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  @Test("no line is longer than asked, ASCII is ASCII, colours can be taken away") func laws() {
    let tunings = FretboardLayoutTests.tunings
    for tuning in tunings {
      for frets in [0...0, 0...3, 0...12, 0...24, 5...9, 12...12, 0...127] {
        for orientation in Orientation.all {
          let fretboard = FretboardLayoutTests.fretboard(tuning, frets, orientation)
          let diagram = Self.diagram(Scale(type: .major, root: "Fb"), fretboard)
          for columns in [-5, 20, 43, 80, 200] {
            let grid = diagram.textGrid(columns: columns)
            #expect(grid.columns <= max(20, columns), "\(tuning) \(frets) \(orientation) \(columns)")
            guard columns == 80 else { continue }
            let plain = grid.text()
            #expect(plain == diagram.textGrid(columns: columns).text())
            #expect(grid.text(TerminalStyle(glyphs: .ascii)).utf8.allSatisfy { $0 < 0x80 })
            let colored = grid.text(TerminalStyle(colors: .ansi256))
            #expect(Self.trimmed(Self.withoutColours(colored)) == plain)
            #expect(!plain.split(separator: "\n").contains { $0.last == " " })
          }
        }
      }
    }
  }

  @Test("strings that begin nowhere, far away or alone are drawn without a trap", arguments: Orientation.all)
  func extremes(orientation: Orientation) {
    for count in [1, 2, 64] {
      let strings: [Pitch] = (0..<count).map { Pitch(midiNote: 20 + $0) }
      for startFret in [Int.min, 1, 3, 127, .max] {
        let starts = strings.indices.map { $0 == 0 ? startFret : 0 }
        let tuning = Tuning(name: "", strings: strings, startFrets: starts)
        for frets in [0...0, 0...3, 2...9, 127...127] {
          let diagram = Self.diagram(
            Scale(type: .major, root: .c), FretboardLayoutTests.fretboard(tuning, frets, orientation))
          #expect(diagram.textGrid(columns: 20).columns <= 20)
          #expect(!diagram.drawing(size: Drawing.Size(width: 300, height: 200)).elements.isEmpty)
        }
      }
    }
  }

  @Test("every visible place of a scale is printed, in every orientation", arguments: Orientation.all)
  func everyDotIsPrinted(orientation: Orientation) {
    for tuning in [GuitarTuning.standard, BanjoTuning.openG] {
      let fretboard = FretboardLayoutTests.fretboard(tuning, 0...9, orientation)
      // Roots stand in brackets, which no other sign uses.
      for root in NoteName.chromatic(preferring: .flats) {
        let scale = Scale(type: .pentatonicMinor, root: root)
        let text = Self.diagram(scale, fretboard, title: "").textGrid(columns: 200).text()
        let printed = text.filter { $0 == "[" }.count
        let set = PitchClassSet([root])
        #expect(printed == fretboard.positions(sounding: set).count, "\(root)\n\(text)")
      }
    }
  }

  @Test(
    "a neck flipped along is the mirror image, cell by cell", arguments: ["C", "F", "Gb", "Fb", "G#"] as [NoteName])
  func mirror(root: NoteName) {
    for frets in [0...12, 0...3, 5...9] {
      for title in [ToneLabels.names, .degrees] {
        func rows(_ isFlipped: Bool) -> [[Character]] {
          var marks = Marks<FretPosition>()
          marks.show(Scale(type: .major, root: root), labels: title, palette: .standard)
          let neck = Fretboard(frets: frets)
          neck.isFretsFlipped = isFlipped
          let grid = FretboardDiagram(fretboard: neck, marks: marks, configuration: .paper).textGrid(columns: 100)
          // What is read from the left in either picture becomes one sign: labels, numbers, corners.
          return (0..<6).map { row in
            (0..<grid.columns).map { column in
              let text = grid[column, row].text
              return text == " " ? " " : "─┬┼┴".contains(text) ? "-" : "┌└├┐┘┤╓╙╟╖╜╢".contains(text) ? "|" : "x"
            }
          }
        }
        for (plain, flipped) in zip(rows(false), rows(true)) {
          #expect(plain == flipped.reversed(), "\(root) \(frets)")
        }
      }
    }
  }

  @Test("no root is cut, however narrow the neck", arguments: ["F", "Fb", "Fbb", "F##", "Bbbb"] as [NoteName])
  func wholeRoots(root: NoteName) {
    for orientation in Orientation.all {
      for columns in [20, 30, 80] {
        for overflow in [TextOverflow.blocks, .fewerFrets] {
          let neck = FretboardLayoutTests.fretboard(GuitarTuning.standard, 0...3, orientation)
          let text = Self.diagram(Scale(type: .locrian, root: root), neck, title: "")
            .textGrid(columns: columns, overflow: overflow).text()
          #expect(!text.contains("…"), "\(text)")
        }
      }
    }
  }

  @Test("on a terminal cells become narrower, then frets fewer, and a line says so", arguments: 12...90)
  func terminalWidth(columns: Int) {
    let diagram = Self.diagram(Scale(type: .major, root: .f), Fretboard(frets: 0...12))
    let lines = diagram.textGrid(columns: columns, overflow: .fewerFrets).text().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns })
    // One neck of six strings, its title, inlays and numbers.
    #expect(lines.filter { "┐┤┘".contains($0.last!) }.count == 6)
    let isWhole = lines.last?.hasSuffix(" 12") == true
    #expect(isWhole == (columns >= 54))
    #expect(isWhole || lines.last?.hasPrefix("frets 0–") == true, "\(lines.last ?? "")")
    if columns >= 80 {
      #expect(diagram.textGrid(columns: columns, overflow: .fewerFrets) == diagram.textGrid(columns: columns))
    }
  }

  private static func withoutColours(_ text: String) -> String {
    var result = ""
    var isSequence = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" { isSequence = true }
      if !isSequence { result.unicodeScalars.append(scalar) }
      if isSequence, scalar == "m" { isSequence = false }
    }
    return result
  }

  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }
}
