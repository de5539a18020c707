#if !hasFeature(Embedded)
/// A tuning is written as `{"name":"Drop D","strings":["D2","A2","D3","G3","B3","E4"]}`, with `"startFrets":[5,0,0,0,0]`
/// only where there are any.
extension Tuning: Codable {
  fileprivate enum CodingKeys: String, CodingKey {
    case name, strings, startFrets
  }

  /// Decodes a tuning; a missing name is empty, missing start frets are none.
  ///
  /// Older files hold MIDI numbers, which know no spelling: where name and numbers are those of a built-in tuning, its
  /// spelling comes back, otherwise sharps are used. Throws `DecodingError` where there are no strings or more than 64,
  /// where an open string is no pitch of MIDI number 0…127, and where a start fret is none of 0…127 or has no string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
    let strings = try container.decodeStrings(ofTuningNamed: name)
    let startFrets = try container.decodeIfPresent([Int].self, forKey: .startFrets) ?? []
    func check(_ isRight: Bool, _ key: CodingKeys, _ problem: String) throws {
      if !isRight { throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: problem) }
    }
    try check(strings.count <= Tuning.stringLimit, .strings, "\(strings.count) strings; at most 64 are possible")
    for pitch in strings {
      try check(
        Pitch.midiNotes.contains(pitch.midiNoteNumber), .strings,
        "\(pitch) is no pitch of a MIDI number from 0 to 127")
    }
    try check(startFrets.count <= strings.count, .startFrets, "more start frets than strings")
    for fret in startFrets {
      try check(Tuning.fretLimits.contains(fret), .startFrets, "\(fret) is no fret from 0 to 127")
    }
    self.init(name: name, strings: strings, startFrets: startFrets)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(strings, forKey: .strings)
    if !startFrets.isEmpty { try container.encode(startFrets, forKey: .startFrets) }
  }
}

extension KeyedDecodingContainer where Key == Tuning.CodingKeys {
  fileprivate func decodeStrings(ofTuningNamed name: String) throws -> [Pitch] {
    if let numbers = try? decode([Int].self, forKey: .strings),
      let builtIn = TuningCatalogue.tuning(named: name, midiNoteNumbers: numbers)
    {
      return builtIn.strings
    }
    return try decode([Pitch].self, forKey: .strings)
  }
}
#endif
