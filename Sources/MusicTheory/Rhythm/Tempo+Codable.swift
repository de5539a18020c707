#if !hasFeature(Embedded)
extension Tempo: Codable {
  private enum CodingKeys: String, CodingKey {
    case timeSignature, bpm
  }

  /// Decodes a tempo; what is missing is 4/4 or 120 beats in a minute.
  ///
  /// Throws `DecodingError` where the beats in a minute are not a number from a millionth to a million.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let signature = try container.decodeIfPresent(TimeSignature.self, forKey: .timeSignature) ?? TimeSignature()
    self.init(
      timeSignature: signature, bpm: try container.decode(forKey: .bpm, default: 120, in: Rhythm.limits))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(timeSignature, forKey: .timeSignature)
    try container.encode(bpm, forKey: .bpm)
  }
}
#endif
