import MusicTheory
import TestSupport
import Testing

@Suite struct ChordParsingTests {
  @Test("CD03: the bass of Gbm over its third is B double flat") func doubleFlatBass() throws {
    let chord = try Chord(parsing: "Gbm/Bbb")
    #expect(chord.noteNames == ["Bbb", "Db", "Gb"])
  }

  @Test("RB01: unknown input is an error, never C", arguments: ["xyz", "", "H", "?", "7", "m"])
  func unknownInput(text: String) {
    #expect(throws: ParsingError.self) { try Chord(parsing: text) }
    #expect(throws: ParsingError.self) { try Scale(parsing: text) }
    #expect(throws: ParsingError.self) { try Pitch(parsing: text) }
  }

  static let roots = LetterName.allCases.flatMap { letter in
    [Accidental.flat, .natural, .sharp].map { NoteName(letter: letter, accidental: $0) }
  }

  @Test func printedChordsAreReadBack() {
    for (index, type) in LegalChordTypes.all.enumerated() {
      let root = Self.roots[index % Self.roots.count]
      let chord = Chord(type: type, root: root)
      for style: NotationStyle in [.standard, .ascii] {
        let text = chord.notation(in: style)
        #expect((try? Chord(parsing: text, style: style)) == chord, "\(text)")
      }
    }
  }

  @Test func printedChordsWithBassAreReadBackInEveryLanguage() {
    for names in NotationStyle.NoteNames.allCases {
      for accidentals in NotationStyle.Accidentals.allCases {
        let style = NotationStyle(noteNames: names, accidentals: accidentals)
        for type in ChordType.all {
          for root in Self.roots {
            for interval: Interval? in [nil, .m3, .M3, .m7, .M9] {
              let chord = Chord(type: type, root: root, bass: interval.map { root + $0 })
              let text = chord.notation(in: style)
              #expect((try? Chord(parsing: text, style: style)) == chord, "\(text)")
            }
          }
        }
      }
    }
  }

