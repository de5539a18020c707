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

  /// Creates an error about the part of `input` that begins after `offset` characters; a negative offset counts as 0.
  public init(input: String, offset: Int, reason: String, suggestion: String? = nil) {
    self.input = input
    self.offset = max(offset, 0)
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
  /// The text on one line and of a length fit for a message: 60 scalars at most, "\u{FFFD}" for each one that would break
  /// the line, control the terminal or turn the direction of writing.
  package var printable: String {
    var shown = UnicodeScalarView(unicodeScalars.prefix(60))
    if shown.count < unicodeScalars.count {
      shown.removeLast()
      shown.append("…")
    }
    return String(UnicodeScalarView(shown.map { $0.isUnprintable ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true  // control characters
    case 0x2028...0x202E, 0x2066...0x2069: true  // line and paragraph separators, directions
    default: false
    }
  }
}
