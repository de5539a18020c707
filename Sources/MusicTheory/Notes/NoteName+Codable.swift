#if !hasFeature(Embedded)
/// A name is written as people type it, "Bb".
extension NoteName: Codable {
  /// Decodes "Bb", "F##" and the like; throws `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try container.decodeParsed { text throws(ParsingError) in try NoteName(parsing: text) }
  }

  /// Encodes the name; throws `EncodingError` beyond three sharps or flats, which could not be decoded.
  public func encode(to encoder: any Encoder) throws {
    guard accidental.isCommon else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "\(self) has more than three sharps or flats"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(notation(in: .ascii))
  }
}

extension SingleValueDecodingContainer {
  /// Decodes a text and reads it; what the reader throws becomes a `DecodingError` with the reader's words.
  package func decodeParsed<Value>(_ read: (String) throws(ParsingError) -> Value) throws -> Value {
    let text = try decode(String.self)
    do throws(ParsingError) {
      return try read(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: self, debugDescription: error.description)
    }
  }
}
#endif
