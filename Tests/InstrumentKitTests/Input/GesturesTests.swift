import InstrumentKit
import TestSupport
import Testing

/// Scripts of pointer events on a row of places 0…9, each 10 points long; beside them there is none.
@Suite struct GesturesTests {
  private typealias Effects = Gestures<Int>.Effects

  /// Plays a script and writes what it leads to: "on 3", "off 3", "scroll 12.0".
  private struct Hand {
    var gestures = Gestures<Int>()
    var drag = Gestures<Int>.Drag.gliding
    var log: [String] = []

    static func place(at along: Double) -> Int? { along >= 0 && along < 100 ? Int(along / 10) : nil }

    mutating func down(_ id: Int, _ along: Double) {
      write(gestures.began(id: id, at: Hand.place(at: along), along: along))
    }
    mutating func move(_ id: Int, _ along: Double) {
      write(gestures.moved(id: id, to: Hand.place(at: along), along: along, drag: drag))
    }
    mutating func up(_ id: Int) { write(gestures.ended(id: id)) }

    mutating func write(_ effects: Effects) {
      log += effects.released.map { "off \($0)" } + effects.pressed.map { "on \($0)" }
      if effects.scroll != 0 { log.append("scroll \(effects.scroll)") }
    }
  }

  @Test("TO13: a press and its release") func press() {
    var hand = Hand()
    hand.down(1, 35)
    #expect(hand.gestures.held == [3] && !hand.gestures.isIdle)
    hand.up(1)
    #expect(hand.log == ["on 3", "off 3"] && hand.gestures.isIdle)
  }

  @Test("TO01: leaving the instrument ends the note once") func leaving() {
    var hand = Hand()
    hand.down(1, 35)
    hand.move(1, 150)
    hand.up(1)
    #expect(hand.log == ["on 3", "off 3"])
  }

  @Test("TO03: a second finger glides by itself") func twoFingers() {
    var hand = Hand()
    hand.down(1, 5)
    hand.down(2, 25)
    hand.move(2, 35)
    hand.up(2)
    hand.up(1)
    #expect(hand.log == ["on 0", "on 2", "off 2", "on 3", "off 3", "off 0"])
  }

  @Test("TO05: a place that was left can be held by another finger") func afterwards() {
    var hand = Hand()
    hand.down(1, 5)
    hand.move(1, 15)
    hand.down(2, 5)
    #expect(hand.log == ["on 0", "off 0", "on 1", "on 0"])
  }

  @Test("S-06: two fingers on one place are one note until both have left") func shared() {
    var hand = Hand()
    hand.down(1, 31)
    hand.down(2, 38)
    hand.up(1)
    #expect(hand.log == ["on 3"] && hand.gestures.held == [3])
    hand.move(2, 45)
    #expect(hand.log == ["on 3", "off 3", "on 4"])
  }

  @Test("TO09: lifting an older finger leaves the newer note") func older() {
    var hand = Hand()
    hand.down(1, 5)
    hand.down(2, 15)
    hand.up(1)
    #expect(hand.log == ["on 0", "on 1", "off 0"])
  }

  @Test("TO15: a scrolling drag plays once at most, then pans from the threshold on") func scrolling() {
    var hand = Hand()
    hand.drag = .scrolling(threshold: 10)
    hand.down(1, 50)
    hand.move(1, 53)
    hand.up(1)
    #expect(hand.log == ["on 5", "off 5"])
    hand.log = []
    hand.down(1, 50)
    hand.move(1, 10)
    #expect(hand.gestures.isPanning)
    hand.move(1, 5)
    hand.move(1, 25)
    hand.up(1)
    #expect(hand.log == ["on 5", "off 5", "scroll 30.0", "scroll 5.0", "scroll -20.0"])
    #expect(hand.gestures.isIdle)
  }

  @Test func aScrollingDragBackPansBack() {
    var hand = Hand()
    hand.drag = .scrolling(threshold: 10)
    hand.down(1, 50)
    hand.move(1, 60)
    #expect(hand.log == ["on 5"])
    hand.move(1, 65)
    #expect(hand.log == ["on 5", "off 5", "scroll -5.0"])
  }

  @Test func onlyTheFirstOfSeveralPanningFingersScrolls() {
    var hand = Hand()
    hand.drag = .scrolling(threshold: 10)
    hand.down(1, 20)
    hand.down(2, 70)
    hand.move(1, 40)
    hand.move(2, 50)
    hand.log = []
    hand.move(2, 45)
    #expect(hand.log == [])
    hand.move(1, 42)
    hand.up(1)
    hand.move(2, 44)
    #expect(hand.log == ["scroll -2.0", "scroll 1.0"])
  }

  @Test func aFingerThatPlaysStaysWhileAnotherPans() {
    var hand = Hand()
    hand.drag = .scrolling(threshold: 10)
    hand.down(1, 15)
    hand.down(2, 70)
    hand.move(2, 40)
    #expect(hand.gestures.held == [1])
    hand.up(2)
    hand.up(1)
    #expect(hand.log == ["on 1", "on 7", "off 7", "scroll 20.0", "off 1"])
  }

  @Test func aPointerThatComesDownTwiceIsOne() {
    var hand = Hand()
    hand.down(1, 5)
    hand.down(1, 15)
    hand.up(1)
    hand.up(1)
    #expect(hand.log == ["on 0", "off 0", "on 1", "off 1"])
  }

  @Test func whatIsNotDownChangesNothing() {
    var hand = Hand()
    hand.move(9, 5)
    hand.up(9)
    #expect(hand.log == [] && hand.gestures == Gestures())
  }

