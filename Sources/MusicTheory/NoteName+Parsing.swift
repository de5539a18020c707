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
  }
}

extension String {
  /// Hands the text's bytes to a reader and completes its error with the text.
  func reading<Value>(
    _ read: (inout NoteReader) throws(ParsingError.Place) -> Value
  ) throws(ParsingError) -> Value {
    var text = self
    let result: Result<Value, ParsingError.Place> = text.withUTF8 { bytes in
      var reader = NoteReader(bytes)
      do throws(ParsingError.Place) {
        return .success(try read(&reader))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let value): return value
    case .failure(let place):
      throw ParsingError(input: self, offset: place.offset, reason: place.reason, suggestion: place.suggestion)
    }
  }
}

extension NoteReader {
  func place(_ reason: String, suggestion: String? = nil) -> ParsingError.Place {
    ParsingError.Place(offset: characterOffset, reason: reason, suggestion: suggestion)
  }

  mutating func expectName(style: NotationStyle) throws(ParsingError.Place) -> NoteName {
    guard style.noteNames == .english else { return try expectName(in: style) }
    guard let letter = readLetter() else {
      throw place("expected a note name that begins with a letter from A to G")
    }
    return NoteName(letter: letter, accidental: try expectAccidental())
  }

  mutating func expectAccidental() throws(ParsingError.Place) -> Accidental {
    guard let accidental = readAccidental() else { throw place("expected at most three sharps or three flats") }
    return accidental
  }

  /// Reads the longest name of the style's language that stands here, in any case and with either kind of signs.
  private mutating func expectName(in style: NotationStyle) throws(ParsingError.Place) -> NoteName {
    let rest = remainingText.lowercased()
    var best: (name: NoteName, length: Int)?
    for name in NoteName.common {
      for accidentals in NotationStyle.Accidentals.allCases {
        let text = name.notation(in: NotationStyle(noteNames: style.noteNames, accidentals: accidentals)).lowercased()
        if rest.hasPrefix(text), text.utf8.count > best?.length ?? 0 { best = (name, text.utf8.count) }
      }
    }
    guard let best else {
      let example = style.noteNames == .german ? "C, Cis, Des, B or H" : "Do, Re♯, Mib or Si"
      throw place("expected a note name such as \(example)")
    }
    skip(best.length)
    return best.name
  }

  func expectEnd(after what: String) throws(ParsingError.Place) {
    if !isAtEnd { throw place("expected nothing more after \(what)") }
  }
}
