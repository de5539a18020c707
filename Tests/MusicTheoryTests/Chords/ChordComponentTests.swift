import Foundation
import MusicTheory
import Testing

@Suite struct ChordComponentTests {
  @Test func casesRiseByInterval() {
    let all = ChordComponent.allCases
    for (low, high) in zip(all, all.dropFirst()) {
      #expect(low < high)
      #expect(low.interval < high.interval)
    }
  }

  @Test func intervalsAndComponentsNameEachOther() {
    for component in ChordComponent.allCases {
      #expect(ChordComponent(interval: component.interval) == component)
      #expect(component.description == component.interval.description)
      #expect(component.symbol == component.interval.degreeNotation)
    }
    for interval in Interval.all {
      guard let component = ChordComponent(interval: interval) else { continue }
      let steps = interval.degree - component.interval.degree
      #expect(steps % 7 == 0, "the letter is kept")
      #expect(interval.semitones - component.interval.semitones == steps / 7 * 12)
    }
  }

  @Test("T-22, T-41: compound tones reduce, odd spellings are nil") func spelling() {
    #expect(ChordComponent(interval: .M10) == .majorThird)
    #expect(ChordComponent(interval: .P12) == .perfectFifth)
    #expect(ChordComponent(interval: .A12) == .augmentedFifth)
    #expect(ChordComponent(interval: .m14) == .minorSeventh)
    #expect(ChordComponent(interval: .M2) == .majorSecond)
    #expect(ChordComponent(interval: .M9) == .ninth)
    #expect(ChordComponent(interval: .A2) == .sharpNinth)
    #expect(ChordComponent(interval: .m6) == .minorSixth)
    #expect(ChordComponent(interval: .A6) == .augmentedSixth)
    #expect(ChordComponent(interval: .A4) == .augmentedFourth)
    for interval: Interval in [.P1, .P8, .P15, .A1, .d8, .A3, .d3, .d6, .A7, .d13] {
      #expect(ChordComponent(interval: interval) == nil, "\(interval)")
    }
  }

  @Test func symbols() {
    let symbols = ChordComponent.allCases.map(\.symbol)
    #expect(
      symbols == [
        "b2", "2", "b3", "3", "4", "#4", "b5", "5", "#5", "b6", "6", "#6", "bb7", "b7", "7", "b9", "9", "#9", "b11",
        "11", "#11", "b13", "13", "#13",
      ])
  }

  @Test func codable() throws {
    let data = try JSONEncoder().encode(ChordComponent.allCases)
    #expect(try JSONDecoder().decode([ChordComponent].self, from: data) == ChordComponent.allCases)
    #expect(String(decoding: try JSONEncoder().encode([ChordComponent.minorThird]), as: UTF8.self) == "[\"b3\"]")
    for text in ["[\"3b\"]", "[3]", "[\"\"]", "[\"15\"]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([ChordComponent].self, from: Data(text.utf8))
      }
    }
  }
}
