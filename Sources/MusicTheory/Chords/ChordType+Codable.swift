#if !hasFeature(Embedded)
/// A chord type is written as its symbol in plain letters, "m7(b5)".
extension ChordType: Codable {
  /// Decodes "m7" and other spellings of a type; throws `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try container.decodeParsed { text throws(ParsingError) in try ChordType(parsing: text) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(symbol(accidentals: .ascii))
  }
}
#endif
