#if !hasFeature(Embedded)
import InstrumentKit
import MusicTheory

extension FretboardAlignment: Codable {}
extension FretNumbering: Codable {}

extension FretSizing: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, value
  }

  /// Decodes `{"type":"fill"}`, `{"type":"fixed","value":40}`, `{"type":"multiplier","value":0.2}` or
  /// `{"type":"aspectFit"}`. A bare `{"type":"fit"}` is an old file's `fill`.
  ///
  /// Throws `DecodingError` for other types and for values that are not positive and finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value(upTo limit: Double) throws -> Double {
      try container.decode(forKey: .value, default: nil, in: Double.leastNormalMagnitude...limit)
    }
    switch try container.decode(String.self, forKey: .type) {
    case "fill", "fit": self = .fill
    case "aspectFit": self = .fit
    case "fixed": self = .fixed(try value(upTo: 100_000))
    case "multiplier": self = .multiplier(try value(upTo: 1000))
    case let type:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container,
        debugDescription: "\"\(type)\" is no fret sizing; expected fill, aspectFit, fixed or multiplier")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .fill: try container.encode("fill", forKey: .type)
    case .fit: try container.encode("aspectFit", forKey: .type)
    case .fixed(let points):
      try container.encode("fixed", forKey: .type)
      try container.encode(points, forKey: .value)
    case .multiplier(let part):
      try container.encode("multiplier", forKey: .type)
      try container.encode(part, forKey: .value)
    }
  }
}

extension FretboardConfiguration: Codable {
  /// What is `nil` is written as null, so that no theme fills it when it is decoded.
  private static var fields: [CodedField<FretboardConfiguration>] {
    let lengths = 0...10_000.0
    return [
      CodedField("stringColor", \.stringColor), CodedField("fretColor", \.fretColor),
      CodedField("stringLabelColor", \.stringLabelColor), CodedField("fretLabelColor", \.fretLabelColor),
      CodedField("backgroundColor", \.backgroundColor), CodedField("boardColor", \.boardColor),
      CodedField("nutColor", optional: \.nutColor, writesNull: true),
      CodedField("stringWidth", \.stringWidth, in: lengths),
      CodedField("stringWidthGain", \.stringWidthGain, in: lengths),
      CodedField("fretWidth", \.fretWidth, in: lengths),
      CodedField("nutWidthMultiplier", \.nutWidthMultiplier, in: lengths), CodedField("noteStyle", \.noteStyle),
      CodedField("highlightNoteStyle", \.highlightNoteStyle), CodedField("palette", \.palette),
      CodedField("fretMarkerColor", \.fretMarkerColor), CodedField("fretSizing", \.fretSizing),
      CodedField("fitAspectRatio", \.fitAspectRatio, in: lengths), CodedField("alignment", \.alignment),
      CodedField("isTrueFretSpacing", \.isTrueFretSpacing),
      CodedField("openColumnRatio", \.openColumnRatio, in: lengths),
      CodedField("noteOffset", \.noteOffset, in: lengths),
      CodedField("noteScale", optional: \.noteScale, in: lengths, writesNull: true),
      CodedField("maximumNoteDiameter", optional: \.maximumNoteDiameter, in: lengths, writesNull: true),
      CodedField("isDrawNoteName", \.isDrawNoteName), CodedField("isDrawStringName", \.isDrawStringName),
      CodedField("isDrawFretNumber", \.isDrawFretNumber), CodedField("isDrawStringMarks", \.isDrawStringMarks),
      CodedField("fretNumbering", \.fretNumbering), CodedField("isDrawLegend", \.isDrawLegend),
      CodedField("labelSize", \.labelSize, in: lengths), CodedField("noteLabelSize", \.noteLabelSize, in: lengths),
      CodedField("titleColor", \.titleColor), CodedField("titleSize", \.titleSize, in: lengths),
      CodedField("notation", \.notation), CodedField("isCapoModeOn", \.isCapoModeOn),
    ]
  }

  /// The configuration from which missing keys take their values; a plain `FretboardConfiguration()` where it is not set
  /// in the decoder's `userInfo`.
  public static let baseKey = CodingUserInfoKey(rawValue: "FretboardConfiguration.base")!

  /// Decodes a configuration; a missing key takes its default. Lengths that are negative, not finite or over 10 000
  /// points throw `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self = decoder.userInfo[FretboardConfiguration.baseKey] as? FretboardConfiguration ?? FretboardConfiguration()
    try FretboardConfiguration.fields.decode(into: &self, from: decoder)
  }

  /// Encodes every key.
  public func encode(to encoder: any Encoder) throws { try FretboardConfiguration.fields.encode(self, to: encoder) }
}
#endif
