/// Reads what stands behind a chord's root, tolerantly, one item after the other:
///
///     quality   m min mi - · maj M Δ ^ j · dim ° o · ø h half-dim · + aug · dom · alt
///     figure    5 6 69 7 9 11 13, and 7M · 2 for an added ninth
///     others    sus, sus2, sus4 · add9 · b9 #11 -5 +9 · no3, no5 and other tones left out
///
/// Brackets, commas and spaces between items are free, and so is "/" before a number, which then is added: C7/9.
/// Right behind the root "-" is minor and "+" augmented; anywhere else they are ♭ and ♯ of the number that follows.
///
/// Behind a colon stands Harte's syntax (Symbolic Representation of Musical Chords, 2005): brackets hold degrees of the
/// major scale that are added or, with "*", left out.
struct ChordSymbolReader {
  var reader: NoteReader
  private var draft = ChordDraft()
  /// The degrees that are left out, and where that is said.
  private var omissions: [(degree: Int, place: NoteReader)] = []
  private var hasReadItem = false
  private var isInBrackets = false
  /// Whether a bracket, comma, slash or space stood before the item.
  private var isSeparated = false
  /// Whether a slash stood before the item.
  private var isBehindSlash = false

  /// Reads from behind a root on.
  init(_ reader: NoteReader) {
    self.reader = reader
    draft.addsDegrees = self.reader.skip(":")
    draft.isList = isBehindColon && self.reader[self.reader.position] == UInt8(ascii: "(")
  }

  /// Whether the symbol stands behind a colon.
  var isBehindColon: Bool { draft.addsDegrees }

  /// Reads up to the end, or up to the slash of a bass, and returns the type that the items add up to.
  mutating func expectType() throws(ParsingError.Place) -> ChordType {
    let start = reader
    do throws(ParsingError.Place) {
      while try skipSeparators() { try expectItem() }
    } catch {
      // A letter that cannot be read is a slip in a word; other signs are in the wrong place.
      let unread = start.remainingText.dropFirst(error.offset - start.characterOffset).first
      throw unread?.isLetter ?? false ? ChordSymbolReader.suggestion(for: start) ?? error : error
    }
    if isBehindColon, !hasReadItem { throw unknown }
    for (degree, place) in omissions where !draft.includes(degree: degree) {
      throw place.place("expected a tone of the chord to leave out")
    }
    switch ChordType.recognize(draft.components(leavingOut: omissions.map { $0.degree })) {
    case .success(let type): return type
    case .failure(let error): throw start.place(error.description)
    }
  }

  /// An error with the spelling that is nearest to the unreadable symbol, if one is near.
  private static func suggestion(for start: NoteReader) -> ParsingError.Place? {
    let text = start.remainingText
    let symbol = text.prefix { $0 != "/" }
    // One mistake in two letters is not near.
    guard symbol.count > 2, let nearest = nearestName(to: String(symbol), in: spellings) else { return nil }
    return start.place("no chord is written so", suggestion: nearest + text.dropFirst(symbol.count))
  }

  private static let spellings = ChordType.inventory.flatMap { entry in
    [entry.type.symbol(accidentals: .ascii)] + entry.aliases
  }

  /// Skips to the next item; returns whether there is one.
  private mutating func skipSeparators() throws(ParsingError.Place) -> Bool {
    (isSeparated, isBehindSlash) = (false, false)
    var needsItem = false
    while true {
      if reader.skip(" ") {
        isSeparated = true
      } else if needsItem {
        break
      } else if !isInBrackets, reader.skip("(") {
        (isInBrackets, needsItem) = (true, true)
      } else if isInBrackets, reader.skip(")") {
        isInBrackets = false
      } else if hasReadItem, reader.skip(",") {
        (isSeparated, needsItem) = (true, true)
      } else if isAtSeparatingSlash, reader.skip("/") {
        (isSeparated, isBehindSlash, needsItem) = (true, true, true)
      } else {
        break
      }
    }
    isSeparated = isSeparated || isInBrackets
    if reader.isAtEnd, isInBrackets { throw reader.place("expected \")\"") }
    if reader.isAtEnd, needsItem { throw reader.place("expected a tone such as 9 or b13") }
    return needsItem || !reader.isAtEnd && reader[reader.position] != UInt8(ascii: "/")
  }

  /// Whether a slash here would part tones, as in 6/9 and 7/+9, and not begin the bass.
  private var isAtSeparatingSlash: Bool {
    if isInBrackets { return hasReadItem }
    var probe = reader
    guard !isBehindColon, probe.skip("/") else { return false }
    if !probe.skip("+"), !probe.skip("-"), !probe.skip("−") { _ = probe.readSigns() }
    return probe.readNumber() != nil
  }

  private mutating func expectItem() throws(ParsingError.Place) {
    let isFirst = !hasReadItem && !isInBrackets && !isBehindSlash
    defer { hasReadItem = true }
    if isBehindColon, isInBrackets { return try expectDegree() }
    if isFirst, readSignQuality() { return }
    let start = reader
    if let word = reader.readChordWord() {
      guard try applies(word) else { throw start.unknownSymbol }
      return
    }
    if try readAlteration() { return }
    if reader.skip("+") {
      draft.additions.insert(.augmentedFifth)
    } else {
      try expectFigure()
    }
  }

  // MARK: Words

