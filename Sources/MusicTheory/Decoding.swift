#if !hasFeature(Embedded)
extension KeyedDecodingContainer {
  /// Decodes what a key holds, or the default where the key is missing.
  package func decode<Value: Decodable>(forKey key: Key, default value: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }

  /// Decodes a number and checks its range; a missing key takes the default, or throws where there is none.
  package func decode<Number: Decodable & Comparable>(
    forKey key: Key, default value: Number?, in range: ClosedRange<Number>
  ) throws -> Number {
    try checked(decodeIfPresent(Number.self, forKey: key) ?? value ?? decode(Number.self, forKey: key), key, range)
  }

  /// Decodes a number and checks its range; `nil` where the key is missing.
  package func decodeIfPresent<Number: Decodable & Comparable>(
    forKey key: Key, in range: ClosedRange<Number>
  ) throws -> Number? {
    try decodeIfPresent(Number.self, forKey: key).map { try checked($0, key, range) }
  }

  private func checked<Number: Comparable>(
    _ number: Number, _ key: Key, _ range: ClosedRange<Number>
  ) throws -> Number {
    guard range.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(key.stringValue) is \(number); expected \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
#endif
