/// Tunings of the double bass, from string 4 to string 1, as they sound.
public enum DoubleBassTuning {
  public static let standard = Tuning("Standard", "E1 A1 D2 G2")
  /// A whole tone above the standard, for soloists.
  public static let solo = Tuning("Solo", "F#1 B1 E2 A2")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [standard, solo]
}