  @Test(
    "tones of what people write",
    arguments: [
      // CP01
      ("Am", "A C E"), ("F#m", "F# A C#"), ("Bdim", "B D F"), ("Dsus4", "D G A"), ("Gmaj7", "G B D F#"),
      ("E#m", "E# G# B#"), ("Cb", "Cb Eb Gb"),
      // CP03
      ("C6", "C E G A"), ("C7", "C E G Bb"), ("C5", "C G"), ("C9", "C E G Bb D"),
      // CP05, T-14
      ("Bb5", "Bb F"), ("B(b5)", "B D# F"), ("Cb5", "Cb Gb"), ("C-5", "C E Gb"), ("C(b5)", "C E Gb"),
      // CP07
      ("A7+5", "A C# E# G"), ("A7(+5)", "A C# E# G"), ("A7-5", "A C# Eb G"), ("A7(-5)", "A C# Eb G"),
      ("C7+9", "C E G Bb D#"), ("C7-9", "C E G Bb Db"), ("Cm7-5", "C Eb Gb Bb"), ("C-7-5", "C Eb Gb Bb"),
      ("C-7+5", "C Eb G# Bb"), ("C7+", "C E G# Bb"), ("C+7", "C E G# Bb"), ("C+5", "C E G#"), ("C+", "C E G#"),
      ("C-", "C Eb G"), ("C−7", "C Eb G Bb"), ("C7−5", "C E Gb Bb"), ("C-9", "C Eb G Bb D"),
      // CP13, T-21
      ("C7(b9,#9)", "C E G Bb Db D#"), ("C7b9#9", "C E G Bb Db D#"), ("C7(b5,#5)", "C E Gb G# Bb"),
      ("C7alt", "C E Gb G# Bb Db D#"),
      // CP15
      ("C7sus4", "C F G Bb"), ("A7sus4", "A D E G"), ("C7sus", "C F G Bb"), ("C9sus", "C F G Bb D"),
      ("Csus", "C F G"), ("Csus24", "C D F G"), ("Csus2sus4", "C D F G"), ("C7susb9", "C F G Bb Db"),
      ("Csus9", "C F G Bb D"), ("C11sus4", "C F G Bb D"), ("Cm7sus4", "C F G Bb"),
      // SP17
      ("Cm7", "C Eb G Bb"), ("Cdim", "C Eb Gb"), ("Cm6", "C Eb G A"),
      // spelling by interval
      ("Dm7b5", "D F Ab C"), ("Abm", "Ab Cb Eb"), ("Cdim7", "C Eb Gb Bbb"), ("Cbdim7", "Cb Ebb Gbb Bbbb"),
      ("B#aug", "B# D## F###"), ("Cb9", "Cb Eb Gb Bbb Db"), ("C(b9)", "C E G Db"), ("C7b9", "C E G Bb Db"),
      // letter case
      ("am", "A C E"), ("bb", "Bb D F"), ("b", "B D# F#"), ("bm", "B D F#"), ("bbm7", "Bb Db F Ab"),
      ("ebM7", "Eb G Bb D"), ("CMAJ7", "C E G B"), ("CMIN7", "C Eb G Bb"), ("Cmi7", "C Eb G Bb"), ("CM", "C E G"),
      // sevenths
      ("Cmaj7", "C E G B"), ("CM7", "C E G B"), ("CΔ", "C E G B"), ("CΔ7", "C E G B"), ("Cma7", "C E G B"),
      ("Cj7", "C E G B"), ("C△9", "C E G B D"), ("Cmaj", "C E G"), ("C major 7", "C E G B"), ("A minor", "A C E"),
      ("C°", "C Eb Gb"), ("Co", "C Eb Gb"), ("Co7", "C Eb Gb Bbb"), ("C°7", "C Eb Gb Bbb"), ("Cø", "C Eb Gb Bb"),
      ("Chalf-dim", "C Eb Gb Bb"), ("Cdim9", "C Eb Gb Bbb D"), ("CmM7", "C Eb G B"), ("Cm(maj7)", "C Eb G B"),
      ("C-maj7", "C Eb G B"), ("Cm(maj9)", "C Eb G B D"), ("C+maj7", "C E G# B"), ("Cmaj7#5", "C E G# B"),
      ("CdimMaj7", "C Eb Gb B"), ("Caug7", "C E G# Bb"), ("Cdom7", "C E G Bb"),
      // additions
      ("Cadd9", "C E G D"), ("C(add9)", "C E G D"), ("C add 9", "C E G D"), ("Cadd2", "C E G D"), ("C(9)", "C E G D"),
      ("Cmadd9", "C Eb G D"), ("CMadd9", "C E G D"), ("Cadd4", "C E G F"), ("Cadd9add11", "C E G D F"),
      ("C(add9, add11)", "C E G D F"), ("Cadd9,11", "C E G D F"), ("C6/9", "C E G A D"), ("C69", "C E G A D"),
      ("C6 9", "C E G A D"), ("C6(9)", "C E G A D"), ("Cm69", "C Eb G A D"), ("C7/9", "C E G Bb D"),
      ("C7/13", "C E G Bb A"), ("Cm7(11)", "C Eb G Bb F"), ("Cmaj7(9,13)", "C E G B D A"), ("Cm(b6)", "C Eb G Ab"),
      ("Cm7b6", "C Eb G Bb Ab"), ("C7(b9/#11)", "C E G Bb Db F#"), ("C7 b9", "C E G Bb Db"), ("C7,b9", "C E G Bb Db"),
      ("C7(♭9)", "C E G Bb Db"), ("C13#11", "C E G Bb D F# A"), ("C13(b9)", "C E G Bb Db F A"), ("C7no5", "C E Bb"),
      ("C(no3)", "C G"), ("C7 ", "C E G Bb"),
      ("C2", "C E G D"), ("Cm2", "C Eb G D"),
      // other schools: triangle and h, Brazil and France, Harte
      ("C^", "C E G B"), ("C^7", "C E G B"), ("C^9", "C E G B D"), ("Ch", "C Eb Gb Bb"), ("Ch7", "C Eb Gb Bb"),
      ("C7M", "C E G B"), ("C7M(9)", "C E G B D"), ("Cm7M", "C Eb G B"), ("Asus4/7", "A D E G"), ("C/9", "C E G D"),
      ("C/+9", "C E G D#"), ("C/b9", "C E G Db"), ("C/6", "C E G A"), ("C/7", "C E G Bb"), ("C7/+9", "C E G Bb D#"),
      ("C7/-9/E", "E G Bb C Db"), ("C7(4/9)", "C F G Bb D"), ("C7/4", "C F G Bb"),
      ("C:maj7", "C E G B"), ("A:min7", "A C E G"), ("D:hdim7", "D F Ab C"), ("Bb:hdim7", "Bb Db Fb Ab"),
      ("G:sus4(b7,9)", "G C D F A"), ("C:maj/3", "E G C"), ("C:min/b3", "Eb G C"), ("C:7/b7", "Bb C E G"),
      ("C:maj(9)", "C E G D"), ("C:maj(*3)", "C G"), ("C:min(*5)", "C Eb"), ("C:(1,b3,5,b7)", "C Eb G Bb"),
      ("C:maj6(9)", "C E G A D"), ("C:minmaj7", "C Eb G B"), ("C:5", "C G"), ("C:maj/2", "D C E G"),
      // one tone left out
      ("C7(no3)", "C G Bb"), ("Cmaj7no3", "C G B"), ("C9(no7)", "C E G D"), ("C9no5", "C E Bb D"),
      ("C9no3", "C D G Bb"), ("C13(no11)", "C E G Bb D A"), ("Cdim7no5", "C Eb Bbb"), ("Cdim7no3", "C Gb Bbb"),
      // the other kind of sign begins an alteration
      ("F#b9/B", "B F# A# C# G"), ("Bb#11", "Bb D F E"), ("F#b5", "F# A# C"),
      // T-27, CP09: bass first
      ("C/Bb", "Bb C E G"), ("Cm/eb", "Eb G C"), ("C/E", "E G C"), ("C6/9/E", "E G A C D"), ("C/ G", "G C E"),
      ("A/C#", "C# E A"), ("C/C", "C E G"), ("am/g", "G A C E"),
    ]) func tones(text: String, names: String) throws
  {
    let chord = try Chord(parsing: text)
    #expect(chord.noteNames.map { $0.notation(in: .ascii) }.joined(separator: " ") == names)
  }

