/// Notes that sound because of MIDI messages: reads them, and tells which notes begin and end.
///
/// A note sounds while any channel holds it. Numbers and velocities only: what is lit where is the marks' concern.
public struct MIDIInput: Hashable, Sendable {
  /// What a message changes.
  public enum Change: Hashable, Sendable {
    /// A note begins, or begins again with another velocity, from 0 to 1.
    case noteOn(Int, velocity: Double)
    /// A note that no channel holds any more ends.
    case noteOff(Int)
  }

  /// The channels that are listened to, 0 to 15, in every group. What a channel holds that is no longer among them ends
  /// with its note-off all the same.
  public var channels = Set(0...15)

  private var bytes = MIDIByteReader()
  private var words = MIDIWordReader()
  /// Who holds what, as note, group and channel in one number.
  private var holds: Set<Int> = []
  private var holders = [Int](repeating: 0, count: 128)

  /// Creates an input that listens to all channels.
  public init() {}

  /// How many bytes, unfinished messages and packets could not be read.
  public var malformedCount: Int { bytes.malformedCount + words.malformedCount }

  /// The notes that sound, by MIDI number, lowest first.
  public var soundingNotes: [Int] { holders.indices.filter { holders[$0] > 0 } }

  /// Reads MIDI 1.0 bytes, in pieces of any length. O(bytes).
  public mutating func read(bytes: some Sequence<UInt8>) -> [Change] {
    var changes: [Change] = []
    for message in self.bytes.read(bytes) { take(message, into: &changes) }
    return changes
  }

  /// Reads Universal MIDI Packets as 32-bit words, in pieces of any length. O(words).
  public mutating func read(words: some Sequence<UInt32>) -> [Change] {
    var changes: [Change] = []
    for message in self.words.read(words) { take(message, into: &changes) }
    return changes
  }

  /// Ends all notes: the device was unplugged.
  public mutating func releaseAll() -> [Change] {
    var changes: [Change] = []
    release(where: { _ in true }, into: &changes)
    return changes
  }

  private mutating func take(_ message: MIDIMessage, into changes: inout [Change]) {
    switch message {
    case .noteOn(let address, let note, let velocity):
      guard channels.contains(address.channel) else { return }
      if holds.insert(MIDIInput.hold(address, note)).inserted { holders[note] += 1 }
      changes.append(.noteOn(note, velocity: velocity))
    case .noteOff(let address, let note):
      guard holds.remove(MIDIInput.hold(address, note)) != nil else { return }
      holders[note] -= 1
      if holders[note] == 0 { changes.append(.noteOff(note)) }
    case .allNotesOff(let address):
      let channel = MIDIInput.hold(address, 0)
      release(where: { $0 & 0xFF == channel }, into: &changes)
    case .reset(let group):
      release(where: { $0 >> 4 & 0xF == group }, into: &changes)
    }
  }

  private mutating func release(where isEnded: (Int) -> Bool, into changes: inout [Change]) {
    for hold in holds.filter(isEnded).sorted() {
      holds.remove(hold)
      holders[hold >> 8] -= 1
      if holders[hold >> 8] == 0 { changes.append(.noteOff(hold >> 8)) }
    }
  }

  private static func hold(_ address: MIDIMessage.Address, _ note: Int) -> Int {
    note << 8 | address.group << 4 | address.channel
  }
}
