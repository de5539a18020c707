#if !hasFeature(Embedded)
/// A modifier is written as the compiler would write it, as an object whose one key is the name: `{"dotted":{}}`.
extension NoteModifier: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case `default`, dotted, doubleDotted, triplet, quintuplet, septuplet
  }

  private enum NoKeys: CodingKey {}

  /// Decodes a modifier; throws `DecodingError` where there is not exactly one name, or an unknown one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1 else {
      let names = CodingKeys.allCases.map { $0.stringValue }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "expected one modifier of a note value: \(names)"))
    }
    switch container.allKeys[0] {
    case .default: self = .default
    case .dotted: self = .dotted
    case .doubleDotted: self = .doubleDotted
    case .triplet: self = .triplet
    case .quintuplet: self = .quintuplet
    case .septuplet: self = .septuplet
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    _ = container.nestedContainer(keyedBy: NoKeys.self, forKey: key)
  }

  private var key: CodingKeys {
    switch self {
    case .default: .default
    case .dotted: .dotted
    case .doubleDotted: .doubleDotted
    case .triplet: .triplet
    case .quintuplet: .quintuplet
    case .septuplet: .septuplet
    }
  }
}
#endif
