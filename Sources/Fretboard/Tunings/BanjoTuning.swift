/// Tunings of the banjo, string 1 last: first of the five-string banjo, then of those with four strings.
///
/// The fifth string stands first, is the highest, and begins at the fifth fret; see ``Tuning/startFrets``.
public enum BanjoTuning {
  public static let openG = Tuning("Open G", "G4 D3 G3 B3 D4", startFrets: [5, 0, 0, 0, 0])
  public static let c = Tuning("C", "G4 C3 G3 B3 D4", startFrets: [5, 0, 0, 0, 0])
  public static let doubleC = Tuning("Double C", "G4 C3 G3 C4 D4", startFrets: [5, 0, 0, 0, 0])
  /// Also called G modal or mountain minor.
  public static let sawmill = Tuning("Sawmill", "G4 D3 G3 C4 D4", startFrets: [5, 0, 0, 0, 0])
  public static let openD = Tuning("Open D", "A4 D3 F#3 A3 D4", startFrets: [5, 0, 0, 0, 0])
  /// Double C a whole tone higher.
  public static let doubleD = Tuning("Double D", "A4 D3 A3 D4 E4", startFrets: [5, 0, 0, 0, 0])
  /// Four strings in fifths.
  public static let tenor = Tuning("Tenor", "C3 G3 D4 A4")
  /// The five-string C tuning without its short string.
  public static let plectrum = Tuning("Plectrum", "C3 G3 B3 D4")
  /// The four upper strings of a guitar.
  public static let chicago = Tuning("Chicago", "D3 G3 B3 E4")
  /// Four strings in fifths, a fourth below the tenor banjo.
  public static let irish = Tuning("Irish", "G2 D3 A3 E4")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [openG, c, doubleC, sawmill, openD, doubleD, tenor, plectrum, chicago, irish]
}
