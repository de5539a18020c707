/// Tunings of the Venezuelan cuatro, from string 4 to string 1.
public enum CuatroTuning {
  /// Re-entrant: string 1 sounds below strings 3 and 2. Its octaves have one source only.
  public static let standard = Tuning("Standard", "A3 D4 F#4 B3")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [standard]
}
