/// Chord types in words.
extension ChordType {
  /// The name in words: "Major 7th", "Dominant 7th Suspended 4th", "Minor Add 9th". Different types have different names.
  public var fullName: String {
    let naming = ChordNaming(tones)
    var bracketed = naming.bracketed
    var words: [String] = []

    // Sevenths on an augmented triad go by its name; only the symbol writes 7(♯5).
    let fifths = tones & .fifths
    let isAugmented = tones.contains(.majorThird) && fifths == [.augmentedFifth] && tones.intersects(.sevenths)
    if isAugmented {
      words.append("Augmented")
      bracketed.remove(.augmentedFifth)
    }
    let isBareSuspension = naming.figure == nil && !naming.suspensions.isEmpty
    if !isBareSuspension, !(isAugmented && naming.quality == .dominant) { words.append(naming.quality.word) }

    if let figure = naming.figure { words.append(naming.isSixNine ? "6/9" : "\(figure)th") }
    if !naming.suspensions.isEmpty {
      words.append("Suspended " + naming.suspensions.map { $0.words }.joined(separator: " and "))
    }
    for tone in bracketed { words.append(tone.alteration == 0 ? "Add " + tone.words : tone.words) }
    if naming.omitsThird { words.append("No 3rd") }
    if naming.omitsFifth { words.append("No 5th") }
    return words.joined(separator: " ")
  }
}

extension ChordNaming.Quality {
  fileprivate var word: String {
    switch self {
    case .power: "Power Chord"
    case .major, .majorSeventh: "Major"
    case .minor: "Minor"
    case .diminished: "Diminished"
    case .augmented: "Augmented"
    case .dominant: "Dominant"
    case .minorMajor: "Minor Major"
    case .halfDiminished: "Half-Diminished"
    case .diminishedMajor: "Diminished Major"
    }
  }
}

extension ChordComponent {
  /// The degree as chords call it, "Flat 9th".
  fileprivate var words: String {
    let sign = alteration < 0 ? "Flat " : alteration > 0 ? "Sharp " : ""
    return sign + "\(degree)" + Interval.ordinalSuffix(of: degree)
  }
}
