/// The words of chord symbols.
enum ChordWord {
  case quality(ChordDraft.Quality)
  case major(impliesSeventh: Bool)
  case suspended, added, omitted, altered

  /// How each word is written. Of two that begin alike the longer stands first.
  static let spellings: [(text: String, word: ChordWord)] = [
    ("minor", .quality(.minor)), ("min", .quality(.minor)), ("mi", .quality(.minor)),
    ("major", .major(impliesSeventh: false)), ("maj", .major(impliesSeventh: false)),
    ("ma", .major(impliesSeventh: false)), ("m", .quality(.minor)), ("M", .major(impliesSeventh: false)),
    ("Δ", .major(impliesSeventh: true)), ("△", .major(impliesSeventh: true)), ("∆", .major(impliesSeventh: true)),
    ("^", .major(impliesSeventh: true)), ("j", .major(impliesSeventh: true)),
    ("diminished", .quality(.diminished)), ("dim", .quality(.diminished)), ("°", .quality(.diminished)),
    ("º", .quality(.diminished)),
    ("half-diminished", .quality(.halfDiminished)), ("half diminished", .quality(.halfDiminished)),
    ("half-dim", .quality(.halfDiminished)), ("halfdim", .quality(.halfDiminished)),
    ("hdim", .quality(.halfDiminished)), ("h", .quality(.halfDiminished)),
    ("ø", .quality(.halfDiminished)), ("Ø", .quality(.halfDiminished)),
    ("augmented", .quality(.augmented)), ("aug", .quality(.augmented)),
    ("dominant", .quality(.dominant)), ("dom", .quality(.dominant)),
    ("suspended", .suspended), ("sus", .suspended), ("add", .added), ("alt", .altered),
    ("omit", .omitted), ("no", .omitted), ("o", .quality(.diminished)),
  ]
}

extension NoteReader {
  /// Reads the first word that stands here.
  mutating func readChordWord() -> ChordWord? {
    for (text, word) in ChordWord.spellings {
      var probe = self
      // "madd9" is minor with a ninth, not "ma" with something.
      guard probe.skip(text), text != "ma" || probe[probe.position] | 0x20 != UInt8(ascii: "d") else { continue }
      self = probe
      return word
    }
    return nil
  }

  /// Goes past a text if it stands here; words of several letters may be in capitals.
  mutating func skip(_ text: String) -> Bool {
    let isWord = text.utf8.count > 1
    var index = position
    for expected in text.utf8 {
      let byte = self[index]
      let isCapital = isWord && (0x41...0x5A).contains(byte)
      guard (isCapital ? byte | 0x20 : byte) == expected else { return false }
      index += 1
    }
    skip(index - position)
    return true
  }

  var unknownSymbol: ParsingError.Place {
    place("expected a chord symbol such as m7, sus4 or 7(b9)")
  }
}
