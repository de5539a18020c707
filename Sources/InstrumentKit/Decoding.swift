#if !hasFeature(Embedded)
extension KeyedDecodingContainer {
  /// Decodes what a key holds, or the default where the key is missing.
  package func decode<Value: Decodable>(forKey key: Key, default value: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }

  /// Decodes a number and checks its range; a missing key takes the default, or throws where there is none.
  package func decode(forKey key: Key, default value: Int?, in range: ClosedRange<Int>) throws -> Int {
    guard let number = try decodeIfPresent(Int.self, forKey: key) ?? value else {
      return try decode(Int.self, forKey: key)
    }
    guard range.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(key.stringValue) is \(number); expected \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Decodes a finite number and checks its range; a missing key takes the default.
  package func decode(forKey key: Key, default value: Double, in range: ClosedRange<Double>) throws -> Double {
    let number = try decodeIfPresent(Double.self, forKey: key) ?? value
    guard range.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(key.stringValue) is \(number); expected \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
#endif
