/// A place on the neck: a string and a fret, whatever way the neck is drawn.
///
/// Marks are kept by position, so they survive a turn, a flip, another window and another size.
public struct FretPosition: Hashable, Sendable {
  /// The index into the tuning's `strings`, 0 being the first of the list: the lowest string as a rule.
  public var string: Int
  /// The fret as numbered along the neck, 0 for the open string.
  public var fret: Int

  /// Creates a place, which need not exist on any neck.
  public init(string: Int, fret: Int) {
    self.string = string
    self.fret = fret
  }
}

extension FretPosition {
  /// The fret as it is read aloud, "open" or "fret 3".
  var spokenFret: String { fret == 0 ? "open" : "fret \(fret)" }
}

extension FretPosition: Comparable {
  /// Orders by string from the first of the list, then by fret.
  public static func < (left: FretPosition, right: FretPosition) -> Bool {
    (left.string, left.fret) < (right.string, right.fret)
  }
}
