#if !hasFeature(Embedded)
/// A scale is written as its type and its root, `{"type":{…},"root":"Bb"}`.
extension Scale: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, root, key
  }

  /// Decodes a scale; older files call the root `key`.
  ///
  /// Throws `DecodingError` where a tone's name would need more than three sharps or flats.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rootKey: CodingKeys = container.contains(.key) && !container.contains(.root) ? .key : .root
    self.init(
      type: try container.decode(ScaleType.self, forKey: .type),
      root: try container.decode(NoteName.self, forKey: rootKey))
    guard names.areReadable else {
      throw DecodingError.dataCorruptedError(
        forKey: rootKey, in: container,
        debugDescription: "the names of \(self) would need more than three sharps or flats")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(root, forKey: .root)
  }
}
#endif
