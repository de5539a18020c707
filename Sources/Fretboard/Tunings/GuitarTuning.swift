/// Tunings of the guitar, from string 6 to string 1, as they sound.
///
/// Each row is the display name and the open strings, spelled as the name asks: open D has an F♯, half a step down E♭s.
/// Checked against the presets of MuseScore, Power Tab and TuxGuitar. The octaves of `dadddd`, of `overtone`, `pentatonic`
/// and of the rows from `slowMotion` to `citternTwo` have one source only.
public enum GuitarTuning {
  public static let standard = Tuning("Standard", "E2 A2 D3 G3 B3 E4")
  public static let dropD = Tuning("Drop D", "D2 A2 D3 G3 B3 E4")
  public static let halfStepDown = Tuning("Half Step Down", "Eb2 Ab2 Db3 Gb3 Bb3 Eb4")
  public static let fullStepDown = Tuning("Full Step Down", "D2 G2 C3 F3 A3 D4")
  public static let oneAndHalfStepDown = Tuning("One and Half Step Down", "Db2 Gb2 B2 E3 Ab3 Db4")
  public static let doubleDropD = Tuning("Double Drop D", "D2 A2 D3 G3 B3 D4")
  public static let dropC = Tuning("Drop C", "C2 G2 C3 F3 A3 D4")
  public static let dropDFlat = Tuning("Drop D♭", "Db2 Ab2 Db3 Gb3 Bb3 Eb4")
  public static let dropB = Tuning("Drop B", "B1 F#2 B2 E3 G#3 C#4")
  public static let dropBFlat = Tuning("Drop B♭", "Bb1 F2 Bb2 Eb3 G3 C4")
  public static let dropA = Tuning("Drop A", "A1 E2 A2 D3 F#3 B3")
  public static let openD = Tuning("Open D", "D2 A2 D3 F#3 A3 D4")
  public static let openDMinor = Tuning("Open D Minor", "D2 A2 D3 F3 A3 D4")
  public static let openG = Tuning("Open G", "D2 G2 D3 G3 B3 D4")
  public static let openGMinor = Tuning("Open G Minor", "D2 G2 D3 G3 Bb3 D4")
  public static let openC = Tuning("Open C", "C2 G2 C3 G3 C4 E4")
  /// Open D a semitone lower.
  public static let openDFlat = Tuning("Open D♭", "Db2 Ab2 Db3 F3 Ab3 Db4")
  public static let openCMinor = Tuning("Open C Minor", "C2 G2 C3 G3 C4 Eb4")
  public static let openE7 = Tuning("Open E7", "E2 G#2 D3 E3 B3 E4")
  public static let openEMinor7 = Tuning("Open E Minor 7", "E2 B2 D3 G3 B3 E4")
  public static let openGMajor7 = Tuning("Open G Major 7", "D2 G2 D3 F#3 B3 D4")
  public static let openAMinor = Tuning("Open A Minor", "E2 A2 E3 A3 C4 E4")
  public static let openAMinor7 = Tuning("Open A Minor 7", "E2 A2 E3 G3 C4 E4")
  public static let openE = Tuning("Open E", "E2 B2 E3 G#3 B3 E4")
  public static let openA = Tuning("Open A", "E2 A2 C#3 E3 A3 E4")
  public static let c = Tuning("C", "C2 F2 Bb2 Eb3 G3 C4")
  public static let dFlat = Tuning("D♭", "Db2 Gb2 B2 E3 Ab3 Db4")
  public static let bFlat = Tuning("B♭", "Bb1 Eb2 Ab2 Db3 F3 Bb3")
  public static let baritone = Tuning("Baritone", "A1 D2 G2 C3 E3 A3")
  public static let dadddd = Tuning("DADDDD", "D2 A2 D3 D3 D4 D4")
  public static let cgdgbd = Tuning("CGDGBD", "C2 G2 D3 G3 B3 D4")
  public static let cgdgbe = Tuning("CGDGBE", "C2 G2 D3 G3 B3 E4")
  public static let dadead = Tuning("DADEAD", "D2 A2 D3 E3 A3 D4")
  public static let dgdgad = Tuning("DGDGAD", "D2 G2 D3 G3 A3 D4")
  public static let openDSus2 = Tuning("Open D Sus2", "D2 A2 D3 E3 A3 D4")
  public static let openGSus2 = Tuning("Open G Sus2", "D2 G2 D3 G3 A3 D4")
  public static let g6 = Tuning("G6", "D2 G2 D3 G3 B3 E4")
  public static let modalG = Tuning("Modal G", "D2 G2 D3 G3 C4 D4")
  /// The partials 4 to 9 of C1.
  public static let overtone = Tuning("Overtone", "C3 E3 G3 Bb3 C4 D4")
  /// The A minor pentatonic scale from A to A.
  public static let pentatonic = Tuning("Pentatonic", "A2 C3 D3 E3 G3 A3")
  /// Regular tuning in minor thirds; its strings are a diminished seventh chord.
  public static let minorThirds = Tuning("Minor Thirds", "C3 Eb3 Gb3 A3 C4 Eb4")
  /// Regular tuning in major thirds; its strings are an augmented triad.
  public static let majorThirds = Tuning("Major Thirds", "C3 E3 G#3 C4 E4 G#4")
  public static let allFourths = Tuning("All Fourths", "E2 A2 D3 G3 C4 F4")
  public static let augmentedFourths = Tuning("Augmented Fourths", "C2 F#2 C3 F#3 C4 F#4")
  public static let slowMotion = Tuning("Slow Motion", "D2 G2 D3 F3 C4 D4")
  public static let admiral = Tuning("Admiral", "C2 G2 D3 G3 B3 C4")
  public static let buzzard = Tuning("Buzzard", "C2 F2 C3 G3 Bb3 F4")
  public static let face = Tuning("Face", "C2 G2 D3 G3 A3 D4")
  public static let fourAndTwenty = Tuning("Four and Twenty", "D2 A2 D3 D3 A3 D4")
  public static let ostrich = Tuning("Ostrich", "D2 D3 D3 D3 D4 D4")
  public static let capo200 = Tuning("Capo 200", "C2 G2 D3 Eb3 D4 Eb4")
  public static let balalaika = Tuning("Balalaika", "E2 A2 D3 E3 E3 A3")
  /// The charango has five courses, hence five strings, and is re-entrant.
  public static let charango = Tuning("Charango", "G4 C5 E4 A4 E5")
  public static let citternOne = Tuning("Cittern One", "C2 F2 C3 G3 C4 D4")
  public static let citternTwo = Tuning("Cittern Two", "C2 G2 C3 G3 C4 G4")
  public static let dobro = Tuning("Dobro", "G2 B2 D3 G3 B3 D4")
  /// The standard tuning in reverse: a layout for strings put on the other way round rather than a tuning.
  public static let lefty = Tuning("Lefty", "E4 B3 G3 D3 A2 E2")
  public static let mandoGuitar = Tuning("Mando Guitar", "C2 G2 D3 A3 E4 B4")
  public static let rustyCage = Tuning("Rusty Cage", "B1 A2 D3 G3 B3 E4")
  public static let dadgad = Tuning("DADGAD", "D2 A2 D3 G3 A3 D4")
  /// Fifths, with a minor third on top.
  public static let newStandard = Tuning("New Standard", "C2 G2 D3 A3 E4 G4")
  /// Standard with the four lower strings an octave higher, re-entrant.
  public static let nashville = Tuning("Nashville", "E3 A3 D4 G4 B3 E4")
  public static let openB = Tuning("Open B", "B1 F#2 B2 F#3 B3 D#4")
  /// Standard a fourth lower, the usual tuning of baritone guitars beside ``baritone``, a fifth lower.
  public static let baritoneB = Tuning("Baritone B", "B1 E2 A2 D3 F#3 B3")
  public static let lute = Tuning("Lute", "E2 A2 D3 F#3 B3 E4")

