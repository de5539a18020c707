/// Names as they are read aloud, for people who do not see the picture.
extension NoteName {
  /// The name in English words, "B flat", "F double sharp".
  public var spokenName: String {
    switch accidental.semitones {
    case 0: "\(letter)"
    case 1: "\(letter) sharp"
    case -1: "\(letter) flat"
    case 2: "\(letter) double sharp"
    case -2: "\(letter) double flat"
    case 3: "\(letter) triple sharp"
    case -3: "\(letter) triple flat"
    default: "\(letter) \(accidental)"
    }
  }
}
