#if !hasFeature(Embedded)
import InstrumentKit
import MusicTheory

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
  private static var fields: [CodedField<Fretboard>] {
    [
      CodedField("tuning", \.tuning), CodedField("startIndex", \.startIndex, in: fretLimits),
      CodedField("count", \.count, in: 1...fretLimits.count), CodedField("direction", \.direction),
      CodedField("isStringsFlipped", \.isStringsFlipped), CodedField("isFretsFlipped", \.isFretsFlipped),
      CodedField("capo", optional: \.capo),
    ]
  }

  /// Decodes a neck; a missing key takes its default. Numbers out of reach throw `DecodingError`.
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    var neck = self
    try Fretboard.fields.decode(into: &neck, from: decoder)
  }

  public func encode(to encoder: any Encoder) throws { try Fretboard.fields.encode(self, to: encoder) }
}

extension Capo: Codable {
  private enum CodingKeys: String, CodingKey {
    case fret, firstString, lastString
  }

  /// Decodes a capo; a fret outside 1…127 or strings in the wrong order throw `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let fret = try container.decode(forKey: .fret, default: nil, in: 1...Fretboard.fretLimits.upperBound)
    var strings: ClosedRange<Int>?
    if container.contains(.firstString) || container.contains(.lastString) {
      let first: Int = try container.decode(forKey: .firstString, default: 0, in: Tuning.stringIndices)
      let last: Int = try container.decode(
        forKey: .lastString, default: Tuning.stringIndices.upperBound, in: first...Tuning.stringIndices.upperBound)
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
      string: try container.decode(forKey: .string, default: nil, in: Tuning.stringIndices),
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
      fretIndex: try container.decode(forKey: .fretIndex, default: nil, in: Fretboard.fretLimits),
      stringIndex: try container.decode(forKey: .stringIndex, default: nil, in: Tuning.stringIndices),
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
