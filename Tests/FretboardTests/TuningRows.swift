import Fretboard

/// A row of the tables once more, as MIDI numbers, string 1 last, so that a slip in a spelled octave cannot hide.
struct TuningRow: CustomStringConvertible {
  let family: String
  let code: String
  let tuning: Tuning
  let name: String
  let midi: [Int]

  var description: String { "\(family).\(code)" }
}

/// Every built-in tuning, by the name of its type and its name in code.
let tuningRows: [TuningRow] = families.flatMap { family, rows in
  rows.map { TuningRow(family: family, code: $0.code, tuning: $0.tuning, name: $0.name, midi: $0.midi) }
}

private typealias Row = (code: String, tuning: Tuning, name: String, midi: [Int])

private let families: [(String, [Row])] = [
  ("GuitarTuning", guitar), ("BassTuning", bass), ("UkuleleTuning", ukulele), ("SevenStringTuning", sevenString),
  ("EightStringTuning", eightString), ("GuitaleleTuning", guitalele), ("BanjoTuning", banjo),
  ("MandolinTuning", mandolin), ("DoubleBassTuning", doubleBass), ("CharangoTuning", charango),
  ("CuatroTuning", cuatro),
]

private let guitar: [Row] = [
  ("standard", GuitarTuning.standard, "Standard", [40, 45, 50, 55, 59, 64]),
  ("dropD", GuitarTuning.dropD, "Drop D", [38, 45, 50, 55, 59, 64]),
  ("halfStepDown", GuitarTuning.halfStepDown, "Half Step Down", [39, 44, 49, 54, 58, 63]),
  ("fullStepDown", GuitarTuning.fullStepDown, "Full Step Down", [38, 43, 48, 53, 57, 62]),
  ("oneAndHalfStepDown", GuitarTuning.oneAndHalfStepDown, "One and Half Step Down", [37, 42, 47, 52, 56, 61]),
  ("doubleDropD", GuitarTuning.doubleDropD, "Double Drop D", [38, 45, 50, 55, 59, 62]),
  ("dropC", GuitarTuning.dropC, "Drop C", [36, 43, 48, 53, 57, 62]),
  ("dropDFlat", GuitarTuning.dropDFlat, "Drop D♭", [37, 44, 49, 54, 58, 63]),
  ("dropB", GuitarTuning.dropB, "Drop B", [35, 42, 47, 52, 56, 61]),
  ("dropBFlat", GuitarTuning.dropBFlat, "Drop B♭", [34, 41, 46, 51, 55, 60]),
  ("dropA", GuitarTuning.dropA, "Drop A", [33, 40, 45, 50, 54, 59]),
  ("openD", GuitarTuning.openD, "Open D", [38, 45, 50, 54, 57, 62]),
  ("openDMinor", GuitarTuning.openDMinor, "Open D Minor", [38, 45, 50, 53, 57, 62]),
  ("openG", GuitarTuning.openG, "Open G", [38, 43, 50, 55, 59, 62]),
  ("openGMinor", GuitarTuning.openGMinor, "Open G Minor", [38, 43, 50, 55, 58, 62]),
  ("openC", GuitarTuning.openC, "Open C", [36, 43, 48, 55, 60, 64]),
  ("openDFlat", GuitarTuning.openDFlat, "Open D♭", [37, 44, 49, 53, 56, 61]),
  ("openCMinor", GuitarTuning.openCMinor, "Open C Minor", [36, 43, 48, 55, 60, 63]),
  ("openE7", GuitarTuning.openE7, "Open E7", [40, 44, 50, 52, 59, 64]),
  ("openEMinor7", GuitarTuning.openEMinor7, "Open E Minor 7", [40, 47, 50, 55, 59, 64]),
  ("openGMajor7", GuitarTuning.openGMajor7, "Open G Major 7", [38, 43, 50, 54, 59, 62]),
  ("openAMinor", GuitarTuning.openAMinor, "Open A Minor", [40, 45, 52, 57, 60, 64]),
  ("openAMinor7", GuitarTuning.openAMinor7, "Open A Minor 7", [40, 45, 52, 55, 60, 64]),
  ("openE", GuitarTuning.openE, "Open E", [40, 47, 52, 56, 59, 64]),
  ("openA", GuitarTuning.openA, "Open A", [40, 45, 49, 52, 57, 64]),
  ("c", GuitarTuning.c, "C", [36, 41, 46, 51, 55, 60]),
  ("dFlat", GuitarTuning.dFlat, "D♭", [37, 42, 47, 52, 56, 61]),
  ("bFlat", GuitarTuning.bFlat, "B♭", [34, 39, 44, 49, 53, 58]),
  ("baritone", GuitarTuning.baritone, "Baritone", [33, 38, 43, 48, 52, 57]),
  ("dadddd", GuitarTuning.dadddd, "DADDDD", [38, 45, 50, 50, 62, 62]),
  ("cgdgbd", GuitarTuning.cgdgbd, "CGDGBD", [36, 43, 50, 55, 59, 62]),
  ("cgdgbe", GuitarTuning.cgdgbe, "CGDGBE", [36, 43, 50, 55, 59, 64]),
  ("dadead", GuitarTuning.dadead, "DADEAD", [38, 45, 50, 52, 57, 62]),
  ("dgdgad", GuitarTuning.dgdgad, "DGDGAD", [38, 43, 50, 55, 57, 62]),
  ("openDSus2", GuitarTuning.openDSus2, "Open D Sus2", [38, 45, 50, 52, 57, 62]),
  ("openGSus2", GuitarTuning.openGSus2, "Open G Sus2", [38, 43, 50, 55, 57, 62]),
  ("g6", GuitarTuning.g6, "G6", [38, 43, 50, 55, 59, 64]),
  ("modalG", GuitarTuning.modalG, "Modal G", [38, 43, 50, 55, 60, 62]),
  ("overtone", GuitarTuning.overtone, "Overtone", [48, 52, 55, 58, 60, 62]),
  ("pentatonic", GuitarTuning.pentatonic, "Pentatonic", [45, 48, 50, 52, 55, 57]),
  ("minorThirds", GuitarTuning.minorThirds, "Minor Thirds", [48, 51, 54, 57, 60, 63]),
  ("majorThirds", GuitarTuning.majorThirds, "Major Thirds", [48, 52, 56, 60, 64, 68]),
  ("allFourths", GuitarTuning.allFourths, "All Fourths", [40, 45, 50, 55, 60, 65]),
  ("augmentedFourths", GuitarTuning.augmentedFourths, "Augmented Fourths", [36, 42, 48, 54, 60, 66]),
  ("slowMotion", GuitarTuning.slowMotion, "Slow Motion", [38, 43, 50, 53, 60, 62]),
  ("admiral", GuitarTuning.admiral, "Admiral", [36, 43, 50, 55, 59, 60]),
  ("buzzard", GuitarTuning.buzzard, "Buzzard", [36, 41, 48, 55, 58, 65]),
  ("face", GuitarTuning.face, "Face", [36, 43, 50, 55, 57, 62]),
  ("fourAndTwenty", GuitarTuning.fourAndTwenty, "Four and Twenty", [38, 45, 50, 50, 57, 62]),
  ("ostrich", GuitarTuning.ostrich, "Ostrich", [38, 50, 50, 50, 62, 62]),
  ("capo200", GuitarTuning.capo200, "Capo 200", [36, 43, 50, 51, 62, 63]),
  ("balalaika", GuitarTuning.balalaika, "Balalaika", [40, 45, 50, 52, 52, 57]),
  ("charango", GuitarTuning.charango, "Charango", [67, 72, 64, 69, 76]),
  ("citternOne", GuitarTuning.citternOne, "Cittern One", [36, 41, 48, 55, 60, 62]),
  ("citternTwo", GuitarTuning.citternTwo, "Cittern Two", [36, 43, 48, 55, 60, 67]),
  ("dobro", GuitarTuning.dobro, "Dobro", [43, 47, 50, 55, 59, 62]),
  ("lefty", GuitarTuning.lefty, "Lefty", [64, 59, 55, 50, 45, 40]),
  ("mandoGuitar", GuitarTuning.mandoGuitar, "Mando Guitar", [36, 43, 50, 57, 64, 71]),
  ("rustyCage", GuitarTuning.rustyCage, "Rusty Cage", [35, 45, 50, 55, 59, 64]),
  ("dadgad", GuitarTuning.dadgad, "DADGAD", [38, 45, 50, 55, 57, 62]),
  ("newStandard", GuitarTuning.newStandard, "New Standard", [36, 43, 50, 57, 64, 67]),
  ("nashville", GuitarTuning.nashville, "Nashville", [52, 57, 62, 67, 59, 64]),
  ("openB", GuitarTuning.openB, "Open B", [35, 42, 47, 54, 59, 63]),
  ("baritoneB", GuitarTuning.baritoneB, "Baritone B", [35, 40, 45, 50, 54, 59]),
  ("lute", GuitarTuning.lute, "Lute", [40, 45, 50, 54, 59, 64]),
]

