/// Choosing between enharmonic spellings of one scale.
extension Scale {
  /// The scale that sounds the same and needs the fewest sharps and flats: A♭ major for G♯ major.
  ///
  /// A scale that already needs the fewest stays as it is, and so F♯ major and G♭ major both do. Where two others tie, the
  /// root keeps its kind of accidental.
  public var simplified: Scale {
    var simplest = self
    // Roots that sound alike lie twelve fifths apart; those from D𝄫 to E𝄪 are worth a try, the nearest first.
    let candidates = stride(from: root.fifths.modulo(12) - 12, through: 18, by: 12)
      .sorted { abs($0 - root.fifths) < abs($1 - root.fifths) }
    for fifths in candidates {
      let candidate = Scale(type: type, root: NoteName(fifths: fifths))
      if candidate.signCount < simplest.signCount { simplest = candidate }
    }
    return simplest
  }

  /// The number of sharps and flats that the names need in all.
  private var signCount: Int {
    names.reduce(0) { $0 + abs($1.accidental.semitones) }
  }
}
