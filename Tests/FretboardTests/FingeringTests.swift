import Fretboard
import TestSupport
import Testing

@Suite struct FingeringTests {
  private func fingering(_ text: String, fingers: String? = nil) throws -> Fingering {
    var fingering = try Fingering(parsing: text, stringCount: 6)
    if let fingers { try fingering.setFingers(parsing: fingers) }
    return fingering
  }

  @Test(
    "LA17: frets in one row, or with separators",
    arguments: ["x 10 12 12 12 10", "x,10,12,12,12,10", "x-10-12-12-12-10", "X 10  12, 12 12 10"])
  func forms(text: String) throws {
    #expect(try fingering(text).frets == [nil, 10, 12, 12, 12, 10])
  }

  @Test func oneRow() throws {
    #expect(try fingering("x32010").frets == [nil, 3, 2, 0, 1, 0])
    #expect(try fingering("x3201o").frets == [nil, 3, 2, 0, 1, 0])
    #expect(try Fingering(parsing: "0003", stringCount: 4).frets == [0, 0, 0, 3])
  }

  @Test(arguments: ["", "x3201", "x320100", "x3201z", "x 40 0 0 0 0", "x32 010", "♭32010"]) func mistakes(text: String)
  {
    #expect(throws: ParsingError.self) { try fingering(text) }
  }

