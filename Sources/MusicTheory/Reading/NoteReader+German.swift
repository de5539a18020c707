/// Reading German names: H is the English B and B its flat; "is" raises, "es" lowers, and after A and E a mere "s" does.
///
/// Signs are read too, as song books mix them: F# is Fis and Db is Des. Only behind B and before the flat of H they are
/// not, where two schools would mean two notes.
extension NoteReader {
  mutating func expectGermanName() throws(ParsingError.Place) -> NoteName {
    let start = self
    let isH = read("h")
    guard let letter = isH ? .b : readLetter() else {
      throw place("expected a note name such as C, Cis, Des, B or H")
    }
    if letter == .b, !isH { return NoteName(letter: .b, accidental: .flat) }

    var probe = self
    let signs = probe.readSigns()
    if probe.position > position, !(isH && signs < .natural) {
      self = probe
      return NoteName(letter: letter, accidental: signs)
    }
    let sharps = try count("is")
    if sharps > 0 { return NoteName(letter: letter, accidental: Accidental(semitones: sharps)) }

    var flats = 0
    if letter == .a || letter == .e {
      // The s of "Asus4" and "Esus4" belongs to a chord.
      guard !isAt("sus"), read("s") else { return NoteName(letter: letter) }
      flats = 1
      if letter == .a { flats += try count("as", after: flats) }
    }
    if flats <= 1 { flats += try count("es", after: flats) }
    if isH, flats == 1 {
      var error = start.place("there is no such name as Hes, H flat is B", suggestion: "B" + remainingText)
      error.isGuess = true
      throw error
    }
    return NoteName(letter: letter, accidental: Accidental(semitones: -flats))
  }

  /// Reads a syllable as often as it stands here, and throws where that makes more than three with those before.
  private mutating func count(_ syllable: StaticString, after before: Int = 0) throws(ParsingError.Place) -> Int {
    var count = 0
    while isAt(syllable) {
      guard before + count < 3 else { throw place("expected at most three sharps or three flats") }
      skip(syllable)
      count += 1
    }
    return count
  }
}
