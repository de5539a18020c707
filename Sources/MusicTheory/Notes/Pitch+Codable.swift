#if !hasFeature(Embedded)
/// A pitch is written in scientific notation, "Bb3", so that its spelling lasts; a MIDI number is read too.
extension Pitch: Codable {
  /// Decodes "Bb3" or a MIDI number, which gets a sharp where it needs an accidental.
  ///
  /// Throws `DecodingError` for anything else and for MIDI numbers outside 0…127.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      guard Pitch.midiNotes.contains(number) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(number) is no MIDI number from 0 to 127")
      }
      self.init(midiNote: number)
    } else {
      self = try container.decodeParsed { text throws(ParsingError) in try Pitch(parsing: text) }
    }
  }

  /// Encodes the pitch; throws `EncodingError` beyond three sharps or flats and beyond the octaves −99 to 99, which could
  /// not be decoded.
  public func encode(to encoder: any Encoder) throws {
    guard noteName.accidental.isCommon, (-99...99).contains(octave) else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "\(self) has more than three sharps or flats, or an octave beyond -99 to 99"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(notation(in: .ascii))
  }
}
#endif
