/// Reads note names and pitches from the front of a text, byte by byte, since names are read by the million.
///
/// A reader never fails by itself: each `read…` function either advances past what it read or returns `nil` and stays.
/// The caller words the error from ``characterOffset``.
struct NoteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The number of characters of the text in front of the one that the position lies in; O(n).
  ///
  /// A combining mark belongs to the character before it, so a reader that stops at the mark is still in that character.
  var characterOffset: Int {
    var offset = 0
    var end = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      end += character.utf8.count
      if end > position { break }
      offset += 1
    }
    return offset
  }

  /// The text from the position on; O(n).
  var remainingText: String {
    String(decoding: bytes[position...], as: UTF8.self)
  }

  /// Goes on by so many bytes, which must be there.
  mutating func skip(_ count: Int) {
    position += count
  }

  /// Goes on to the end.
  mutating func skipAll() {
    position = bytes.count
  }

  /// Goes on to the next character that is no blank.
  mutating func skipBlanks() {
    position += remainingText.prefix { $0.isWhitespace }.utf8.count
  }

  /// Whether the byte just read is `byte`.
  func isBehind(_ byte: UInt8) -> Bool {
    position > 0 && bytes[position - 1] == byte
  }

  /// The byte at an index, 0 beyond the end.
  subscript(_ index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// Whether this word, in small ASCII letters, stands here in any case.
  func isAt(_ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where self[position + index] | 0x20 != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Goes on behind a word that stands here.
  mutating func skip(_ word: StaticString) {
    position += word.utf8CodeUnitCount
  }

  /// This word, in small ASCII letters, in any case; returns whether it was there.
  mutating func read(_ word: StaticString) -> Bool {
    guard isAt(word) else { return false }
    skip(word)
    return true
  }

  /// A letter A to G in either case.
  mutating func readLetter() -> LetterName? {
    let letter: LetterName
    switch self[position] {
    case 0x41, 0x61: letter = .a
    case 0x42, 0x62: letter = .b
    case 0x43, 0x63: letter = .c
    case 0x44, 0x64: letter = .d
    case 0x45, 0x65: letter = .e
    case 0x46, 0x66: letter = .f
    case 0x47, 0x67: letter = .g
    default: return nil
    }
    position += 1
    return letter
  }

  /// A syllable Do to Si in any case.
  mutating func readSyllable() -> LetterName? {
    if read("do") { return .c }
    if read("re") { return .d }
    if read("mi") { return .e }
    if read("fa") { return .f }
    if read("sol") { return .g }
    if read("la") { return .a }
    if read("si") { return .b }
    return nil
  }

  /// Any number of signs of one kind: # ♯ x 𝄪, or b ♭ 𝄫, or one ♮; natural where there is none.
  ///
  /// Returns `nil`, and stays before the first sign that is wrong, where kinds are mixed or more than three semitones
  /// are asked for.
  mutating func readAccidental() -> Accidental? {
    let accidental = readSigns()
    return sign(at: position) == nil ? accidental : nil
  }

  /// As many signs as go together; a sign that does not is left to be read as something else, as in "C#blues".
  mutating func readSigns() -> Accidental {
    var semitones = 0
    while let (value, length) = sign(at: position) {
      let sum = semitones + value
      guard value == 0 ? semitones == 0 : semitones * value >= 0 && abs(sum) <= 3 else { break }
      semitones = sum
      position += length
      if value == 0 { break }
    }
    return Accidental(semitones: semitones)
  }

  private func sign(at index: Int) -> (semitones: Int, length: Int)? {
    switch self[index] {
    case 0x23: (1, 1)  // #
    case 0x62: (-1, 1)  // b
    case 0x78: (2, 1)  // x
    case 0xE2 where self[index + 1] == 0x99:
      switch self[index + 2] {
      case 0xAF: (1, 3)  // ♯
      case 0xAD: (-1, 3)  // ♭
      case 0xAE: (0, 3)  // ♮
      default: nil
      }
    case 0xF0 where self[index + 1] == 0x9D && self[index + 2] == 0x84:
      switch self[index + 3] {
      case 0xAA: (2, 4)  // 𝄪
      case 0xAB: (-2, 4)  // 𝄫
      default: nil
      }
    default: nil
    }
  }

  /// An octave number of one or two digits, with "-" or "−" in front where it is negative.
  mutating func readOctave() -> Int? {
    let start = position
    var isNegative = false
    if self[position] == 0x2D {
      isNegative = true
      position += 1
    } else if (self[position], self[position + 1], self[position + 2]) == (0xE2, 0x88, 0x92) {
      isNegative = true
      position += 3
    }
    guard let value = readNumber() else {
      position = start
      return nil
    }
    return isNegative ? -value : value
  }

  /// A number of one or two digits that is not part of a longer one.
  mutating func readNumber() -> Int? {
    var index = position
    var value = 0
    while (0x30...0x39).contains(self[index]), index < position + 3 {
      value = value * 10 + Int(self[index]) - 0x30
      index += 1
    }
    guard (1...2).contains(index - position) else { return nil }
    position = index
    return value
  }
}
