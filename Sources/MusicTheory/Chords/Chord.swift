/// A chord on a root: which tones sound, how they are spelled, and which is lowest.
///
///     let chord = Chord(type: .minor7, root: .d, bass: .g)
///     chord.notation     // == "Dm7/G"
///     chord.noteNames    // == ["G", "D", "F", "A", "C"]
///     chord.description  // == "D Minor 7th over G"
///
/// A slash bass that is a tone of the chord is its inversion: C/E is C major in first inversion, and the bass is not
/// doubled above. Any other bass is added below the chord. Where a bass comes with an inversion besides, the bass is
/// lowest and the inversion orders the rest.
public struct Chord: Hashable, Sendable {
  /// The kind of chord.
  public let type: ChordType
  /// The note that the tones are counted from.
  public let root: NoteName
  /// The place of the lowest tone, a bass that is no tone not counted: 0 is the root, 1 the third or what stands for it,
  /// and so on. Setting a place that the chord does not have changes nothing.
  public var inversion: Int {
    didSet { if !(0...type.tones.count).contains(inversion) { inversion = oldValue } }
  }
  /// A bass that the inversion does not tell.
  private(set) var slash: NoteName?

  /// Creates a chord, in root position unless a bass or an inversion is given.
  ///
  /// Traps when there is no tone for `inversion`, which counts from 0; ``inverted(_:)`` returns `nil` there.
  public init(type: ChordType, root: NoteName, bass: NoteName? = nil, inversion: Int = 0) {
    guard let chord = Chord(type: type, root: root, bass: bass, checking: inversion) else {
      preconditionFailure("a chord of \(type.tones.count + 1) tones has no inversion \(inversion)")
    }
    self = chord
  }

  /// Creates a chord, or `nil` where it has no tone for `inversion`.
  init?(type: ChordType, root: NoteName, bass: NoteName?, checking inversion: Int) {
    guard (0...type.tones.count).contains(inversion) else { return nil }
    self.type = type
    self.root = root
    let tone = bass.flatMap { bass in Names(type: type, root: root).number(of: bass) }
    switch tone {
    case let tone? where inversion == 0 || inversion == tone: (self.inversion, slash) = (tone, nil)
    default: (self.inversion, slash) = (inversion, bass)
    }
  }

  /// The lowest note where it is not the root, be it an inversion's or a slash chord's.
  ///
  /// Setting a tone of the chord inverts it; setting another note puts that below the inversion; `nil` takes away the
  /// bass of a slash chord and any inversion.
  public var bass: NoteName? {
    get {
      let lowest = slash ?? names[inversion]
      return lowest == root ? nil : lowest
    }
    set {
      let tone = newValue.map { Names(type: type, root: root).number(of: $0) } ?? 0
      inversion = tone ?? inversion
      slash = tone == nil ? newValue : nil
    }
  }

  /// Returns the chord with another of its tones lowest and without slash bass, or `nil` where it has no such tone.
  ///
  /// Tones are counted from the root, which is 0.
  public func inverted(_ inversion: Int) -> Chord? {
    Chord(type: type, root: root, bass: nil, checking: inversion)
  }

  /// The chord in root position and all its inversions, without slash bass: C, C/E, C/G.
  public var inversions: [Chord] {
    (0...type.tones.count).compactMap { inverted($0) }
  }

  /// The chord an interval higher, root and bass alike.
  public func transposed(by interval: Interval) -> Chord {
    let bass = slash.map { $0 + interval }
    return Chord(type: type, root: root + interval, bass: bass, inversion: inversion)
  }

  /// The pitch classes that sound, the bass included.
  public var pitchClasses: PitchClassSet {
    let chord = PitchClassSet(names)
    guard let slash else { return chord }
    return PitchClassSet(rawValue: chord.rawValue | 1 << UInt16(slash.pitchClass))
  }

  /// Returns the interval from the root to a note of the chord, ninths and beyond as such, or `nil` for other notes.
  ///
  /// A bass that is no chord tone has its interval within the octave. A name that is not spelled as in the chord counts
  /// as the note that sounds alike. The interval's notation and ``Interval/degreeNotation`` label a dot: "M9", "9".
  ///
  ///     Chord(type: .dominant9, root: .c).interval(of: .d)  // == .M9
  public func interval(of name: NoteName) -> Interval? {
    let tones = zip(names, type.intervals).map { (name: $0, interval: $1 as Interval?) }
    let notes = tones + (slash.map { [(name: $0, interval: root.interval(upTo: $0))] } ?? [])
    let note = notes.first { $0.name == name } ?? notes.first { $0.name.isEnharmonic(with: name) }
    return note?.interval
  }
}

extension NoteName {
  /// The interval within an octave from this name up to another, or `nil` where no quality names it.
  fileprivate func interval(upTo other: NoteName) -> Interval? {
    let steps = other.fifths - fifths
    return Interval(fifths: steps, octaves: -(4 * steps).floorDivided(by: 7))
  }
}
