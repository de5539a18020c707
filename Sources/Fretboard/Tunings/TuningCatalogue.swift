/// All built-in tunings by instrument, and the names under which people look for them.
public enum TuningCatalogue {
  /// The instruments, the most usual first.
  public static let families: [TuningFamily] = [
    guitar, bass, ukulele, sevenString, eightString, guitalele, banjo, mandolin, doubleBass, charango, cuatro,
  ]

  /// Returns the instrument of a name such as "guitar", "uke", "7-string" or "viola".
  ///
  /// Case, blanks and hyphens do not matter. A relative with strings of its own, as the viola among the mandolins, sets
  /// ``TuningFamily/defaultTuning``. Throws a ``ParsingError`` with the nearest name where there is no such instrument.
  public static func family(named name: String) throws(ParsingError) -> TuningFamily {
    let key = nameKey(name)
    for family in families {
      if nameKey(family.name) == key { return family }
      if let instrument = family.instruments.first(where: { nameKey($0.key) == key }) {
        var relative = family
        relative.defaultTuning = instrument.value
        return relative
      }
    }
    throw ParsingError(
      input: name, offset: 0, reason: "expected an instrument such as \(families[0].name) or \(families[1].name)",
      suggestion: nearestName(to: name, in: families.flatMap { [$0.name] + $0.aliases }))
  }

  /// Returns the tuning of a name on an instrument: "Drop D", "drop-d", "dropD", "half step down", "Drop Db", "DADGBE".
  ///
  /// Case, blanks and hyphens do not matter, ♭ is "b" or "flat", ♯ is "#" or "sharp". The name in code is one too, and
  /// so are the names of the strings in a style. Throws a ``ParsingError`` with the nearest name where there is no such
  /// tuning.
  public static func tuning(
    named name: String, family: TuningFamily, style: NotationStyle = .standard
  ) throws(ParsingError) -> Tuning {
    if let tuning = family.tuning(matching: name, style: style) { return tuning }
    throw ParsingError(
      input: name, offset: 0,
      reason: "expected a tuning of the \(family.name) such as \"\(family.tunings[min(1, family.tunings.count - 1)])\"",
      suggestion: family.nearestTuningName(to: name))
  }

  /// The built-in tuning of this name whose strings sound like this, or `nil`. O(tunings).
  static func tuning(named name: String, midiNoteNumbers: [Int]) -> Tuning? {
    func isRight(_ tuning: Tuning) -> Bool {
      tuning.strings.elementsEqual(midiNoteNumbers) { $0.midiNoteNumber == $1 }
    }
    for family in families where family.tunings.contains(where: isRight) {
      if let tuning = family.tuning(matching: name), isRight(tuning) { return tuning }
    }
    return nil
  }
}

/// The rows: instrument, its tunings, its other names, and other names of its tunings.
extension TuningCatalogue {
  private static let guitar = TuningFamily(
    "guitar", GuitarTuning.all,
    instruments: [
      "six-string guitar": GuitarTuning.standard, "6-string guitar": GuitarTuning.standard,
      "acoustic guitar": GuitarTuning.standard, "electric guitar": GuitarTuning.standard,
      "classical guitar": GuitarTuning.standard, "dobro": GuitarTuning.dobro,
    ],
    otherNames: [
      "E♭ Standard": GuitarTuning.halfStepDown, "D Standard": GuitarTuning.fullStepDown,
      "C♯ Standard": GuitarTuning.oneAndHalfStepDown, "D♭ Standard": GuitarTuning.oneAndHalfStepDown,
      "C Standard": GuitarTuning.c, "B Standard": GuitarTuning.baritoneB, "B♭ Standard": GuitarTuning.bFlat,
      "A Standard": GuitarTuning.baritone, "Whole Step Down": GuitarTuning.fullStepDown,
      "Drop C♯": GuitarTuning.dropDFlat, "Drop A♯": GuitarTuning.dropBFlat, "Minor Triad": GuitarTuning.minorThirds,
      "Major Triad": GuitarTuning.majorThirds,
    ])

  private static let bass = TuningFamily(
    "bass", BassTuning.all,
    instruments: [
      "bass guitar": BassTuning.standard4String, "4-string bass": BassTuning.standard4String,
      "5-string bass": BassTuning.standard5String, "6-string bass": BassTuning.standard6String,
      "7-string bass": BassTuning.standard7String, "8-string bass": BassTuning.standard8String,
    ],
    otherNames: [
      "4 String": BassTuning.standard4String, "5 String": BassTuning.standard5String,
      "6 String": BassTuning.standard6String, "7 String": BassTuning.standard7String,
      "8 String": BassTuning.standard8String, "4 String Open A": BassTuning.openA4String,
      "4 String Gsus4": BassTuning.dropD4String, "4 String Dsus4": BassTuning.dropD4String,
      "6 String FBEADG": BassTuning.fbeadg6String, "7 String FBEADGC": BassTuning.fbeadgc7String,
    ])

  private static let ukulele = TuningFamily(
    "ukulele", UkuleleTuning.all,
    instruments: [
      "uke": UkuleleTuning.standard, "baritone ukulele": UkuleleTuning.baritone, "tenor ukulele": UkuleleTuning.tenor,
    ],
    otherNames: ["Low G": UkuleleTuning.tenor])

  private static let sevenString = TuningFamily(
    "seven-string guitar", SevenStringTuning.all,
    instruments: [
      "7-string guitar": SevenStringTuning.standard, "7-string": SevenStringTuning.standard,
      "seven-string": SevenStringTuning.standard,
    ])

  private static let eightString = TuningFamily(
    "eight-string guitar", EightStringTuning.all,
    instruments: [
      "8-string guitar": EightStringTuning.standard, "8-string": EightStringTuning.standard,
      "eight-string": EightStringTuning.standard,
    ])

  private static let guitalele = TuningFamily(
    "guitalele", GuitaleleTuning.all, instruments: ["guitarlele": GuitaleleTuning.standard])

  private static let banjo = TuningFamily(
    "banjo", BanjoTuning.all,
    instruments: [
      "five-string banjo": BanjoTuning.openG, "5-string banjo": BanjoTuning.openG, "tenor banjo": BanjoTuning.tenor,
      "plectrum banjo": BanjoTuning.plectrum, "Irish banjo": BanjoTuning.irish,
    ],
    otherNames: ["Irish Tenor": BanjoTuning.irish, "Standard": BanjoTuning.openG])

  private static let mandolin = TuningFamily(
    "mandolin", MandolinTuning.all,
    instruments: [
      "violin": MandolinTuning.violin, "fiddle": MandolinTuning.violin, "mandola": MandolinTuning.mandola,
      "viola": MandolinTuning.viola, "octave mandolin": MandolinTuning.octaveMandolin,
      "mandocello": MandolinTuning.mandocello, "cello": MandolinTuning.cello,
      "Irish bouzouki": MandolinTuning.irishBouzouki,
    ],
    otherNames: [
      "Standard": MandolinTuning.mandolin, "Violin": MandolinTuning.violin, "Viola": MandolinTuning.viola,
      "Cello": MandolinTuning.cello,
    ])

  private static let doubleBass = TuningFamily(
    "double bass", DoubleBassTuning.all,
    instruments: ["upright bass": DoubleBassTuning.standard, "contrabass": DoubleBassTuning.standard])

  private static let charango = TuningFamily("charango", CharangoTuning.all)

  private static let cuatro = TuningFamily(
    "cuatro", CuatroTuning.all, instruments: ["Venezuelan cuatro": CuatroTuning.standard])
}
