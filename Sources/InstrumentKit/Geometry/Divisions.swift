/// A length cut into consecutive slots: the frets along a neck, the strings across it, the keys of a keyboard.
///
/// Slots are half-open, so that a point lies in exactly one of them and the far end in none. Total: lengths that are not
/// positive and finite give no slots.
public struct Divisions: Hashable, Sendable {
  /// The borders of the slots from the near end to the far end, in points, one more than there are slots; or none.
  public let borders: [Double]

  /// Takes the borders where every slot holds its own middle: rounding swallows slots that are too short for their
  /// distance from zero.
  private init(borders: [Double]) {
    for (near, far) in zip(borders, borders.dropFirst()) {
      let middle = (near + far) / 2
      guard near <= middle, middle < far else {
        self.borders = []
        return
      }
    }
    self.borders = borders
  }

  /// No slots at all.
  public static let none = Divisions(borders: [])

  /// Cuts the stretch from `start` on into slots of the given lengths in points.
  public init(start: Double, lengths: [Double]) {
    guard start.isFinite, !lengths.isEmpty, lengths.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      self = .none
      return
    }
    var borders = [start]
    borders.reserveCapacity(lengths.count + 1)
    for length in lengths { borders.append(borders[borders.count - 1] + length) }
    self.init(borders: borders)
  }

  /// Cuts the stretch from `start` on into `count` slots of equal length.
  public init(start: Double, count: Int, length: Double) {
    guard count > 0, length > 0, (start + length * Double(count)).isFinite else {
      self = .none
      return
    }
    self.init(borders: (0...count).map { start + length * Double($0) })
  }

  /// The number of slots.
  public var count: Int { max(0, borders.count - 1) }

  /// The near end in points, 0 where there are no slots.
  public var start: Double { borders.first ?? 0 }

  /// The far end in points, 0 where there are no slots.
  public var end: Double { borders.last ?? 0 }

  /// The whole length in points.
  public var length: Double { end - start }

  /// The middle of a slot in points; traps when there is no such slot.
  public func center(of slot: Int) -> Double {
    (borders[slot] + borders[slot + 1]) / 2
  }

  /// The length of a slot in points; traps when there is no such slot.
  public func length(of slot: Int) -> Double {
    borders[slot + 1] - borders[slot]
  }

  /// The slot in which a distance lies, or `nil` outside all of them and for NaN; O(log n).
  public func slot(at distance: Double) -> Int? {
    guard count > 0, distance >= start, distance < end else { return nil }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if distance < borders[middle] { high = middle } else { low = middle }
    }
    return low
  }
}
