/// What a shell offers while a value or an operand is typed.
package enum Completion: Hashable, Sendable {
  case nothing

  /// These words, in this order; other words stay allowed.
  case words([String])

  /// Files whose names end with one of the extensions, written without dot; with no extension, all files.
  case files(extensions: [String])

  case directories

  /// Whether every extension is made of letters and digits, so that it means itself in a shell's pattern.
  var hasPlainExtensions: Bool {
    guard case .files(let extensions) = self else { return true }
    return extensions.allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
