import InstrumentKit
import MusicTheory
import TestSupport
import Testing

/// Keys by MIDI number: the smallest instrument.
private struct Keys: Instrument {
  var range: ClosedRange<Int>
  var places: [(position: Int, pitch: Pitch)] { range.map { ($0, Pitch(midiNote: $0)) } }
  func pitch(at position: Int) -> Pitch? {
    range.contains(position) ? Pitch(midiNote: position) : nil
  }
}

@Suite struct MarksTests {
  private typealias Request = Marks<Int>.Request
  private let keys = Keys(range: 48...84)

  @Test func nothingMarkedIsNothingShown() {
    #expect(Marks<Int>().dots(on: keys).isEmpty)
  }

  @Test func dotsStandWhereTheRequestsSound() {
    var marks = Marks<Int>()
    marks.add(Request(.noteName("C")), to: .shown)
    #expect(marks.dots(on: keys).map(\.position) == [48, 60, 72, 84])
    marks.add(Request(.pitch("E4")), to: .shown)
    marks.add(Request(.position(50, nil)), to: .shown)
    #expect(marks.dots(on: keys).map(\.position) == [48, 50, 60, 64, 72, 84])
    // Places beyond the instrument are kept and wait.
    marks.add(Request(.position(100, nil)), to: .shown)
    #expect(marks.dots(on: keys).count == 6)
    #expect(marks.dots(on: Keys(range: 97...103)).map(\.position) == [100])
  }

