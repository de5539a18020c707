#if !hasFeature(Embedded)
import MusicTheory

extension NoteStyle.Form: Codable {}

extension NoteStyle: Codable {
  private static var fields: [CodedField<NoteStyle>] {
    [
      CodedField("color", optional: \.color), CodedField("textColor", optional: \.textColor),
      CodedField("borderColor", optional: \.borderColor),
      CodedField("borderWidth", optional: \.borderWidth, in: 0...1000), CodedField("label", optional: \.label),
      CodedField("form", optional: \.form),
    ]
  }

  /// Decodes a style; every key may be missing. A border width outside 0…1000 points throws `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init()
    try NoteStyle.fields.decode(into: &self, from: decoder)
  }

  public func encode(to encoder: any Encoder) throws { try NoteStyle.fields.encode(self, to: encoder) }
}

extension NotePalette: Codable {
  private static var fields: [CodedField<NotePalette>] {
    [
      CodedField("root", \.root), CodedField("third", \.third), CodedField("fifth", \.fifth),
      CodedField("seventh", \.seventh), CodedField("other", \.other),
    ]
  }

  /// Decodes a palette; a missing key takes the standard palette's style.
  public init(from decoder: any Decoder) throws {
    self = .standard
    try NotePalette.fields.decode(into: &self, from: decoder)
  }

  public func encode(to encoder: any Encoder) throws { try NotePalette.fields.encode(self, to: encoder) }
}
#endif
