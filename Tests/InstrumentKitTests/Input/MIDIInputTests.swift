import InstrumentKit
import TestSupport
import Testing

@Suite struct MIDIInputTests {
  /// What a stream of bytes changes, "on 60 100" (velocity of 127) or "off 60".
  private func log(_ changes: [MIDIInput.Change]) -> [String] {
    changes.map {
      switch $0 {
      case .noteOn(let note, let velocity): "on \(note) \(Int((velocity * 127).rounded()))"
      case .noteOff(let note): "off \(note)"
      }
    }
  }

  private func log(_ bytes: [UInt8]) -> [String] {
    var input = MIDIInput()
    return log(input.read(bytes: bytes))
  }

  @Test func notesBeginAndEnd() {
    #expect(log([0x90, 60, 100, 0x80, 60, 64]) == ["on 60 100", "off 60"])
  }

  @Test("running status, and a note-on without velocity is a note-off") func runningStatus() {
    #expect(log([0x93, 60, 100, 64, 90, 60, 0, 64, 0]) == ["on 60 100", "on 64 90", "off 60", "off 64"])
  }

  @Test("real-time bytes stand anywhere, system exclusive data is skipped") func interruptions() {
    #expect(log([0x90, 0xF8, 60, 0xFE, 100]) == ["on 60 100"])
    #expect(log([0xF0, 0x7E, 60, 100, 0xF8, 0xF7, 0x90, 60, 100]) == ["on 60 100"])
    // Running status does not outlive a system message.
    var input = MIDIInput()
    #expect(log(input.read(bytes: [0x90, 60, 100, 0xF2, 1, 2, 61, 100])) == ["on 60 100"])
    #expect(input.malformedCount == 2)
  }

