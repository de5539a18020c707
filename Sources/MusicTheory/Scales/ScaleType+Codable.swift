#if !hasFeature(Embedded)
/// A type is written as its intervals and its name, `{"intervals":["P1","M2",…],"description":"Major"}`.
extension ScaleType: Codable {
  private enum CodingKeys: String, CodingKey {
    case intervals, description
  }

  /// Decodes a type; without a description it gets the name of the known scale, or else its degrees.
  ///
  /// Throws `DecodingError` where there is no interval or where there are more than 64.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let intervals = try container.decode([Interval].self, forKey: .intervals)
    guard (1...64).contains(intervals.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .intervals, in: container, debugDescription: "a scale has 1 to 64 intervals, not \(intervals.count)")
    }
    guard let description = try container.decodeIfPresent(String.self, forKey: .description) else {
      self.init(intervals: intervals)
      return
    }
    // Files of the first library hold its names, such as "Pentatonic Minor".
    let known = ScaleType(named: description).flatMap { $0.intervals == intervals ? $0 : nil }
    self.init(intervals: intervals, description: known?.description ?? description)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(intervals, forKey: .intervals)
    try container.encode(description, forKey: .description)
  }
}
#endif
