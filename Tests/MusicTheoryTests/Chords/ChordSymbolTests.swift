import MusicTheory
import Testing

@Suite struct ChordSymbolTests {
  static let styles = NotationStyle.Accidentals.allCases

  @Test("T-10…T-18: different types have different symbols and different full names") func injective() {
    let all = LegalChordTypes.all
    #expect(Set(all.map(\.fullName)).count == all.count)
    for style in Self.styles {
      #expect(Set(all.map { $0.symbol(accidentals: style) }).count == all.count)
    }
  }

  @Test func readingASymbolGivesTheTypeBack() {
    for type in LegalChordTypes.all {
      for style in Self.styles {
        let symbol = type.symbol(accidentals: style)
        #expect((try? ChordType(parsing: symbol)) == type, "\(symbol)")
      }
    }
  }

  @Test("T-38: one style of accidentals throughout") func accidentals() {
    for type in LegalChordTypes.all {
      #expect(!type.symbol.contains { $0 == "b" || $0 == "#" })
      #expect(!type.symbol(accidentals: .ascii).contains { $0 == "♭" || $0 == "♯" })
      #expect(type.symbol(accidentals: .unicode) == type.symbol)
    }
  }

  @Test(
    "T-09…T-18, D-05: symbols and full names",
    arguments: [
      ("3 5", "M", "Major"), ("b3 5", "m", "Minor"), ("b3 b5", "dim", "Diminished"), ("3 #5", "+", "Augmented"),
      ("5", "5", "Power Chord"), ("2 5", "sus2", "Suspended 2nd"), ("4 5", "sus4", "Suspended 4th"),
      ("2 4 5", "sus2sus4", "Suspended 2nd and 4th"), ("b2 5", "sus♭2", "Suspended Flat 2nd"),
      ("3 b5", "(♭5)", "Major Flat 5th"), ("b3 #5", "m(♯5)", "Minor Sharp 5th"),
      ("3 5 6", "6", "Major 6th"), ("b3 5 6", "m6", "Minor 6th"), ("4 5 6", "6sus4", "Major 6th Suspended 4th"),
      ("3 5 6 9", "6/9", "Major 6/9"), ("b3 5 6 9", "m6/9", "Minor 6/9"), ("b3 5 b6", "m(♭6)", "Minor Flat 6th"),
      ("3 5 #6", "(♯6)", "Major Sharp 6th"),
      ("3 5 b7", "7", "Dominant 7th"), ("3 5 7", "Maj7", "Major 7th"), ("b3 5 b7", "m7", "Minor 7th"),
      ("b3 5 7", "mMaj7", "Minor Major 7th"), ("b3 b5 bb7", "dim7", "Diminished 7th"),
      ("b3 b5 b7", "ø7", "Half-Diminished 7th"), ("b3 b5 7", "dimMaj7", "Diminished Major 7th"),
      ("3 #5 b7", "7(♯5)", "Augmented 7th"), ("3 #5 7", "Maj7(♯5)", "Augmented Major 7th"),
      ("3 b5 b7", "7(♭5)", "Dominant 7th Flat 5th"), ("3 b5 7", "Maj7(♭5)", "Major 7th Flat 5th"),
      ("b3 #5 b7", "m7(♯5)", "Minor 7th Sharp 5th"),
      ("3 b5 #5 b7", "7(♭5,♯5)", "Dominant 7th Flat 5th Sharp 5th"),
      ("4 5 b7", "7sus4", "Dominant 7th Suspended 4th"), ("2 5 b7", "7sus2", "Dominant 7th Suspended 2nd"),
      ("4 5 b7 9", "9sus4", "Dominant 9th Suspended 4th"), ("4 5 b7 9 13", "13sus4", "Dominant 13th Suspended 4th"),
      ("3 5 9", "(add9)", "Major Add 9th"), ("b3 5 9", "m(add9)", "Minor Add 9th"),
      ("3 5 9 11", "(add9,add11)", "Major Add 9th Add 11th"), ("3 5 b9", "(♭9)", "Major Flat 9th"),
      ("b3 b5 9", "dim(add9)", "Diminished Add 9th"), ("b3 b5 bb7 9", "dim7(add9)", "Diminished 7th Add 9th"),
      ("3 5 b7 11", "7(add11)", "Dominant 7th Add 11th"), ("3 5 b7 9", "9", "Dominant 9th"),
      ("3 5 b7 9 11", "11", "Dominant 11th"), ("3 5 b7 9 11 13", "13", "Dominant 13th"),
      ("3 5 7 9 11 13", "Maj13", "Major 13th"), ("b3 5 b7 9 11 13", "m13", "Minor 13th"),
      ("b3 b5 b7 9", "ø9", "Half-Diminished 9th"), ("3 5 b7 9 13", "9(add13)", "Dominant 9th Add 13th"),
      ("3 5 b7 b9", "7(♭9)", "Dominant 7th Flat 9th"),
      ("3 5 b7 b9 #9", "7(♭9,♯9)", "Dominant 7th Flat 9th Sharp 9th"),
      ("3 5 b7 b9 11 13", "13(♭9)", "Dominant 13th Flat 9th"),
      ("3 5 7 #11", "Maj7(♯11)", "Major 7th Sharp 11th"), ("3 5 b7 9 #11 13", "13(♯11)", "Dominant 13th Sharp 11th"),
      ("3 b7", "7(no5)", "Dominant 7th No 5th"),
    ]) func examples(formula: String, symbol: String, fullName: String) throws
  {
    let tones = formula.split(separator: " ").compactMap { tone in
      ChordComponent.allCases.first { $0.symbol == tone }
    }
    let type = try #require(ChordType(components: tones))
    #expect(type.symbol == symbol)
    #expect(type.fullName == fullName)
    #expect(type.description == fullName)
  }

  @Test func inventoryIsDistinctAndEveryAliasReads() throws {
    #expect(Set(ChordType.all).count == ChordType.all.count)
    for entry in ChordType.inventory {
      for alias in entry.aliases {
        #expect(try ChordType(parsing: alias) == entry.type, "\(alias)")
        #expect(alias != entry.type.symbol)
      }
    }
    let aliases = ChordType.inventory.flatMap(\.aliases)
    #expect(Set(aliases).count == aliases.count)
  }
}
