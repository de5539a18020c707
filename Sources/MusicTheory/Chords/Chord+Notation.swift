/// Printing chords.
extension Chord {
  /// The chord as lead sheets write it, with music symbols: "B♭7(♭9)", "C/B♭".
  public var notation: String { notation(in: .standard) }

  /// The chord with names and accidentals of a style: "Bb7(b9)", in German "B7(♭9)", as solfège "Si♭7(♭9)".
  public func notation(in style: NotationStyle) -> String {
    let chord = root.notation(in: style) + type.suffix(accidentals: style.accidentals)
    guard let bass else { return chord }
    return chord + "/" + bass.notation(in: style)
  }
}

extension Chord: CustomStringConvertible {
  /// The chord in words, "C Major over B♭".
  public var description: String {
    let chord = "\(root) \(type.fullName)"
    guard let bass else { return chord }
    return chord + " over \(bass)"
  }
}
