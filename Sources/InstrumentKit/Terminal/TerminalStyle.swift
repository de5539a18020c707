/// What a terminal can show: its signs and its colours.
public struct TerminalStyle: Hashable, Sendable {
  /// The signs that can be printed.
  public enum Glyphs: String, CaseIterable, Hashable, Sendable {
    case unicode
    /// Plain ASCII: lines of + - | =, and b and # for accidentals.
    case ascii
  }

  /// The colours that can be printed.
  public enum Colors: String, CaseIterable, Hashable, Sendable {
    case none
    /// The cube of 216 colours and the 24 greys of xterm.
    case ansi256
    /// All of sRGB.
    case trueColor
  }

  /// The signs to print.
  public var glyphs: Glyphs
  /// The colours to print.
  public var colors: Colors

  /// Creates a style; Unicode without colours where nothing is given.
  public init(glyphs: Glyphs = .unicode, colors: Colors = .none) {
    self.glyphs = glyphs
    self.colors = colors
  }

  /// Unicode without colours, for files and pipes.
  public static let plain = TerminalStyle()
}

extension TerminalStyle {
  /// Creates the style that suits where the text goes, from the environment's variables by name.
  ///
  /// Colours need a terminal, no `NO_COLOR` and a `TERM` other than "dumb"; `COLORTERM` and `TERM` tell how many there
  /// are. Signs are Unicode unless the locale (`LC_ALL`, else `LC_CTYPE`, else `LANG`) names another encoding. A
  /// variable with an empty value counts as not set.
  public init(isTerminal: Bool, environment: [String: String]) {
    func value(_ name: String) -> String { environment[name] ?? "" }

    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map { value($0) }.first { !$0.isEmpty }
    glyphs = locale.map { TerminalStyle.isUTF8($0) } ?? true ? .unicode : .ascii

    let terminal = value("TERM")
    if !isTerminal || terminal == "dumb" || !value("NO_COLOR").isEmpty {
      colors = .none
    } else if ["truecolor", "24bit"].contains(value("COLORTERM")) {
      colors = .trueColor
    } else {
      colors = TerminalStyle.text(terminal, has: "256color") ? .ansi256 : .none
    }
  }

  /// The variables of the environment that ``init(isTerminal:environment:)`` looks at.
  public static let environmentNames = ["LC_ALL", "LC_CTYPE", "LANG", "TERM", "NO_COLOR", "COLORTERM"]

  private static func isUTF8(_ locale: String) -> Bool {
    let locale = locale.lowercased()
    return text(locale, has: "utf-8") || text(locale, has: "utf8")
  }

  private static func text(_ text: String, has part: String) -> Bool {
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}
