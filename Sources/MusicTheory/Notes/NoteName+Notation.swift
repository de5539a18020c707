/// Printing names and pitches as people of different schools write them.
extension NoteName {
  /// The name as a style writes it: "B♭", "Bb", in German "B", as solfège "Si♭".
  public func notation(in style: NotationStyle) -> String {
    switch style.noteNames {
    case .english: letter.description + accidental.symbol(style.accidentals)
    case .german: germanNotation
    case .solfege: letter.solfege + accidental.symbol(style.accidentals)
    }
  }

  /// German names: "is" for each sharp, "es" for each flat, with the old exceptions As, Es and B (for H flat).
  private var germanNotation: String {
    let semitones = accidental.semitones
    if semitones >= 0 { return letter.german + String(repeating: "is", count: semitones) }
    let flats = -semitones
    switch letter {
    case .b where flats == 1: return "B"
    case .a: return "As" + String(repeating: "as", count: flats - 1)
    case .e: return "Es" + String(repeating: "es", count: flats - 1)
    default: return letter.german + String(repeating: "es", count: flats)
    }
  }
}

extension Pitch {
  /// The pitch as a style writes it, the octave number counted as the style's middle C says: "B♭3".
  public func notation(in style: NotationStyle) -> String {
    noteName.notation(in: style) + "\(octave + style.middleC - 4)"
  }
}

extension LetterName {
  fileprivate var german: String { self == .b ? "H" : description }

  fileprivate var solfege: String {
    switch self {
    case .c: "Do"
    case .d: "Re"
    case .e: "Mi"
    case .f: "Fa"
    case .g: "Sol"
    case .a: "La"
    case .b: "Si"
    }
  }
}
