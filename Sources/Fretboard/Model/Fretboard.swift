import InstrumentKit
import MusicTheory

/// A fretted instrument's neck as seen through a window: tuning, visible frets, and which way it lies.
///
/// It holds no selection and no colours. The app owns it, reads it and changes it; whoever shows it is told of every
/// change through ``observe(_:)``. Values out of reach are brought to the nearest possible one, so that no property can
/// make the neck impossible.
public final class Fretboard {
  /// The open strings. Standard guitar where nothing else is given.
  public var tuning: Tuning { didSet { if tuning != oldValue { didChange() } } }

  /// The first visible fret, 0 to 127; 0 shows the open strings.
  public var startIndex: Int {
    didSet {
      startIndex = Fretboard.clampedStart(startIndex)
      if startIndex != oldValue { didChange() }
    }
  }

  /// The number of visible columns, at least 1; the open strings are one, so `startIndex` 0 and `count` 12 show the
  /// open strings and frets 1 to 11.
  public var count: Int {
    didSet {
      count = Fretboard.clampedCount(count)
      if count != oldValue { didChange() }
    }
  }

  /// Which way the strings run.
  public var direction: FretboardDirection { didSet { if direction != oldValue { didChange() } } }

  /// Whether the strings' order is reversed: the low string on top when horizontal, at the left when vertical.
  public var isStringsFlipped: Bool { didSet { if isStringsFlipped != oldValue { didChange() } } }

  /// Whether the nut is at the other end: at the right when horizontal, at the bottom when vertical.
  public var isFretsFlipped: Bool { didSet { if isFretsFlipped != oldValue { didChange() } } }

  /// The capo, if there is one.
  public var capo: Capo? {
    didSet {
      capo = Fretboard.clamped(capo)
      if capo != oldValue { didChange() }
    }
  }

  private var cachedNotes: [FretboardNote]?
  private var observers: [Int: () -> Void] = [:]
  private var lastToken = 0

  /// Creates a neck; by default the first position of a guitar in standard tuning.
  public init(
    tuning: Tuning = GuitarTuning.standard, startIndex: Int = 0, count: Int = 5,
    direction: FretboardDirection = .horizontal, isStringsFlipped: Bool = false, isFretsFlipped: Bool = false
  ) {
    self.tuning = tuning
    self.startIndex = Fretboard.clampedStart(startIndex)
    self.count = Fretboard.clampedCount(count)
    self.direction = direction
    self.isStringsFlipped = isStringsFlipped
    self.isFretsFlipped = isFretsFlipped
  }

  /// Creates a neck that shows the frets of a range, as people say it: `0...12` is the open strings and twelve frets.
  public convenience init(
    tuning: Tuning = GuitarTuning.standard, frets: ClosedRange<Int>, direction: FretboardDirection = .horizontal
  ) {
    let range = frets.clamped(to: Fretboard.fretLimits)
    self.init(tuning: tuning, startIndex: range.lowerBound, count: range.count, direction: direction)
  }

  /// The frets that can exist, 0 to 127.
  public static let fretLimits = Tuning.fretLimits

  private static func clampedStart(_ start: Int) -> Int {
    min(max(start, fretLimits.lowerBound), fretLimits.upperBound)
  }
  private static func clampedCount(_ count: Int) -> Int { min(max(count, 1), fretLimits.count) }

  private static func clamped(_ capo: Capo?) -> Capo? {
    guard var capo, capo.fret > 0 else { return nil }
    capo.fret = min(capo.fret, fretLimits.upperBound)
    if let strings = capo.strings {
      let possible = Tuning.stringIndices
      guard strings.overlaps(possible) else { return nil }
      capo.strings = strings.clamped(to: possible)
    }
    return capo
  }
}

extension Fretboard {
  /// The visible frets.
  public var frets: ClosedRange<Int> { startIndex...min(startIndex + count - 1, Fretboard.fretLimits.upperBound) }

  /// The number of strings.
  public var stringCount: Int { tuning.strings.count }

  /// The number of a string as players count it, 1 for the last of the tuning's list: a guitar's high E.
  public func number(ofString index: Int) -> Int { tuning.number(ofString: index) }

  /// The open strings in the order of display: from the bottom when horizontal, from the left when vertical.
  public var orderedStrings: [Pitch] {
    isStringOrderReversed ? tuning.strings.reversed() : tuning.strings
  }

