/// What a MIDI message says about notes; all that others say is of no concern to a picture.
public enum MIDIMessage: Hashable, Sendable {
  /// Where a message was sent: one of 16 groups of 16 channels each, both counted from 0. Bytes belong to group 0.
  public struct Address: Hashable, Sendable {
    /// The group, 0 to 15.
    public var group: Int
    /// The channel, 0 to 15.
    public var channel: Int

    /// Creates an address.
    public init(group: Int = 0, channel: Int) {
      self.group = group
      self.channel = channel
    }
  }

  /// A note begins, by its MIDI number, with a velocity from 0 to 1.
  case noteOn(Address, note: Int, velocity: Double)
  /// A note ends.
  case noteOff(Address, note: Int)
  /// All notes of a channel end.
  case allNotesOff(Address)
  /// Everything of a group ends.
  case reset(group: Int)
}

extension MIDIMessage {
  /// A message of MIDI 1.0 by its status and data; `nil` where it says nothing about notes.
  ///
  /// A note-on without velocity is a note-off; the messages that change a channel's mode end its notes.
  init?(status: UInt8, _ first: UInt8, _ second: UInt8, group: Int) {
    let address = Address(group: group, channel: Int(status & 0x0F))
    switch status & 0xF0 {
    case 0x80: self = .noteOff(address, note: Int(first))
    case 0x90 where second == 0: self = .noteOff(address, note: Int(first))
    case 0x90: self = .noteOn(address, note: Int(first), velocity: Double(second) / 127)
    case 0xB0 where MIDIMessage.endsNotes(controller: first): self = .allNotesOff(address)
    default: return nil
    }
  }

  /// Whether a controller ends all notes: All Sound Off, All Notes Off, and the four modes that imply it.
  static func endsNotes(controller: UInt8) -> Bool { controller == 120 || controller >= 123 }
}
