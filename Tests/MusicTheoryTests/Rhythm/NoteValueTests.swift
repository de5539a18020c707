import MusicTheory
import Testing

@Suite struct NoteValueTests {
  @Test func typesAreFractionsOfAWholeNoteOrBars() {
    let notes: [NoteValueType] = [.whole, .half, .quarter, .eighth, .sixteenth, .thirtysecond, .sixtyfourth]
    for (power, type) in notes.enumerated() {
      #expect(type.rate * Double(1 << power) == 1)
      #expect(type.description == "1/\(1 << power)")
      #expect(type.unit == .wholeNote)
    }
    #expect(NoteValueType.doubleWhole.rate == 2)
    let bars: [NoteValueType] = [.oneBar, .twoBars, .fourBars, .eightBars, .sixteenBars]
    #expect(bars.map(\.rate) == [1, 2, 4, 8, 16])
    #expect(bars.map(\.description) == ["1 Bar", "2 Bars", "4 Bars", "8 Bars", "16 Bars"])
    #expect(bars.allSatisfy { $0.unit == .bar })
    #expect(Set(NoteValueType.all) == Set(notes + bars + [.doubleWhole]))
    #expect(Set(NoteValueType.all).count == NoteValueType.all.count)
  }

  @Test(
    "T-40: a rate that is no length is brought to the nearest",
    arguments: [0, -0.25, .nan, .infinity, -.infinity, 1e-7, 1e7])
  func impossibleRates(rate: Double) {
    let type = NoteValueType(rate: rate, description: "?")
    #expect(type.rate == (rate.isNaN ? 1 : rate > 1 ? 1e6 : 1e-6))
  }

  @Test func valuesPrintTypeAndModifier() {
    #expect(NoteValue(type: .quarter).description == "1/4")
    #expect(NoteValue(type: .quarter, modifier: .dotted).description == "1/4D")
    #expect(NoteValue(type: .twoBars, modifier: .triplet).description == "2 BarsT")
    let all = NoteValueType.all.flatMap { type in
      NoteModifier.allCases.map { NoteValue(type: type, modifier: $0) }
    }
    #expect(Set(all.map(\.description)).count == all.count)
  }

  @Test func divisionCountsHowOftenATypeFits() {
    for type in NoteValueType.all {
      #expect(NoteValue(type: type) / type == 1)
      for modifier in NoteModifier.allCases {
        #expect(NoteValue(type: type, modifier: modifier) / type == modifier.multiplier)
      }
    }
    #expect(NoteValue(type: .half, modifier: .dotted) / .quarter == 3)
    #expect(NoteValue(type: .whole) / .sixteenth == 16)
  }

  @Test func codableRoundTrip() throws {
    for type in NoteValueType.all {
      #expect(try roundTrip(type) == type)
      for modifier in NoteModifier.allCases {
        let value = NoteValue(type: type, modifier: modifier)
        #expect(try roundTrip(value) == value)
      }
    }
    let own = NoteValueType(rate: 3, description: "3 Bars", unit: .bar)
    #expect(try roundTrip(own) == own)
  }

  @Test("files with the keys that the compiler synthesizes are read") func synthesizedKeys() throws {
    #expect(
      try decode(NoteValue.self, #"{"type":{"rate":0.25,"description":"1/4"},"modifier":{"dotted":{}}}"#)
        == NoteValue(type: .quarter, modifier: .dotted))
    for type in NoteValueType.all {
      #expect(try decode(NoteValueType.self, #"{"rate":\#(type.rate),"description":"\#(type)"}"#) == type)
    }
    #expect(
      try json(NoteValue(type: .quarter))
        == #"{"modifier":{"default":{}},"type":{"description":"1\/4","rate":0.25,"unit":"wholeNote"}}"#)
    #expect(try decode(NoteValue.self, #"{"type":{"rate":0.5,"description":"1/2"}}"#) == NoteValue(type: .half))
  }

  @Test(
    "T-40: an impossible length is not decoded",
    arguments: ["0", "-1", "1e300", "1e-300", "null", #""1""#]) func impossibleRatesInFiles(rate: String)
  {
    #expect(throws: DecodingError.self) {
      try decode(NoteValueType.self, #"{"rate":\#(rate),"description":"1/4"}"#)
    }
  }
}
