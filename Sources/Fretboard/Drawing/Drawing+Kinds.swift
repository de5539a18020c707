import InstrumentKit

/// The kinds of elements in a drawing of a neck.
extension Drawing.Kind {
  public static let board = Drawing.Kind("board")
  public static let inlay = Drawing.Kind("inlay", "fret")
  public static let fret = Drawing.Kind("fret", "fret")
  public static let nut = Drawing.Kind("nut")
  public static let string = Drawing.Kind("string", "string")
  public static let capo = Drawing.Kind("capo", "fret")
  public static let stringName = Drawing.Kind("string-name", "string")
  public static let fretNumber = Drawing.Kind("fret-number", "fret")
  /// × or ○ beside the nut.
  public static let stringMark = Drawing.Kind("string-mark", "string")
  /// A bar over neighbouring strings at one fret, numbered by its first string and the fret.
  public static let barre = Drawing.Kind("barre", "string", "fret")
  /// A marked place, numbered by the string as players count it, the fret and the MIDI number.
  public static let dot = Drawing.Kind("dot", "string", "fret", "midi")
}
