import MusicTheory
import Testing

@Suite struct NearestNameTests {
  static let names = ["major", "minor", "dorian", "mixolydian", "blues", "harmonic minor"]

  @Test func everyNameIsNearestToItself() {
    for name in Self.names {
      #expect(nearestName(to: name, in: Self.names) == name)
      #expect(nearestName(to: name.uppercased(), in: Self.names) == name)
    }
  }

  @Test func oneMistakeIsForgiven() {
    for name in Self.names {
      let letters = Array(name)
      for place in letters.indices {
        var left = letters
        var changed = letters
        var doubled = letters
        left.remove(at: place)
        changed[place] = "q"
        doubled.insert(letters[place], at: place)
        for word in [left, changed, doubled] {
          #expect(nearestName(to: String(word), in: Self.names) == name, "\(String(word))")
        }
        guard place > 0 else { continue }
        var swapped = letters
        swapped.swapAt(place, place - 1)
        #expect(nearestName(to: String(swapped), in: Self.names) == name)
      }
    }
    #expect(nearestName(to: "majro", in: Self.names) == "major")
  }

  @Test func strangersHaveNoNearestName() {
    for word in ["", "xyz", "q", "lokrisch", "🎸", String(repeating: "major", count: 20)] {
      #expect(nearestName(to: word, in: Self.names) == nil, "\(word)")
    }
    #expect(nearestName(to: "major", in: []) == nil)
    #expect(nearestName(to: "a", in: ["b"]) == nil)
    #expect(nearestName(to: "ab", in: ["", "cd"]) == nil)
  }

  @Test func theFirstOfEqualsWins() {
    #expect(nearestName(to: "cat", in: ["bat", "rat"]) == "bat")
    #expect(nearestName(to: "rat", in: ["bat", "rat"]) == "rat")
  }
}