private let bass: [Row] = [
  ("standard4String", BassTuning.standard4String, "4 String Standard", [28, 33, 38, 43]),
  ("standard5String", BassTuning.standard5String, "5 String Standard", [23, 28, 33, 38, 43]),
  ("standard6String", BassTuning.standard6String, "6 String Standard", [23, 28, 33, 38, 43, 48]),
  ("standard7String", BassTuning.standard7String, "7 String Standard", [23, 28, 33, 38, 43, 48, 53]),
  ("standard8String", BassTuning.standard8String, "8 String Standard", [18, 23, 28, 33, 38, 43, 48, 53]),
  ("dropD4String", BassTuning.dropD4String, "4 String Drop D", [26, 33, 38, 43]),
  ("dropB4String", BassTuning.dropB4String, "4 String Drop B", [23, 30, 35, 40]),
  ("openA4String", BassTuning.openA4String, "4 String Open A5", [28, 33, 40, 45]),
  ("openE4String", BassTuning.openE4String, "4 String Open E", [28, 35, 40, 44]),
  ("e7sus44String", BassTuning.e7sus44String, "4 String E7sus4", [23, 28, 33, 38]),
  ("tenor4String", BassTuning.tenor4String, "4 String Tenor", [33, 38, 43, 48]),
  ("piccolo4String", BassTuning.piccolo4String, "4 String Piccolo", [40, 45, 50, 55]),
  ("halfStepDown4String", BassTuning.halfStepDown4String, "4 String Half Step Down", [27, 32, 37, 42]),
  ("halfStepDown5String", BassTuning.halfStepDown5String, "5 String Half Step Down", [22, 27, 32, 37, 42]),
  ("halfStepDown6String", BassTuning.halfStepDown6String, "6 String Half Step Down", [22, 27, 32, 37, 42, 47]),
  ("fullStepDown4String", BassTuning.fullStepDown4String, "4 String Full Step Down", [26, 31, 36, 41]),
  ("fullStepDown5String", BassTuning.fullStepDown5String, "5 String Full Step Down", [21, 26, 31, 36, 41]),
  ("eadgcf6String", BassTuning.eadgcf6String, "6 String EADGCF", [28, 33, 38, 43, 48, 53]),
  ("fbeadg6String", BassTuning.fbeadg6String, "6 String F#BEADG", [18, 23, 28, 33, 38, 43]),
  ("fbeadgc7String", BassTuning.fbeadgc7String, "7 String F#BEADGC", [18, 23, 28, 33, 38, 43, 48]),
]