  /// Takes in a word and what must follow it; returns whether the word has a place behind what was read before.
  private mutating func applies(_ word: ChordWord) throws(ParsingError.Place) -> Bool {
    switch word {
    case .quality(let quality):
      guard draft.quality == nil, !draft.isMajor, draft.figure == nil else { return false }
      draft.quality = quality
      draft.impliesSeventh = quality == .halfDiminished || quality == .dominant
    case .major(let impliesSeventh):
      guard draft.allowsMajor else { return false }
      draft.isMajor = true
      draft.impliesSeventh = impliesSeventh
    case .altered:
      guard draft.quality == nil, !draft.isMajor else { return false }
      draft.additions = draft.additions | [.diminishedFifth, .augmentedFifth, .minorSeventh, .flatNinth, .sharpNinth]
    case .suspended: readSuspension()
    case .added: try expectAddition()
    case .omitted: try expectOmission()
    }
    return true
  }

  /// Reads "-" or "+" right behind the root, unless an altered fifth is meant: C-5.
  private mutating func readSignQuality() -> Bool {
    var probe = reader
    let isMinor = probe.skip("-") || probe.skip("−")
    guard isMinor || probe.skip("+") else { return false }
    let afterSign = probe
    guard probe.readNumber() != 5 else { return false }
    draft.quality = isMinor ? .minor : .augmented
    reader = afterSign
    return true
  }

  // MARK: Numbers

  /// "2", "4", "24", "b2" or "#4" behind "sus"; a fourth where there is none of these.
  private mutating func readSuspension() {
    var probe = reader
    _ = probe.skip(" ")
    let alteration = probe.readAccidental()?.semitones
    switch (alteration, probe.readNumber()) {
    case (0, 2): draft.suspensions.insert(.majorSecond)
    case (-1, 2): draft.suspensions.insert(.minorSecond)
    case (0, 4): draft.suspensions.insert(.perfectFourth)
    case (1, 4): draft.suspensions.insert(.augmentedFourth)
    case (0, 24), (0, 42): draft.suspensions = draft.suspensions | [.majorSecond, .perfectFourth]
    default:
      draft.suspensions.insert(.perfectFourth)
      return
    }
    reader = probe
  }

  private mutating func expectAddition() throws(ParsingError.Place) {
    _ = reader.skip(" ")
    if try readAlteration() { return }
    let start = reader
    guard let number = reader.readNumber(), let tone = ChordComponent(degree: number, alteration: 0) else {
      throw start.place("expected a tone to add, such as 9 or #11")
    }
    draft.additions.insert(tone)
  }

  private mutating func expectOmission() throws(ParsingError.Place) {
    let start = reader
    guard let degree = reader.readNumber(), degree > 1 else {
      throw start.place("expected the tone that is left out, such as 3 or 5")
    }
    omissions.append((degree, start))
  }

  /// A degree of the major scale that is added or, behind "*", left out.
  private mutating func expectDegree() throws(ParsingError.Place) {
    if reader.skip("*") {
      _ = reader.readAccidental()
      return try expectOmission()
    }
    let start = reader
    guard let interval = reader.readDegree() else { throw start.place("expected a degree such as 9, b7 or *5") }
    if interval == .P1 { return }
    guard let tone = ChordComponent(interval: interval) else {
      throw start.place("no chord tone is a \(interval.description.lowercased()) above the root")
    }
    draft.additions.insert(tone)
  }

  /// A number with a flat or sharp before it: b9, #11, +5, -9.
  private mutating func readAlteration() throws(ParsingError.Place) -> Bool {
    let start = reader
    let alteration: Int
    if isDigit(at: 1), reader.skip("+") {
      alteration = 1
    } else if isDigit(at: 1), reader.skip("-") {
      alteration = -1
    } else if isDigit(at: 3), reader.skip("−") {
      alteration = -1
    } else {
      guard let accidental = reader.readAccidental() else { throw unknown }
      if reader.position == start.position { return false }
      alteration = accidental.semitones
    }
    guard let number = reader.readNumber(), let tone = ChordComponent(degree: number, alteration: alteration) else {
      throw start.place("expected a tone that chords alter, such as b5, #5, b9, #9, #11 or b13")
    }
    draft.additions.insert(tone)
    return true
  }

  private mutating func expectFigure() throws(ParsingError.Place) {
    let start = reader
    guard let number = reader.readNumber() else { throw unknown }
    let isAmongTones =
      draft.figure != nil || !draft.additions.isEmpty || isInBrackets && !draft.isMajor || isBehindSlash
    let isFigure = draft.figure == nil
    switch number {
    case 6, 9, 11, 13:
      if isSeparated, isAmongTones, let tone = ChordComponent(degree: number, alteration: 0) {
        draft.additions.insert(tone)
        return
      }
      guard isFigure else { throw start.unknownSymbol }
      draft.figure = number
    case 7 where isFigure, 5 where !hasReadItem:
      draft.figure = number
    case 69 where isFigure:
      draft.figure = 6
      draft.additions.insert(.ninth)
    // As most readers of the field take it.
    case 2: draft.additions.insert(.ninth)
    // In Brazil, 7(4/9) is 9sus4.
    case 4 where !isFigure && isSeparated: draft.suspensions.insert(.perfectFourth)
    case 4 where isFigure: throw start.place("a 4 alone could mean add11 or sus4, say which")
    default: throw start.unknownSymbol
    }
  }

  private func isDigit(at distance: Int) -> Bool {
    (0x30...0x39).contains(reader[reader.position + distance])
  }

  private var unknown: ParsingError.Place { reader.unknownSymbol }
}
