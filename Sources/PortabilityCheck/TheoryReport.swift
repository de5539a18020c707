import MusicTheory

/// Reports what `MusicTheory` computes.
func reportTheory(to report: inout Report) {
  report.section("letters")
  for letter in LetterName.allCases {
    report.line("\(letter): \(letter.semitonesFromC) semitones from C")
    for steps in -15...15 {
      report.line("\(letter) and \(steps) steps: \(letter.advanced(by: steps))")
    }
    for other in LetterName.allCases {
      report.line("\(letter) up to \(other): \(letter.diatonicDistance(to: other)), below: \(letter < other)")
    }
    let lowercase: String = letter.description.lowercased()
    report.line("\(lowercase) as a literal: \(LetterName(stringLiteral: lowercase))")
  }
}
