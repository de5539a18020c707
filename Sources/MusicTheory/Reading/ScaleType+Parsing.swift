/// Reading the names of scales.
extension ScaleType {
  /// The known scale that a text names, or `nil`.
  ///
  /// Case, blanks, hyphens, underscores and apostrophes make no difference, sharps and flats may be words, and the word
  /// "scale" or "mode" may follow. Only the single letters "M" and "m" differ: major and minor. Nothing at all is major.
  init?(named text: some StringProtocol) {
    switch ScaleType.bareName(text) {
    case "", "M": self = .major
    case "m", "-", "−": self = .minor
    case let name:
      guard let type = ScaleType.typesByKey[ScaleType.key(name)] else { return nil }
      self = type
    }
  }

  /// The name of a known scale that is nearest to a mistyped one, or `nil` where none is near.
  static func nearest(to text: some StringProtocol) -> String? {
    nearestName(to: bareName(text), in: names)
  }

  /// All names that can be read, in small letters and plain signs.
  private static let names: [String] = inventory.flatMap { entry in
    [entry.type.notation(in: .ascii).lowercased()] + entry.aliases
  }

  private static let typesByKey: [String: ScaleType] = {
    var types: [String: ScaleType] = [:]
    for entry in inventory {
      types[key(entry.type.description)] = entry.type
      for alias in entry.aliases {
        types[key(alias)] = entry.type
        types[key(bareName(alias))] = entry.type
      }
    }
    // Who asks for Aeolian is shown Aeolian.
    for synonym in [ionian, aeolian, naturalMinor, pomeroy] { types[key(synonym.description)] = synonym }
    return types
  }()

  /// The text without blanks around it and without the word "scale" or "mode" at its end.
  private static func bareName(_ text: some StringProtocol) -> String {
    var name = text.trimmed
    let lowercase = name.lowercased()
    if lowercase.hasSuffix("scale") { name = name.dropLast(5).trimmed }
    if lowercase.hasSuffix(" mode") { name = name.dropLast(5).trimmed }
    return name
  }

  /// What two spellings of one name have in common: small letters, plain signs, nothing between words.
  private static func key(_ name: String) -> String {
    let words = [("sharp", "#"), ("flat", "b"), ("doubleb", "bb"), ("neopolitan", "neapolitan")]
    var key = ""
    for character in name.lowercased().withASCIIAccidentals where !character.isWhitespace {
      switch character {
      case "-", "‐", "‑", "–", "_", "'", "’": break
      case "♮": key += "natural"
      default: key.append(character)
      }
      for (word, sign) in words where key.hasSuffix(word) {
        key = key.dropLast(word.count) + sign
      }
    }
    return key
  }
}

extension StringProtocol {
  /// The text without blanks at its beginning and end.
  var trimmed: String {
    var rest = self[...].drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