  @Test("all notes off, all sound off, the modes, and reset end what the channel holds") func allOff() {
    for controller: UInt8 in [120, 123, 124, 125, 126, 127] {
      #expect(
        log([0x90, 60, 100, 64, 100, 0x91, 67, 100, 0xB0, controller, 0])
          == ["on 60 100", "on 64 100", "on 67 100", "off 60", "off 64"])
    }
    #expect(log([0x90, 60, 100, 0xB0, 121, 0, 7, 100]) == ["on 60 100"])
    #expect(log([0x90, 64, 100, 0x91, 60, 100, 0xFF]) == ["on 64 100", "on 60 100", "off 60", "off 64"])
  }

  @Test("a note ends when the last channel lets it go, once") func channels() {
    #expect(
      log([0x90, 60, 100, 0x91, 60, 90, 0x80, 60, 0, 0x81, 60, 0, 0x81, 60, 0])
        == ["on 60 100", "on 60 90", "off 60"])
    // The same channel twice is one hold: a second note-on begins the note again.
    #expect(log([0x90, 60, 100, 60, 50, 60, 0, 60, 0]) == ["on 60 100", "on 60 50", "off 60"])
  }

  @Test func onlyChosenChannelsAreHeard() {
    var input = MIDIInput()
    #expect(log(input.read(bytes: [0x95, 62, 80])) == ["on 62 80"])
    input.channels = [1]
    #expect(log(input.read(bytes: [0x90, 60, 100, 0x91, 64, 100])) == ["on 64 100"])
    #expect(input.soundingNotes == [62, 64])
    #expect(log(input.read(bytes: [0x85, 62, 0])) == ["off 62"])
  }

  @Test("what cannot be read is skipped and counted") func malformed() {
    let cases: [([UInt8], Int, [String])] = [
      ([60, 100], 2, []), ([0x90, 60, 0x80, 60, 0], 1, []), ([0x90, 0x90, 60, 100], 1, ["on 60 100"]),
      ([0xF4, 0xF5, 0xF9, 0xFD, 0xF7], 5, []), ([0xF0, 1, 2, 0x90, 60, 100], 1, ["on 60 100"]),
      ([0xC0, 5, 6, 0xD0, 1, 0xE0, 0, 64], 0, []), ([0xF6, 0xF3, 1, 0xF1, 2], 0, []), ([0xF6, 9], 1, []),
    ]
    for (bytes, count, expected) in cases {
      var input = MIDIInput()
      #expect(log(input.read(bytes: bytes)) == expected, "\(bytes)")
      #expect(input.malformedCount == count, "\(bytes)")
    }
  }

  @Test("packets of MIDI 1.0 and 2.0; others are skipped by their length") func words() {
    var input = MIDIInput()
    #expect(log(input.read(words: [0x2090_3C64, 0x2080_3C00])) == ["on 60 100", "off 60"])
    #expect(log(input.read(words: [0x4390_3E00, 0xFFFF_0000, 0x4380_3E00, 0])) == ["on 62 127", "off 62"])
    // A note-on without velocity is one in MIDI 2.0 and none in MIDI 1.0.
    #expect(log(input.read(words: [0x4090_3C00, 0x0000_0000])) == ["on 60 0"])
    #expect(log(input.read(words: [0x2090_3C00])) == ["off 60"])
    let lengths = [1, 1, 1, 2, 2, 4, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4]
    for (type, length) in lengths.enumerated() where type != 2 && type != 4 {
      // What follows the first word looks like a note, and is none.
      let packet = [UInt32(type) << 28] + Array(repeating: 0x2090_3C64, count: length - 1)
      #expect(log(input.read(words: packet + [0x2091_4064, 0x2081_4000])) == ["on 64 100", "off 64"], "type \(type)")
    }
    #expect(input.malformedCount == 0)
    #expect(log(input.read(words: [0x2090_BC64, 0x2010_3C64, 0x4090_8000, 0])) == [])
    #expect(input.malformedCount == 3)
  }

  @Test func groupsAreApart() {
    var input = MIDIInput()
    _ = input.read(words: [0x2090_3C64, 0x2190_3C64, 0x2190_4064])
    #expect(log(input.read(words: [0x21B0_7B00])) == ["off 64"])
    #expect(log(input.read(words: [0x10FF_0000])) == ["off 60"])
  }

  @Test("any bytes and words in any pieces are balanced, and pieces do not matter", arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (whole, pieces) = (MIDIInput(), MIDIInput())
    for round in 0..<300 {
      let bytes = (0..<200).map { _ -> UInt8 in
        let byte = UInt8(truncatingIfNeeded: random.next())
        // Mostly short notes on few channels, so that they meet.
        return random.next() % 4 == 0 ? byte : byte & 0x80 == 0 ? 60 + byte % 8 : 0x80 | byte & 0x11
      }
      let words = (0..<50).map { _ -> UInt32 in
        let word = UInt32(truncatingIfNeeded: random.next())
        return random.next() % 4 == 0 ? word : 0x2080_3C00 | word & 0x0011_037F
      }
      let before = Set(whole.soundingNotes)
      let changes = whole.read(bytes: bytes) + whole.read(words: words)
      var parts: [MIDIInput.Change] = []
      for byte in bytes { parts += pieces.read(bytes: [byte]) }
      for word in words { parts += pieces.read(words: [word]) }
      #expect(changes == parts && whole == pieces, "seed \(seed) round \(round)")
      var sounding = before
      for change in changes {
        switch change {
        case .noteOn(let note, let velocity):
          sounding.insert(note)
          #expect((0...127).contains(note) && (0...1).contains(velocity), "seed \(seed) round \(round)")
        case .noteOff(let note): #expect(sounding.remove(note) != nil, "seed \(seed) round \(round): off \(note)")
        }
      }
      #expect(sounding.sorted() == whole.soundingNotes, "seed \(seed) round \(round)")
    }
    _ = whole.releaseAll()
    #expect(whole.soundingNotes == [], "seed \(seed)")
  }
}
