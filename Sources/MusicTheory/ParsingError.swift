/// What is wrong with a text that a person typed: the text, the place, and the way out.
///
/// Its description is one line: `cannot read "majro" in "C majro" (character 3): no such scale; did you mean "major"?`
public struct ParsingError: Error, Hashable, Sendable {
  /// The whole text that was to be read.
  public let input: String
  /// The number of characters before the part that could not be read.
  public let offset: Int
  /// What was expected or is wrong, in a few words without capital or full stop.
  public let reason: String
  /// The nearest text that could be read in place of the unread part, if there is one near enough.
  public let suggestion: String?

  /// Creates an error about the part of `input` that begins after `offset` characters.
  public init(input: String, offset: Int, reason: String, suggestion: String? = nil) {
    self.input = input
    self.offset = offset
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The part of the text that could not be read.
  public var unread: String { String(input.dropFirst(offset)) }
}

extension ParsingError: CustomStringConvertible {
  public var description: String {
    let hint = suggestion.map { "; did you mean \"\($0.printable)\"?" } ?? ""
    if input.isEmpty { return "the text is empty: \(reason)\(hint)" }
    if offset == 0 { return "cannot read \"\(input.printable)\": \(reason)\(hint)" }
    if unread.isEmpty { return "\"\(input.printable)\" ends too soon: \(reason)\(hint)" }
    return "cannot read \"\(unread.printable)\" in \"\(input.printable)\" (character \(offset + 1)): \(reason)\(hint)"
  }
}

extension String {
  /// The text on one line and of a length fit for a message: control characters dropped, 60 characters at most.
  package var printable: String {
    let shown = unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    let text = String(String.UnicodeScalarView(shown))
    return text.count > 60 ? String(text.prefix(59)) + "…" : text
  }
}
