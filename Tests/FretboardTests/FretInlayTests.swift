import Fretboard
import Testing

@Test func aGuitarsInlaysAreWherePlayersLookForThem() {
  let inlays = FretInlay.guitar
  #expect(inlays.keys.sorted() == [3, 5, 7, 9, 12, 15, 17, 19, 21, 24])
  #expect(inlays.filter { $0.value == .double }.keys.sorted() == [12, 24])
}
