import MusicTheory
import TestSupport
import Testing

@Suite struct ScaleParsingTests {
  static let styles = NotationStyle.NoteNames.allCases.flatMap { names in
    NotationStyle.Accidentals.allCases.map { NotationStyle(noteNames: names, accidentals: $0) }
  }

  @Test(arguments: styles) func whatIsPrintedIsRead(style: NotationStyle) throws {
    for type in ScaleType.all {
      for root in NoteName.common {
        let scale = Scale(type: type, root: root)
        let text = scale.notation(in: style)
        if scale.names.allSatisfy(\.accidental.isCommon) {
          let read = try Scale(parsing: text, style: style)
          #expect(read == scale, "\(text)")
          #expect(read.description == scale.description)
        } else {
          #expect(throws: ParsingError.self, "\(text)") { try Scale(parsing: text, style: style) }
        }
      }
    }
  }

  @Test func everyAliasIsReadHoweverItIsTyped() throws {
    for entry in ScaleType.inventory {
      for name in [entry.type.notation(in: .ascii)] + entry.aliases {
        let joined = name.filter { $0 != " " && $0 != "-" }
        for text in [
          "C \(name)", "c \(name.uppercased())", "C\(joined)", "C-\(name) scale", " C   \(name)\t",
          "C_" + name.map { $0 == " " ? "_" : String($0) }.joined(),
          "C " + name.map { $0 == "#" ? "sharp " : String($0) }.joined(),
        ] {
          #expect(try Scale(parsing: text) == Scale(type: entry.type, root: .c), "\(text)")
        }
      }
    }
  }

  @Test(arguments: [
    ("F# minor", "F#", ScaleType.minor), ("bb mixolydian", "Bb", .mixolydian), ("D dorian", "D", .dorian),
    ("A minor pentatonic", "A", .pentatonicMinor), ("A pentatonic minor", "A", .pentatonicMinor),
    ("Am", "A", .minor), ("A m", "A", .minor), ("Amin", "A", .minor), ("A-", "A", .minor), ("Am scale", "A", .minor),
    ("CM", "C", .major), ("C M", "C", .major), ("C Maj", "C", .major), ("C MAJ", "C", .major), ("cm", "C", .minor),
    ("C", "C", .major), ("bb", "Bb", .major), ("b", "B", .major), ("C scale", "C", .major), ("C# ", "C#", .major),
    ("e phrygian dominant", "E", .phrygianDominant), ("E PHRYGIAN-DOMINANT", "E", .phrygianDominant),
    ("A natural minor", "A", .minor), ("A aeolian mode", "A", .minor), ("G super locrian", "G", .altered),
    ("A blues", "A", .pentatonicBlues), ("C whole tone", "C", .wholeTone), ("C whole-tone", "C", .wholeTone),
    ("C half-whole diminished", "C", .diminishedHalfWhole), ("C jazz minor", "C", .melodicMinor),
    ("Aminor", "A", .minor), ("A minor", "A", .minor), ("a_minor", "A", .minor),
    ("Am pentatonic", "A", .pentatonicMinor),
    ("F♯ lydian ♭7", "F#", .lydianDominant), ("F## locrian", "F##", .locrian), ("Fx locrian", "F##", .locrian),
    ("C Dorian Sharp 4", "C", .dorianSharp4), ("C mixolydian flat 6", "C", .mixolydianFlat6),
    ("C dorianSharp4", "C", .dorianSharp4), ("C locrian double flat 7", "C", .locrianDoubleFlat7),
    ("C locrian ♮6", "C", .locrianSharp6), ("B\u{266D} major", "Bb", .major),
    // A flat right after the letter is the root's, unless only without it a scale is named.
    ("B blues", "B", .pentatonicBlues), ("Bb blues", "Bb", .pentatonicBlues), ("Bblues", "B", .pentatonicBlues),
    ("Bbblues", "Bb", .pentatonicBlues), ("Ebebop", "E", .bebopDominant), ("Ebbebop major", "Eb", .bebopMajor),
    ("C#blues", "C#", .pentatonicBlues), ("Ab major", "Ab", .major), ("Abmajor", "Ab", .major), ("Bbm", "Bb", .minor),
  ]) func reads(text: String, root: NoteName, type: ScaleType) throws {
    #expect(try Scale(parsing: text) == Scale(type: type, root: root))
  }

  @Test func modalNamesAreKept() throws {
    #expect(try Scale(parsing: "A aeolian").description == "A Aeolian")
    #expect(try Scale(parsing: "A natural minor").description == "A Natural Minor")
    #expect(try Scale(parsing: "Am").description == "A Minor")
    #expect(try Scale(parsing: "C ionian").description == "C Ionian")
  }

