#if !hasFeature(Embedded)
/// A component is written as its symbol, "b3".
extension ChordComponent: Codable {
  /// Decodes "b3", "#11" and the like; throws `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let component = ChordComponent.allCases.first(where: { $0.symbol == text }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text.printable)\" is no chord tone such as \"b3\", \"5\" or \"#11\"")
    }
    self = component
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(symbol)
  }
}
#endif
