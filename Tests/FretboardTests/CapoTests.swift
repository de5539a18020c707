import Fretboard
import Testing

@Suite struct CapoTests {
  @Test func fretsStayAbsoluteAndThoseBelowDoNotExist() {
    let neck = Fretboard(frets: 0...12)
    let before = neck.notes
    neck.capo = Capo(fret: 3)
    #expect(neck.notes == before.filter { $0.position!.fret >= 3 })
    #expect(neck.pitch(at: FretPosition(string: 0, fret: 3)) == "G2")
    #expect(neck.pitch(at: FretPosition(string: 0, fret: 2)) == nil)
  }

  @Test func aPartialCapoLeavesTheOtherStrings() {
    let neck = Fretboard(frets: 0...5)
    neck.capo = Capo(fret: 2, strings: 2...4)
    #expect(neck.pitch(at: FretPosition(string: 1, fret: 0)) == "A2")
    #expect(neck.pitch(at: FretPosition(string: 2, fret: 1)) == nil)
    #expect(neck.pitch(at: FretPosition(string: 5, fret: 1)) == "F4")
  }

  @Test func aShortStringPassesACapoInFrontOfIt() {
    let neck = Fretboard(tuning: BanjoTuning.openG, frets: 0...12)
    neck.capo = Capo(fret: 2)
    #expect(neck.pitch(at: FretPosition(string: 0, fret: 0)) == neck.tuning.strings[0])
    #expect(neck.pitch(at: FretPosition(string: 1, fret: 0)) == nil)
    neck.capo = Capo(fret: 7)
    #expect(neck.pitch(at: FretPosition(string: 0, fret: 0)) == nil)
    #expect(neck.pitch(at: FretPosition(string: 0, fret: 7)) == neck.tuning.strings[0] + 2)
  }

  @Test func capoesThatClampNothingAreNone() {
    let neck = Fretboard()
    for capo in [Capo(fret: 0), Capo(fret: -1), Capo(fret: 2, strings: 64...70), Capo(fret: 2, strings: -9 ... -1)] {
      neck.capo = capo
      #expect(neck.capo == nil)
    }
    neck.capo = Capo(fret: 500, strings: -3...200)
    #expect(neck.capo == Capo(fret: 127, strings: 0...63))
  }

  @Test func aCapoOnStringsThatAreNotThereIsNotDrawn() {
    let neck = Fretboard()
    neck.capo = Capo(fret: 2, strings: 10...12)
    let drawing = FretboardDiagram(fretboard: neck).drawing(size: Drawing.Size(width: 300, height: 100))
    #expect(!drawing.elements.contains { $0.id.kind == .capo })
  }
}
