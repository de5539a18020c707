import InstrumentKit

/// Finished looks, each a value like any other.
extension FretboardConfiguration {
  /// Light, for screens and colour print.
  public static let paper: FretboardConfiguration = {
    var theme = FretboardConfiguration()
    theme.backgroundColor = .white
    theme.boardColor = FretboardColor(hex: 0xFBF8F2)
    theme.stringColor = FretboardColor(hex: 0x4A4A4A)
    theme.fretColor = FretboardColor(hex: 0xA9A29A)
    theme.nutColor = FretboardColor(hex: 0x2B2B2B)
    theme.fretMarkerColor = FretboardColor(hex: 0xE3DCCF)
    theme.stringLabelColor = FretboardColor(hex: 0x55504A)
    theme.fretLabelColor = FretboardColor(hex: 0x55504A)
    theme.titleColor = FretboardColor(hex: 0x1B1B1B)
    theme.stringWidth = 1.2
    theme.stringWidthGain = 1.2
    theme.nutWidthMultiplier = 3
    theme.openColumnRatio = 0.55
    theme.noteScale = 0.84
    theme.maximumNoteDiameter = 30
    theme.noteLabelSize = 13
    theme.noteStyle = ringed(0x1B1B1B, on: .white)
    theme.highlightNoteStyle = ringed(0xF0E442, on: .white)
    return theme
  }()

  /// Dark, for screens at night and on stage.
  public static let night: FretboardConfiguration = {
    var theme = paper
    theme.backgroundColor = FretboardColor(hex: 0x16181D)
    theme.boardColor = FretboardColor(hex: 0x23262E)
    theme.stringColor = FretboardColor(hex: 0xC9CBD1)
    theme.fretColor = FretboardColor(hex: 0x5A5566)
    theme.nutColor = FretboardColor(hex: 0xEDEDED)
    theme.fretMarkerColor = FretboardColor(hex: 0x3D404A)
    theme.stringLabelColor = FretboardColor(hex: 0xA5A8B0)
    theme.fretLabelColor = FretboardColor(hex: 0xA5A8B0)
    theme.titleColor = .white
    theme.noteStyle = ringed(0xE8E3D8, on: theme.backgroundColor)
    theme.highlightNoteStyle = ringed(0xF0E442, on: theme.backgroundColor)
    return theme
  }()

  /// Black on white, for paper and photocopiers: functions are told by shape and fill instead of colour.
  public static let print: FretboardConfiguration = {
    var theme = paper
    theme.boardColor = .clear
    theme.stringColor = .black
    theme.fretColor = .black
    theme.nutColor = .black
    theme.fretMarkerColor = FretboardColor(hex: 0xD8D8D8)
    theme.stringLabelColor = .black
    theme.fretLabelColor = .black
    theme.titleColor = .black
    theme.fretWidth = 1.25
    theme.nutWidthMultiplier = 4
    theme.stringWidth = 0.8
    theme.stringWidthGain = 0.6
    theme.noteStyle = NoteStyle(color: .black, textColor: .white, borderColor: .white, borderWidth: 1.5)
    theme.highlightNoteStyle = NoteStyle(color: .white, textColor: .black, borderColor: .black, borderWidth: 3)
    theme.palette = .print
    return theme
  }()

  /// A rosewood neck with metal frets and pearl inlays.
  public static let wood: FretboardConfiguration = {
    var theme = paper
    theme.backgroundColor = FretboardColor(hex: 0xF6F1EA)
    theme.boardColor = FretboardColor(hex: 0x4A2C20)
    theme.stringColor = FretboardColor(hex: 0xD9D2C4)
    theme.fretColor = FretboardColor(hex: 0x9C9084)
    theme.nutColor = FretboardColor(hex: 0xEFE6D2)
    theme.fretMarkerColor = FretboardColor(hex: 0x8B735F)
    theme.stringLabelColor = FretboardColor(hex: 0x5B4A3F)
    theme.fretLabelColor = FretboardColor(hex: 0x5B4A3F)
    theme.noteStyle = ringed(0xF3EBDD, on: theme.boardColor)
    theme.highlightNoteStyle = ringed(0xF0E442, on: theme.boardColor)
    return theme
  }()

  /// A dot with a thin ring in the colour of what lies behind it, which parts it from the lines.
  private static func ringed(_ hex: UInt32, on background: FretboardColor) -> NoteStyle {
    let color = FretboardColor(hex: hex)
    return NoteStyle(
      color: color, textColor: color.readableTextColor, borderColor: background, borderWidth: 1.5)
  }
}
