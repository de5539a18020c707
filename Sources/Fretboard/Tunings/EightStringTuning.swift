/// Tunings of the guitar with two lower strings, from string 8 to string 1, as they sound.
public enum EightStringTuning {
  public static let standard = Tuning("Standard", "F#1 B1 E2 A2 D3 G3 B3 E4")
  public static let dropE = Tuning("Drop E", "E1 B1 E2 A2 D3 G3 B3 E4")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [standard, dropE]
}
