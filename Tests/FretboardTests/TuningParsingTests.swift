import Fretboard
import TestSupport
import Testing

@Suite struct TuningParsingTests {
  private func error(_ text: String) -> ParsingError? {
    do throws(ParsingError) {
      _ = try Tuning(parsing: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: tuningRows) func stringsOfEveryTuningAreRead(row: TuningRow) throws {
    let names = row.tuning.strings.map { $0.notation(in: .ascii) }
    for separator in [",", " ", ", ", " ,\t", "  "] {
      let tuning = try Tuning(parsing: names.joined(separator: separator))
      #expect(tuning.strings == row.tuning.strings)
      #expect(tuning.name == names.joined(separator: " "))
      #expect(tuning.startFrets == [])
    }
    let symbols = row.tuning.strings.map(\.description).joined(separator: ",")
    #expect(try Tuning(parsing: symbols).strings == row.tuning.strings)
  }

  @Test func textIsNormalised() throws {
    #expect(try Tuning(parsing: " e♭2 , Ab2\n").name == "Eb2 Ab2")
    #expect(try Tuning(parsing: "G4").strings == ["G4"])
  }

  @Test(arguments: [
    ("E2,A2,D3,H3,B3,E4", 9), ("E2 A D3", 3), ("E2,,A2", 3), ("E2,", 3), (",E2", 0), ("", 0), ("  ", 2), ("E2;A2", 0),
    ("C-1 Cb-1", 4), ("E♭2 G9 G#9", 7), ("E2A2", 0), ("Drop D", 0),
  ]) func errorsPointAtTheBadNote(text: String, offset: Int) {
    #expect(error(text)?.offset == offset)
    #expect(error(text)?.input == text)
  }

  @Test func errorsAreOneLineThatSayTheWayOut() {
    #expect(
      error("E2,A,D3")?.description
        == #"cannot read "A,D3" in "E2,A,D3" (character 4): expected an octave number from -99 to 99, as in C4"#)
    #expect(error("")?.description == "the text is empty: expected a pitch, as in E2,A2,D3,G3,B3,E4")
    #expect(
      error("E2,")?.description == #""E2," ends too soon: expected a pitch, as in E2,A2,D3,G3,B3,E4"#)
    #expect(error("C99")?.reason == "expected a pitch from C-1 to G9")
  }

  @Test func sixtyFourStringsAreTheMost() throws {
    let most = Array(repeating: "C4", count: 64).joined(separator: ",")
    #expect(try Tuning(parsing: most).strings.count == 64)
    #expect(error(most + ",C4")?.reason == "expected at most 64 strings")
    #expect(error(most + ",C4")?.offset == 192)
  }

  @Test func aTextIsANameOrAListOfStrings() throws {
    let guitar = try TuningCatalogue.family(named: "guitar")
    #expect(try Tuning(parsing: "drop d", family: guitar) == GuitarTuning.dropD)
    #expect(try Tuning(parsing: "D2,A2", family: guitar) == Tuning(name: "D2 A2", strings: ["D2", "A2"]))
    #expect(try Tuning(parsing: "G6", family: guitar) == GuitarTuning.g6)
    func message(_ text: String) -> String? {
      do throws(ParsingError) {
        _ = try Tuning(parsing: text, family: guitar)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message("dorp d")
        == "cannot read \"dorp d\": expected a tuning of the guitar such as \"Drop D\" or its open strings such as "
        + "E2,A2,D3,G3,B3,E4; did you mean \"Drop D\"?")
    #expect(message("")?.hasPrefix("the text is empty: expected a tuning of the guitar") == true)
    #expect(
      message("E,A,X,G")?.hasPrefix("cannot read \"X,G\" in \"E,A,X,G\" (character 5): expected a note name") == true)
    #expect(message("E2 H2")?.hasPrefix("cannot read \"H2\" in \"E2 H2\" (character 4)") == true)
    #expect(message("H2,E2")?.hasPrefix("cannot read \"H2,E2\": H is not a letter") == true)
  }

  @Test(
    "strings without octaves take those nearest to the family's tuning",
    arguments: [
      ("DAEAC#E", "guitar", "D2 A2 E3 A3 C#4 E4"), ("F A C G C E", "guitar", "F2 A2 C3 G3 C4 E4"),
      ("CGDGBD", "guitar", "C2 G2 D3 G3 B3 D4"), ("DADGAD", "guitar", "D2 A2 D3 G3 A3 D4"),
      ("EADGBE", "guitar", "E2 A2 D3 G3 B3 E4"), ("eadgbe", "guitar", "E2 A2 D3 G3 B3 E4"),
      ("F,A,C,G,C,E", "guitar", "F2 A2 C3 G3 C4 E4"), ("D-A-D-F-A-C", "guitar", "D2 A2 D3 F3 A3 C4"),
      ("B♭ E♭ A♭ D♭ F B♭", "guitar", "Bb1 Eb2 Ab2 Db3 F3 Bb3"),
      // A tritone lies as near below as above: below.
      ("BbADGBE", "guitar", "Bb1 A2 D3 G3 B3 E4"),
      ("BEADG", "bass", "B0 E1 A1 D2 G2"), ("DADG", "bass", "D1 A1 D2 G2"), ("GCEA", "ukulele", "G4 C4 E4 A4"),
      ("BEADGBE", "7-string", "B1 E2 A2 D3 G3 B3 E4"),
      // No guitar of the catalogue has five strings: they rise from the lowest.
      ("GDGBD", "guitar", "G2 D3 G3 B3 D4"), ("EEE", "guitar", "E2 E3 E4"),
    ])
  func stringsWithoutOctaves(text: String, instrument: String, strings: String) throws {
    let family = try TuningCatalogue.family(named: instrument)
    let tuning = try Tuning(parsing: text, family: family)
    #expect(tuning.strings.map { $0.notation(in: .ascii) }.joined(separator: " ") == strings)
  }

  @Test("every tuning keeps its names, and none is farther than a tritone from the usual one") func nearestOctaves()
    throws
  {
    for family in TuningCatalogue.families {
      for tuning in family.tunings {
        let names = tuning.strings.map(\.noteName)
        let text = names.map { $0.notation(in: .ascii) }.joined(separator: " ")
        let read = try Tuning(parsing: text, family: family)
        #expect(read.strings.map(\.noteName) == names, "\(family) \(text)")
        let count = names.count
        if family.tunings.contains(where: { nameIsListed($0, text) }) { continue }
        guard family.defaultTuning.strings.count == count else { continue }
        for (pitch, other) in zip(read.strings, family.defaultTuning.strings) {
          #expect((-6...5).contains(pitch.midiNoteNumber - other.midiNoteNumber), "\(family) \(text)")
        }
        #expect(read.startFrets == family.defaultTuning.startFrets)
      }
    }
  }

  private func nameIsListed(_ tuning: Tuning, _ text: String) -> Bool {
    tuning.strings.map { $0.noteName.notation(in: .ascii) }.joined(separator: " ") == text
  }

  @Test("a banjo's fifth string stays short when its strings are typed") func shortStrings() throws {
    let banjo = try TuningCatalogue.family(named: "banjo")
    #expect(try Tuning(parsing: "G4,D3,G3,C4,D4", family: banjo).startFrets == [5, 0, 0, 0, 0])
    #expect(try Tuning(parsing: "F# D F# A D", family: banjo).startFrets == [5, 0, 0, 0, 0])
  }

  @Test func germanStringsAreReadOnRequest() throws {
    let german = NotationStyle(noteNames: .german)
    let bass = try TuningCatalogue.family(named: "bass")
    #expect(
      try Tuning(parsing: "H0,E1,A1,D2,G2", family: bass, style: german).strings == ["B0", "E1", "A1", "D2", "G2"])
    #expect(try Tuning(parsing: "HDADG", family: bass, style: german).strings == ["B0", "D1", "A1", "D2", "G2"])
    let guitar = try TuningCatalogue.family(named: "guitar")
    #expect(try Tuning(parsing: "EADGHE", family: guitar, style: german) == GuitarTuning.standard)
    #expect(try Tuning(parsing: "EsAsDesGesBEs", family: guitar, style: german) == GuitarTuning.halfStepDown)
    #expect(throws: ParsingError.self) { try Tuning(parsing: "HDADG", family: bass) }
  }

  @Test func randomTextsNeverTrap() throws {
    let seed: UInt64 = 0x7E57_1E57
    var generator = SplitMix64(seed: seed)
    let pieces: [String] = [
      "E2", "A", "d", "#", "♭", "b", "x", "𝄪", "𝄫", "-", "−", "1", "9", "99", ",", " ", "\t", "\u{301}", "\u{0}", "é",
      "👩‍🎤",
      "\r\n", "String", "4 ", "drop", "flat", "sharp", "\u{A0}", "H", "C4,",
    ]
    let families = TuningCatalogue.families
    var readable = 0
    for round in 0..<200_000 {
      let count = Int(generator.next() % 12)
      let text = (0..<count).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
      do throws(ParsingError) {
        let tuning = try Tuning(parsing: text)
        readable += 1
        let again = try Tuning(parsing: tuning.name)
        #expect(again == tuning, "seed \(seed), round \(round)")
      } catch {
        let isInside = error.offset <= text.count
        if !isInside || error.input != text || error.description.isEmpty {
          Issue.record("seed \(seed), round \(round): \(error)")
        }
      }
      if round.isMultiple(of: 1000) {
        _ = try? Tuning(parsing: text, family: families[round / 1000 % families.count])
        _ = try? TuningCatalogue.family(named: text)
      }
    }
    #expect(readable > 100)
  }
}
