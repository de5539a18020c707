/// Reads a stream of MIDI 1.0 bytes, in pieces of any length.
///
/// It knows running status, skips system exclusive data and lets real-time bytes stand anywhere. What cannot be read is
/// skipped and counted, a byte or an unfinished message at a time.
public struct MIDIByteReader: Hashable, Sendable {
  /// How many bytes and unfinished messages could not be read.
  public private(set) var malformedCount = 0

  /// The status that data bytes belong to; 0 for none.
  private var status: UInt8 = 0
  private var data: [UInt8] = []
  /// Whether a status has had no data yet.
  private var isFresh = false
  private var isExclusive = false

  /// Creates a reader at the beginning of a stream.
  public init() {}

  /// Reads bytes and returns what they say about notes, in order. O(bytes).
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [MIDIMessage] {
    var messages: [MIDIMessage] = []
    for byte in bytes {
      if let message = read(byte) { messages.append(message) }
    }
    return messages
  }

  private mutating func read(_ byte: UInt8) -> MIDIMessage? {
    switch byte {
    case 0xFF:
      return .reset(group: 0)
    case 0xF9, 0xFD:
      malformedCount += 1
      return nil
    case 0xF8...0xFE:
      return nil
    case 0xF7 where isExclusive:
      isExclusive = false
      return nil
    case 0x80...0xF7:
      begin(byte)
      return nil
    default:
      return isExclusive ? nil : take(byte)
    }
  }

  /// Begins a message; what was not finished is lost.
  private mutating func begin(_ byte: UInt8) {
    if isExclusive || isFresh || !data.isEmpty { malformedCount += 1 }
    isExclusive = byte == 0xF0
    data.removeAll(keepingCapacity: true)
    status = byte
    isFresh = MIDIByteReader.dataCount(of: byte) > 0
    switch byte {
    case 0xF0, 0xF6: status = 0
    case 0xF4, 0xF5, 0xF7:
      status = 0
      malformedCount += 1
    default: break
    }
  }

  /// Takes a data byte; the last of a message completes it.
  private mutating func take(_ byte: UInt8) -> MIDIMessage? {
    guard status != 0 else {
      malformedCount += 1
      return nil
    }
    isFresh = false
    data.append(byte)
    guard data.count == MIDIByteReader.dataCount(of: status) else { return nil }
    defer {
      data.removeAll(keepingCapacity: true)
      // Only a channel's messages run on.
      if status >= 0xF0 { status = 0 }
    }
    return data.count == 2 ? MIDIMessage(status: status, data[0], data[1], group: 0) : nil
  }

  private static func dataCount(of status: UInt8) -> Int {
    switch status {
    case 0xC0...0xDF, 0xF1, 0xF3: 1
    case 0x80...0xEF, 0xF2: 2
    default: 0
    }
  }
}
