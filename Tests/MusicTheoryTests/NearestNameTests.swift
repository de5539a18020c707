import MusicTheory
import Testing

@Suite struct NearestNameTests {
  static let names = ["major", "minor", "minor pentatonic", "dorian", "lydian", "locrian"]

  @Test(arguments: [
    ("majro", "major"), ("Mjor", "major"), ("minoor pentatonc", "minor pentatonic"), ("dorain", "dorian"),
    ("lorian", "dorian"), ("LYDIAN", "lydian"), ("minr", "minor"),
  ]) func mistypedNamesAreFound(word: String, name: String) {
    #expect(nearestName(to: word, in: Self.names) == name)
  }

  @Test(arguments: ["", "x", "jazz", "pentatonic", "mixolydian", String(repeating: "major", count: 100)])
  func farWordsAreNot(word: String) {
    #expect(nearestName(to: word, in: Self.names) == nil)
  }

  @Test func theNearestWinsAndThenTheFirst() {
    #expect(nearestName(to: "abcdef", in: ["abcdxx", "abcdxf", "abcxef"]) == "abcdxf")
    #expect(nearestName(to: "abc", in: ["abd", "abc"]) == "abc")
  }
}
