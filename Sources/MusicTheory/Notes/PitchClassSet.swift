/// A set of pitch classes, 0 to 11 semitones above C, in twelve bits.
///
/// Which frets of a string belong to a scale is one rotation of these bits, so membership never compares names.
public struct PitchClassSet: Hashable, Sendable {
  /// Bit n tells whether pitch class n is in the set; bits 12 to 15 are zero.
  public let rawValue: UInt16

  /// Creates a set from its bits; bits above 11 are dropped.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue & 0xFFF
  }

  /// Creates the set of the pitch classes of names.
  public init(_ names: some Sequence<NoteName>) {
    var bits: UInt16 = 0
    for name in names { bits |= 1 << UInt16(name.pitchClass) }
    self.init(rawValue: bits)
  }

  /// Whether a pitch class is in the set; numbers outside 0…11 are taken modulo 12.
  public func contains(_ pitchClass: Int) -> Bool {
    rawValue >> UInt16(pitchClass.modulo(12)) & 1 == 1
  }

  /// The number of pitch classes in the set, 0 to 12.
  public var count: Int { rawValue.nonzeroBitCount }

  /// The set seen from another root: pitch class n of the result is pitch class `n + semitones` of this set.
  public func rotated(by semitones: Int) -> PitchClassSet {
    let shift = UInt16(semitones.modulo(12))
    return PitchClassSet(rawValue: rawValue >> shift | rawValue << (12 - shift))
  }
}
