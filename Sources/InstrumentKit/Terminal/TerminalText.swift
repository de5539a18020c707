/// A text in the characters that a terminal shows, each with the columns that it takes.
public struct TerminalText: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    /// One character with the marks that combine with it.
    let text: String
    /// 1, or 2 for East Asian characters and emoji.
    let columns: Int
  }

  let parts: [Part]

  /// Takes a text apart; double accidentals become two single ones, line breaks and tabs spaces, and what would not
  /// show or would move the cursor is dropped.
  public init(_ text: String) {
    var parts: [Part] = []
    for character in text {
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { continue }
      switch first {
      // As literals, [Part(…), Part(…)], the two change places in the optimized embedded build of Swift 6.3.
      case "𝄪": parts += Array(repeating: Part(text: "♯", columns: 1), count: 2)
      case "𝄫": parts += Array(repeating: Part(text: "♭", columns: 1), count: 2)
      case "\t", "\n", "\r": parts.append(Part(text: " ", columns: 1))
      default:
        guard TerminalText.columns(of: first) > 0 else { continue }
        let columns = scalars.reduce(0) { max($0, TerminalText.columns(of: $1)) }
        // Variation selector 16 asks for a picture in place of a sign.
        let isPicture = scalars.contains("\u{FE0F}")
        parts.append(Part(text: String(character), columns: isPicture ? 2 : columns))
      }
    }
    self.parts = parts
  }

  /// The number of columns that the text takes.
  public var columns: Int { parts.reduce(0) { $0 + $1.columns } }

  /// Whether nothing of the text is to be seen.
  public var isBlank: Bool { parts.allSatisfy { $0.text == " " } }

  /// The text in at most so many columns, cut with "…" where it is longer.
  public func shortened(to limit: Int) -> String {
    guard columns > limit else { return text(of: parts) }
    var room = limit - 1
    let kept = parts.prefix { part in
      room -= part.columns
      return room >= 0
    }
    // One column shows more with a character in it.
    if kept.isEmpty { return parts.first.map { $0.columns <= limit ? $0.text : "" } ?? "" }
    return text(of: kept) + "…"
  }

  private func text<Parts: Sequence>(of parts: Parts) -> String where Parts.Element == Part {
    parts.reduce(into: "") { $0 += $1.text }
  }

  /// The columns of a scalar by Unicode's East Asian width: 0 for what combines or does not show, 2 for what is wide.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F: 0
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20F0, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF: 0
    case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0xFFF9...0xFFFB, 0x1D165...0x1D169, 0x1D16D...0x1D182: 0
    case 0xE0000...0xE0FFF: 0
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3: 2
    case 0x2614...0x2615, 0x2648...0x2653, 0x26A1, 0x26BD...0x26BE, 0x2705, 0x274C, 0x2753...0x2755, 0x2B50: 2
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: 2
    case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF: 2
    case 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F265, 0x1F300...0x1F64F, 0x1F680...0x1F6FF: 2
    case 0x1F7E0...0x1F7EB, 0x1F90C...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD: 2
    default: 1
    }
  }
}