  @Test func theCursorsKeyHoldsAPlaceLikeAFinger() {
    var hand = Hand()
    hand.write(hand.gestures.keyBegan(at: 3))
    hand.down(1, 35)
    hand.write(hand.gestures.keyBegan(at: 4))
    hand.up(1)
    hand.write(hand.gestures.keyEnded())
    hand.write(hand.gestures.keyEnded())
    #expect(hand.log == ["on 3", "on 4", "off 3", "off 4"])
  }

  @Test func cancellingReleasesEverything() {
    var hand = Hand()
    hand.down(2, 35)
    hand.down(1, 5)
    hand.write(hand.gestures.keyBegan(at: 9))
    hand.log = []
    hand.write(hand.gestures.cancelAll())
    #expect(hand.log == ["off 0", "off 3", "off 9"] && hand.gestures.isIdle)
    hand.move(1, 50)
    hand.up(2)
    #expect(hand.log.count == 3)
  }

  @Test("the transition table, row by row") func transitions() {
    enum State: CaseIterable { case unknown, playing, panning }
    func gestures(_ state: State) -> Gestures<Int> {
      var gestures = Gestures<Int>()
      if state != .unknown { _ = gestures.began(id: 1, at: 5, along: 50) }
      if state == .panning { _ = gestures.moved(id: 1, to: 7, along: 70, drag: .scrolling(threshold: 10)) }
      return gestures
    }
    func state(_ gestures: Gestures<Int>) -> State {
      gestures.isPanning ? .panning : gestures.isIdle ? .unknown : .playing
    }
    let far = 5.0
    let near = 57.0
    let scrolling = Gestures<Int>.Drag.scrolling(threshold: 10)
    let table: [(State, String, (inout Gestures<Int>) -> Effects, State, Effects)] = [
      (.unknown, "began", { $0.began(id: 1, at: 2, along: 20) }, .playing, Effects(pressed: [2])),
      (.unknown, "moved", { $0.moved(id: 1, to: 2, along: far, drag: .gliding) }, .unknown, Effects()),
      (.unknown, "moved", { $0.moved(id: 1, to: 2, along: far, drag: scrolling) }, .unknown, Effects()),
      (.unknown, "ended", { $0.ended(id: 1) }, .unknown, Effects()),
      (.playing, "began", { $0.began(id: 1, at: 2, along: 20) }, .playing, Effects(released: [5], pressed: [2])),
      (
        .playing, "glides", { $0.moved(id: 1, to: 0, along: far, drag: .gliding) }, .playing,
        Effects(released: [5], pressed: [0])
      ),
      (
        .playing, "glides out", { $0.moved(id: 1, to: nil, along: -5, drag: .gliding) }, .playing,
        Effects(released: [5])
      ),
      (.playing, "rests", { $0.moved(id: 1, to: 5, along: near, drag: scrolling) }, .playing, Effects()),
      (
        .playing, "pans", { $0.moved(id: 1, to: 0, along: far, drag: scrolling) }, .panning,
        Effects(released: [5], scroll: 35)
      ),
      (.playing, "ended", { $0.ended(id: 1) }, .unknown, Effects(released: [5])),
      (.panning, "began", { $0.began(id: 1, at: 2, along: 20) }, .playing, Effects(pressed: [2])),
      (.panning, "pans", { $0.moved(id: 1, to: 5, along: near, drag: scrolling) }, .panning, Effects(scroll: 13)),
      (.panning, "pans on", { $0.moved(id: 1, to: 5, along: near, drag: .gliding) }, .panning, Effects(scroll: 13)),
      (.panning, "ended", { $0.ended(id: 1) }, .unknown, Effects()),
      (.panning, "cancelled", { $0.cancelAll() }, .unknown, Effects()),
    ]
    for (before, event, apply, after, effects) in table {
      var gestures = gestures(before)
      let result = apply(&gestures)
      #expect(result == effects, "\(before) \(event)")
      #expect(state(gestures) == after, "\(before) \(event)")
    }
  }

  @Test("law 8: any script is balanced, and what sounds is what is held", arguments: [1, 2, 3, 4] as [UInt64])
  func randomScripts(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var hand = Hand()
    var sounding: Set<Int> = []
    for step in 0..<50_000 {
      let along = [random.unit() * 120 - 10, .nan, .infinity][random.next() % 64 == 0 ? Int(random.next() % 3) : 0]
      let id = Int(random.next() % 4)
      hand.log = []
      hand.drag = random.next() % 3 == 0 ? .scrolling(threshold: 8) : .gliding
      switch random.next() % 16 {
      case 0..<4: hand.down(id, along)
      case 4..<10: hand.move(id, along)
      case 10..<14: hand.up(id)
      case 14:
        hand.write(random.next() % 2 == 0 ? hand.gestures.keyBegan(at: id) : hand.gestures.keyEnded())
      default: if random.next() % 8 == 0 { hand.write(hand.gestures.cancelAll()) }
      }
      for line in hand.log where !line.hasPrefix("scroll") {
        let place = Int(line.split(separator: " ")[1])!
        let isNews = line.hasPrefix("on") ? sounding.insert(place).inserted : sounding.remove(place) != nil
        #expect(isNews, "seed \(seed) step \(step): \(line)")
      }
      #expect(sounding.sorted() == hand.gestures.held, "seed \(seed) step \(step)")
      #expect(!hand.log.contains("scroll nan") && !hand.log.contains("scroll inf"), "seed \(seed) step \(step)")
    }
    hand.log = []
    hand.write(hand.gestures.cancelAll())
    for line in hand.log { sounding.remove(Int(line.split(separator: " ")[1])!) }
    #expect(sounding.isEmpty && hand.gestures.isIdle, "seed \(seed)")
  }
}
