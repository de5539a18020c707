/// Reads a stream of Universal MIDI Packets as 32-bit words, in pieces of any length: MIDI 1.0 and MIDI 2.0 alike.
///
/// Packets that say nothing about notes are skipped by their length. What cannot be read is skipped and counted, a packet
/// at a time. (M2-104-UM, Universal MIDI Packet Format and MIDI 2.0 Protocol.)
public struct MIDIWordReader: Hashable, Sendable {
  /// How many packets could not be read.
  public private(set) var malformedCount = 0

  /// The words of a packet that is not complete.
  private var packet: [UInt32] = []

  /// Creates a reader at the beginning of a stream.
  public init() {}

  /// Reads words and returns what they say about notes, in order. O(words).
  public mutating func read(_ words: some Sequence<UInt32>) -> [MIDIMessage] {
    var messages: [MIDIMessage] = []
    for word in words {
      packet.append(word)
      guard packet.count == MIDIWordReader.wordCounts[Int(packet[0] >> 28)] else { continue }
      if let message = message() { messages.append(message) }
      packet.removeAll(keepingCapacity: true)
    }
    return messages
  }

  /// The lengths of packets in words, by the type in their first four bits.
  private static let wordCounts = [1, 1, 1, 2, 2, 4, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4]

  private mutating func message() -> MIDIMessage? {
    let group = Int(packet[0] >> 24 & 0x0F)
    let status = UInt8(truncatingIfNeeded: packet[0] >> 16)
    let (first, second) = (UInt8(truncatingIfNeeded: packet[0] >> 8), UInt8(truncatingIfNeeded: packet[0]))
    switch packet[0] >> 28 {
    case 1: return status == 0xFF ? .reset(group: group) : nil
    case 2:
      guard (0x80...0xEF).contains(status), first < 0x80, second < 0x80 else { break }
      return MIDIMessage(status: status, first, second, group: group)
    case 4:
      guard first < 0x80 else { break }
      let address = MIDIMessage.Address(group: group, channel: Int(status & 0x0F))
      switch status & 0xF0 {
      case 0x80: return .noteOff(address, note: Int(first))
      // Without velocity it still is a note-on here.
      case 0x90: return .noteOn(address, note: Int(first), velocity: Double(packet[1] >> 16) / 65535)
      case 0xB0: return MIDIMessage.endsNotes(controller: first) ? .allNotesOff(address) : nil
      default: return nil
      }
    default: return nil
    }
    malformedCount += 1
    return nil
  }
}
