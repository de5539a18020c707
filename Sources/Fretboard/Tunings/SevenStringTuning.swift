/// Tunings of the guitar with a seventh, lower string, from string 7 to string 1, as they sound.
public enum SevenStringTuning {
  public static let standard = Tuning("Standard", "B1 E2 A2 D3 G3 B3 E4")
  public static let dropA = Tuning("Drop A", "A1 E2 A2 D3 G3 B3 E4")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [standard, dropA]
}
