/// An instrument with the tunings that are usual on it.
public struct TuningFamily: Sendable {
  /// The instrument in lower case, such as "seven-string guitar".
  public let name: String

  /// The usual tunings, the most usual first.
  public let tunings: [Tuning]

  /// The tuning to use where none is asked for: the first, or that of the instrument by whose name the family was found,
  /// as the mandola's for "viola".
  public internal(set) var defaultTuning: Tuning

  /// Further names of the instrument and of its relatives, each with the tuning it has by default.
  let instruments: KeyValuePairs<String, Tuning>

  /// Further names under which tunings are found.
  let otherNames: KeyValuePairs<String, Tuning>

  init(
    _ name: String, _ tunings: [Tuning], instruments: KeyValuePairs<String, Tuning> = [:],
    otherNames: KeyValuePairs<String, Tuning> = [:]
  ) {
    self.name = name
    self.tunings = tunings
    self.defaultTuning = tunings[0]
    self.instruments = instruments
    self.otherNames = otherNames
  }

  /// Further names under which the family is found, such as "uke".
  public var aliases: [String] { instruments.map { $0.key } }

  /// The standard tuning of the instrument, or of a relative, that has so many strings; `nil` where there is none.
  func standard(stringCount: Int) -> Tuning? {
    let standards = [defaultTuning, tunings[0]] + instruments.map { $0.value }
    return standards.first { $0.strings.count == stringCount }
  }

  /// The tuning of a name, or `nil`: by its own or another name, then by its name without the instrument or the number
  /// of strings, then by the names of its strings in a style ("EADGBE"). O(tunings).
  func tuning(matching text: String, style: NotationStyle = .ascii) -> Tuning? {
    let key = nameKey(text)
    guard !key.isEmpty else { return nil }
    return tunings.first { nameKey($0.name) == key }
      ?? otherNames.first { nameKey($0.key) == key }?.value
      ?? tunings.first { nameKey(shortName(of: $0)) == key }
      ?? tunings.first { nameKey($0.letters(in: style)) == key }
  }

  /// The name that stands nearest to a mistyped one, or `nil` where none is near.
  func nearestTuningName(to text: String) -> String? {
    nearestName(
      to: text, in: tunings.map { $0.name } + tunings.map { shortName(of: $0) } + otherNames.map { $0.key })
  }

  /// The name without the words that the instrument makes superfluous: "Drop D" of "4 String Drop D", "Tenor" of
  /// "Ukulele Tenor".
  private func shortName(of tuning: Tuning) -> String {
    var words = tuning.name.split(separator: " ")
    if words.count > 1, words[0].lowercased() == name { words.removeFirst() }
    if words.count > 2, words[1] == "String" { words.removeFirst(2) }
    return words.joined(separator: " ")
  }
}

extension TuningFamily: CustomStringConvertible {
  /// The name of the instrument.
  public var description: String { name }
}

extension Tuning {
  /// The names of the open strings in one word, "EADGBE".
  fileprivate func letters(in style: NotationStyle) -> String {
    strings.map { $0.noteName.notation(in: style) }.joined()
  }
}
