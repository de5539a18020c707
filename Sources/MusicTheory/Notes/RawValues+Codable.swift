#if !hasFeature(Embedded)
/// The small enumerations are written as their raw values: semitones, letters counted from C, words.
extension Accidental: Codable {}
extension LetterName: Codable {}
extension SpellingPreference: Codable {}
#endif
