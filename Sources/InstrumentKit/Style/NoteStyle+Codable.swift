#if !hasFeature(Embedded)
extension NoteStyle.Form: Codable {}

extension NoteStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case color, textColor, borderColor, borderWidth, label, form
  }

  /// Decodes a style; every key may be missing. A border width outside 0…1000 points throws `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      color: try container.decodeIfPresent(Drawing.Color.self, forKey: .color),
      textColor: try container.decodeIfPresent(Drawing.Color.self, forKey: .textColor),
      borderColor: try container.decodeIfPresent(Drawing.Color.self, forKey: .borderColor),
      borderWidth: try container.decodeIfPresent(forKey: .borderWidth, in: 0...1000),
      label: try container.decodeIfPresent(String.self, forKey: .label),
      form: try container.decodeIfPresent(Form.self, forKey: .form))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(color, forKey: .color)
    try container.encodeIfPresent(textColor, forKey: .textColor)
    try container.encodeIfPresent(borderColor, forKey: .borderColor)
    try container.encodeIfPresent(borderWidth, forKey: .borderWidth)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(form, forKey: .form)
  }
}

extension NotePalette: Codable {
  private enum CodingKeys: String, CodingKey {
    case root, third, fifth, seventh, other
  }

  /// Decodes a palette; a missing key takes the standard palette's style.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let standard = NotePalette.standard
    self.init(
      root: try container.decode(forKey: .root, default: standard.root),
      third: try container.decode(forKey: .third, default: standard.third),
      fifth: try container.decode(forKey: .fifth, default: standard.fifth),
      seventh: try container.decode(forKey: .seventh, default: standard.seventh),
      other: try container.decode(forKey: .other, default: standard.other))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(root, forKey: .root)
    try container.encode(third, forKey: .third)
    try container.encode(fifth, forKey: .fifth)
    try container.encode(seventh, forKey: .seventh)
    try container.encode(other, forKey: .other)
  }
}
#endif
