import MusicTheory

/// A clamp across the neck that raises open strings.
///
/// Frets keep their numbers: below the capo nothing can be played, and at its fret a string sounds open.
public struct Capo: Hashable, Sendable {
  /// The fret behind which the capo sits, 1 to 127.
  public var fret: Int
  /// The strings it covers as indices into the tuning's `strings`; `nil` covers all. A partial capo leaves the others.
  public var strings: ClosedRange<Int>?

  /// Creates a capo; a model brings its fret into 1…127.
  public init(fret: Int, strings: ClosedRange<Int>? = nil) {
    self.fret = fret
    self.strings = strings
  }

  /// The fret at which a string sounds open: the capo's where it covers the string, else 0.
  public func openFret(ofString index: Int) -> Int {
    strings?.contains(index) ?? true ? fret : 0
  }
}

extension Tuning {
  /// What sounds at a place with a capo on, or `nil` where nothing can be played.
  ///
  /// A short string that begins behind the capo, a banjo's fifth, passes it untouched.
  func pitch(at position: FretPosition, capo: Capo?) -> Pitch? {
    if let capo, capo.fret > startFret(ofString: position.string),
      position.fret < capo.openFret(ofString: position.string)
    {
      return nil
    }
    return pitch(string: position.string, fret: position.fret)
  }
}
