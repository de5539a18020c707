/// Returns what is left of a name when the ways of typing it are taken away, so that two names are one if their keys are.
///
/// Case, blanks, hyphens and underscores do not matter; ♭ and "flat" are "b", ♯ and "sharp" are "#". A number of strings
/// in front moves to the end: "4 String Drop D" and "dropD4String" have one key.
func nameKey(_ name: String) -> String {
  var key: [UInt8] = []
  for scalar in name.lowercased().unicodeScalars {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0xA0, 0x2D, 0x5F, 0x2010...0x2015, 0x2212: continue
    case 0x266D: key.append(UInt8(ascii: "b"))
    case 0x266F: key.append(UInt8(ascii: "#"))
    default: key.append(contentsOf: String(scalar).utf8)
    }
    key.replaceEnd("flat", with: UInt8(ascii: "b"))
    key.replaceEnd("sharp", with: UInt8(ascii: "#"))
  }
  let count = 1 + "string".utf8.count
  if key.count > count, (0x30...0x39).contains(key[0]), key[1..<count].elementsEqual("string".utf8) {
    key = Array(key[count...] + key[..<count])
  }
  return String(decoding: key, as: UTF8.self)
}

extension [UInt8] {
  fileprivate mutating func replaceEnd(_ word: String, with sign: UInt8) {
    guard suffix(word.utf8.count).elementsEqual(word.utf8) else { return }
    removeLast(word.utf8.count)
    append(sign)
  }
}
