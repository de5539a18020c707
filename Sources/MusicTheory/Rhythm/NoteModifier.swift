/// What lengthens or shortens a note: dots and tuplets.
public enum NoteModifier: CaseIterable, Hashable, Sendable {
  /// The plain note.
  case `default`
  /// A dot: half as long again.
  case dotted
  /// Two dots: half and a quarter as long again.
  case doubleDotted
  /// Three notes in the time of two.
  case triplet
  /// Five notes in the time of four.
  case quintuplet
  /// Seven notes in the time of four.
  case septuplet

  /// The factor by which the modifier changes the length of a note.
  public var multiplier: Double {
    switch self {
    case .default: 1
    case .dotted: 3 / 2
    case .doubleDotted: 7 / 4
    case .triplet: 2 / 3
    case .quintuplet: 4 / 5
    case .septuplet: 4 / 7
    }
  }
}

extension NoteModifier: CustomStringConvertible {
  /// The sign behind a note's name: nothing, "D", "DD", "T", "Q" or "S".
  public var description: String {
    switch self {
    case .default: ""
    case .dotted: "D"
    case .doubleDotted: "DD"
    case .triplet: "T"
    case .quintuplet: "Q"
    case .septuplet: "S"
    }
  }
}
