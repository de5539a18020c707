/// A set of chord components as bits of one number, lowest tone first.
struct ChordComponentSet: Hashable, Sendable {
  private(set) var bits: UInt32 = 0

  init(_ components: some Sequence<ChordComponent>) {
    for component in components { insert(component) }
  }

  private init(bits: UInt32) {
    self.bits = bits
  }

  static let seconds: ChordComponentSet = [.minorSecond, .majorSecond]
  static let thirds: ChordComponentSet = [.minorThird, .majorThird]
  static let fourths: ChordComponentSet = [.perfectFourth, .augmentedFourth]
  static let suspensions = seconds | fourths
  static let fifths: ChordComponentSet = [.diminishedFifth, .perfectFifth, .augmentedFifth]
  static let sixths: ChordComponentSet = [.minorSixth, .majorSixth, .augmentedSixth]
  static let sevenths: ChordComponentSet = [.diminishedSeventh, .minorSeventh, .majorSeventh]
  static let ninths: ChordComponentSet = [.flatNinth, .ninth, .sharpNinth]
  static let elevenths: ChordComponentSet = [.flatEleventh, .eleventh, .sharpEleventh]
  static let thirteenths: ChordComponentSet = [.flatThirteenth, .thirteenth, .sharpThirteenth]
  static let extensions = ninths | elevenths | thirteenths

  var isEmpty: Bool { bits == 0 }

  var count: Int { bits.nonzeroBitCount }

  func contains(_ component: ChordComponent) -> Bool {
    bits >> UInt32(component.rawValue) & 1 == 1
  }

  func intersects(_ other: ChordComponentSet) -> Bool {
    bits & other.bits != 0
  }

  mutating func insert(_ component: ChordComponent) {
    bits |= 1 << UInt32(component.rawValue)
  }

  mutating func remove(_ component: ChordComponent) {
    bits &= ~(1 << UInt32(component.rawValue))
  }

  /// Puts one component in place of another, if the other is there.
  mutating func replace(_ old: ChordComponent, with new: ChordComponent) {
    guard contains(old) else { return }
    remove(old)
    insert(new)
  }

  static func | (left: ChordComponentSet, right: ChordComponentSet) -> ChordComponentSet {
    ChordComponentSet(bits: left.bits | right.bits)
  }

  static func & (left: ChordComponentSet, right: ChordComponentSet) -> ChordComponentSet {
    ChordComponentSet(bits: left.bits & right.bits)
  }

  static func - (left: ChordComponentSet, right: ChordComponentSet) -> ChordComponentSet {
    ChordComponentSet(bits: left.bits & ~right.bits)
  }
}

extension ChordComponentSet: ExpressibleByArrayLiteral {
  init(arrayLiteral components: ChordComponent...) {
    self.init(components)
  }
}

extension ChordComponentSet: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt32

    mutating func next() -> ChordComponent? {
      guard bits != 0 else { return nil }
      let index = bits.trailingZeroBitCount
      bits &= bits - 1
      return ChordComponent(rawValue: index)
    }
  }

  func makeIterator() -> Iterator { Iterator(bits: bits) }
}
