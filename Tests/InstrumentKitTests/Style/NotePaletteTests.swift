import InstrumentKit
import MusicTheory
import Testing

@Suite struct NotePaletteTests {
  @Test("every style sets text that can be read on its fill", arguments: [NotePalette.standard, .print])
  func contrast(_ palette: NotePalette) {
    for style in [palette.root, palette.third, palette.fifth, palette.seventh, palette.other] {
      #expect(style.textColor!.contrast(with: style.color!) >= 4.5)
    }
  }

  @Test func theFunctionIsTheIntervalsNumber() {
    let palette = NotePalette.standard
    #expect(palette.style(for: .P1) == palette.root)
    #expect(palette.style(for: .P8) == palette.root)
    for third in [Interval.m3, .M3] { #expect(palette.style(for: third) == palette.third) }
    for fifth in [Interval.P5, .d5, .A5] { #expect(palette.style(for: fifth) == palette.fifth) }
    for seventh in [Interval.m7, .M7, .d7] { #expect(palette.style(for: seventh) == palette.seventh) }
    // A ♯9 sounds like a minor third and a ♯11 like a flat fifth; they are neither.
    for other in [Interval.M2, .P4, .M6, .A9, .A11] { #expect(palette.style(for: other) == palette.other) }
  }

  @Test func functionsLookDifferent() {
    for palette in [NotePalette.standard, .print] {
      let styles = [palette.root, palette.third, palette.seventh, palette.other]
      #expect(Set(styles).count == styles.count)
    }
    let print = NotePalette.print
    #expect(Set([print.root, print.third, print.fifth, print.seventh, print.other]).count == 5)
  }
}