  @Test func theSpellingOfTheRequestIsKept() {
    var marks = Marks<Int>()
    marks.add(Request(.noteName("Cb")), to: .shown)
    marks.add(Request(.pitch("B#3")), to: .shown)
    marks.add(Request(.position(66, "Gb4")), to: .shown)
    marks.add(Request(.position(61, nil)), to: .shown)
    let pitches = marks.dots(on: keys).map { "\($0.pitch.notation(in: .ascii))" }
    #expect(pitches == ["Cb4", "B#3", "C#4", "Gb4", "Cb5", "Cb6"])
    for dot in marks.dots(on: keys) { #expect(dot.pitch.midiNoteNumber == dot.position) }
  }

  @Test func settingAndClearingALayerGivesBackWhatWas() {
    var marks = Marks<Int>()
    marks.add(Request(.noteName("C"), style: NoteStyle(label: "1")), to: .shown)
    marks.add(Request(.pitch("C4")), to: .highlighted)
    marks.add(Request(.position(60, nil)), to: .pressed)
    for layer in Marks<Int>.Layer.allCases {
      var changed = marks
      changed.removeAll(from: layer)
      let before = changed.dots(on: keys)
      changed.add(Request(.pitch("D4"), style: .defaultNote), to: layer)
      changed.add(Request(.position(60, "B#3")), to: layer)
      #expect(changed.dots(on: keys) != before)
      changed.removeAll(from: layer)
      #expect(changed.dots(on: keys) == before)
    }
  }

  @Test func hidingFindsTheOtherSpelling() {
    var marks = Marks<Int>()
    marks.add(Request(.pitch("Db4")), to: .shown)
    marks.remove(.pitch("C#4"), from: .shown)
    marks.add(Request(.noteName("B#")), to: .shown)
    marks.remove(.noteName("C"), from: .shown)
    marks.add(Request(.position(60, "B#3")), to: .shown)
    marks.remove(.position(60, nil), from: .shown)
    #expect(marks == Marks())
  }

  @Test("TO11: layers do not clear each other") func layers() {
    var marks = Marks<Int>()
    marks.add(Request(.pitch("C4")), to: .highlighted)
    let before = marks.dots(on: keys)
    marks.add(Request(.position(60, nil)), to: .pressed)
    marks.remove(.position(60, nil), from: .pressed)
    #expect(marks.dots(on: keys) == before)
    marks.removeAll(from: .shown)
    #expect(marks.dots(on: keys) == before)
  }

  @Test func aHighlightOnNothingIsTransient() {
    var marks = Marks<Int>()
    marks.add(Request(.pitch("C4")), to: .highlighted)
    let dot = marks.dots(on: keys)[0]
    #expect(dot.isHighlighted && !dot.isShown)
    marks.remove(.pitch("C4"), from: .highlighted)
    #expect(marks.dots(on: keys).isEmpty)
  }

  @Test func aShownDotOutlivesItsHighlightWithSpellingAndStyle() {
    var marks = Marks<Int>()
    let style = NoteStyle(label: "♭3")
    marks.add(Request(.noteName("Eb"), style: style), to: .shown)
    let before = marks.dots(on: keys)
    marks.add(Request(.pitch("D#4"), style: NoteStyle(color: .white)), to: .highlighted)
    let lit = marks.dots(on: keys)[1]
    #expect(lit.isHighlighted && lit.isShown && lit.pitch == "Eb4" && lit.style == style)
    #expect(lit.highlightStyle == NoteStyle(color: .white))
    marks.remove(.pitch("D#4"), from: .highlighted)
    #expect(marks.dots(on: keys) == before)
  }

  @Test("S-09: the last request wins, whatever it names") func lastWins() {
    let targets: [Marks<Int>.Target] = [.noteName("C"), .pitch("C4"), .position(60, nil)]
    for first in targets {
      for second in targets {
        for layer in Marks<Int>.Layer.allCases {
          var marks = Marks<Int>()
          marks.add(Request(first, style: NoteStyle(label: "first")), to: layer)
          marks.add(Request(second, style: NoteStyle(label: "second")), to: layer)
          let dot = marks.dots(on: keys).first { $0.position == 60 }!
          #expect((layer == .shown ? dot.style : dot.highlightStyle)?.label == "second")
        }
      }
    }
  }

  @Test func hidingHidesWhateverShowed() {
    var marks = Marks<Int>()
    marks.show(Scale(type: .major, root: .c))
    let scale = marks
    marks.hide(.pitch("E4"))
    #expect(!marks.dots(on: keys).map(\.position).contains(64))
    #expect(marks.dots(on: keys).map(\.position).contains(52))
    marks.add(Request(.midiNote(64)), to: .shown)
    #expect(marks.dots(on: keys).map(\.position) == scale.dots(on: keys).map(\.position))
    marks.hide(.position(60, nil))
    marks.hide(.noteName("C"))
    #expect(marks.dots(on: keys).allSatisfy { $0.pitch.pitchClass != 0 })
    // A highlight stays, without what was shown under it.
    marks.add(Request(.pitch("C4")), to: .highlighted)
    #expect(marks.dots(on: keys).first { $0.position == 60 }?.isShown == false)
  }

  @Test(
    "shown and hidden at random, the places are those that were asked for last",
    arguments: 1...20 as ClosedRange<UInt64>)
  func randomHiding(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var marks = Marks<Int>()
    var expected: Set<Int> = []
    for _ in 0..<200 {
      let key = Int.random(in: 60..<72, using: &random)
      let target: Marks<Int>.Target =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .noteName(Pitch(midiNote: key).noteName)
        case 1: .pitch(Pitch(midiNote: key))
        case 2: .midiNote(key)
        default: .position(key, nil)
        }
      var places: Set = [key]
      if case .noteName = target { places = Set(keys.range.filter { $0 % 12 == key % 12 }) }
      if Bool.random(using: &random) {
        marks.add(Request(target), to: .shown)
        expected.formUnion(places)
      } else {
        marks.hide(target)
        expected.subtract(places)
      }
      #expect(Set(marks.dots(on: keys).map(\.position)) == expected, "seed \(seed)")
    }
    for key in keys.range { marks.hide(.position(key, nil)) }
    for key in 60..<72 { marks.hide(.noteName(Pitch(midiNote: key).noteName)) }
    #expect(marks == Marks(), "seed \(seed)")
  }

  @Test func aRequestForTheSameSoundReplacesTheOldOne() {
    var marks = Marks<Int>()
    for _ in 0..<3 {
      marks.add(Request(.pitch("C#4")), to: .shown)
      marks.add(Request(.pitch("Db4")), to: .shown)
    }
    #expect(marks.shown == [Request(.pitch("Db4"))])
  }

  @Test func instrumentsFindTheirPlaces() {
    #expect(keys.positions(sounding: "B#3") == [60])
    #expect(keys.positions(sounding: "C9").isEmpty)
    #expect(keys.positions(sounding: PitchClassSet(["C", "E"])) == [48, 52, 60, 64, 72, 76, 84])
  }
}
