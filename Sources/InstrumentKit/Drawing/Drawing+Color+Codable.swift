#if !hasFeature(Embedded)
extension Drawing.Color: Codable {
  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha
  }

  /// Decodes a colour; only alpha may be missing and is then 1. Components outside 0…1 throw `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try container.decode(forKey: .red, default: nil, in: 0...1),
      green: try container.decode(forKey: .green, default: nil, in: 0...1),
      blue: try container.decode(forKey: .blue, default: nil, in: 0...1),
      alpha: try container.decode(forKey: .alpha, default: 1, in: 0...1))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(red, forKey: .red)
    try container.encode(green, forKey: .green)
    try container.encode(blue, forKey: .blue)
    try container.encode(alpha, forKey: .alpha)
  }
}
#endif