private let ukulele: [Row] = [
  ("standard", UkuleleTuning.standard, "Ukulele Standard", [67, 60, 64, 69]),
  ("soprano", UkuleleTuning.soprano, "Ukulele Soprano", [69, 62, 66, 71]),
  ("baritone", UkuleleTuning.baritone, "Ukulele Baritone", [50, 55, 59, 64]),
  ("tenor", UkuleleTuning.tenor, "Ukulele Tenor", [55, 60, 64, 69]),
  ("slackKey", UkuleleTuning.slackKey, "Ukulele Slack Key", [67, 60, 64, 67]),
]

private let sevenString: [Row] = [
  ("standard", SevenStringTuning.standard, "Standard", [35, 40, 45, 50, 55, 59, 64]),
  ("dropA", SevenStringTuning.dropA, "Drop A", [33, 40, 45, 50, 55, 59, 64]),
]

private let eightString: [Row] = [
  ("standard", EightStringTuning.standard, "Standard", [30, 35, 40, 45, 50, 55, 59, 64]),
  ("dropE", EightStringTuning.dropE, "Drop E", [28, 35, 40, 45, 50, 55, 59, 64]),
]

private let guitalele: [Row] = [
  ("standard", GuitaleleTuning.standard, "Standard", [45, 50, 55, 60, 64, 69])
]

private let banjo: [Row] = [
  ("openG", BanjoTuning.openG, "Open G", [67, 50, 55, 59, 62]),
  ("c", BanjoTuning.c, "C", [67, 48, 55, 59, 62]),
  ("doubleC", BanjoTuning.doubleC, "Double C", [67, 48, 55, 60, 62]),
  ("sawmill", BanjoTuning.sawmill, "Sawmill", [67, 50, 55, 60, 62]),
  ("openD", BanjoTuning.openD, "Open D", [69, 50, 54, 57, 62]),
  ("doubleD", BanjoTuning.doubleD, "Double D", [69, 50, 57, 62, 64]),
  ("tenor", BanjoTuning.tenor, "Tenor", [48, 55, 62, 69]),
  ("plectrum", BanjoTuning.plectrum, "Plectrum", [48, 55, 59, 62]),
  ("chicago", BanjoTuning.chicago, "Chicago", [50, 55, 59, 64]),
  ("irish", BanjoTuning.irish, "Irish", [43, 50, 57, 64]),
]

private let mandolin: [Row] = [
  ("mandolin", MandolinTuning.mandolin, "Mandolin", [55, 62, 69, 76]),
  ("mandola", MandolinTuning.mandola, "Mandola", [48, 55, 62, 69]),
  ("octaveMandolin", MandolinTuning.octaveMandolin, "Octave Mandolin", [43, 50, 57, 64]),
  ("mandocello", MandolinTuning.mandocello, "Mandocello", [36, 43, 50, 57]),
  ("irishBouzouki", MandolinTuning.irishBouzouki, "Irish Bouzouki", [43, 50, 57, 62]),
]

private let doubleBass: [Row] = [
  ("standard", DoubleBassTuning.standard, "Standard", [28, 33, 38, 43]),
  ("solo", DoubleBassTuning.solo, "Solo", [30, 35, 40, 45]),
]

private let charango: [Row] = [
  ("standard", CharangoTuning.standard, "Standard", [67, 72, 64, 69, 76])
]

private let cuatro: [Row] = [
  ("standard", CuatroTuning.standard, "Standard", [57, 62, 66, 59])
]
