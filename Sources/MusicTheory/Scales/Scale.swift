/// A scale: a type on a root, spelled by its intervals.
///
///     Scale(type: .major, root: "G#").noteNames  // == [G♯, A♯, B♯, C♯, D♯, E♯, F𝄪]
///
/// Names are never made simpler by themselves; ``simplified`` does so when it is asked to. Scales are compared by root and
/// intervals, whatever their types are called.
public struct Scale: Hashable, Sendable {
  /// The intervals and their name.
  public var type: ScaleType
  /// The name of the first tone.
  public var root: NoteName

  /// Creates the scale of a type on a root.
  public init(type: ScaleType, root: NoteName) {
    self.type = type
    self.root = root
  }

  /// Creates the scale of a type in a key, whose name is the root's.
  public init(type: ScaleType, key: NoteName) {
    self.init(type: type, root: key)
  }

  /// Creates a scale from the intervals above its root, lowest first, and the name of its type.
  public init(intervals: [Interval], root: NoteName, description: String) {
    self.init(type: ScaleType(intervals: intervals, description: description), root: root)
  }

  /// The root's name, as keys are called by it.
  public var key: NoteName {
    get { root }
    set { root = newValue }
  }
}

extension Scale {
  /// The tones as pitch classes, 0 being C.
  public var pitchClasses: PitchClassSet {
    type.pitchClasses.rotated(by: -root.pitchClass)
  }

  /// Whether a name sounds like one of the tones, however it is spelled.
  public func contains(_ name: NoteName) -> Bool {
    type.pitchClasses.contains(name.pitchClass - root.pitchClass)
  }

  /// The place of a name in the scale, 1 for the root, or `nil` where it does not sound like any tone.
  ///
  /// A tone spelled like the name comes before one that only sounds like it: in F major, B♭ and A♯ are both 4.
  /// O(number of tones).
  public func degree(of name: NoteName) -> Int? {
    let wanted = name.fifths - root.fifths
    var enharmonic: Int?
    for (index, interval) in type.intervals.enumerated() {
      if interval.fifths == wanted { return index + 1 }
      // Twelve fifths come back to the same sound.
      if enharmonic == nil, (interval.fifths - wanted) % 12 == 0 { enharmonic = index + 1 }
    }
    return enharmonic
  }

  /// The interval above the root of the tone that a name is, or sounds like, and `nil` where there is none.
  ///
  /// It tells what a tone does: in A minor pentatonic, G is the fifth tone and the minor seventh. O(number of tones).
  public func interval(of name: NoteName) -> Interval? {
    degree(of: name).map { type.intervals[$0 - 1] }
  }
}

extension Scale {
  /// The tones from the root in an octave upwards, the root's octave number being `octave`.
  public func pitches(octave: Int) -> [Pitch] {
    pitches(octaves: CollectionOfOne(octave))
  }

  /// The tones from the root in each octave upwards, one run after another: `scale.pitches(octaves: 2...4)`.
  public func pitches(octaves: some Collection<Int>) -> [Pitch] {
    var pitches: [Pitch] = []
    pitches.reserveCapacity(octaves.count * type.intervals.count)
    for octave in octaves {
      let root = Pitch(noteName: root, octave: octave)
      for interval in type.intervals { pitches.append(root + interval) }
    }
    return pitches
  }

  /// The tones from the root in each octave upwards, one run after another: `scale.pitches(octaves: 2, 4)`.
  public func pitches(octaves: Int...) -> [Pitch] {
    pitches(octaves: octaves)
  }
}

extension Scale: CustomStringConvertible {
  /// The root and the type's name, "B♭ Major".
  public var description: String { notation(in: .standard) }

  /// The root and the type's name as a style writes them: "B♭ Dorian ♯4", "Bb Dorian #4".
  public func notation(in style: NotationStyle) -> String {
    root.notation(in: style) + " " + type.notation(in: style)
  }
}
