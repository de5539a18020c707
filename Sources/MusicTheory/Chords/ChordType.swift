/// The kind of a chord: which tones stand above its root, whatever the root is.
///
///     let type = ChordType(components: [.minorThird, .perfectFifth, .minorSeventh])
///     type == .minor7  // == true
///     type?.symbol     // == "m7"
///
/// Every type is legal, whichever way it was made:
/// 1. There is a third, or a suspended second or fourth or both, but never both a third and a suspension. Either the
///    third or the fifth may be left out; a lone perfect fifth is the power chord. Where the third is left out, a ninth
///    or eleventh is the suspension.
/// 2. No two tones sound alike.
/// 3. Each degree occurs once, a degree and its octave counting as one; but the flat and the sharp form of the fifth,
///    ninth, eleventh or thirteenth may stand together.
/// 4. A sixth beside a seventh is a thirteenth.
/// 5. A diminished seventh stands on a diminished triad only, of which a tone may be left out.
public struct ChordType: Hashable, Sendable {
  let tones: ChordComponentSet

  init(unchecked tones: ChordComponentSet) {
    self.tones = tones
  }

  /// Creates the type with these tones above the root, or `nil` where they make no legal chord.
  public init?(components: some Sequence<ChordComponent>) {
    let tones = ChordComponentSet(components)
    guard ChordType.fault(in: tones) == nil else { return nil }
    self.init(unchecked: tones)
  }

  /// The tones above the root.
  public var components: Set<ChordComponent> { Set(tones) }

  /// The intervals from the root to each tone, rising, the unison first.
  public var intervals: [Interval] {
    [.P1] + tones.map { $0.interval }
  }

  /// Whether the chord has three tones: root, fifth, and a third or a suspension.
  public var isTriad: Bool {
    tones.count == 2 && tones.intersects(.fifths) && tones.intersects(.thirds | .suspensions)
  }

  /// Whether the chord has a seventh and nothing above it.
  public var isSeventh: Bool { tones.intersects(.sevenths) && !tones.intersects(.extensions) }

  /// Whether the chord has a seventh and a ninth, eleventh or thirteenth, altered or not.
  public var isExtended: Bool { tones.intersects(.sevenths) && tones.intersects(.extensions) }

  /// Whether a second or fourth stands in place of the third.
  public var isSuspended: Bool { tones.intersects(.suspensions) }

  /// Whether a sixth, ninth, eleventh or thirteenth is added without a seventh.
  public var isAddChord: Bool {
    !tones.intersects(.sevenths) && tones.intersects(.sixths | .extensions)
  }
}

extension ChordType: CustomStringConvertible {
  /// The name in words, see ``fullName``.
  public var description: String { fullName }
}
