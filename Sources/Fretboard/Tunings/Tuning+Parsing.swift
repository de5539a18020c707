/// Reading tunings that people typed.
extension Tuning {
  /// Creates a tuning from its open strings, string 1 last: "E2,A2,D3,G3,B3,E4", with commas, spaces or both between.
  ///
  /// Pitches are read as ``Pitch/init(parsing:style:)`` reads them. The name is the same list in English with plain
  /// letters, "E2 A2 D3 G3 B3 E4". Throws a ``ParsingError`` that points at the note which is no pitch, or none of MIDI
  /// number 0…127, or one too many after 64; an empty text has none.
  public init(parsing text: String, style: NotationStyle = .standard) throws(ParsingError) {
    var reader = StringListReader(text, style: style)
    var strings: [Pitch] = []
    repeat {
      let pitch = try reader.readPitch()
      guard strings.count < Tuning.stringLimit else { throw reader.error("expected at most 64 strings") }
      strings.append(pitch)
    } while reader.continues()
    self.init(strings: strings)
  }

  /// Creates a tuning that is called by its strings, "E2 A2 D3 G3 B3 E4".
  private init(strings: [Pitch], startFrets: [Int] = []) {
    self.init(name: "", strings: strings, startFrets: startFrets)
    name = stringNames(in: .ascii).joined(separator: " ")
  }

  /// Creates the tuning that a text asks for on an instrument: one of the family by its name, or a list of open strings,
  /// "E2,A2,D3,G3,B3,E4", or their names alone: "DAEAC#E", "F A C G C E".
  ///
  /// Names of tunings come first, so "G6" on a guitar is the tuning of that name. A string without octave takes the one
  /// nearest to the same string of the family's standard tuning with as many strings, the lower of two that are as near;
  /// where the family has none, strings rise from the lowest. Strings that are short on the instrument stay short.
  /// Throws a ``ParsingError`` that points at the bad note of a list, or else tells the ways to write a tuning and the
  /// nearest name.
  public init(
    parsing text: String, family: TuningFamily, style: NotationStyle = .standard
  ) throws(ParsingError) {
    let notFound: ParsingError
    do throws(ParsingError) {
      self = try TuningCatalogue.tuning(named: text, family: family, style: style)
      return
    } catch {
      notFound = error
    }
    if let names = try? NoteName.list(parsing: text, style: style), (2...Tuning.stringLimit).contains(names.count) {
      self.init(names: names, family: family)
      return
    }
    var reader = StringListReader(text, style: style)
    guard text.utf8.contains(UInt8(ascii: ",")) || (try? reader.readPitch()) != nil else {
      let example = family.defaultTuning.stringNames(in: .ascii).joined(separator: ",")
      throw ParsingError(
        input: text, offset: notFound.offset, reason: "\(notFound.reason) or its open strings such as \(example)",
        suggestion: notFound.suggestion)
    }
    // Without any octave it was to be a list of names, and that reader says what is wrong.
    if !text.contains(where: { $0.isNumber }) { _ = try NoteName.list(parsing: text, style: style) }
    let strings = try Tuning(parsing: text, style: style).strings
    self.init(strings: strings, startFrets: family.standard(stringCount: strings.count)?.startFrets ?? [])
  }

  /// Creates a tuning from the names of its open strings.
  private init(names: [NoteName], family: TuningFamily) {
    if let standard = family.standard(stringCount: names.count) {
      let strings = zip(names, standard.strings).map { name, pitch in pitch.nearest(named: name) }
      self.init(strings: strings, startFrets: standard.startFrets)
      return
    }
    var strings: [Pitch] = []
    for name in names {
      guard let last = strings.last else {
        strings.append(family.defaultTuning.strings[0].nearest(named: name))
        continue
      }
      let semitones = (name.pitchClass - last.pitchClass - 1).modulo(12) + 1
      // What would leave the MIDI numbers stays an octave lower.
      let isInReach = Pitch.midiNotes.contains(last.midiNoteNumber + semitones)
      strings.append((last + (isInReach ? semitones : semitones - 12)).respelled(as: name))
    }
    self.init(strings: strings)
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
  private let style: NotationStyle
  private var start: String.Index
  private var position: String.Index

  init(_ text: String, style: NotationStyle) {
    self.text = text
    self.style = style
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
      pitch = try Pitch(parsing: String(text[start..<position]), style: style)
    } catch {
      throw self.error(error.reason)
    }
    guard Pitch.midiNotes.contains(pitch.midiNoteNumber) else { throw error("expected a pitch from C-1 to G9") }
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

extension Pitch {
  /// The nearest pitch of a name, the lower of two that are as near.
  fileprivate func nearest(named name: NoteName) -> Pitch {
    let semitones = (name.pitchClass - pitchClass + 6).modulo(12) - 6
    return (self + semitones).respelled(as: name)
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or a line end.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
