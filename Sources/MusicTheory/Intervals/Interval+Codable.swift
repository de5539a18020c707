#if !hasFeature(Embedded)
/// An interval is written in its notation, "M3"; the pair of quality and degree that older files hold is read too.
extension Interval: Codable {
  private enum CodingKeys: String, CodingKey {
    case quality, degree
  }

  /// Decodes "M3" or `{"quality":1,"degree":3}`; throws `DecodingError` where no such interval exists.
  public init(from decoder: any Decoder) throws {
    let interval: Interval?
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      interval = Interval(notation: text)
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let quality = try Quality(rawValue: container.decode(Int.self, forKey: .quality))
      let degree = try container.decode(Int.self, forKey: .degree)
      interval = quality.flatMap { Interval(quality: $0, degree: degree) }
    }
    guard let interval else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "no such interval; expected one such as \"M3\" or \"P5\"")
      throw DecodingError.dataCorrupted(context)
    }
    self = interval
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(notation)
  }
}

extension Interval.Quality: Codable {}
#endif
