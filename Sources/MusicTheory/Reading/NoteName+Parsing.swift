/// Reading names and pitches that people typed.
extension NoteName {
  /// Creates the name that a text writes, the whole of it: "Bb", "f♯", "Cx"; "Es" or "H" only in a German style.
  ///
  /// Sharps are # ♯, doubled ## x 𝄪; flats are b ♭, doubled bb 𝄫; ♮ is read too. Letters may be small.
  /// Throws a ``ParsingError`` that points at what could not be read; more than three sharps or flats cannot.
  public init(parsing text: String, style: NotationStyle = .standard) throws(ParsingError) {
    self = try text.reading { reader throws(ParsingError.Place) in
      let name = try reader.expectName(style: style)
      try reader.expectEnd(after: "a note name")
      return name
    }
  }
}

extension NoteName {
  /// Returns the names that a text lists, with or without blanks, commas and hyphens between them: "DAEAC#E", "F A C".
  ///
  /// Throws a ``ParsingError`` that points at what could not be read, and where there is no name.
  package static func list(parsing text: String, style: NotationStyle) throws(ParsingError) -> [NoteName] {
    try text.reading { reader throws(ParsingError.Place) in
      var names: [NoteName] = []
      reader.skipBlanks()
      repeat {
        names.append(try reader.expectName(style: style))
        reader.skipBlanks()
        if reader.read(",") || reader.read("-") { reader.skipBlanks() } else if reader.isAtEnd { break }
      } while true
      return names
    }
  }
}

extension Pitch {
  /// Creates the pitch that a text writes, the whole of it: "Bb3", "F♯-1", "c4".
  ///
  /// Names are read as ``NoteName/init(parsing:style:)`` reads them; the octave has one or two digits and is counted as
  /// the style's middle C says. Throws a ``ParsingError`` that points at what could not be read.
  public init(parsing text: String, style: NotationStyle = .standard) throws(ParsingError) {
    self = try text.reading { reader throws(ParsingError.Place) in
      let name = try reader.expectName(style: style)
      guard let octave = reader.readOctave() else {
        throw reader.place("expected an octave number from -99 to 99, as in C4")
      }
      try reader.expectEnd(after: "a pitch")
      return Pitch(noteName: name, octave: octave + 4 - style.middleC)
    }
  }
}

extension Accidental {
  /// The accidental that a text writes, the whole of it, or `nil`.
  init?(reading text: String) {
    guard
      let accidental = try? text.reading({ reader throws(ParsingError.Place) in
        let accidental = try reader.expectAccidental()
        try reader.expectEnd(after: "an accidental")
        return accidental
      })
    else { return nil }
    self = accidental
  }
}

extension ParsingError {
  /// An error that does not know its text yet: readers see bytes only.
  struct Place: Error {
    var offset: Int
    var reason: String
    var suggestion: String?
    /// Whether the suggestion was made without knowing what follows, so that it counts only if it can be read.
    var isGuess = false
  }
}

extension String {
  /// Hands the text's bytes to a reader and completes its error with the text.
  func reading<Value>(
    _ read: (inout NoteReader) throws(ParsingError.Place) -> Value
  ) throws(ParsingError) -> Value {
    switch attempt(read) {
    case .success(let value): return value
    case .failure(var place):
      if place.isGuess, let guess = place.suggestion {
        let corrected = String(prefix(place.offset)) + guess
        if case .failure = corrected.attempt(read) { place.suggestion = nil }
      }
      throw ParsingError(input: self, offset: place.offset, reason: place.reason, suggestion: place.suggestion)
    }
  }

  private func attempt<Value>(
    _ read: (inout NoteReader) throws(ParsingError.Place) -> Value
  ) -> Result<Value, ParsingError.Place> {
    var text = self
    return text.withUTF8 { bytes in
      var reader = NoteReader(bytes)
      do throws(ParsingError.Place) {
        return .success(try read(&reader))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension NoteReader {
  /// An error at the position. Kept out of line, since inlined it doubles the time of readers that do not fail.
  @inline(never)
  func place(_ reason: String, suggestion: String? = nil) -> ParsingError.Place {
    ParsingError.Place(offset: characterOffset, reason: reason, suggestion: suggestion)
  }

  /// A note name; with `allowsOtherSigns`, a sharp behind a flat or the like is left to be read as something else.
  mutating func expectName(
    style: NotationStyle, allowsOtherSigns: Bool = false
  ) throws(ParsingError.Place) -> NoteName {
    let letter: LetterName
    switch style.noteNames {
    case .german: return try expectGermanName()
    case .english: letter = try expectEnglishLetter()
    case .solfege: letter = try expectSyllable()
    }
    return NoteName(letter: letter, accidental: allowsOtherSigns ? readSigns() : try expectAccidental())
  }

  private mutating func expectEnglishLetter() throws(ParsingError.Place) -> LetterName {
    guard let letter = readLetter() else {
      guard isAt("h") else { throw place("expected a note name that begins with a letter from A to G") }
      var error = place("H is not a letter from A to G", suggestion: "B" + remainingText.dropFirst())
      error.isGuess = true
      throw error
    }
    return letter
  }

  private mutating func expectSyllable() throws(ParsingError.Place) -> LetterName {
    guard let letter = readSyllable() else { throw place("expected a note name such as Do, Re♯, Mib or Si") }
    return letter
  }

  mutating func expectAccidental() throws(ParsingError.Place) -> Accidental {
    guard let accidental = readAccidental() else {
      throw place("expected at most three sharps or three flats, and only one kind")
    }
    return accidental
  }

  func expectEnd(after what: String) throws(ParsingError.Place) {
    if !isAtEnd { throw place("expected nothing more after \(what)") }
  }
}
