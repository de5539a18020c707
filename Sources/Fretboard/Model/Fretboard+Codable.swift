#if !hasFeature(Embedded)
import InstrumentKit

extension FretboardDirection: Codable {}

extension FretInlay: Codable {
  private enum OldForm: String, CodingKey {
    case single, double
  }

  /// Decodes "single" or "double"; files of the first library have `{"single":{}}` or `{"double":{}}`. Anything else
  /// throws `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let words =
      (try? decoder.container(keyedBy: OldForm.self)).map { container in container.allKeys.map { $0.rawValue } }
    let word = try words ?? [decoder.singleValueContainer().decode(String.self)]
    guard word.count == 1, let inlay = FretInlay(rawValue: word[0]) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "\"\(word.joined(separator: " "))\" is no inlay; expected single or double"))
    }
    self = inlay
  }
}

extension Fretboard: Codable {
  private enum CodingKeys: String, CodingKey {
    case tuning, startIndex, count, direction, isStringsFlipped, isFretsFlipped, capo
  }

  /// Decodes a neck; a missing key takes its default. Numbers out of reach throw `DecodingError`.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      tuning: try container.decodeIfPresent(Tuning.self, forKey: .tuning) ?? GuitarTuning.standard,
      startIndex: try container.decode(forKey: .startIndex, default: 0, in: Fretboard.fretLimits),
      count: try container.decode(forKey: .count, default: 5, in: 1...128),
      direction: try container.decodeIfPresent(FretboardDirection.self, forKey: .direction) ?? .horizontal,
      isStringsFlipped: try container.decodeIfPresent(Bool.self, forKey: .isStringsFlipped) ?? false,
      isFretsFlipped: try container.decodeIfPresent(Bool.self, forKey: .isFretsFlipped) ?? false)
    capo = try container.decodeIfPresent(Capo.self, forKey: .capo)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tuning, forKey: .tuning)
    try container.encode(startIndex, forKey: .startIndex)
    try container.encode(count, forKey: .count)
    try container.encode(direction, forKey: .direction)
    try container.encode(isStringsFlipped, forKey: .isStringsFlipped)
    try container.encode(isFretsFlipped, forKey: .isFretsFlipped)
    try container.encodeIfPresent(capo, forKey: .capo)
  }
}

extension Capo: Codable {
  private enum CodingKeys: String, CodingKey {
    case fret, firstString, lastString
  }

  /// Decodes a capo; a fret outside 1…127 or strings in the wrong order throw `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let fret = try container.decode(forKey: .fret, default: nil, in: 1...127)
    var strings: ClosedRange<Int>?
    if container.contains(.firstString) || container.contains(.lastString) {
      let first: Int = try container.decode(forKey: .firstString, default: 0, in: 0...63)
      let last: Int = try container.decode(forKey: .lastString, default: 63, in: first...63)
      strings = first...last
    }
    self.init(fret: fret, strings: strings)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fret, forKey: .fret)
    try container.encodeIfPresent(strings?.lowerBound, forKey: .firstString)
    try container.encodeIfPresent(strings?.upperBound, forKey: .lastString)
  }
}

extension FretPosition: Codable {
  private enum CodingKeys: String, CodingKey {
    case string, fret
  }

  /// Decodes a place; a string outside 0…63 or a fret outside 0…127 throws `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      string: try container.decode(forKey: .string, default: nil, in: 0...63),
      fret: try container.decode(forKey: .fret, default: nil, in: Fretboard.fretLimits))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(string, forKey: .string)
    try container.encode(fret, forKey: .fret)
  }
}

extension FretboardNote: Codable {
  private enum CodingKeys: String, CodingKey {
    case pitch, fretIndex, stringIndex, position
  }

  /// Decodes a note; only `position` may be missing. Indices out of reach throw `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pitch: try container.decode(Pitch.self, forKey: .pitch),
      fretIndex: try container.decode(forKey: .fretIndex, default: nil, in: 0...127),
      stringIndex: try container.decode(forKey: .stringIndex, default: nil, in: 0...63),
      position: try container.decodeIfPresent(FretPosition.self, forKey: .position))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pitch, forKey: .pitch)
    try container.encode(fretIndex, forKey: .fretIndex)
    try container.encode(stringIndex, forKey: .stringIndex)
    try container.encodeIfPresent(position, forKey: .position)
  }
}
#endif
