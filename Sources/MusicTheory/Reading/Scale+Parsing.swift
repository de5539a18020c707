/// Reading scales that people typed.
extension Scale {
  /// Creates the scale that a text names, a root and a type: "F# minor", "B♭ mixolydian", "Am", "d-dorian", "C".
  ///
  /// The root is read as ``NoteName/init(parsing:style:)`` reads names. The type is a name or an alias of
  /// ``ScaleType/inventory``, in any case, with blanks, hyphens or nothing between words; "sharp" and "flat" may be words,
  /// and "scale" may follow. A root alone is major; "M" is major, "m" and "-" are minor. In place of a name, a formula may
  /// stand as ``ScaleType/init(degrees:)`` reads it: "C 1 2 b3 5 6".
  ///
  /// A flat right after the letter belongs to the root ("Bb blues", "Ab major"), unless only without it a scale is named:
  /// "Bblues" is B blues. A flat after a blank does not: "A b major" is an error.
  ///
  /// Throws a ``ParsingError`` that points at what could not be read, also for a scale whose names would need more than
  /// three sharps or flats, as B♯♯♯ major would.
  public init(parsing text: String, style: NotationStyle = .standard) throws(ParsingError) {
    let scale = try text.reading { reader throws(ParsingError.Place) in
      reader.skipBlanks()
      guard let scale = reader.readScale(style: style) else { throw reader.placeOfScaleMistake(style: style) }
      return scale
    }
    guard scale.names.areReadable else {
      throw ParsingError(
        input: text, offset: 0, reason: "its names would need more than three sharps or flats",
        suggestion: scale.simplified.notation(in: style))
    }
    self = scale
  }
}

extension NoteReader {
  /// The scale that all the remaining text names.
  fileprivate mutating func readScale(style: NotationStyle) -> Scale? {
    var reader = self
    guard let root = reader.readRoot(style: style) else { return nil }
    let rest = reader.remainingText
    let scale: Scale
    if let type = ScaleType(named: rest) {
      scale = Scale(type: type, root: root)
    } else if reader.isBehind(UInt8(ascii: "b")), root.accidental < .natural,
      style.noteNames != .german || root.letter != .b, let type = ScaleType(named: "b" + rest)
    {
      // The b was the first letter of the scale's name.
      scale = Scale(type: type, root: NoteName(letter: root.letter, accidental: root.accidental + .sharp))
    } else if let intervals = try? reader.expectFormula() {
      scale = Scale(type: ScaleType(intervals: intervals), root: root)
    } else {
      return nil
    }
    reader.skipAll()
    self = reader
    return scale
  }

  private mutating func readRoot(style: NotationStyle) -> NoteName? {
    guard style.noteNames == .english else { return try? expectName(style: style) }
    return readLetter().map { NoteName(letter: $0, accidental: readSigns()) }
  }

  /// What is wrong with the remaining text, which is no scale.
  fileprivate func placeOfScaleMistake(style: NotationStyle) -> ParsingError.Place {
    let text = remainingText
    let example = NoteName.c.notation(in: style)
    if isAtEnd { return place("expected a root and a scale, as in \"\(example) major\"") }
    if ScaleType(named: text) != nil || isAtDegree && mistakeInFormula == nil {
      return place("expected a root in front of the scale", suggestion: "\(example) \(text.trimmed)")
    }
    var reader = self
    guard reader.readRoot(style: style) != nil else { return placeOfRootMistake(style: style) }
    let rest = reader.remainingText
    let joined = String(text.dropLast(rest.count)) + rest.trimmed
    if joined.isScale(style: style) {
      return place("an accidental stands right after its letter", suggestion: joined)
    }
    reader.skipBlanks()
    if reader.isAtDegree, let place = reader.mistakeInFormula { return place }
    let suggestion = ScaleType.nearest(to: rest)
    if suggestion == nil, let place = mistakeInName(style: style) { return place }
    return reader.place("no such scale", suggestion: suggestion)
  }

  /// What is wrong with the remaining text, which does not begin with a note name.
  private func placeOfRootMistake(style: NotationStyle) -> ParsingError.Place {
    let text = remainingText
    if style.noteNames == .english, let first = text.first, first.isASCII, first.isLetter {
      let english = "B" + text.dropFirst()
      let isGerman = first.lowercased() == "h" && english.isScale(style: style)
      return place("\(first) is not a letter from A to G", suggestion: isGerman ? english : nil)
    }
    return mistakeInName(style: style) ?? place("expected a note name")
  }

  private var mistakeInFormula: ParsingError.Place? {
    mistake { reader throws(ParsingError.Place) in try reader.expectFormula() }
  }

  private func mistakeInName(style: NotationStyle) -> ParsingError.Place? {
    mistake { reader throws(ParsingError.Place) in try reader.expectName(style: style) }
  }

  /// What is wrong with the remaining text in the eyes of a reader, or `nil`.
  private func mistake<Value>(
    in read: (inout NoteReader) throws(ParsingError.Place) -> Value
  ) -> ParsingError.Place? {
    var reader = self
    do throws(ParsingError.Place) {
      _ = try read(&reader)
      return nil
    } catch {
      return error
    }
  }
}

extension String {
  /// Whether the whole text names a scale.
  fileprivate func isScale(style: NotationStyle) -> Bool {
    let scale = try? reading { reader in reader.readScale(style: style) }
    return scale != nil
  }
}