  /// The octave numbers under which visible notes may be written, each once, lowest first.
  ///
  /// B4 is C♭5 as well, and C4 is B♯3: a loop over octaves and names finds every visible pitch, however it is spelled.
  public var octaves: [Int] {
    var octaves: Set<Int> = []
    for note in notes {
      // Three sharps or flats, the most that a name has, reach into one other octave at most.
      for semitones in [-3, 3] { octaves.insert((note.pitch.midiNoteNumber + semitones).floorDivided(by: 12) - 1) }
    }
    return octaves.sorted()
  }

  /// The visible cells with their pitches, by displayed string, then by fret. Cells where nothing can be played, such as
  /// those beyond MIDI number 127 or beside a banjo's short string, are left out. Made once after each change.
  public var notes: [FretboardNote] {
    if let cachedNotes { return cachedNotes }
    var notes: [FretboardNote] = []
    notes.reserveCapacity(stringCount * count)
    for row in 0..<stringCount {
      let string = string(atRow: row)
      for fret in frets {
        let position = FretPosition(string: string, fret: fret)
        guard let pitch = pitch(at: position) else { continue }
        notes.append(
          FretboardNote(pitch: pitch, fretIndex: fret - startIndex, stringIndex: row, position: position))
      }
    }
    cachedNotes = notes
    return notes
  }

  /// The visible cells that sound a pitch, however it is spelled; O(strings).
  public func notes(matching pitch: Pitch) -> [FretboardNote] {
    var notes: [FretboardNote] = []
    for row in 0..<stringCount {
      let string = string(atRow: row)
      let start = tuning.startFret(ofString: string)
      let semitones = pitch.midiNoteNumber - tuning.strings[string].midiNoteNumber
      let fret = semitones > 0 ? semitones + start : semitones
      // A short string's open note stands at fret 0; with a capo, at the capo's.
      let position = FretPosition(string: string, fret: fret)
      guard frets.contains(fret), let pitch = self.pitch(at: position) else { continue }
      notes.append(FretboardNote(pitch: pitch, fretIndex: fret - startIndex, stringIndex: row, position: position))
    }
    return notes
  }

  /// The place that a note stands for: its own, or that of its shown cell where it has none.
  public func position(of note: FretboardNote) -> FretPosition {
    // Wrapping keeps indices that are out of reach there.
    note.position ?? FretPosition(string: string(atRow: note.stringIndex), fret: startIndex &+ note.fretIndex)
  }

  /// The string shown in a row, counted as ``orderedStrings`` is.
  func string(atRow row: Int) -> Int {
    isStringOrderReversed ? stringCount - 1 &- row : row
  }

  private var isStringOrderReversed: Bool { (direction == .vertical) != isStringsFlipped }

  /// How the neck lies on the screen.
  public var orientation: Orientation {
    Orientation(
      isVertical: direction == .vertical, isAlongReversed: isFretsFlipped, isAcrossReversed: isStringsFlipped)
  }
}

extension Fretboard: Instrument {
  /// The visible places that can be played and their pitches, from the first string of the tuning, then by fret.
  public var places: [(position: FretPosition, pitch: Pitch)] {
    // Each look at a property of a class has its price, so every one is looked at once.
    let (tuning, capo, frets) = (tuning, capo, frets)
    var places: [(position: FretPosition, pitch: Pitch)] = []
    places.reserveCapacity(tuning.strings.count * frets.count)
    for string in tuning.strings.indices {
      for fret in frets {
        let position = FretPosition(string: string, fret: fret)
        if let pitch = tuning.pitch(at: position, capo: capo) { places.append((position, pitch)) }
      }
    }
    return places
  }

  /// What sounds at a place, visible or not, or `nil` where nothing can be played: no such string or fret, below a capo,
  /// beside a short string, or beyond MIDI number 127.
  ///
  /// The open string keeps the tuning's name; other frets take its kind of accidental, and sharps where it has none.
  public func pitch(at position: FretPosition) -> Pitch? {
    tuning.pitch(at: position, capo: capo)
  }
}

extension Fretboard {
  /// Stands for one observer, so that it can be removed.
  public struct Observation: Hashable, Sendable {
    fileprivate let token: Int
  }

  /// Calls `onChange` after every change of a property, until the observation is cancelled.
  ///
  /// The neck keeps the closure, so it should hold its owner weakly.
  public func observe(_ onChange: @escaping () -> Void) -> Observation {
    lastToken += 1
    observers[lastToken] = onChange
    return Observation(token: lastToken)
  }

  /// Ends an observation; nothing happens where it has ended already.
  public func cancel(_ observation: Observation) {
    observers[observation.token] = nil
  }

  private func didChange() {
    cachedNotes = nil
    for token in observers.keys.sorted() { observers[token]?() }
  }
}
