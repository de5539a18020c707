/// Tunings of the charango, from course 5 to course 1.
public enum CharangoTuning {
  /// Re-entrant; the third course, often an octave pair, by its lower string.
  public static let standard = Tuning("Standard", "G4 C5 E4 A4 E5")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [standard]
}
