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

  /// The number of characters in front of the position; O(n).
  var characterOffset: Int {
    String(decoding: bytes[..<position], as: UTF8.self).count
  }

  /// The text from the position on; O(n).
  var remainingText: String {
    String(decoding: bytes[position...], as: UTF8.self)
  }

  /// Goes on by so many bytes, which must be there.
  mutating func skip(_ count: Int) {
    position += count
  }

  /// The byte at an index, 0 beyond the end.
  subscript(_ index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// A letter A to G in either case.
  mutating func readLetter() -> LetterName? {
    let byte = self[position] | 0x20
    guard (0x61...0x67).contains(byte), self[position] >= 0x41 else { return nil }
    position += 1
    // a b c d e f g → 5 6 0 1 2 3 4
    return LetterName.allCases[(Int(byte) - 0x61 + 5) % 7]
  }

  /// Any number of signs of one kind: # ♯ x 𝄪, or b ♭ 𝄫, or one ♮; natural where there is none.
  ///
  /// Returns `nil`, and stays before the first sign that is wrong, where kinds are mixed or more than three semitones
  /// are asked for.
  mutating func readAccidental() -> Accidental? {
    var semitones = 0
    while let (value, length) = sign(at: position) {
      let sum = semitones + value
      guard value == 0 ? semitones == 0 : semitones * value >= 0 && abs(sum) <= 3 else { return nil }
      semitones = sum
      position += length
      if value == 0 { return sign(at: position) == nil ? .natural : nil }
    }
    return Accidental(semitones: semitones)
  }

  private func sign(at index: Int) -> (semitones: Int, length: Int)? {
    switch (self[index], self[index + 1], self[index + 2], self[index + 3]) {
    case (0x23, _, _, _): (1, 1)  // #
    case (0x62, _, _, _): (-1, 1)  // b
    case (0x78, _, _, _): (2, 1)  // x
    case (0xE2, 0x99, 0xAF, _): (1, 3)  // ♯
    case (0xE2, 0x99, 0xAD, _): (-1, 3)  // ♭
    case (0xE2, 0x99, 0xAE, _): (0, 3)  // ♮
    case (0xF0, 0x9D, 0x84, 0xAA): (2, 4)  // 𝄪
    case (0xF0, 0x9D, 0x84, 0xAB): (-2, 4)  // 𝄫
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
    let firstDigit = position
    var value = 0
    while (0x30...0x39).contains(self[position]), position - firstDigit < 3 {
      value = value * 10 + Int(self[position]) - 0x30
      position += 1
    }
    guard (1...2).contains(position - firstDigit) else {
      position = start
      return nil
    }
    return isNegative ? -value : value
  }
}
