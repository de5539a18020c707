import Foundation

/// The value as JSON with sorted keys.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// What comes back when the value is encoded and decoded.
func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try decode(Value.self, json(value))
}
