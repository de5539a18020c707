import Foundation
import Testing

@testable import Fretboard

@Suite struct FretColumnsTests {
  private func layout(
    _ neck: Fretboard, _ size: (Double, Double), _ change: (inout FretboardConfiguration) -> Void
  ) -> FretboardLayout {
    var configuration = FretboardConfiguration()
    change(&configuration)
    return FretboardLayout(
      fretboard: neck, configuration: configuration, size: Drawing.Size(width: size.0, height: size.1))
  }

  private func lengths(_ layout: FretboardLayout) -> [Double] {
    (0..<layout.frets.count).map { layout.frets.length(of: $0) }
  }

  @Test("fit: a fret is as long as the strings' spacing × 1.5") func fit() {
    for neck in Necks.turned(GuitarTuning.standard, frets: 0...4) {
      let layout = layout(neck, (900, 900)) { $0.fretSizing = .fit }
      let spacing = layout.strings.length(of: 0)
      // 900 points hold five frets of 1.5 spacings no longer: the fill length is less.
      #expect(layout.frets.length(of: 1) <= 1.5 * spacing + 1e-9)
    }
    let wide = layout(Fretboard(), (2000, 200)) { $0.fretSizing = .fit }
    let spacing = wide.strings.length(of: 0)
    for length in lengths(wide) { #expect(abs(length - 1.5 * spacing) < 1e-9) }
    // Centred along the neck.
    let margins = (wide.frets.start - wide.namesExtent, 2000 - 6 - wide.frets.end)
    #expect(abs(margins.0 - margins.1) < 10)
    let half = layout(Fretboard(), (2000, 200)) {
      $0.fretSizing = .fit
      $0.fitAspectRatio = 0.75
    }
    #expect(abs(half.frets.length(of: 2) * 2 - wide.frets.length(of: 2)) < 1e-9)
    #expect(FretSizing.fitAspectRatio == 1.5)
  }

  @Test("fit is capped at the fill length, so it never overflows") func fitIsCapped() {
    for neck in Necks.turned(GuitarTuning.standard, frets: 0...24) {
      for size in [(300.0, 300.0), (100, 900), (900, 100)] {
        let fit = layout(neck, size) { $0.fretSizing = .fit }
        let fill = layout(neck, size) { $0.fretSizing = .fill }
        #expect(fit.frets.length <= fill.frets.length + 1e-9)
      }
    }
  }

  @Test func fillFillsTheLengthExactly() {
    for ratio in [1, 0.55, 0, 3] {
      for isTrue in [false, true] {
        for frets in Necks.windows {
          let fill = layout(Fretboard(frets: frets), (640, 200)) {
            $0.openColumnRatio = ratio
            $0.isTrueFretSpacing = isTrue
          }
          #expect(abs(fill.frets.start - fill.namesExtent) < 1e-9)
          #expect(abs(fill.frets.end - (640 - 8)) < 1e-9)
        }
      }
    }
  }

  @Test func fixedAndMultiplierAreLengthsOfAFret() {
    let fixed = layout(Fretboard(), (600, 200)) { $0.fretSizing = .fixed(37) }
    #expect(lengths(fixed) == fixed.frets.borders.dropFirst().map { _ in fixed.frets.length(of: 0) })
    #expect(abs(fixed.frets.length - 5 * 37) < 1e-9)
    let part = layout(Fretboard(), (600, 200)) { $0.fretSizing = .multiplier(0.1) }
    #expect(abs(part.frets.length - 5 * 60) < 1e-9)
  }

  @Test("true spacing: fret n ends at 1 − 2^(−n/12) of the string") func trueSpacing() {
    let facts = [(1, 0.056126), (5, 0.250846), (7, 0.332580), (12, 0.5), (24, 0.75)]
    for sizing in [FretSizing.fill, .fit, .fixed(30), .multiplier(0.04)] {
      for frets in [0...24, 0...7, 5...9, 12...24] {
        let layout = layout(Fretboard(frets: frets), (1200, 200)) {
          $0.fretSizing = sizing
          $0.isTrueFretSpacing = true
        }
        func place(_ fret: Int) -> Double { 1 - pow(2, -Double(fret) / 12) }
        let first = max(frets.lowerBound, 1)
        let nut = layout.frets.borders[first - frets.lowerBound]
        let scale = (layout.frets.end - nut) / (place(frets.upperBound) - place(first - 1))
        for fret in first...frets.upperBound {
          let border = layout.frets.borders[fret - frets.lowerBound + 1]
          #expect(abs((border - nut) - scale * (place(fret) - place(first - 1))) < 1e-6)
        }
        guard frets == 0...24 else { continue }
        let whole = (layout.frets.end - nut) / 0.75
        for (fret, part) in facts { #expect(abs((layout.frets.borders[fret + 1] - nut) / whole - part) < 1e-6) }
      }
    }
  }

  @Test("sizing and spacing do not trade the frets' total: a fixed fret is the mean") func fixedTrueSpacing() {
    let layout = layout(Fretboard(frets: 1...12), (2000, 200)) {
      $0.fretSizing = .fixed(50)
      $0.isTrueFretSpacing = true
    }
    #expect(abs(layout.frets.length - 600) < 1e-9)
  }

  @Test func theOpenColumnIsShorterWhereADotStillFits() {
    let wide = layout(Fretboard(frets: 0...4), (2000, 200)) { $0.openColumnRatio = 0.55 }
    #expect(abs(wide.frets.length(of: 0) / wide.frets.length(of: 1) - 0.55) < 1e-9)
    let medium = layout(Fretboard(frets: 0...12), (640, 200)) { $0.openColumnRatio = 0.1 }
    #expect(medium.frets.length(of: 0) >= min(medium.strings.length(of: 0), medium.frets.length(of: 1)) - 1e-9)
    let none = layout(Fretboard(frets: 1...4), (640, 200)) { $0.openColumnRatio = 0.1 }
    #expect(Set(lengths(none).map { ($0 * 1e6).rounded() }).count == 1)
  }
}
