import InstrumentKit
import Testing

@Suite struct DivisionsTests {
  static let samples = [
    Divisions(start: 0, count: 1, length: 10), Divisions(start: -7.5, count: 13, length: 0.1),
    Divisions(start: 30, count: 24, length: 41.7), Divisions(start: 3, lengths: [10, 5, 2.5, 1.25]),
  ]

  @Test func aCenterLiesInItsSlot() {
    for divisions in Self.samples {
      for slot in 0..<divisions.count {
        #expect(divisions.slot(at: divisions.center(of: slot)) == slot)
        #expect(divisions.length(of: slot) > 0)
      }
    }
  }

  @Test func slotsAreHalfOpen() {
    for divisions in Self.samples {
      for slot in 0..<divisions.count { #expect(divisions.slot(at: divisions.borders[slot]) == slot) }
      #expect(divisions.slot(at: divisions.end) == nil)
      #expect(divisions.slot(at: divisions.start.nextDown) == nil)
    }
  }

  @Test("S-01: sizes that are not positive and finite give no slots and no trap") func total() {
    for length in [0, -1, Double.nan, .infinity, -.infinity] {
      let divisions = Divisions(start: 0, count: 12, length: length)
      #expect(divisions.count == 0)
      for point in [0, 5, -5, Double.nan, Double.infinity] { #expect(divisions.slot(at: point) == nil) }
    }
    #expect(Divisions(start: .nan, count: 3, length: 1).count == 0)
    #expect(Divisions(start: 0, lengths: [1, 0, 1]).count == 0)
    #expect(Divisions(start: 0, lengths: []).count == 0)
    for divisions in Self.samples { #expect(divisions.slot(at: .nan) == nil) }
  }

  @Test func slotsThatRoundingWouldSwallowAreNone() {
    #expect(Divisions(start: 1e17, count: 12, length: 1).count == 0)
    #expect(Divisions(start: 1e17, lengths: [100, 1, 100]).count == 0)
    #expect(Divisions(start: 0, count: 3, length: Double.leastNonzeroMagnitude).count == 0)
    #expect(Divisions(start: 0, lengths: [1e308, 1e308]).count == 0)
  }
}
