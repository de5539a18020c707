#if !hasFeature(Embedded)
extension Tempo: Codable {
  private static var fields: [CodedField<Tempo>] {
    [CodedField("timeSignature", \.timeSignature), CodedField("bpm", \.bpm, in: Rhythm.limits)]
  }

  /// Decodes a tempo; what is missing is 4/4 or 120 beats in a minute.
  ///
  /// Throws `DecodingError` where the beats in a minute are not a number from a millionth to a million.
  public init(from decoder: any Decoder) throws {
    self.init()
    try Tempo.fields.decode(into: &self, from: decoder)
  }

  public func encode(to encoder: any Encoder) throws { try Tempo.fields.encode(self, to: encoder) }
}
#endif
