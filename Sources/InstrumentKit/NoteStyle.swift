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
  public var borderColor: Drawing.Color?
  /// The width of the border in points.
  public var borderWidth: Double?
  /// What stands on the dot: `nil` for the note's name, an empty text for nothing, or any other text, such as "♭3".
  public var label: String?
  /// The form; a circle where no style sets it.
  public var form: Form?

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

  /// Orange with white text and no border: dots that are highlighted.
  public static let defaultHighlight = NoteStyle(
    color: Drawing.Color(red: 1, green: 0.5, blue: 0), textColor: .white, borderColor: .clear, borderWidth: 0)

  /// This style with its gaps filled from `base`.
  public func merged(over base: NoteStyle) -> NoteStyle {
    NoteStyle(
      color: color ?? base.color, textColor: textColor ?? base.textColor, borderColor: borderColor ?? base.borderColor,
      borderWidth: borderWidth ?? base.borderWidth, label: label ?? base.label, form: form ?? base.form)
  }
}
