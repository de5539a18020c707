/// The notes of a chord at a height.
extension Chord {
  /// Returns the pitches in close position, rising, the root of the root position being in `octave`.
  ///
  /// An inversion takes its tone, a ninth too, within the octave above that root, and puts above it every tone that lay
  /// lower; the others stay. A slash bass is the nearest such note below the rest.
  ///
  ///     Chord(type: .dominant9, root: .c, inversion: 4).pitches(octave: 4)  // == ["D4", "E4", "G4", "Bb4", "C5"]
  ///     Chord(type: .major, root: .c, bass: .bb).pitches(octave: 4)         // == ["Bb3", "C4", "E4", "G4"]
  public func pitches(octave: Int) -> [Pitch] {
    let rootPitch = Pitch(noteName: root, octave: octave)
    let intervals = type.intervals
    var pitches = intervals.map { rootPitch + $0 }
    if inversion > 0 {
      let lowest = rootPitch + intervals[inversion].simple
      pitches[inversion] = lowest
      for index in pitches.indices where pitches[index].midiNoteNumber < lowest.midiNoteNumber {
        pitches[index] = pitches[index] + .P8
      }
      pitches.sort()
    }
    if let slash {
      pitches.removeAll { $0.noteName == slash }
      pitches.insert(slash.nearestPitch(below: pitches[0]), at: 0)
    }
    return pitches
  }

  /// Returns the pitches in each of some octaves as ``pitches(octave:)`` gives them, all together in rising order.
  public func pitches(octaves: [Int]) -> [Pitch] {
    octaves.flatMap { pitches(octave: $0) }.sorted()
  }

  /// Returns the pitches in each of some octaves as ``pitches(octave:)`` gives them, all together in rising order.
  public func pitches(octaves: Int...) -> [Pitch] {
    pitches(octaves: octaves)
  }

  /// Returns the pitches in a range of octaves as ``pitches(octave:)`` gives them, all together in rising order.
  public func pitches(octaves: ClosedRange<Int>) -> [Pitch] {
    pitches(octaves: Array(octaves))
  }
}

extension NoteName {
  /// The highest pitch of this name that sounds below another.
  fileprivate func nearestPitch(below other: Pitch) -> Pitch {
    let semitones = other.midiNoteNumber - 1 - Pitch(noteName: self, octave: 0).midiNoteNumber
    return Pitch(noteName: self, octave: semitones.floorDivided(by: 12))
  }
}
