#if !hasFeature(Embedded)
extension NoteValueType: Codable {
  private enum CodingKeys: String, CodingKey {
    case rate, description, unit
  }

  /// Decodes a type. Files without a unit tell bars by their names, "1 Bar" or "8 Bars".
  ///
  /// Throws `DecodingError` where the rate is not a number from a millionth to a million.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rate = try container.decode(forKey: .rate, default: nil, in: Rhythm.limits)
    let description = try container.decode(String.self, forKey: .description)
    let named = NoteValueType.all.first { $0.rate == rate && $0.description == description }
    let unit = try container.decodeIfPresent(Unit.self, forKey: .unit) ?? named?.unit ?? .wholeNote
    self.init(rate: rate, description: description, unit: unit)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rate, forKey: .rate)
    try container.encode(description, forKey: .description)
    try container.encode(unit, forKey: .unit)
  }
}

extension NoteValueType.Unit: Codable {}

extension NoteValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, modifier
  }

  /// Decodes a value; without a modifier it is plain.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      type: try container.decode(NoteValueType.self, forKey: .type),
      modifier: try container.decodeIfPresent(NoteModifier.self, forKey: .modifier) ?? .default)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(modifier, forKey: .modifier)
  }
}
#endif
