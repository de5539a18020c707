extension TextGrid {
  /// The picture as text: one line a row, each ended by a line feed, without blanks at its end.
  ///
  /// With colours, the text holds SGR sequences ("\u{1B}[…m"); every line ends without any ink, so that lines can be
  /// cut out. Blanks at a line's end stay only where they have a background.
  public func text(_ style: TerminalStyle = .plain) -> String {
    var writer = Writer(style: style)
    for row in 0..<rows { writer.write((0..<columns).map { self[$0, row] }) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private struct Writer {
    let style: TerminalStyle
    var bytes: [UInt8] = []

    init(style: TerminalStyle) {
      self.style = style
    }

    mutating func write(_ row: [Cell]) {
      let isColored = style.colors != .none
      let end = row.lastIndex { $0.text != " " || (isColored && $0.ink.background != nil) } ?? -1
      var current = Ink()
      for cell in row.prefix(end + 1) {
        if isColored, cell.ink != current {
          write(cell.ink)
          current = cell.ink
        }
        switch style.glyphs {
        case .unicode: bytes.append(contentsOf: cell.text.utf8)
        case .ascii: bytes.append(cell.text.unicodeScalars.first?.asciiSubstitute ?? UInt8(ascii: "?"))
        }
      }
      if current != Ink() { write(Ink()) }
      bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes the sequence that sets an ink, whatever was set before.
    private mutating func write(_ ink: Ink) {
      bytes.append(contentsOf: "\u{1B}[0".utf8)
      if ink.isBold { bytes.append(contentsOf: ";1".utf8) }
      if let color = ink.foreground ?? ink.background.map({ $0.readableTextColor }) { write(color, code: 38) }
      if let color = ink.background { write(color, code: 48) }
      bytes.append(UInt8(ascii: "m"))
    }

    private mutating func write(_ color: Drawing.Color, code: Int) {
      let (red, green, blue) = color.bytes
      let components = [Int(red), Int(green), Int(blue)]
      let numbers =
        style.colors == .ansi256 ? [code, 5, Writer.paletteIndex(of: components)] : [code, 2] + components
      for number in numbers { bytes.append(contentsOf: ";\(number)".utf8) }
    }

    /// The nearest of xterm's colours 16 to 255; a colour of the cube where a grey is no nearer.
    private static func paletteIndex(of components: [Int]) -> Int {
      let steps = [0, 95, 135, 175, 215, 255]
      func distance(_ others: [Int]) -> Int {
        zip(components, others).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      }
      let cube = components.map { value in
        steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
      }
      let mean = components.reduce(0, +) / 3
      let gray = min(max((mean - 3) / 10, 0), 23)
      let grayValue = 8 + 10 * gray
      let isGrayNearer = distance([grayValue, grayValue, grayValue]) < distance(cube.map { steps[$0] })
      return isGrayNearer ? 232 + gray : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    }
  }
}

extension Unicode.Scalar {
  /// The ASCII character that stands for this one in plain pictures; "?" where none comes near.
  fileprivate var asciiSubstitute: UInt8 {
    switch self {
    case "\0"..."\u{7F}": return UInt8(value)
    case "─", "–", "—", "−", "‐", "‑": return UInt8(ascii: "-")
    case "━", "═", "╒", "╤", "╕", "╞", "╪", "╡", "╘", "╧", "╛": return UInt8(ascii: "=")
    case "│", "┃", "║", "╓", "╥", "╖", "╟", "╫", "╢", "╙", "╨", "╜": return UInt8(ascii: "|")
    case "┌", "┬", "┐", "├", "┼", "┤", "└", "┴", "┘": return UInt8(ascii: "+")
    case "▒": return UInt8(ascii: "%")
    case "●": return UInt8(ascii: "*")
    case "○", "°": return UInt8(ascii: "o")
    case "•", "·", "…": return UInt8(ascii: ".")
    case "♭": return UInt8(ascii: "b")
    case "♯": return UInt8(ascii: "#")
    case "♮": return UInt8(ascii: "n")
    case "Δ", "△": return UInt8(ascii: "^")
    case "‘", "’": return UInt8(ascii: "'")
    case "“", "”", "„": return UInt8(ascii: "\"")
    case "À"..."ÿ": return Unicode.Scalar.latinLetters[Int(value) - 0xC0]
    default: return UInt8(ascii: "?")
    }
  }

  /// U+00C0 to U+00FF without their marks; ø, the sign of half-diminished chords, as 0.
  private static let latinLetters = Array("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/0uuuuyty".utf8)
}
