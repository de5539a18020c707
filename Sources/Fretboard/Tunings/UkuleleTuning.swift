/// Tunings of the ukulele, from string 4 to string 1, most of them re-entrant.
///
/// Each row is the display name and the open strings. Checked against the presets of MuseScore.
public enum UkuleleTuning {
  /// Re-entrant: string 4 sounds above strings 3 and 2.
  public static let standard = Tuning("Ukulele Standard", "G4 C4 E4 A4")
  /// A whole tone above the standard, the older tuning of small ukuleles.
  public static let soprano = Tuning("Ukulele Soprano", "A4 D4 F#4 B4")
  /// The four upper strings of a guitar.
  public static let baritone = Tuning("Ukulele Baritone", "D3 G3 B3 E4")
  /// Standard with a low G.
  public static let tenor = Tuning("Ukulele Tenor", "G3 C4 E4 A4")
  /// An open C chord.
  public static let slackKey = Tuning("Ukulele Slack Key", "G4 C4 E4 G4")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [standard, soprano, baritone, tenor, slackKey]
}
