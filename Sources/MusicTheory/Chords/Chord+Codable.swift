#if !hasFeature(Embedded)
/// A chord is written in its parts: `{"type":"m7","root":"Bb","bass":"F","inversion":0}`.
extension Chord: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, root, bass, inversion
  }

  /// Decodes the parts; without `bass` there is none, without `inversion` it is 0.
  ///
  /// Throws `DecodingError` where the chord has no such inversion, and where a tone's name would need more than three
  /// sharps or flats.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let inversion = try container.decodeIfPresent(Int.self, forKey: .inversion) ?? 0
    let chord = Chord(
      type: try container.decode(ChordType.self, forKey: .type),
      root: try container.decode(NoteName.self, forKey: .root),
      bass: try container.decodeIfPresent(NoteName.self, forKey: .bass),
      checking: inversion)
    guard let chord else {
      throw DecodingError.dataCorruptedError(
        forKey: .inversion, in: container, debugDescription: "the chord has no inversion \(inversion)")
    }
    guard chord.names.areReadable else {
      throw DecodingError.dataCorruptedError(
        forKey: .root, in: container, debugDescription: "a tone of \(chord) would need more than three sharps or flats")
    }
    self = chord
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(root, forKey: .root)
    try container.encodeIfPresent(slash, forKey: .bass)
    try container.encode(inversion, forKey: .inversion)
  }
}
#endif
