/// Tunings of the mandolin family, which are those of the violin family, from string (or course) 4 to 1.
public enum MandolinTuning {
  /// Fifths, as on the violin.
  public static let mandolin = Tuning("Mandolin", "G3 D4 A4 E5")
  /// A fifth below the mandolin, as on the viola.
  public static let mandola = Tuning("Mandola", "C3 G3 D4 A4")
  /// An octave below the mandolin.
  public static let octaveMandolin = Tuning("Octave Mandolin", "G2 D3 A3 E4")
  /// An octave below the mandola, as on the cello.
  public static let mandocello = Tuning("Mandocello", "C2 G2 D3 A3")
  /// Its octaves have one source only.
  public static let irishBouzouki = Tuning("Irish Bouzouki", "G2 D3 A3 D4")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [mandolin, mandola, octaveMandolin, mandocello, irishBouzouki]
}

extension MandolinTuning {
  /// The violin's tuning, which the mandolin shares.
  public static var violin: Tuning { mandolin }

  /// The viola's tuning, which the mandola shares.
  public static var viola: Tuning { mandola }

  /// The cello's tuning, which the mandocello shares.
  public static var cello: Tuning { mandocello }
}
