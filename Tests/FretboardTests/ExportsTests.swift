import Fretboard
import Testing

@Test func oneImportBringsTheTheoryAndTheGeometry() {
  #expect(MusicTheory.NoteName.c == "C")
  #expect(InstrumentKit.Divisions.none.count == 0)
}
