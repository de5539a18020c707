#if !hasFeature(Embedded)
/// One property of a value and its key in files, told once for reading and writing.
///
/// A value lists its fields, and begins with its defaults: what a file leaves out stays as it is.
package struct CodedField<Root> {
  fileprivate let read: (inout Root, KeyedDecodingContainer<FieldKey>) throws -> Void
  fileprivate let write: (Root, inout KeyedEncodingContainer<FieldKey>) throws -> Void

  /// A property; null counts as missing.
  package init<Value: Codable>(_ name: String, _ path: WritableKeyPath<Root, Value>) {
    let key = FieldKey(name)
    read = { root, container in root[keyPath: path] = try container.decode(forKey: key, default: root[keyPath: path]) }
    write = { root, container in try container.encode(root[keyPath: path], forKey: key) }
  }

  /// A number; one outside the range throws `DecodingError`.
  package init<Value: Codable & Comparable>(
    _ name: String, _ path: WritableKeyPath<Root, Value>, in range: ClosedRange<Value>
  ) {
    let key = FieldKey(name)
    read = { root, container in
      root[keyPath: path] = try container.decode(forKey: key, default: root[keyPath: path], in: range)
    }
    write = { root, container in try container.encode(root[keyPath: path], forKey: key) }
  }

  /// A property that may be `nil`, which null says; it is written as null or left out.
  package init<Value: Codable>(
    _ name: String, optional path: WritableKeyPath<Root, Value?>, writesNull: Bool = false
  ) {
    self.init(name, path, writesNull) { container, key in try container.decodeIfPresent(Value.self, forKey: key) }
  }

  /// A number that may be `nil`; one outside the range throws `DecodingError`.
  package init<Value: Codable & Comparable>(
    _ name: String, optional path: WritableKeyPath<Root, Value?>, in range: ClosedRange<Value>, writesNull: Bool = false
  ) {
    self.init(name, path, writesNull) { container, key in try container.decodeIfPresent(forKey: key, in: range) }
  }

  private init<Value: Codable>(
    _ name: String, _ path: WritableKeyPath<Root, Value?>, _ writesNull: Bool,
    _ decode: @escaping (KeyedDecodingContainer<FieldKey>, FieldKey) throws -> Value?
  ) {
    let key = FieldKey(name)
    read = { root, container in if container.contains(key) { root[keyPath: path] = try decode(container, key) } }
    write = { root, container in
      if writesNull || root[keyPath: path] != nil { try container.encode(root[keyPath: path], forKey: key) }
    }
  }
}

extension Array {
  /// Takes over what a file holds.
  package func decode<Root>(into root: inout Root, from decoder: any Decoder) throws
  where Element == CodedField<Root> {
    let container = try decoder.container(keyedBy: FieldKey.self)
    for field in self { try field.read(&root, container) }
  }

  /// Writes all fields of a value.
  package func encode<Root>(_ root: Root, to encoder: any Encoder) throws where Element == CodedField<Root> {
    var container = encoder.container(keyedBy: FieldKey.self)
    for field in self { try field.write(root, &container) }
  }
}

/// The name of a property in files.
struct FieldKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    return nil
  }
}
#endif
