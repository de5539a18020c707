import MusicTheory
import Testing

@Suite struct NoteNameNotationTests {
  private func names(_ noteNames: NotationStyle.NoteNames, _ accidental: Accidental) -> [String] {
    let style = NotationStyle(noteNames: noteNames, accidentals: .ascii)
    return LetterName.allCases.map { NoteName(letter: $0, accidental: accidental).notation(in: style) }
  }

  @Test func english() {
    #expect(names(.english, .natural) == ["C", "D", "E", "F", "G", "A", "B"])
    #expect(names(.english, .sharp) == ["C#", "D#", "E#", "F#", "G#", "A#", "B#"])
    #expect(names(.english, .flat) == ["Cb", "Db", "Eb", "Fb", "Gb", "Ab", "Bb"])
    #expect(("F##" as NoteName).notation(in: .standard) == "F𝄪")
    #expect(("Bbbb" as NoteName).notation(in: .standard) == "B♭♭♭")
  }

  @Test("CP17: German B is B flat, H is B") func german() {
    #expect(names(.german, .natural) == ["C", "D", "E", "F", "G", "A", "H"])
    #expect(names(.german, .sharp) == ["Cis", "Dis", "Eis", "Fis", "Gis", "Ais", "His"])
    #expect(names(.german, .flat) == ["Ces", "Des", "Es", "Fes", "Ges", "As", "B"])
    #expect(names(.german, .doubleSharp) == ["Cisis", "Disis", "Eisis", "Fisis", "Gisis", "Aisis", "Hisis"])
    #expect(names(.german, .doubleFlat) == ["Ceses", "Deses", "Eses", "Feses", "Geses", "Asas", "Heses"])
  }

  @Test func solfege() {
    #expect(names(.solfege, .natural) == ["Do", "Re", "Mi", "Fa", "Sol", "La", "Si"])
    #expect(names(.solfege, .flat) == ["Dob", "Reb", "Mib", "Fab", "Solb", "Lab", "Sib"])
    #expect(NoteName.fs.notation(in: NotationStyle(noteNames: .solfege)) == "Fa♯")
  }

  @Test("in every style, 49 names have 49 texts") func textsDiffer() {
    for style in NotationStyle.every {
      #expect(Set(NoteName.common.map { $0.notation(in: style) }).count == 49)
    }
  }

  @Test func pitchesCountOctavesFromTheStylesMiddleC() {
    for middleC in 3...5 {
      let style = NotationStyle(accidentals: .ascii, middleC: middleC)
      #expect((60 as Pitch).notation(in: style) == "C\(middleC)")
      #expect(("Cb4" as Pitch).notation(in: style) == "Cb\(middleC)")
      #expect(("B-1" as Pitch).notation(in: style) == "B\(middleC - 5)")
    }
  }
}

extension NotationStyle {
  /// All languages, signs and middle Cs.
  static let every: [NotationStyle] = NoteNames.allCases.flatMap { noteNames in
    Accidentals.allCases.flatMap { accidentals in
      (3...5).map { NotationStyle(noteNames: noteNames, accidentals: accidentals, middleC: $0) }
    }
  }
}
