import InstrumentKit

/// One finger over several strings at one fret, drawn as a bar from the first string's dot to the last's.
public struct Barre: Hashable, Sendable {
  public var fret: Int
  /// The strings from the first to the last under the finger, as indices into the tuning's `strings`.
  public var strings: ClosedRange<Int>
  /// What stands on the bar, such as the finger's number: the bar then covers its dots. Without one the dots lie on it.
  public var label: String?

  public init(fret: Int, strings: ClosedRange<Int>, label: String? = nil) {
    self.fret = fret
    self.strings = strings
    self.label = label
  }
}
