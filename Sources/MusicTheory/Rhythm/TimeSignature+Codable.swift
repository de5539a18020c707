#if !hasFeature(Embedded)
extension TimeSignature: Codable {
  private enum CodingKeys: String, CodingKey {
    case beats, beatUnit
  }

  /// Decodes a time signature; a missing number is 4. Throws `DecodingError` where a number is not from 1 to 999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      beats: try container.decode(forKey: .beats, default: 4, in: TimeSignature.limits),
      beatUnit: try container.decode(forKey: .beatUnit, default: 4, in: TimeSignature.limits))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(beats, forKey: .beats)
    try container.encode(beatUnit, forKey: .beatUnit)
  }
}
#endif
