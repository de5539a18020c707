/// Reading chords that people typed.
extension Chord {
  /// Creates the chord that a text writes, the whole of it: "Cm7b5/Gb", "F#maj7", "am", "B♭7(♭9,♯9)".
  ///
  /// A flat or sharp right behind the root's letter belongs to the root: "Cb9" is C-flat nine, "C7b9" and "C(b9)" are
  /// not; one of the other kind than the root's begins an alteration: "F#b9" is F♯(♭9). Root and bass are read as
  /// ``NoteName/init(parsing:style:)`` reads them; what symbols and spellings the middle part may have is told by
  /// ``ChordType/inventory`` and ``ChordType/init(parsing:)``.
  ///
  /// Throws a ``ParsingError`` that points at what could not be read, also where a tone would need more than three sharps
  /// or flats.
  public init(parsing text: String, style: NotationStyle = .standard) throws(ParsingError) {
    self = try text.reading { reader throws(ParsingError.Place) in try reader.expectChord(style: style) }
  }
}

extension ChordType {
  /// Creates the type that a text writes as behind a root: "m7", "maj7", "7(b9)", "sus4"; "M" is the major triad.
  ///
  /// Throws a ``ParsingError`` that points at what could not be read, and where the text is empty.
  public init(parsing text: String) throws(ParsingError) {
    self = try text.reading { reader throws(ParsingError.Place) in
      if reader.isAtEnd { throw reader.unknownSymbol }
      var symbols = ChordSymbolReader(reader)
      let type = try symbols.expectType()
      try symbols.reader.expectEnd(after: "a chord symbol")
      return type
    }
  }
}

extension NoteReader {
  fileprivate mutating func expectChord(style: NotationStyle) throws(ParsingError.Place) -> Chord {
    if ["n.c.", "n.c", "nc", "n"].contains(remainingText.trimmed.lowercased()) {
      throw place("it says that no chord is played")
    }
    let root = try expectRoot(style: style)
    var symbols = ChordSymbolReader(self)
    let type = try symbols.expectType()
    self = symbols.reader
    var bass: NoteName?
    if skip("/") {
      _ = skip(" ")
      bass = symbols.isBehindColon ? root + (try expectBassDegree()) : try expectName(style: style)
      while skip(" ") {}
      try expectEnd(after: "the bass")
    }
    let chord = Chord(type: type, root: root, bass: bass)
    guard chord.names.areReadable else {
      throw ParsingError.Place(offset: 0, reason: "a tone of this chord would need more than three sharps or flats")
    }
    return chord
  }

  private mutating func expectBassDegree() throws(ParsingError.Place) -> Interval {
    guard let interval = readDegree() else { throw place("expected the degree of the bass, such as 3 or b7") }
    return interval.simple
  }

  private mutating func expectRoot(style: NotationStyle) throws(ParsingError.Place) -> NoteName {
    let start = self
    if style.noteNames == .english, skip("H") || skip("h") {
      throw start.place("expected a root from A to G", suggestion: "B" + remainingText)
    }
    let root = try expectName(style: style, allowsOtherSigns: true)
    // "Esus4" in German is E, not E♭, since no symbol begins with "us".
    var probe = self
    guard style.noteNames == .german, root == .eb || root == .ab, probe.skip("us") else { return root }
    skip(-1)
    return root + .A1
  }
}
