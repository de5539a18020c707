#if !hasFeature(Embedded)
extension TimeSignature: Codable {
  private enum CodingKeys: String, CodingKey {
    case beats, beatUnit
  }

  /// Decodes a time signature; a missing number is 4. Throws `DecodingError` where a number is not from 1 to 999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let beats = try container.decodeIfPresent(Int.self, forKey: .beats) ?? 4
    let beatUnit = try container.decodeIfPresent(Int.self, forKey: .beatUnit) ?? 4
    guard let signature = TimeSignature(beats: beats, beatUnit: beatUnit) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a time signature has two numbers from 1 to 999, not \(beats)/\(beatUnit)"))
    }
    self = signature
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(beats, forKey: .beats)
    try container.encode(beatUnit, forKey: .beatUnit)
  }
}
#endif
