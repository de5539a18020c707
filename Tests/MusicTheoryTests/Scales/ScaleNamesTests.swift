import MusicTheory
import Testing

/// The names by which people look for scales, and what they expect: degrees of the major scale.
@Suite struct ScaleNamesTests {
  @Test(arguments: [
    ("ionian pentatonic", "1 3 4 5 7"),
    ("mixolydian pentatonic", "1 3 4 5 b7"),
    ("indian", "1 3 4 5 b7"),
    ("ritusen", "1 2 4 5 6"),
    ("egyptian", "1 2 4 5 b7"),
    ("neapolitan major pentatonic", "1 3 4 b5 b7"),
    ("vietnamese 1", "1 b3 4 5 b6"),
    ("pelog", "1 b2 b3 5 b6"),
    ("kumoijoshi", "1 b2 4 5 b6"),
    ("lydian pentatonic", "1 3 #4 5 7"),
    ("chinese", "1 3 #4 5 7"),
    ("malkos raga", "1 b3 4 b6 b7"),
    ("locrian pentatonic", "1 b3 4 b5 b7"),
    ("minor seven flat five pentatonic", "1 b3 4 b5 b7"),
    ("vietnamese 2", "1 b3 4 5 b7"),
    ("minor six pentatonic", "1 b3 4 5 6"),
    ("flat three pentatonic", "1 2 b3 5 6"),
    ("kumoi", "1 2 b3 5 6"),
    ("flat six pentatonic", "1 2 3 5 b6"),
    ("scriabin", "1 b2 3 5 6"),
    ("whole tone pentatonic", "1 3 b5 b6 b7"),
    ("lydian #5p pentatonic", "1 3 #4 #5 7"),
    ("lydian dominant pentatonic", "1 3 #4 5 b7"),
    ("minor #7m pentatonic", "1 b3 4 5 7"),
    ("super locrian pentatonic", "1 b3 b4 b5 b7"),
    ("piongio", "1 2 4 5 6 b7"),
    ("prometheus neapolitan", "1 b2 3 #4 6 b7"),
    ("mystery #1", "1 b2 3 b5 b6 b7"),
    ("six tone symmetric", "1 b2 3 4 #5 6"),
    ("messiaen's mode #1", "1 2 3 #4 #5 #6"),
    ("messiaen's mode #5", "1 b2 4 #4 5 7"),
    ("locrian major", "1 2 3 4 b5 b6 b7"),
    ("arabian", "1 2 3 4 b5 b6 b7"),
    ("double harmonic lydian", "1 b2 3 #4 5 b6 7"),
    ("pomeroy", "1 b2 #2 3 #4 b6 b7"),
    ("melodic minor fifth mode", "1 2 3 4 5 b6 b7"),
    ("melodic minor second mode", "1 b2 b3 4 5 6 b7"),
    ("superlocrian diminished", "1 b2 b3 b4 b5 b6 bb7"),
    ("locrian 6", "1 b2 b3 4 b5 6 b7"),
    ("augmented heptatonic", "1 #2 3 4 5 #5 7"),
    ("altered dorian", "1 2 b3 #4 5 6 b7"),
    ("leading whole tone", "1 2 3 #4 #5 b7 7"),
    ("lydian minor", "1 2 3 #4 5 b6 b7"),
    ("spanish", "1 b2 3 4 5 b6 b7"),
    ("balinese", "1 b2 b3 4 5 b6 7"),
    ("gypsy", "1 b2 3 4 5 b6 7"),
    ("hungarian major", "1 #2 3 #4 5 6 b7"),
    ("oriental", "1 b2 3 4 b5 6 b7"),
    ("flamenco", "1 b2 b3 3 #4 5 b7"),
    ("todi raga", "1 b2 b3 #4 5 b6 7"),
    ("major augmented", "1 2 3 4 #5 6 7"),
    ("messiaen's mode #4", "1 b2 2 4 #4 5 b6 7"),
    ("purvi raga", "1 b2 3 4 #4 5 b6 7"),
    ("spanish heptatonic", "1 b2 b3 3 4 5 b6 b7"),
    ("bebop locrian", "1 b2 b3 4 b5 5 b6 b7"),
    ("minor bebop", "1 2 b3 4 5 b6 b7 7"),
    ("ichikosucho", "1 2 3 4 b5 5 6 7"),
    ("minor six diminished", "1 2 b3 4 5 b6 6 7"),
    ("messiaen's mode #2", "1 b2 b3 3 #4 5 6 b7"),
    ("kafi raga", "1 b3 3 4 5 6 b7 7"),
    ("messiaen's mode #6", "1 2 3 4 #4 #5 #6 7"),
    ("composite blues", "1 2 b3 3 4 b5 5 6 b7"),
    ("messiaen's mode #3", "1 2 b3 3 #4 5 b6 b7 7"),
    ("messiaen's mode #7", "1 b2 2 b3 4 #4 5 b6 6 7"),
    ("minor hexatonic", "1 2 b3 4 5 b7"),
    ("major hexatonic", "1 2 3 4 5 6"),
    ("octatonic", "1 2 b3 4 b5 b6 6 7"),
    ("octatonic whole-half", "1 2 b3 4 b5 b6 6 7"),
    ("octatonic half-whole", "1 b2 b3 3 #4 5 6 b7"),
    ("half-whole", "1 b2 b3 3 #4 5 6 b7"),
    ("whole-half", "1 2 b3 4 b5 b6 6 7"),
    ("locrian natural 2", "1 2 b3 4 b5 b6 b7"),
    ("yo", "1 2 4 5 6"),
    ("ritsusen", "1 2 4 5 6"),
    ("messiaen 3", "1 2 b3 3 #4 5 b6 b7 7"),
    ("mode 3 of limited transposition", "1 2 b3 3 #4 5 b6 b7 7"),
    ("Messiaen's Mode 3", "1 2 b3 3 #4 5 b6 b7 7"),
    ("messiaens mode 6", "1 2 3 4 #4 #5 #6 7"),
    ("neopolitan major", "1 b2 b3 4 5 6 7"),
    ("blues", "1 b3 4 b5 5 b7"),
    ("minor blues", "1 b3 4 b5 5 b7"),
    ("pentatonic blues", "1 b3 4 b5 5 b7"),
    ("pentatonic minor", "1 b3 4 5 b7"),
    ("diminished half-whole", "1 b2 b3 3 #4 5 6 b7"),
    ("diminished", "1 2 b3 4 b5 b6 6 7"),
  ]) func everyUsualNameIsKnown(name: String, degrees: String) throws {
    for text in ["C \(name)", "F# \(name.uppercased()) scale", "Bb\t\(name)"] {
      let scale = try Scale(parsing: text)
      #expect(
        scale.pitchClasses == Scale(type: try ScaleType(degrees: degrees), root: scale.root).pitchClasses, "\(text)")
    }
    #expect(try Scale(parsing: "C \(name)").type.intervals.map(\.degreeNotation).joined(separator: " ") == degrees)
  }

  @Test(arguments: [
    (ScaleType.pentatonicMinor, "Minor Pentatonic"), (.pentatonicMajor, "Major Pentatonic"),
    (.pentatonicBlues, "Blues"), (.bluesMajor, "Major Blues"), (.diminishedHalfWhole, "Half-Whole Diminished"),
    (.diminished, "Whole-Half Diminished"), (.messiaen3, "Messiaen's Mode 3"), (.naturalMinor, "Natural Minor"),
  ]) func namesArePrintedInAMusiciansOrder(type: ScaleType, name: String) {
    #expect(type.description == name)
  }

  @Test func theBluesHasAFlatFifth() throws {
    #expect(try Scale(parsing: "A blues").noteNames == ["A", "C", "D", "Eb", "E", "G"])
    #expect(try Scale(parsing: "F# blues").noteNames == ["F#", "A", "B", "C", "C#", "E"])
    #expect(try Scale(parsing: "A minor blues").description == "A Blues")
  }
}
