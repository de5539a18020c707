/// Printing chord types as lead sheets write them.
///
/// A symbol is quality, figure, suspension, and in brackets what these leave open. Altered tones stand there bare, natural
/// ones with "add": 7(♭9,♯9), 9(add13). Different types have different symbols, and the reader reads each one back.
extension ChordType {
  /// The symbol with music symbols: "m7", "Maj9", "7(♭5)"; "M" for the major triad.
  ///
  /// The minor triad with major seventh is "mMaj7", so that what follows fits in one pair of brackets.
  public var symbol: String { symbol(accidentals: .unicode) }

  /// The symbol with accidentals as told: "7(♭5)" or "7(b5)".
  public func symbol(accidentals: NotationStyle.Accidentals) -> String {
    let suffix = suffix(accidentals: accidentals)
    return suffix.isEmpty ? "M" : suffix
  }

  /// What follows the root: the symbol, but nothing for the major triad.
  func suffix(accidentals: NotationStyle.Accidentals) -> String {
    let naming = ChordNaming(tones)
    var text = naming.quality.symbol
    if let figure = naming.figure { text += naming.isSixNine ? "6/9" : "\(figure)" }
    for tone in naming.suspensions { text += "sus" + tone.interval.degreeNotation(accidentals: accidentals) }
    var brackets = naming.bracketed.map { tone in
      (tone.alteration == 0 ? "add" : "") + tone.interval.degreeNotation(accidentals: accidentals)
    }
    if naming.omitsThird { brackets.append("no3") }
    if naming.omitsFifth { brackets.append("no5") }
    return brackets.isEmpty ? text : text + "(" + brackets.joined(separator: ",") + ")"
  }
}

extension ChordNaming.Quality {
  fileprivate var symbol: String {
    switch self {
    case .power: "5"
    case .major, .dominant: ""
    case .minor: "m"
    case .diminished: "dim"
    case .augmented: "+"
    case .majorSeventh: "Maj"
    case .minorMajor: "mMaj"
    case .halfDiminished: "ø"
    case .diminishedMajor: "dimMaj"
    }
  }
}
