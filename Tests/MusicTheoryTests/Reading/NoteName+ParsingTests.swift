import MusicTheory
import TestSupport
import Testing

@Suite struct NoteNameParsingTests {
  private let german = NotationStyle(noteNames: .german)
  private let solfege = NotationStyle(noteNames: .solfege)

  private func error(_ text: String, in style: NotationStyle = .standard) -> ParsingError? {
    do throws(ParsingError) {
      _ = try NoteName(parsing: text, style: style)
      return nil
    } catch {
      return error
    }
  }

  private func pitchError(_ text: String, in style: NotationStyle = .standard) -> ParsingError? {
    do throws(ParsingError) {
      _ = try Pitch(parsing: text, style: style)
      return nil
    } catch {
      return error
    }
  }

  @Test("law 1: what is printed can be read, in every style") func whatIsPrintedIsRead() throws {
    for style in NotationStyle.every {
      for name in NoteName.common {
        let text = name.notation(in: style)
        #expect(try NoteName(parsing: text, style: style) == name)
        #expect(try NoteName(parsing: text.lowercased(), style: style) == name)
        for octave in -1...9 {
          let pitch = Pitch(noteName: name, octave: octave)
          #expect(try Pitch(parsing: pitch.notation(in: style), style: style) == pitch)
        }
      }
    }
  }

  @Test(
    "T-03, T-04: every usual sign is read",
    arguments: [
      ("F𝄪4", 67), ("E𝄫3", 50), ("C♮4", 60), ("Fx4", 67), ("C−1", 0), ("C-1", 0), ("F##4", 67), ("F♯♯4", 67),
      ("Ebb3", 50), ("E♭♭3", 50), ("b♭3", 58), ("bb3", 58), ("bbb3", 57), ("F#x4", 68), ("C04", 60), ("A-0", 21),
    ]) func signs(text: String, midi: Int) throws
  {
    #expect(try Pitch(parsing: text).midiNoteNumber == midi)
  }

  @Test("T-03: double signs keep the spelling") func doubleSigns() throws {
    #expect(try NoteName(parsing: "F𝄪") == NoteName(letter: .f, accidental: .doubleSharp))
    #expect(try NoteName(parsing: "fx") == NoteName(letter: .f, accidental: .doubleSharp))
  }

  @Test(
    "T-04, T-06, T-07: a text is a pitch as a whole or not at all",
    arguments: [
      "H4", "", " ", "Db", "C", "4", "xyzC4 D5", "C4 D5", "C4#", " C4", "C4 ", "C4\n", "C4\0", "C 4", "C+4", "C--1",
      "C-",
      "C4.0", "C٤", "C４", "Ｃ4", "C999", "C999999999999999999", "C-999999999999999999", "C####4", "Cbbbb4", "C#b4",
      "Cb#4", "C♮♮4", "C♮#4", "C#♮4", "CX4", "C\u{301}4", "C4\u{301}", "C#\u{20E3}4", "𝄞4", "null", "60",
    ]) func wrongPitches(text: String)
  {
    #expect(pitchError(text) != nil)
  }

  @Test(
    "T-05, T-06: names of other languages are read on request only",
    arguments: ["H", "", "do", "Es", "As", "Gis", "Abba", "Dbdim", "Dó", "C4", "C♯4", "Cis", "S", "B\u{0}"])
  func wrongNames(text: String) {
    #expect(error(text) != nil)
  }

  @Test("CP17: German names") func germanNames() throws {
    let names: [(String, NoteName)] = [
      ("H", "B"), ("B", "Bb"), ("b", "Bb"), ("h", "B"), ("His", "B#"), ("Heses", "Bbb"), ("Es", "Eb"), ("As", "Ab"),
      ("Asas", "Abb"), ("Ases", "Abb"), ("Asasas", "Abbb"), ("Aseses", "Abbb"), ("Eses", "Ebb"), ("Des", "Db"),
      ("FISIS", "F##"), ("Ais", "A#"), ("Gis", "G#"), ("Heseses", "Bbbb"), ("E", "E"), ("A", "A"), ("F#", "F#"),
      ("Db", "Db"), ("A♭", "Ab"), ("H#", "B#"), ("Ebb", "Ebb"),
    ]
    for (text, name) in names {
      #expect(try NoteName(parsing: text, style: german) == name, "\(text)")
    }
    for text in [
      "Hes", "hes", "Bes", "Bis", "Ees", "Aes", "Bb", "B#", "Hb", "Cises", "Desis", "Asases", "Cisisisis", "Asasasas",
    ] {
      #expect(error(text, in: german) != nil, "\(text)")
    }
    #expect(try Pitch(parsing: "B3", style: german) == "Bb3")
    #expect(try Pitch(parsing: "H3", style: german) == "B3")
  }

  @Test func solfegeNames() throws {
    let names: [(String, NoteName)] = [
      ("Do", "C"), ("re", "D"), ("MI", "E"), ("Fa#", "F#"), ("Solb", "Gb"), ("La♭♭", "Abb"), ("six", "B##"),
      ("Sol♮", "G"),
    ]
    for (text, name) in names {
      #expect(try NoteName(parsing: text, style: solfege) == name, "\(text)")
    }
    for text in ["C", "So", "D", "Doo", "Do#b", "Ré"] {
      #expect(error(text, in: solfege) != nil, "\(text)")
    }
  }

