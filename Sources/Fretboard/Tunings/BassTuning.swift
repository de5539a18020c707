/// Tunings of the bass guitar with four to eight strings, string 1 last, as they sound.
///
/// Each row is the display name and the open strings. Checked against the presets of Power Tab and TuxGuitar; basses with
/// more strings go on in fourths on both sides.
public enum BassTuning {
  public static let standard4String = Tuning("4 String Standard", "E1 A1 D2 G2")
  public static let standard5String = Tuning("5 String Standard", "B0 E1 A1 D2 G2")
  public static let standard6String = Tuning("6 String Standard", "B0 E1 A1 D2 G2 C3")
  public static let standard7String = Tuning("7 String Standard", "B0 E1 A1 D2 G2 C3 F3")
  public static let standard8String = Tuning("8 String Standard", "F#0 B0 E1 A1 D2 G2 C3 F3")
  public static let dropD4String = Tuning("4 String Drop D", "D1 A1 D2 G2")
  public static let dropB4String = Tuning("4 String Drop B", "B0 F#1 B1 E2")
  /// A and E only: without a third it is neither major nor minor.
  public static let openA4String = Tuning("4 String Open A5", "E1 A1 E2 A2")
  public static let openE4String = Tuning("4 String Open E", "E1 B1 E2 G#2")
  public static let e7sus44String = Tuning("4 String E7sus4", "B0 E1 A1 D2")
  public static let tenor4String = Tuning("4 String Tenor", "A1 D2 G2 C3")
  public static let piccolo4String = Tuning("4 String Piccolo", "E2 A2 D3 G3")
  public static let halfStepDown4String = Tuning("4 String Half Step Down", "Eb1 Ab1 Db2 Gb2")
  public static let halfStepDown5String = Tuning("5 String Half Step Down", "Bb0 Eb1 Ab1 Db2 Gb2")
  /// The top string is C♭3, the standard C3 a semitone lower.
  public static let halfStepDown6String = Tuning("6 String Half Step Down", "Bb0 Eb1 Ab1 Db2 Gb2 Cb3")
  public static let fullStepDown4String = Tuning("4 String Full Step Down", "D1 G1 C2 F2")
  public static let fullStepDown5String = Tuning("5 String Full Step Down", "A0 D1 G1 C2 F2")
  public static let eadgcf6String = Tuning("6 String EADGCF", "E1 A1 D2 G2 C3 F3")
  public static let fbeadg6String = Tuning("6 String F#BEADG", "F#0 B0 E1 A1 D2 G2")
  public static let fbeadgc7String = Tuning("7 String F#BEADGC", "F#0 B0 E1 A1 D2 G2 C3")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [
    standard4String, standard5String, standard6String, standard7String, standard8String, dropD4String, dropB4String,
    openA4String, openE4String, e7sus44String, tenor4String, piccolo4String, halfStepDown4String, halfStepDown5String,
    halfStepDown6String, fullStepDown4String, fullStepDown5String, eadgcf6String, fbeadg6String, fbeadgc7String,
  ]
}

extension BassTuning {
  /// Drop D under an older name: its strings are D, A and G, and hold no C for a Gsus4.
  @available(*, deprecated, renamed: "dropD4String")
  public static var gsus44String: Tuning { dropD4String }
}
