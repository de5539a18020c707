#if !hasFeature(Embedded)
extension Drawing.Color: Codable {
  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha
  }

  /// Decodes a colour; only alpha may be missing and is then 1. Components outside 0…1 throw `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func component(_ key: CodingKeys, _ value: Double?) throws -> Double {
      let number = try value == nil ? container.decode(Double.self, forKey: key) : 0
      return try container.decode(forKey: key, default: value ?? number, in: 0...1)
    }
    self.init(
      red: try component(.red, nil), green: try component(.green, nil), blue: try component(.blue, nil),
      alpha: try component(.alpha, 1))
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
