import Foundation
import Fretboard
import Testing

@Suite struct TuningTablesTests {
  static let constants: [(family: String, all: [Tuning])] = [
    ("GuitarTuning", GuitarTuning.all), ("BassTuning", BassTuning.all), ("UkuleleTuning", UkuleleTuning.all),
    ("SevenStringTuning", SevenStringTuning.all), ("EightStringTuning", EightStringTuning.all),
    ("GuitaleleTuning", GuitaleleTuning.all), ("BanjoTuning", BanjoTuning.all), ("MandolinTuning", MandolinTuning.all),
    ("DoubleBassTuning", DoubleBassTuning.all), ("CharangoTuning", CharangoTuning.all),
    ("CuatroTuning", CuatroTuning.all),
  ]

  @Test("C2, TU01–TU15: every row has its name and its notes", arguments: tuningRows)
  func rowSounds(row: TuningRow) {
    #expect(row.tuning.name == row.name)
    #expect(row.tuning.description == row.name)
    #expect(row.tuning.strings.map(\.midiNoteNumber) == row.midi)
  }

  @Test(arguments: constants.map(\.family)) func listHoldsEveryConstantOnceInOrder(family: String) throws {
    let rows = tuningRows.filter { $0.family == family }
    let all = try #require(Self.constants.first { $0.family == family }).all
    #expect(all == rows.map(\.tuning))
    #expect(Set(all.map { $0.name.lowercased() }).count == all.count)

    // A constant that is in neither list can only be seen in the source.
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Fretboard/Tunings/\(family).swift").standardized
    let source = try String(contentsOf: file, encoding: .utf8)
    let codes = source.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard line.contains("= Tuning("), let index = words.firstIndex(of: "let") else { return nil }
      return String(words[index + 1])
    }
    #expect(codes == rows.map(\.code))
    #expect(Set(codes).count == codes.count)
  }

  @Test func reentrantTuningsAreTheseAndAllOthersRiseOrRepeat() {
    let reentrant = tuningRows.filter(\.tuning.isReentrant).map(\.description)
    #expect(
      reentrant == [
        "GuitarTuning.charango", "GuitarTuning.lefty", "GuitarTuning.nashville", "UkuleleTuning.standard",
        "UkuleleTuning.soprano", "UkuleleTuning.slackKey", "BanjoTuning.openG", "BanjoTuning.c", "BanjoTuning.doubleC",
        "BanjoTuning.sawmill", "BanjoTuning.openD", "BanjoTuning.doubleD", "CharangoTuning.standard",
        "CuatroTuning.standard",
      ])
    for row in tuningRows {
      for (low, high) in zip(row.midi, row.midi.dropFirst()) {
        #expect(row.tuning.isReentrant || (0...12).contains(high - low), "\(row)")
      }
      #expect(row.midi.allSatisfy { (0...127).contains($0) })
    }
    #expect(GuitarTuning.lefty.strings == GuitarTuning.standard.strings.reversed())
  }

  @Test(
    "TU11: so many steps down are as many on every string",
    arguments: [
      (GuitarTuning.halfStepDown, GuitarTuning.standard, 1), (GuitarTuning.fullStepDown, GuitarTuning.standard, 2),
      (GuitarTuning.oneAndHalfStepDown, GuitarTuning.standard, 3), (GuitarTuning.dFlat, GuitarTuning.standard, 3),
      (GuitarTuning.c, GuitarTuning.standard, 4), (GuitarTuning.baritoneB, GuitarTuning.standard, 5),
      (GuitarTuning.bFlat, GuitarTuning.standard, 6), (GuitarTuning.baritone, GuitarTuning.standard, 7),
      (GuitarTuning.dropDFlat, GuitarTuning.dropD, 1), (GuitarTuning.dropC, GuitarTuning.dropD, 2),
      (GuitarTuning.dropB, GuitarTuning.dropD, 3), (GuitarTuning.dropBFlat, GuitarTuning.dropD, 4),
      (GuitarTuning.dropA, GuitarTuning.dropD, 5), (GuitarTuning.openDFlat, GuitarTuning.openD, 1),
      (GuitarTuning.openD, GuitarTuning.openE, 2), (GuitarTuning.standard, GuitaleleTuning.standard, 5),
      (BassTuning.halfStepDown4String, BassTuning.standard4String, 1),
      (BassTuning.halfStepDown5String, BassTuning.standard5String, 1),
      (BassTuning.halfStepDown6String, BassTuning.standard6String, 1),
      (BassTuning.fullStepDown4String, BassTuning.standard4String, 2),
      (BassTuning.fullStepDown5String, BassTuning.standard5String, 2),
      (BassTuning.standard4String, BassTuning.piccolo4String, 12), (UkuleleTuning.standard, UkuleleTuning.soprano, 2),
      (BanjoTuning.doubleC, BanjoTuning.doubleD, 2), (DoubleBassTuning.standard, DoubleBassTuning.solo, 2),
      (MandolinTuning.octaveMandolin, MandolinTuning.mandolin, 12),
      (MandolinTuning.mandocello, MandolinTuning.mandola, 12), (MandolinTuning.mandola, MandolinTuning.mandolin, 7),
    ])
  func stepsDown(low: Tuning, high: Tuning, semitones: Int) {
    #expect(low.strings.map { $0.midiNoteNumber + semitones } == high.strings.map(\.midiNoteNumber))
  }

  @Test("TU03, TU09: an open tuning holds the tones of its chord and no others") func openTunings() throws {
    let qualities: [String: Set<Int>] = [
      "": [0, 4, 7], "Minor": [0, 3, 7], "7": [0, 4, 7, 10], "Minor 7": [0, 3, 7, 10], "Major 7": [0, 4, 7, 11],
      "Sus2": [0, 2, 7], "5": [0, 7],
    ]
    var count = 0
    for row in tuningRows {
      guard let open = row.name.range(of: "Open ") else { continue }
      let chord = row.name[open.upperBound...]
      let length = chord.dropFirst().first == "♭" ? 2 : 1
      let root = try NoteName(parsing: String(chord.prefix(length)))
      let quality = chord.dropFirst(length).trimmingCharacters(in: .whitespaces)
      let tones = try #require(qualities[quality], "\(row)")
      let heard = Set(row.midi.map { ($0 - root.pitchClass + 12) % 12 })
      // A seventh chord without its fifth is one still.
      #expect(heard == tones || (tones.count > 3 && heard == tones.subtracting([7])), "\(row)")
      #expect(row.tuning.strings.contains { $0.noteName == root }, "\(row)")
      count += 1
    }
    #expect(count == 21)
  }

  @Test func namesThatSpellTheStringsSpellThemRight() {
    var spelled: [String] = []
    for row in tuningRows {
      let word = row.name.split(separator: " ").last.map(String.init) ?? ""
      guard word.count >= 4, word.allSatisfy({ "ABCDEFG#".contains($0) }) else { continue }
      #expect(row.tuning.strings.map { $0.noteName.notation(in: .ascii) }.joined() == word)
      spelled.append(word)
    }
    #expect(
      spelled == [
        "DADDDD", "CGDGBD", "CGDGBE", "DADEAD", "DGDGAD", "DADGAD", "EADGCF", "F#BEADG", "F#BEADGC",
      ])
  }

  @Test("M-01: flats stand where the name asks for them, else sharps") func accidentalsFollowTheName() {
    let flat: Set<String> = [
      "GuitarTuning.openGMinor", "GuitarTuning.openCMinor", "GuitarTuning.c", "GuitarTuning.overtone",
      "GuitarTuning.minorThirds", "GuitarTuning.buzzard", "GuitarTuning.capo200",
    ]
    for row in tuningRows {
      let isFlat = row.name.contains("♭") || row.name.contains("Down") || flat.contains(row.description)
      for pitch in row.tuning.strings {
        let semitones = pitch.noteName.accidental.semitones
        #expect(isFlat ? (-1...0).contains(semitones) : (0...1).contains(semitones), "\(row) \(pitch)")
      }
    }
    #expect(BassTuning.halfStepDown6String.strings[5] == "Cb3")
    #expect(UkuleleTuning.soprano.strings[2] == "F#4")
    #expect(GuitarTuning.openA.strings[2] == "C#3")
    #expect(GuitarTuning.majorThirds.strings[2] == "G#3")
  }

  @Test func relativesShareTheirStrings() {
    #expect(MandolinTuning.violin == MandolinTuning.mandolin)
    #expect(MandolinTuning.viola == MandolinTuning.mandola)
    #expect(MandolinTuning.cello == MandolinTuning.mandocello)
    #expect(GuitarTuning.charango.strings == CharangoTuning.standard.strings)
    #expect(DoubleBassTuning.standard.strings == BassTuning.standard4String.strings)
    let eight = BassTuning.standard8String.strings
    #expect(BassTuning.fbeadg6String.strings == Array(eight.prefix(6)))
    #expect(BassTuning.fbeadgc7String.strings == Array(eight.prefix(7)))
    #expect(BassTuning.standard7String.strings == Array(eight.dropFirst()))
  }

  @available(*, deprecated) @Test func olderNamesStillWork() {
    #expect(GuitarTuning.minorTriad == GuitarTuning.minorThirds)
    #expect(GuitarTuning.majorTriad == GuitarTuning.majorThirds)
    #expect(BassTuning.gsus44String == BassTuning.dropD4String)
  }
}
