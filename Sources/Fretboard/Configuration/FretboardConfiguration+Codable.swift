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
  private enum CodingKeys: String, CodingKey {
    case stringColor, fretColor, stringLabelColor, fretLabelColor
    case backgroundColor, boardColor, nutColor, stringWidth
    case stringWidthGain, fretWidth, nutWidthMultiplier, noteStyle
    case highlightNoteStyle, palette, fretMarkerColor, fretSizing
    case fitAspectRatio, alignment, isTrueFretSpacing, openColumnRatio
    case noteOffset, noteScale, maximumNoteDiameter, isDrawNoteName
    case isDrawStringName, isDrawFretNumber, isDrawStringMarks, fretNumbering, isDrawLegend
    case labelSize, noteLabelSize, titleColor, titleSize
    case notation, isCapoModeOn
  }

  /// The configuration from which missing keys take their values; a plain `FretboardConfiguration()` where it is not set
  /// in the decoder's `userInfo`.
  public static let baseKey = CodingUserInfoKey(rawValue: "FretboardConfiguration.base")!

  /// Decodes a configuration; a missing key takes its default. Lengths that are negative, not finite or over 10 000
  /// points throw `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = decoder.userInfo[FretboardConfiguration.baseKey] as? FretboardConfiguration ?? FretboardConfiguration()
    let lengths = 0...10_000.0
    func length(_ key: CodingKeys, _ value: Double) throws -> Double {
      try container.decode(forKey: key, default: value, in: lengths)
    }
    stringColor = try container.decode(forKey: .stringColor, default: stringColor)
    fretColor = try container.decode(forKey: .fretColor, default: fretColor)
    stringLabelColor = try container.decode(forKey: .stringLabelColor, default: stringLabelColor)
    fretLabelColor = try container.decode(forKey: .fretLabelColor, default: fretLabelColor)
    backgroundColor = try container.decode(forKey: .backgroundColor, default: backgroundColor)
    boardColor = try container.decode(forKey: .boardColor, default: boardColor)
    if container.contains(.nutColor) {
      nutColor = try container.decodeIfPresent(FretboardColor.self, forKey: .nutColor)
    }
    stringWidth = try length(.stringWidth, stringWidth)
    stringWidthGain = try length(.stringWidthGain, stringWidthGain)
    fretWidth = try length(.fretWidth, fretWidth)
    nutWidthMultiplier = try length(.nutWidthMultiplier, nutWidthMultiplier)
    noteStyle = try container.decode(forKey: .noteStyle, default: noteStyle)
    highlightNoteStyle = try container.decode(forKey: .highlightNoteStyle, default: highlightNoteStyle)
    palette = try container.decode(forKey: .palette, default: palette)
    fretMarkerColor = try container.decode(forKey: .fretMarkerColor, default: fretMarkerColor)
    fretSizing = try container.decode(forKey: .fretSizing, default: fretSizing)
    fitAspectRatio = try length(.fitAspectRatio, fitAspectRatio)
    alignment = try container.decode(forKey: .alignment, default: alignment)
    isTrueFretSpacing = try container.decode(forKey: .isTrueFretSpacing, default: isTrueFretSpacing)
    openColumnRatio = try length(.openColumnRatio, openColumnRatio)
    noteOffset = try length(.noteOffset, noteOffset)
    if container.contains(.noteScale) { noteScale = try container.decodeIfPresent(forKey: .noteScale, in: lengths) }
    if container.contains(.maximumNoteDiameter) {
      maximumNoteDiameter = try container.decodeIfPresent(forKey: .maximumNoteDiameter, in: lengths)
    }
    isDrawNoteName = try container.decode(forKey: .isDrawNoteName, default: isDrawNoteName)
    isDrawStringName = try container.decode(forKey: .isDrawStringName, default: isDrawStringName)
    isDrawFretNumber = try container.decode(forKey: .isDrawFretNumber, default: isDrawFretNumber)
    isDrawStringMarks = try container.decode(forKey: .isDrawStringMarks, default: isDrawStringMarks)
    fretNumbering = try container.decode(forKey: .fretNumbering, default: fretNumbering)
    isDrawLegend = try container.decode(forKey: .isDrawLegend, default: isDrawLegend)
    labelSize = try length(.labelSize, labelSize)
    noteLabelSize = try length(.noteLabelSize, noteLabelSize)
    titleColor = try container.decode(forKey: .titleColor, default: titleColor)
    titleSize = try length(.titleSize, titleSize)
    notation = try container.decode(forKey: .notation, default: notation)
    isCapoModeOn = try container.decode(forKey: .isCapoModeOn, default: isCapoModeOn)
  }

  /// Encodes every key: what is `nil` is written as null, so that no theme fills it when it is decoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(stringColor, forKey: .stringColor)
    try container.encode(fretColor, forKey: .fretColor)
    try container.encode(stringLabelColor, forKey: .stringLabelColor)
    try container.encode(fretLabelColor, forKey: .fretLabelColor)
    try container.encode(backgroundColor, forKey: .backgroundColor)
    try container.encode(boardColor, forKey: .boardColor)
    try container.encode(nutColor, forKey: .nutColor)
    try container.encode(stringWidth, forKey: .stringWidth)
    try container.encode(stringWidthGain, forKey: .stringWidthGain)
    try container.encode(fretWidth, forKey: .fretWidth)
    try container.encode(nutWidthMultiplier, forKey: .nutWidthMultiplier)
    try container.encode(noteStyle, forKey: .noteStyle)
    try container.encode(highlightNoteStyle, forKey: .highlightNoteStyle)
    try container.encode(palette, forKey: .palette)
    try container.encode(fretMarkerColor, forKey: .fretMarkerColor)
    try container.encode(fretSizing, forKey: .fretSizing)
    try container.encode(fitAspectRatio, forKey: .fitAspectRatio)
    try container.encode(alignment, forKey: .alignment)
    try container.encode(isTrueFretSpacing, forKey: .isTrueFretSpacing)
    try container.encode(openColumnRatio, forKey: .openColumnRatio)
    try container.encode(noteOffset, forKey: .noteOffset)
    try container.encode(noteScale, forKey: .noteScale)
    try container.encode(maximumNoteDiameter, forKey: .maximumNoteDiameter)
    try container.encode(isDrawNoteName, forKey: .isDrawNoteName)
    try container.encode(isDrawStringName, forKey: .isDrawStringName)
    try container.encode(isDrawFretNumber, forKey: .isDrawFretNumber)
    try container.encode(isDrawStringMarks, forKey: .isDrawStringMarks)
    try container.encode(fretNumbering, forKey: .fretNumbering)
    try container.encode(isDrawLegend, forKey: .isDrawLegend)
    try container.encode(labelSize, forKey: .labelSize)
    try container.encode(noteLabelSize, forKey: .noteLabelSize)
    try container.encode(titleColor, forKey: .titleColor)
    try container.encode(titleSize, forKey: .titleSize)
    try container.encode(notation, forKey: .notation)
    try container.encode(isCapoModeOn, forKey: .isCapoModeOn)
  }
}
#endif