  @Test(
    "errors point at what is unread and offer a way out",
    arguments: [
      ("", 0, nil), ("xyz", 0, nil), ("Cxyz", 2, nil), ("C4", 1, nil), ("C:", 2, nil), ("C:maj/", 6, nil),
      ("C:maj(*7)", 7, nil), ("C/3", 2, nil), ("Cm4", 2, nil),
      ("H", 0, "B"), ("Hm7", 0, "Bm7"), ("C7/", 3, nil), ("C/H", 2, "B"), ("C/E7", 3, nil), ("C//E", 2, nil),
      ("C(b9", 4, nil), ("C7b9)", 4, nil), ("C()", 2, nil), ("C7,", 3, nil), ("Cmja7", 1, "Maj7"),
      ("Csus47", 4, nil), ("C7b5#11", 1, nil), ("Cmm", 2, nil), ("C7m", 2, nil), ("C7b", 2, nil), ("Cbbbb", 4, nil),
      ("Cdim7/Hes", 6, nil), ("Cmaj7/B♭♭♭♭", 10, nil), ("C999999999999999999999", 1, nil), ("Cbbbdim7", 0, nil),
      ("Cmajj7/G", 1, "Maj7/G"), ("C7(b9,)", 6, nil), ("Cadd3", 4, nil), ("Cno7", 3, nil), ("C3", 1, nil),
      ("C9b9", 1, nil), ("Cx7x", 3, nil), ("Abba", 3, nil), ("N.C.", 0, nil), ("NC", 0, nil), ("Cno1", 3, nil),
      ("C7no9", 4, nil),
    ] as [(String, Int, String?)]) func errors(text: String, offset: Int, suggestion: String?)
  {
    do throws(ParsingError) {
      let chord = try Chord(parsing: text)
      Issue.record("\"\(text)\" was read as \(chord)")
    } catch {
      #expect(error.input == text)
      #expect(error.offset == offset, "\(error)")
      #expect(error.suggestion == suggestion, "\(error)")
      #expect(!error.description.contains("\n"))
    }
  }

