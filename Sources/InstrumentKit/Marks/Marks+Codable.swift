#if !hasFeature(Embedded)
import MusicTheory

extension Marks.Request: Codable where Position: Codable {
  private enum CodingKeys: String, CodingKey {
    case noteName, pitch, midiNote, position, style, interval, isHiding
  }

  /// Decodes a request by what it marks: `noteName` ("Bb"), `pitch` ("Bb3"), `midiNote` (58), or `position`, which `pitch`
  /// may spell. Without any of them, and for MIDI numbers outside 0…127, it throws `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let pitch = try container.decodeIfPresent(Pitch.self, forKey: .pitch)
    let target: Marks.Target
    if let position = try container.decodeIfPresent(Position.self, forKey: .position) {
      target = .position(position, pitch)
    } else if let pitch {
      target = .pitch(pitch)
    } else if let number: Int = try container.decodeIfPresent(forKey: .midiNote, in: Pitch.midiNotes) {
      target = .midiNote(number)
    } else if let name = try container.decodeIfPresent(NoteName.self, forKey: .noteName) {
      target = .noteName(name)
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "nothing is marked; expected noteName, pitch, midiNote or position"))
    }
    self.init(
      target, style: try container.decodeIfPresent(NoteStyle.self, forKey: .style),
      interval: try container.decodeIfPresent(Interval.self, forKey: .interval),
      isHiding: try container.decode(forKey: .isHiding, default: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch target {
    case .noteName(let name): try container.encode(name, forKey: .noteName)
    case .pitch(let pitch): try container.encode(pitch, forKey: .pitch)
    case .midiNote(let number): try container.encode(number, forKey: .midiNote)
    case .position(let position, let pitch):
      try container.encode(position, forKey: .position)
      try container.encodeIfPresent(pitch, forKey: .pitch)
    }
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(interval, forKey: .interval)
    if isHiding { try container.encode(true, forKey: .isHiding) }
  }
}

extension Marks.Overlay: Codable where Position: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, order, style, requests
  }

  /// Decodes an overlay; only its name must be there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      order: try container.decode(forKey: .order, default: 0),
      style: try container.decodeIfPresent(NoteStyle.self, forKey: .style),
      requests: try container.decode(forKey: .requests, default: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(order, forKey: .order)
    try container.encodeIfPresent(style, forKey: .style)
    try container.encode(requests, forKey: .requests)
  }
}

/// What the program marks is kept; what fingers and MIDI hold at the moment is not.
extension Marks: Codable where Position: Codable {
  private enum CodingKeys: String, CodingKey {
    case shown, overlays, highlighted
  }

  /// Decodes marks; every key may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    shown = try container.decode(forKey: .shown, default: [])
    for overlay: Overlay in try container.decode(forKey: .overlays, default: []) { show(overlay) }
    highlighted = try container.decode(forKey: .highlighted, default: [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(shown, forKey: .shown)
    try container.encode(overlays, forKey: .overlays)
    try container.encode(highlighted, forKey: .highlighted)
  }
}
#endif