  @Test func germanAndSolfegeOnRequest() throws {
    let german = NotationStyle(noteNames: .german)
    #expect(try Scale(parsing: "B-Dur", style: german) == Scale(type: .major, root: "Bb"))
    #expect(try Scale(parsing: "h moll", style: german) == Scale(type: .minor, root: "B"))
    #expect(try Scale(parsing: "fis-Moll", style: german) == Scale(type: .minor, root: "F#"))
    #expect(try Scale(parsing: "As dorian", style: german) == Scale(type: .dorian, root: "Ab"))
    #expect(try Scale(parsing: "Es", style: german) == Scale(type: .major, root: "Eb"))
    #expect(try Scale(parsing: "B blues", style: german) == Scale(type: .pentatonicBlues, root: "Bb"))
    #expect(try Scale(parsing: "F# moll", style: german) == Scale(type: .minor, root: "F#"))
    #expect(try Scale(parsing: "Eblues", style: german) == Scale(type: .pentatonicBlues, root: "E"))
    #expect(try Scale(parsing: "Bblues", style: german) == Scale(type: .pentatonicBlues, root: "Bb"))
    let solfege = NotationStyle(noteNames: .solfege)
    #expect(try Scale(parsing: "Sol mixolydian", style: solfege) == Scale(type: .mixolydian, root: "G"))
    #expect(try Scale(parsing: "Sib blues", style: solfege) == Scale(type: .pentatonicBlues, root: "Bb"))
    #expect(try Scale(parsing: "Siblues", style: solfege) == Scale(type: .pentatonicBlues, root: "B"))
    #expect(throws: ParsingError.self) { try Scale(parsing: "Blues", style: german) }
    #expect(throws: ParsingError.self) { try Scale(parsing: "Fis moll") }
  }

  @Test(arguments: [
    (
      "C majro", #"cannot read "majro" in "C majro" (character 3): no such scale; did you mean "major"?"#
    ),
    (
      "F# minor pentatonik",
      #"cannot read "minor pentatonik" in "F# minor pentatonik" (character 4): no such scale; "#
        + #"did you mean "minor pentatonic"?"#
    ),
    ("C foo", #"cannot read "foo" in "C foo" (character 3): no such scale"#),
    ("Cm7", #"cannot read "m7" in "Cm7" (character 2): no such scale"#),
    ("H minor", #"cannot read "H minor": H is not a letter from A to G; did you mean "B minor"?"#),
    ("Hello", #"cannot read "Hello": H is not a letter from A to G"#),
    ("xyz", #"cannot read "xyz": x is not a letter from A to G"#),
    ("7", #"cannot read "7": expected a note name that begins with a letter from A to G"#),
    ("", #"the text is empty: expected a root and a scale, as in "C major""#),
    ("  ", #""  " ends too soon: expected a root and a scale, as in "C major""#),
    ("dorian", #"cannot read "dorian": expected a root in front of the scale; did you mean "C dorian"?"#),
    ("blues", #"cannot read "blues": expected a root in front of the scale; did you mean "C blues"?"#),
    ("A b major", #"cannot read "A b major": an accidental stands right after its letter; did you mean "Ab major"?"#),
    ("A ♯", #"cannot read "A ♯": an accidental stands right after its letter; did you mean "A♯"?"#),
    (
      "C####",
      ##"cannot read "#" in "C####" (character 5): expected at most three sharps or three flats, and only one kind"##
    ),
    (
      "C#b", #"cannot read "b" in "C#b" (character 3): expected at most three sharps or three flats, and only one kind"#
    ),
    (
      "B### major",
      #"cannot read "B### major": its names would need more than three sharps or flats; did you mean "D Major"?"#
    ),
  ]) func mistakesAreExplained(text: String, message: String) {
    let error = #expect(throws: ParsingError.self) { try Scale(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func suggestionsCanBeRead() throws {
    for text in ["C majro", "H minor", "h-moll", "blues", "A b major", "B### major", "D doriann", "C lydain b7"] {
      let error = try #require(throws: ParsingError.self) { try Scale(parsing: text) }
      let suggestion = try #require(error.suggestion, "\(text)")
      #expect(throws: Never.self) { try Scale(parsing: text.dropLast(error.unread.count) + suggestion) }
    }
  }

  @Test func noTextTraps() {
    let seed = UInt64.random(in: 0 ... .max)
    print("ScaleParsingTests.noTextTraps: seed \(seed)")
    var numbers = SplitMix64(seed: seed)
    let pieces = [
      "A", "b", "B", "C", "e", "F", "G", "H", "#", "##", "♯", "♭", "𝄪", "𝄫", "♮", "x", " ", "  ", "-", "_", "−", "\t",
      "m",
      "M", "maj", "minor", "min", "major", "blues", "dorian", "scale", "mode", "sharp", "flat", "double", "4", "es",
      "is",
      "Sol", "do", "\r\n", "\0", "\u{301}", "İ", "ß", "é", "👩‍👩‍👧", "\u{FEFF}", "majro",
    ]
    var read = 0
    for _ in 0..<200_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...5, using: &numbers) {
        if Int.random(in: 0..<8, using: &numbers) == 0 {
          let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &numbers)) ?? "?"
          text.unicodeScalars.append(scalar)
        } else {
          text += pieces.randomElement(using: &numbers)!
        }
      }
      let isForeign = Int.random(in: 0..<10, using: &numbers) == 0
      let style = isForeign ? Self.styles.randomElement(using: &numbers)! : .standard
      do throws(ParsingError) {
        let scale = try Scale(parsing: text, style: style)
        read += 1
        if (try? Scale(parsing: scale.notation(in: style), style: style)) != scale {
          Issue.record("\(scale) was read from \(text.debugDescription) and is not read from its own notation")
        }
      } catch {
        if error.input != text || error.offset > text.count || error.description.contains(where: \.isNewline) {
          Issue.record("\(text.debugDescription) gives a wrong error: \(error)")
        }
      }
    }
    #expect(read > 1000)
  }
}
