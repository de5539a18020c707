/// A finger of the hand that stops strings.
public enum Finger: Int, CaseIterable, Hashable, Sendable {
  case thumb, index, middle, ring, little

  /// How diagrams write the finger: 1 for the index finger to 4, T for the thumb.
  public var symbol: String { self == .thumb ? "T" : "\(rawValue)" }
}

extension Finger: Comparable {
  /// Orders from the thumb to the little finger.
  public static func < (left: Finger, right: Finger) -> Bool { left.rawValue < right.rawValue }
}

extension Finger: CustomStringConvertible {
  /// The symbol.
  public var description: String { symbol }
}