  @Test("H is no English letter, and the English name of it is offered where that can be read") func hintForH() {
    #expect(error("H")?.description == #"cannot read "H": H is not a letter from A to G; did you mean "B"?"#)
    #expect(pitchError("H4")?.suggestion == "B4")
    #expect(pitchError("h#4")?.suggestion == "B#4")
    #expect(error("Hello")?.suggestion == nil)
    #expect(error("H4")?.suggestion == nil)
    #expect(
      error("Hes", in: german)?.description
        == #"cannot read "Hes": there is no such name as Hes, H flat is B; did you mean "B"?"#)
    #expect(pitchError("Hes3", in: german)?.suggestion == "B3")
    #expect(pitchError("Hes", in: german)?.suggestion == nil)
  }

  @Test("an error points at the first character that cannot be read") func places() {
    let places: [(String, Int)] = [
      ("C4#", 2), ("C", 1), ("", 0), ("Q4", 0), ("C♯♯♯♯4", 4), ("C𝄪𝄪4", 2), ("C♭♯4", 2), ("B♭3 ", 3), ("F𝄪x", 2),
      ("C-x", 1), ("C999", 1), ("C\u{301}4", 0), ("C4\u{301}", 1), ("C4🎸", 2), ("🎸", 0), ("C\r\n", 1),
    ]
    for (text, offset) in places {
      let error = pitchError(text)
      #expect(error?.input == text)
      #expect(error?.offset == offset, "\(text)")
    }
    #expect(error("Cisisisis", in: german)?.offset == 7)
    #expect(error("Do♯♯♯♯", in: solfege)?.offset == 5)
    #expect(
      pitchError("C4#")?.description
        == ##"cannot read "#" in "C4#" (character 3): expected nothing more after a pitch"##)
    #expect(
      pitchError("Db")?.description == #""Db" ends too soon: expected an octave number from -99 to 99, as in C4"#)
    #expect(
      error("")?.description == "the text is empty: expected a note name that begins with a letter from A to G")
    #expect(
      error("", in: german)?.description == "the text is empty: expected a note name such as C, Cis, Des, B or H")
    #expect(
      error("x", in: solfege)?.description == #"cannot read "x": expected a note name such as Do, Re♯, Mib or Si"#)
  }

  @Test(
    "random texts never trap, and what is read of them is printed and read alike",
    arguments: [
      (NotationStyle.NoteNames.english, 100_000), (.german, 100_000), (.solfege, 100_000),
    ])
  func randomTexts(noteNames: NotationStyle.NoteNames, count: Int) {
    let seed = UInt64.random(in: .min ... .max)
    print("random texts, \(noteNames), seed \(seed)")
    var texts = RandomTexts(seed: seed)
    let style = NotationStyle(noteNames: noteNames, middleC: 3)
    var names = 0
    var pitches = 0
    for _ in 0..<count {
      let text = texts.next()
      do throws(ParsingError) {
        let name = try NoteName(parsing: text, style: style)
        names += 1
        if try NoteName(parsing: name.notation(in: style), style: style) != name {
          Issue.record("name \(text.debugDescription)")
        }
      } catch {
        check(error, of: text) { corrected in (try? NoteName(parsing: corrected, style: style)) != nil }
      }
      do throws(ParsingError) {
        let pitch = try Pitch(parsing: text, style: style)
        pitches += 1
        if try Pitch(parsing: pitch.notation(in: style), style: style) != pitch {
          Issue.record("pitch \(text.debugDescription)")
        }
      } catch {
        check(error, of: text) { corrected in (try? Pitch(parsing: corrected, style: style)) != nil }
      }
    }
    #expect(names > count / 1000 && pitches > count / 1000)
  }

  /// Checks that the error is about the text, that its place is in it, and that what it suggests can be read there.
  private func check(_ error: ParsingError, of text: String, canRead: (String) -> Bool) {
    var isRight = error.input == text && error.offset <= text.count
    if let suggestion = error.suggestion {
      isRight = isRight && canRead(String(text.prefix(error.offset)) + suggestion)
    }
    if !isRight { Issue.record("\(text.debugDescription) has the error \(error)") }
  }
}

/// Texts of 0 to 7 pieces, most of them such as names are made of.
private struct RandomTexts {
  private static let pieces = [
    "C", "D", "E", "F", "G", "A", "B", "H", "c", "e", "a", "b", "h", "is", "es", "as", "s", "sis", "Do", "Re", "Mi",
    "fa",
    "Sol", "la", "SI", "#", "b", "x", "♯", "♭", "♮", "𝄪", "𝄫", "##", "bb", "0", "1", "4", "9", "99", "100", "-", "−",
    "-1",
  ]
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func next() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...7, using: &generator) {
      if generator.next() % 16 > 0 {
        text += Self.pieces[Int.random(in: Self.pieces.indices, using: &generator)]
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1_FFFF, using: &generator)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
