/// The spelled names of a scale's tones.
extension Scale {
  /// The names of the tones, spelled by their intervals, the root first.
  ///
  /// A new array on every call; ``names`` is the same without one.
  public var noteNames: [NoteName] { Array(names) }

  /// The names of the tones, spelled by their intervals, the root first, computed as they are read.
  @inlinable public var names: Names { Names(root: root, intervals: type.intervals) }

  /// The names of a scale's tones in order, each computed when it is read.
  public struct Names: RandomAccessCollection, Sendable {
    @usableFromInline let root: NoteName
    @usableFromInline let intervals: [Interval]

    @inlinable init(root: NoteName, intervals: [Interval]) {
      self.root = root
      self.intervals = intervals
    }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { intervals.count }

    @inlinable public subscript(index: Int) -> NoteName {
      NoteName(fifths: root.fifths + intervals[index].fifths)
    }
  }
}
