/// What symbol and full name of a chord type have in common: quality, figure, suspensions, and what goes in brackets.
struct ChordNaming {
  enum Quality {
    case power, major, minor, diminished, augmented
    case dominant, majorSeventh, minorMajor, halfDiminished, diminishedMajor
  }

  /// What the first letters or words say about third, fifth and seventh.
  let quality: Quality
  /// The number after the quality: 6, 7, 9, 11 or 13, or `nil`.
  let figure: Int?
  /// Whether the figure is a six with a nine.
  let isSixNine: Bool
  /// The tones in place of the third.
  let suspensions: ChordComponentSet
  /// The tones that quality and figure do not tell.
  let bracketed: ChordComponentSet
  /// Whether there is no fifth.
  let omitsFifth: Bool
  /// Whether there is no third although nothing stands in its place and a power chord is not meant.
  let omitsThird: Bool

  init(_ set: ChordComponentSet) {
    let stack = ChordNaming.stack(of: set)
    let hasSixth = set.contains(.majorSixth)
    let fifths = set & .fifths
    figure = set.intersects(.sevenths) ? stack : hasSixth ? 6 : nil
    isSixNine = hasSixth && set.contains(.ninth)
    suspensions = set & .suspensions
    omitsFifth = fifths.isEmpty && set != [.perfectFifth]
    omitsThird = !set.intersects(.thirds | .suspensions) && set != [.perfectFifth]

    let isDiminished = set.contains(.minorThird) && fifths == [.diminishedFifth] && !hasSixth
    switch (set.contains(.minorThird), set & .sevenths) {
    case _ where set == [.perfectFifth]: quality = .power
    case (_, [.diminishedSeventh]): quality = .diminished
    case (true, [.minorSeventh]) where isDiminished: quality = .halfDiminished
    case (true, [.majorSeventh]): quality = isDiminished ? .diminishedMajor : .minorMajor
    case (true, _): quality = isDiminished ? .diminished : .minor
    case (false, [.minorSeventh]): quality = .dominant
    case (false, [.majorSeventh]): quality = .majorSeventh
    case (false, _):
      let isAugmented = set.contains(.majorThird) && fifths == [.augmentedFifth] && !hasSixth
      quality = isAugmented ? .augmented : .major
    }

    var told: ChordComponentSet = .thirds | .suspensions | .sevenths | [.perfectFifth, .majorSixth]
    if quality == .diminished || isDiminished || quality == .augmented { told = told | .fifths }
    if isSixNine || figure ?? 0 >= 9 { told.insert(.ninth) }
    if figure ?? 0 >= 11 { told.insert(.eleventh) }
    if figure ?? 0 >= 13 { told.insert(.thirteenth) }
    bracketed = set - told
  }

  /// The highest natural tone of an unbroken stack of thirds above the seventh: 7, 9, 11 or 13.
  ///
  /// Altered tones and suspensions keep the stack together, so that 13(♭9) and 13sus4 are thirteenths.
  private static func stack(of set: ChordComponentSet) -> Int {
    if set.contains(.diminishedSeventh) { return 7 }
    let hasNinth = set.intersects(.ninths | .seconds)
    let hasEleventh = set.intersects(.elevenths | .fourths)
    if set.contains(.thirteenth), hasNinth, hasEleventh { return 13 }
    if set.contains(.eleventh), hasNinth { return 11 }
    return set.contains(.ninth) ? 9 : 7
  }
}