  /// All of these tunings, in the order of the rows above; the first is the default.
  public static let all: [Tuning] = [
    standard, dropD, halfStepDown, fullStepDown, oneAndHalfStepDown, doubleDropD, dropC, dropDFlat, dropB, dropBFlat,
    dropA, openD, openDMinor, openG, openGMinor, openC, openDFlat, openCMinor, openE7, openEMinor7, openGMajor7,
    openAMinor, openAMinor7, openE, openA, c, dFlat, bFlat, baritone, dadddd, cgdgbd, cgdgbe, dadead, dgdgad,
    openDSus2, openGSus2, g6, modalG, overtone, pentatonic, minorThirds, majorThirds, allFourths, augmentedFourths,
    slowMotion, admiral, buzzard, face, fourAndTwenty, ostrich, capo200, balalaika, charango, citternOne, citternTwo,
    dobro, lefty, mandoGuitar, rustyCage, dadgad, newStandard, nashville, openB, baritoneB, lute,
  ]
}

extension GuitarTuning {
  /// The minor-thirds tuning under an older name: its strings are no minor triad.
  @available(*, deprecated, renamed: "minorThirds")
  public static var minorTriad: Tuning { minorThirds }

  /// The major-thirds tuning under an older name: its strings are no major triad.
  @available(*, deprecated, renamed: "majorThirds")
  public static var majorTriad: Tuning { majorThirds }
}
