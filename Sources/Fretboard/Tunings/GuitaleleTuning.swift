/// Tunings of the guitalele, a small guitar of six strings, from string 6 to string 1.
public enum GuitaleleTuning {
  /// The guitar's standard tuning a fourth higher.
  public static let standard = Tuning("Standard", "A2 D3 G3 C4 E4 A4")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [standard]
}
