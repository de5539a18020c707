#if !hasFeature(Embedded)
extension NotationStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case noteNames, accidentals, middleC
  }

  /// Decodes a style; a missing key takes its default. Throws `DecodingError` where middle C is not 3, 4 or 5.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let middleC = try container.decodeIfPresent(Int.self, forKey: .middleC) ?? 4
    guard (3...5).contains(middleC) else {
      throw DecodingError.dataCorruptedError(
        forKey: .middleC, in: container, debugDescription: "middle C is called C3, C4 or C5, not C\(middleC)")
    }
    self.init(
      noteNames: try container.decodeIfPresent(NoteNames.self, forKey: .noteNames) ?? .english,
      accidentals: try container.decodeIfPresent(Accidentals.self, forKey: .accidentals) ?? .unicode,
      middleC: middleC)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(noteNames, forKey: .noteNames)
    try container.encode(accidentals, forKey: .accidentals)
    try container.encode(middleC, forKey: .middleC)
  }
}

extension NotationStyle.NoteNames: Codable {}
extension NotationStyle.Accidentals: Codable {}
#endif
