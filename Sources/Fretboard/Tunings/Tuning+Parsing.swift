/// Reading tunings that people typed.
extension Tuning {
  /// Creates a tuning from its open strings, string 1 last: "E2,A2,D3,G3,B3,E4", with commas, spaces or both between.
  ///
  /// The name is the same list in plain letters, "E2 A2 D3 G3 B3 E4". Throws a ``ParsingError`` that points at the note
  /// which is no pitch, or none of MIDI number 0…127, or one too many after 64; an empty text has none.
  public init(parsing text: String) throws(ParsingError) {
    var reader = StringListReader(text)
    var strings: [Pitch] = []
    repeat {
      let pitch = try reader.readPitch()
      guard strings.count < Tuning.stringLimit else { throw reader.error("expected at most 64 strings") }
      strings.append(pitch)
    } while reader.continues()
    let names = strings.map { $0.notation(in: .ascii) }
    self.init(name: names.joined(separator: " "), strings: strings)
  }

  /// Creates the tuning that a text asks for on an instrument: one of the family by its name, or a list of open strings.
  ///
  /// Names come first, so "G6" on a guitar is the tuning of that name. Throws a ``ParsingError`` that points at the bad
  /// note of a list, or else tells both ways to write a tuning and the nearest name.
  public init(parsing text: String, family: TuningFamily) throws(ParsingError) {
    do throws(ParsingError) {
      self = try TuningCatalogue.tuning(named: text, family: family)
    } catch {
      var reader = StringListReader(text)
      let isList = text.utf8.contains(UInt8(ascii: ",")) || (try? reader.readPitch()) != nil
      if isList {
        try self.init(parsing: text)
      } else {
        let example = family.defaultTuning.strings.map { $0.notation(in: .ascii) }.joined(separator: ",")
        throw ParsingError(
          input: text, offset: error.offset, reason: "\(error.reason) or its open strings such as \(example)",
          suggestion: error.suggestion)
      }
    }
  }

  /// Creates a row of a table of tunings; traps when the strings cannot be read, since a programmer wrote them.
  init(_ name: String, _ strings: String, startFrets: [Int] = []) {
    do throws(ParsingError) {
      try self.init(parsing: strings)
    } catch {
      preconditionFailure(error.description)
    }
    self.name = name
    self.startFrets = startFrets
  }
}

/// Reads the pitches of a list one by one and remembers where the last one began.
private struct StringListReader {
  private let text: String
  private var start: String.Index
  private var position: String.Index

  init(_ text: String) {
    self.text = text
    start = text.startIndex
    position = text.startIndex
  }

  /// Reads the pitch that must stand here, and stops at the separator behind it.
  mutating func readPitch() throws(ParsingError) -> Pitch {
    skip { $0.isBlank }
    start = position
    skip { !$0.isBlank && $0 != UInt8(ascii: ",") }
    guard start < position else { throw error("expected a pitch, as in E2,A2,D3,G3,B3,E4") }
    let pitch: Pitch
    do throws(ParsingError) {
      pitch = try Pitch(parsing: String(text[start..<position]))
    } catch {
      throw self.error(error.reason)
    }
    guard Tuning.midiLimits.contains(pitch.midiNoteNumber) else { throw error("expected a pitch from C-1 to G9") }
    return pitch
  }

  /// Whether another pitch must follow; goes past the comma in front of it.
  mutating func continues() -> Bool {
    skip { $0.isBlank }
    guard position < text.endIndex else { return false }
    if text.utf8[position] == UInt8(ascii: ",") { position = text.utf8.index(after: position) }
    return true
  }

  /// The error that points at the pitch read last.
  func error(_ reason: String) -> ParsingError {
    ParsingError(input: text, offset: text[..<start].count, reason: reason)
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    position = text.utf8[position...].firstIndex { !isSkipped($0) } ?? text.endIndex
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or a line end.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
