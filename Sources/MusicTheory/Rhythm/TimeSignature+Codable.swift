#if !hasFeature(Embedded)
extension TimeSignature: Codable {
  private static var fields: [CodedField<TimeSignature>] {
    [CodedField("beats", \.beats, in: limits), CodedField("beatUnit", \.beatUnit, in: limits)]
  }

  /// Decodes a time signature; a missing number is 4. Throws `DecodingError` where a number is not from 1 to 999.
  public init(from decoder: any Decoder) throws {
    self.init()
    try TimeSignature.fields.decode(into: &self, from: decoder)
  }

  public func encode(to encoder: any Encoder) throws { try TimeSignature.fields.encode(self, to: encoder) }
}
#endif
