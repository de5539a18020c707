/// How a dot looks; what is `nil` is taken from the style below it.
///
/// Styles are resolved from the note's own over the configuration's to ``defaultNote`` or ``defaultHighlight``.
public struct NoteStyle: Hashable, Sendable {
  /// The form of a dot.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    case circle, square, diamond
  }

  /// The fill.
  public var color: Drawing.Color?
  /// The colour of the label; where no style sets it, black or white, whichever can be read better.
  public var textColor: Drawing.Color?
  /// The colour of the border.
  public var borderColor: Drawing.Color?
  /// The width of the border in points.
  public var borderWidth: Double?
  /// What stands on the dot: `nil` for the note's name, an empty text for nothing, or any other text, such as "♭3".
  public var label: String?
  /// The form; a circle where no style sets it.
  public var form: Form?

  /// Creates a style; what is left out comes from the style below.
  public init(
    color: Drawing.Color? = nil, textColor: Drawing.Color? = nil, borderColor: Drawing.Color? = nil,
    borderWidth: Double? = nil, label: String? = nil, form: Form? = nil
  ) {
    self.color = color
    self.textColor = textColor
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.label = label
    self.form = form
  }

  /// Black with white text and no border: dots that are shown.
  public static let defaultNote = NoteStyle(
    color: .black, textColor: .white, borderColor: .clear, borderWidth: 0)

  /// Orange with white text and no border: dots that are highlighted. The orange is dark enough for the text.
  public static let defaultHighlight = NoteStyle(
    color: Drawing.Color(hex: 0xC75000), textColor: .white, borderColor: .clear, borderWidth: 0)

  /// This style with its gaps filled from `base`.
  public func merged(over base: NoteStyle) -> NoteStyle {
    NoteStyle(
      color: color ?? base.color, textColor: textColor ?? base.textColor, borderColor: borderColor ?? base.borderColor,
      borderWidth: borderWidth ?? base.borderWidth, label: label ?? base.label, form: form ?? base.form)
  }

  /// This style over `base`, with text that can be read: where it sets only one of fill and text colour and their
  /// contrast is under 4.5, the text becomes black or white. A style that sets both is left as it is.
  ///
  /// `ground` is the opaque colour that shows through a translucent fill.
  package func mergedReadably(over base: NoteStyle, ground: Drawing.Color) -> NoteStyle {
    var style = merged(over: base)
    guard (color == nil) != (textColor == nil), let text = style.textColor, let fill = style.color else { return style }
    let shown = fill.painted(over: ground)
    if text.painted(over: shown).contrast(with: shown) < 4.5 { style.textColor = shown.readableTextColor }
    return style
  }
}
