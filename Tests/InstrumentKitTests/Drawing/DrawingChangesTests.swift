import InstrumentKit
import TestSupport
import Testing

@Suite struct DrawingChangesTests {
  private static let kind = Drawing.Kind("dot", "number")

  private func element(_ number: Int, radius: Double = 1) -> Drawing.Element {
    Drawing.Element(
      id: Drawing.ID(Self.kind, number), shape: .circle(center: .init(x: Double(number), y: 0), radius: radius),
      paint: Drawing.Paint(fill: .black))
  }

  private func drawing(_ numbers: [Int]) -> Drawing {
    Drawing(size: Drawing.Size(width: 10, height: 10), elements: numbers.map { element($0) })
  }

  @Test func nothingChangedIsNothing() {
    #expect(drawing([1, 2, 3]).changes(since: drawing([1, 2, 3])).isEmpty)
    #expect(drawing([]).changes(since: drawing([])).isEmpty)
  }

  @Test("one element more, less or otherwise is one change") func single() {
    let old = drawing([1, 2, 3])
    let inserted = drawing([1, 2, 9, 3]).changes(since: old)
    #expect(inserted.inserted.map(\.element.id.first) == [9] && inserted.inserted[0].after?.first == 2)
    #expect(inserted.removed.isEmpty && inserted.updated.isEmpty)
    #expect(drawing([9, 1, 2, 3]).changes(since: old).inserted[0].after == nil)
    let removed = drawing([1, 3]).changes(since: old)
    #expect(removed.removed.map(\.first) == [2] && removed.inserted.isEmpty && removed.updated.isEmpty)
    var other = old
    other.elements[1] = element(2, radius: 5)
    let updated = other.changes(since: old)
    #expect(updated.updated == [other.elements[1]] && updated.removed.isEmpty && updated.inserted.isEmpty)
  }

  @Test func whatIsNotAnElementChangesToo() {
    var other = drawing([1])
    other.size.width = 20
    other.origin = Drawing.Point(x: 3, y: 0)
    other.title = "F major"
    other.summary = "6 strings"
    let changes = other.changes(since: drawing([1]))
    #expect(changes.size == other.size && changes.origin == other.origin)
    #expect(changes.title == "F major" && changes.summary == "6 strings" && changes.updated.isEmpty)
    var old = drawing([1])
    old.apply(changes)
    #expect(old == other)
  }

  @Test("applied to the earlier drawing, the changes give the later one", arguments: [1, 2, 3] as [UInt64])
  func laws(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var old = drawing([])
    for step in 0..<2000 {
      var new = old
      for _ in 0...(random.next() % 4) {
        let index = Int(random.next() % UInt64(new.elements.count + 1))
        switch random.next() % 8 {
        case 0..<3:
          let number = Int(random.next() % 40)
          if !new.elements.contains(where: { $0.id.first == number }) {
            new.elements.insert(element(number, radius: random.unit()), at: index)
          }
        case 3, 4: if index < new.elements.count { new.elements.remove(at: index) }
        case 5: if index < new.elements.count { new.elements[index].paint.strokeWidth += 1 }
        case 6: if index < new.elements.count { new.elements.append(new.elements.remove(at: index)) }
        default: if random.next() % 50 == 0 { new.elements.shuffle(using: &random) }
        }
      }
      let changes = new.changes(since: old)
      #expect(changes.isEmpty == (new == old), "seed \(seed) step \(step)")
      var patched = old
      patched.apply(changes)
      #expect(patched == new, "seed \(seed) step \(step)")
      // Nothing that stayed as it was is touched, unless it moved.
      let touched = changes.updated.map(\.id) + changes.inserted.map(\.element.id)
      #expect(Set(touched).count == touched.count, "seed \(seed) step \(step)")
      old = new
    }
  }
}