  @Test("what is printed reads back, and no text traps") func fuzz() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("FingeringTests.fuzz: seed \(seed)")
    var random = SplitMix64(seed: seed)
    let signs = Array("x0123456789 ,-−|/oXO♭é\n\u{301}99")
    for _ in 0..<100_000 {
      let text = String((0..<Int.random(in: 0...14, using: &random)).map { _ in signs.randomElement(using: &random)! })
      if let fingering = try? fingering(text) {
        #expect((try? self.fingering(fingering.description)) == fingering, "\(text)")
        #expect(fingering.window.count >= 4)
      }
    }
  }

  @Test(
    "the window: frets 1 to 4 where they hold the shape, else from the lowest fret (LA13, LA01)",
    arguments: [
      ("x32010", 1...4), ("002244", 1...4), ("000000", 1...4), ("xxxxxx", 1...4), ("x42225", 2...5), ("575555", 5...8),
      ("x35553", 3...6), ("x 10 12 12 12 10", 10...13), ("0 0 7 0 0 0", 7...10), ("1 0 0 0 0 9", 1...9),
    ]) func window(text: String, frets: ClosedRange<Int>) throws
  {
    #expect(try fingering(text).window == frets)
  }

  @Test("LA05, CD11: a bar spans the strings of its finger") func bars() throws {
    let f = try fingering("133211", fingers: "134211")
    #expect(f.barres == [Barre(fret: 1, strings: 0...5, finger: .index)])
    let bFlatMinor = try fingering("x13321", fingers: "x13421")
    #expect(bFlatMinor.barres.map(\.strings) == [1...5])
    let two = try fingering("x13331", fingers: "x13331")
    #expect(two.barres.map(\.fret) == [1, 3])
    #expect(try fingering("x24432").barres.map(\.strings) == [1...5])
    #expect(try fingering("224432").barres.map(\.strings) == [0...5])
  }

  @Test("CD05: no bar runs over a string that sounds lower") func noBarOverOpenStrings() throws {
    #expect(try fingering("x21202", fingers: "x13x14").barres.isEmpty)
    #expect(try fingering("x21202").barres.isEmpty)
  }

  @Test("LA07: a muted string may lie under a bar") func mutedUnderABar() throws {
    let fingering = try fingering("7 x 7 8 10 x", fingers: "1x124x")
    #expect(fingering.barres == [Barre(fret: 7, strings: 0...2, finger: .index)])
  }

  @Test("0 and - are no finger, T is the thumb") func fingersThatAreNotGiven() throws {
    #expect(try fingering("x32010", fingers: "032010").fingers == [nil, .ring, .middle, nil, .index, nil])
    #expect(try fingering("x32010", fingers: "-32-1-").fingers == [nil, .ring, .middle, nil, .index, nil])
    #expect(try fingering("200232", fingers: "t00132").fingers == [.thumb, nil, nil, .index, .ring, .middle])
    // Strings without a finger belong to no bar.
    #expect(try fingering("133211", fingers: "034200").barres.isEmpty)
    #expect(throws: ParsingError.self) { try fingering("x32010", fingers: "x52010") }
  }

  @Test func aNegativeFretIsNotPlayed() throws {
    var shape = Fingering(frets: [-1, 3, 2, 0, 1, .min])
    #expect(shape.frets == [nil, 3, 2, 0, 1, nil])
    shape.frets[3] = -2
    #expect(shape.frets == [nil, 3, 2, nil, 1, nil])
    let diagram = FretboardDiagram(fingering: shape, fretboard: Fretboard(), configuration: .paper)
    #expect(diagram.stringMarks == [0: .muted, 3: .muted, 5: .muted])
  }

  @Test("beside a partial capo a finger lies at one fret of the neck") func barsBesideAPartialCapo() throws {
    let neck = Fretboard()
    neck.capo = Capo(fret: 2, strings: 0...3)
    // Frets 3 from the capo and 5 from the nut are one fret.
    let shape = try fingering("333355", fingers: "111111")
    #expect(shape.barres(on: neck) == [Barre(fret: 5, strings: 0...5, finger: .index)])
    // Frets 3 from the capo and 3 from the nut are two.
    let apart = try fingering("333333", fingers: "111111")
    #expect(apart.barres(on: neck).map(\.fret) == [3, 5])
    #expect(apart.barres(on: neck).map(\.strings) == [4...5, 0...3])
    // The open string beside the capo sounds lower than the bar.
    #expect(
      try fingering("3333x0", fingers: "11111x").barres(on: neck) == [
        Barre(fret: 5, strings: 0...3, finger: .index)
      ])
    let full = Fretboard()
    full.capo = Capo(fret: 4)
    #expect(try fingering("133211", fingers: "134211").barres(on: full).map(\.fret) == [5])
  }

  @Test func fewFingersNeedNoBar() throws {
    for text in ["x02220", "xx0232", "320003", "022100"] { #expect(try fingering(text).barres.isEmpty, "\(text)") }
  }

  @Test("a fingering shows its window, and with a capo counts from it") func window() throws {
    let fretboard = Fretboard(direction: .vertical)
    let c = try fingering("x32010")
    fretboard.show(c)
    #expect(fretboard.frets == 0...4)
    fretboard.capo = Capo(fret: 3)
    fretboard.show(c)
    #expect(fretboard.frets == 3...7)
    #expect(c.positions(on: fretboard).compactMap { fretboard.pitch(at: $0)?.noteName.pitchClass } == [3, 7, 10, 3, 7])
    fretboard.capo = nil
    fretboard.show(try fingering("575555"))
    #expect(fretboard.frets == 5...8)
  }

  @Test(
    "CD01, CD07, LA03: what shapes of the field sound",
    arguments: [
      ("1102", UkuleleTuning.standard, "G# C# E B"), ("12 x 12 12 12 x", GuitarTuning.standard, "E D G B"),
      ("x35553", GuitarTuning.standard, "C G C E G"), ("x24432", GuitarTuning.standard, "B F# B D F#"),
      ("224432", GuitarTuning.standard, "F# B F# B D F#"),
    ]) func soundOfShapes(text: String, tuning: Tuning, names: String) throws
  {
    let fretboard = Fretboard(tuning: tuning)
    let fingering = try Fingering(parsing: text, stringCount: tuning.strings.count)
    let sounding = fingering.positions(on: fretboard).compactMap { fretboard.pitch(at: $0) }
    #expect(sounding.map { $0.noteName.notation(in: .ascii) }.joined(separator: " ") == names)
  }

  @Test("frets and fingers that no hand has never trap") func wildShapes() {
    let numbers: [Int?] = [nil, .min, -1, 0, 1, 36, 126, 127, 128, .max - 1, .max]
    for neck in Necks.turned(GuitarTuning.standard, frets: 5...9) {
      for capo in [nil, Capo(fret: 2), Capo(fret: 127)] {
        neck.capo = capo
        for low in numbers {
          for high in numbers {
            let shape = Fingering(
              frets: [low, high, high, low, high, high, low],
              fingers: [.index, .index, nil, .index, .thumb, .ring, .index])
            let bare = Fingering(frets: shape.frets)
            for shape in [shape, bare] {
              neck.show(shape)
              #expect(shape.window.count >= 4 && shape.positions(on: neck).count <= 7)
              let diagram = FretboardDiagram(fingering: shape, fretboard: neck, configuration: .paper, labels: .fingers)
              #expect(diagram.drawing(size: Drawing.Size(width: 200, height: 200)).elements.count > 1)
            }
          }
        }
      }
    }
  }

  @Test("what is shown of a shape is all of it, whatever the capo covers") func everyStopIsInTheWindow() throws {
    for text in ["x32010", "133211", "575555", "x 10 12 12 12 10", "000000", "xxxxxx", "x42225"] {
      let shape = try fingering(text)
      for capo in [nil, Capo(fret: 2), Capo(fret: 7), Capo(fret: 2, strings: 2...4), Capo(fret: 7, strings: 0...4)] {
        let neck = Fretboard()
        neck.capo = capo
        neck.show(shape)
        for (string, fret) in shape.frets.enumerated() {
          guard let fret, fret > 0 else { continue }
          let place = FretPosition(string: string, fret: fret + neck.openFret(ofString: string))
          #expect(neck.frets.contains(place.fret), "\(text) \(String(describing: capo)) \(place) \(neck.frets)")
        }
      }
    }
  }

  @Test("a full capo stands in the first column, wherever it sits", arguments: 1...7) func fullCapo(fret: Int) throws {
    let neck = Fretboard()
    neck.capo = Capo(fret: fret)
    neck.show(try fingering("x32010"))
    #expect(neck.frets == fret...fret + 4)
    neck.show(try fingering("575555"))
    #expect(neck.frets == fret + 5...fret + 8)
  }
}
