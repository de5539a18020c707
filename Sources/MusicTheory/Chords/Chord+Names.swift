/// The notes of a chord without octave.
extension Chord {
  /// The names of the tones in rising order from the root, whatever the bass and inversion. Needs no memory of its own.
  public var names: Names { Names(type: type, root: root) }

  /// The names of all notes, lowest first: the bass, then the others in the order of ``pitches(octave:)``.
  public var noteNames: [NoteName] {
    if inversion > 0 { return pitches(octave: 4).map { $0.noteName } }
    guard let slash else { return Array(names) }
    return [slash] + names
  }

  /// The names of a chord's tones in rising order, the root first.
  public struct Names: RandomAccessCollection, Hashable, Sendable {
    private let root: Int
    private let bits: UInt32

    init(type: ChordType, root: NoteName) {
      self.root = root.fifths
      // One bit for the root below those of the components.
      bits = type.tones.bits << 1 | 1
    }

    public var startIndex: Int { 0 }

    public var endIndex: Int { bits.nonzeroBitCount }

    /// The name of a tone, counted from the root, which is 0. O(number of tones).
    public subscript(position: Int) -> NoteName {
      precondition(indices.contains(position), "a chord of \(count) tones has none at \(position)")
      var iterator = makeIterator()
      for _ in 0..<position { iterator.skip() }
      return iterator.next() ?? NoteName(fifths: root)
    }

    public func makeIterator() -> Iterator { Iterator(root: root, bits: bits) }

    /// The place of a name, spelling and all, counted from the root.
    func number(of name: NoteName) -> Int? {
      firstIndex(of: name)
    }

    /// Gives the names one after the other.
    public struct Iterator: IteratorProtocol {
      fileprivate let root: Int
      fileprivate var bits: UInt32

      public mutating func next() -> NoteName? {
        guard bits != 0 else { return nil }
        let bit = bits.trailingZeroBitCount
        skip()
        return NoteName(fifths: root + (ChordComponent(rawValue: bit - 1)?.fifths ?? 0))
      }

      fileprivate mutating func skip() {
        bits &= bits - 1
      }
    }
  }
}
