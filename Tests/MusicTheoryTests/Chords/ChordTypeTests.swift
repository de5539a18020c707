import Foundation
import MusicTheory
import Testing

@Suite struct ChordTypeTests {
  /// What the documentation of ``ChordType`` promises, in other words than the library's.
  static func isLegal(_ set: Set<ChordComponent>) -> Bool {
    let seconds: Set<ChordComponent> = [.minorSecond, .majorSecond, .perfectFourth, .augmentedFourth]
    let thirds = set.intersection([.minorThird, .majorThird]).count
    let suspensions = set.intersection(seconds).count
    let fifths = set.intersection([.diminishedFifth, .perfectFifth, .augmentedFifth])
    let wouldSuspend: Set<ChordComponent> = [.flatNinth, .ninth, .eleventh, .sharpEleventh]
    let isThirdLeftOut =
      thirds + suspensions == 0 && !fifths.isEmpty && fifths != set && set.isDisjoint(with: wouldSuspend)
    guard
      set == [.perfectFifth] || isThirdLeftOut || (thirds == 1 && suspensions == 0) || (thirds == 0 && suspensions > 0)
    else { return false }
    guard Set(set.map { $0.interval.semitones % 12 }).count == set.count else { return false }
    for steps in 0..<7 {
      let forms = set.filter { ($0.interval.degree - 1) % 7 == steps }.sorted()
      if forms.count < 2 { continue }
      let pairs: [[ChordComponent]] = [
        [.diminishedFifth, .augmentedFifth], [.flatNinth, .sharpNinth], [.flatEleventh, .sharpEleventh],
        [.flatThirteenth, .sharpThirteenth],
      ]
      guard pairs.contains(forms) else { return false }
    }
    let hasSixth = !set.isDisjoint(with: [.minorSixth, .majorSixth, .augmentedSixth])
    let hasSeventh = !set.isDisjoint(with: [.diminishedSeventh, .minorSeventh, .majorSeventh])
    if hasSixth && hasSeventh { return false }
    guard set.contains(.diminishedSeventh) else { return true }
    return suspensions == 0 && set.isDisjoint(with: [.majorThird, .perfectFifth, .augmentedFifth])
  }

  @Test("T-15, T-17, T-19: a type exists exactly for the legal sets") func legality() {
    let all = LegalChordTypes.all
    #expect(Set(all).count == all.count)
    let legal = Set(all.map(\.components))
    for set in legal {
      #expect(Self.isLegal(set), "\(set)")
      for component in ChordComponent.allCases {
        let neighbour = set.symmetricDifference([component])
        #expect(legal.contains(neighbour) == Self.isLegal(neighbour), "\(neighbour)")
        #expect((ChordType(components: neighbour) != nil) == legal.contains(neighbour), "\(neighbour)")
      }
    }
    #expect(ChordType(components: []) == nil)
    #expect(ChordType(components: [.majorThird, .minorThird, .perfectFifth]) == nil)
    #expect(ChordType(components: [.majorThird, .perfectFifth, .diminishedSeventh]) == nil)
    #expect(ChordType(components: [.minorThird, .diminishedSeventh])?.symbol == "dim7(no5)")
    #expect(ChordType(components: ChordComponent.allCases) == nil)
  }

  @Test func intervalsRise() {
    for type in LegalChordTypes.all {
      let intervals = type.intervals
      #expect(intervals.first == .P1)
      #expect(intervals.count == type.components.count + 1)
      for (low, high) in zip(intervals, intervals.dropFirst()) {
        #expect(low < high)
        #expect(low.semitones < high.semitones)
      }
      #expect(Set(intervals.map { $0.semitones % 12 }).count == intervals.count)
    }
  }

  @Test("T-16: full stacks hold every third up to the figure") func formulas() {
    let formulas: [(ChordType, String)] = [
      (.major, "1 3 5"), (.sus2sus4, "1 2 4 5"), (.power, "1 5"), (.minorSixNine, "1 b3 5 6 9"),
      (.diminished7, "1 b3 b5 bb7"), (.augmentedMajor7, "1 3 #5 7"), (.dominant7sus2, "1 2 5 b7"),
      (.dominant9sus4, "1 4 5 b7 9"), (.dominant13sus4, "1 4 5 b7 9 13"), (.minorMajor9, "1 b3 5 7 9"),
      (.dominant11, "1 3 5 b7 9 11"), (.dominant13, "1 3 5 b7 9 11 13"), (.major13, "1 3 5 7 9 11 13"),
    ]
    for (type, formula) in formulas {
      #expect(type.intervals.map(\.degreeNotation).joined(separator: " ") == formula)
    }
  }

  @Test("T-23: kinds of chords") func kinds() {
    #expect(ChordType.all.filter(\.isTriad).map(\.symbol) == ["M", "m", "dim", "+", "(♭5)", "m(♯5)", "sus2", "sus4"])
    for type in LegalChordTypes.all {
      let kinds = [type.isTriad, type.isSeventh, type.isExtended, type.isAddChord]
      #expect(kinds.count { $0 } <= 1)
      #expect(!type.isTriad || type.components.count == 2)
      let hasThird = !type.components.isDisjoint(with: [.minorThird, .majorThird])
      #expect(hasThird != type.isSuspended || type == .power || type.symbol.contains("no3"))
    }
    #expect(ChordType.major6.isAddChord && !ChordType.major6.isTriad)
    #expect(ChordType.add9.isAddChord)
    #expect(ChordType.diminished7.isSeventh && !ChordType.diminished7.isExtended)
    #expect(ChordType.dominant7flat9.isExtended && !ChordType.dominant7flat9.isSeventh)
    #expect(ChordType.dominant7sus4.isSuspended)
    #expect(!ChordType.power.isTriad && !ChordType.power.isSuspended)
  }

  @Test func codable() throws {
    let all = LegalChordTypes.all
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([ChordType].self, from: data) == all)
    #expect(String(decoding: try JSONEncoder().encode([ChordType.halfDiminished7]), as: UTF8.self) == "[\"ø7\"]")
    #expect(String(decoding: try JSONEncoder().encode([ChordType.major]), as: UTF8.self) == "[\"M\"]")
    for text in ["[\"\"]", "[\"xyz\"]", "[7]", "[\"m7/G\"]", "[\"7(b5,#11)\"]"] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([ChordType].self, from: Data(text.utf8)) }
    }
  }
}
