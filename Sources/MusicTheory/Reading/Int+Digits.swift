extension Int {
  /// Creates the whole number that a text writes in ASCII digits alone, so that "+3" and "1e3" are none; `nil` for any
  /// other text.
  package init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(text)
  }
}