  @Test func noChordHasAMessageOfItsOwn() {
    for text in ["N.C.", "NC", "n.c."] {
      #expect(throws: ParsingError(input: text, offset: 0, reason: "it says that no chord is played")) {
        try Chord(parsing: text)
      }
    }
  }

  @Test("C4 offers what could be meant") func ambiguousNumbers() {
    #expect(throws: ParsingError(input: "C4", offset: 1, reason: "a 4 alone could mean add11 or sus4, say which")) {
      try Chord(parsing: "C4")
    }
  }

  @Test("CP17: German and solfège roots only where the style asks") func languages() throws {
    let german = NotationStyle(noteNames: .german)
    #expect(try Chord(parsing: "B", style: german).root == .bb)
    #expect(try Chord(parsing: "H7", style: german).root == .b)
    #expect(try Chord(parsing: "Ais/B", style: german) == Chord(type: .major, root: .as_, bass: .bb))
    #expect(try Chord(parsing: "Esus4", style: german) == Chord(type: .sus4, root: .e))
    #expect(try Chord(parsing: "Essus4", style: german) == Chord(type: .sus4, root: .eb))
    #expect(try Chord(parsing: "Asus2/E", style: german) == Chord(type: .sus2, root: .a, bass: .e))
    #expect(try Chord(parsing: "Esm7", style: german) == Chord(type: .minor7, root: .eb))
    #expect(try Chord(parsing: "H7/F#", style: german) == Chord(type: .dominant7, root: .b, bass: .fs))
    #expect(try Chord(parsing: "H7/Fis", style: german) == Chord(type: .dominant7, root: .b, bass: .fs))
    #expect(try Chord(parsing: "H/Db", style: german) == Chord(type: .major, root: .b, bass: .db))
    #expect(throws: ParsingError.self) { try Chord(parsing: "Hes", style: german) }
    let solfege = NotationStyle(noteNames: .solfege)
    #expect(try Chord(parsing: "Solm7/Sib", style: solfege) == Chord(type: .minor7, root: .g, bass: .bb))
    #expect(try Chord(parsing: "Dodim", style: solfege) == Chord(type: .diminished, root: .c))
    #expect(Chord(type: .dominant7flat9, root: .bb).notation(in: german) == "B7(♭9)")
    #expect(Chord(type: .major, root: .c, bass: .bb).notation(in: solfege) == "Do/Si♭")
  }

  @Test func randomTextNeverTraps() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "C", "G", "a", "H", "b", "#", "♭", "♯", "♮", "x", "𝄪", "𝄫", "2", "4", "5", "6", "7", "9", "11", "13", "99",
      "m", "M", "ma", "maj", "j", "Δ", "dim", "°", "o", "ø", "half", "aug", "+", "-", "−", "sus", "add", "no", "alt",
      ":", "*", "h", "^",
      "(", ")", ",", "/", " ", "é", "e\u{301}", "\u{0}", "🎸",
    ]
    let styles = NotationStyle.NoteNames.allCases.map { NotationStyle(noteNames: $0) }
    var readable = 0
    for _ in 0..<200_000 {
      let length = Int(generator.next() % 8)
      var text = generator.next() % 4 == 0 ? "" : "C"
      for _ in 0..<length { text += pieces[Int(generator.next() % UInt64(pieces.count))] }
      let style = styles[Int(generator.next() % 16 == 0 ? generator.next() % 3 : 0)]
      do throws(ParsingError) {
        let chord = try Chord(parsing: text, style: style)
        readable += 1
        let printed = chord.notation(in: style)
        // Asking first spares the cost of so many expectations.
        if (try? Chord(parsing: printed, style: style)) != chord { Issue.record("\(text) with seed \(seed)") }
      } catch {
        if error.offset > text.count { Issue.record("\(text) with seed \(seed)") }
      }
    }
    print("\(readable) of 200 000 random texts are chords, seed \(seed)")
  }
}
