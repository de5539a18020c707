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
    guard limit > 0 else { return "" }
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
    case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0xFFF9...0xFFFB, 0x1D167...0x1D169, 0x1D173...0x1D182: 0
    case 0xE0000...0xE0FFF: 0
    case 0x1100...0x115F: 2
    case 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE, 0x2614...0x2615: 2
    case 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE: 2
    case 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C: 2
    case 0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55: 2
    case 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3: 2
    case 0xF900...0xFAD9, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB: 2
    case 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248: 2
    case 0x1F250...0x1F251, 0x1F260...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C: 2
    case 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4, 0x1F3F8...0x1F43E: 2
    case 0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A: 2
    case 0x1F595...0x1F596, 0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC, 0x1F6D0...0x1F6D2: 2
    case 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A: 2
    case 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD: 2
    default: 1
    }
  }
}
