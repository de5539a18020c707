import MusicTheory

/// Styles by musical function: what a tone is to its root.
///
/// The default colours are those of Okabe and Ito, which people with any colour vision can tell apart.
public struct NotePalette: Hashable, Sendable {
  /// Roots and octaves.
  public var root: NoteStyle
  /// Thirds of any kind.
  public var third: NoteStyle
  /// Fifths of any kind.
  public var fifth: NoteStyle
  /// Sevenths of any kind.
  public var seventh: NoteStyle
  /// Seconds, fourths and sixths, and what extends a chord.
  public var other: NoteStyle

  /// Creates a palette from a style a function.
  public init(root: NoteStyle, third: NoteStyle, fifth: NoteStyle, seventh: NoteStyle, other: NoteStyle) {
    self.root = root
    self.third = third
    self.fifth = fifth
    self.seventh = seventh
    self.other = other
  }

  /// Vermilion roots, blue thirds, green fifths, mauve sevenths, warm grey for the rest, with the text that reads best.
  public static let standard = NotePalette(
    root: .filled(0xD55E00), third: .filled(0x0072B2), fifth: .filled(0x009E73), seventh: .filled(0xCC79A7),
    other: .filled(0xE8E3D8))

  /// The style of a tone that lies `interval` above the root.
  public func style(for interval: Interval) -> NoteStyle { style(for: ToneFunction(interval)) }

  /// The style of the tones of a function.
  public func style(for function: ToneFunction) -> NoteStyle {
    switch function {
    case .root: root
    case .third: third
    case .fifth: fifth
    case .seventh: seventh
    case .other: other
    }
  }
}

extension NoteStyle {
  /// A fill with the text colour that reads best on it.
  fileprivate static func filled(_ hex: UInt32) -> NoteStyle {
    let color = Drawing.Color(hex: hex)
    return NoteStyle(color: color, textColor: color.readableTextColor)
  }
}

extension NotePalette {
  /// For black on white: roots are squares, thirds white, the others black discs.
  public static let print = NotePalette(
    root: NoteStyle(color: .black, textColor: .white, borderColor: .white, borderWidth: 1.5, form: .square),
    third: NoteStyle(color: .white, textColor: .black, borderColor: .black, borderWidth: 1.5),
    fifth: NoteStyle(color: .black, textColor: .white, borderColor: .white, borderWidth: 1.5),
    seventh: NoteStyle(color: .white, textColor: .black, borderColor: .black, borderWidth: 1.5, form: .diamond),
    other: NoteStyle(
      color: Drawing.Color(hex: 0xD8D8D8), textColor: .black, borderColor: .black, borderWidth: 0.75))
}
