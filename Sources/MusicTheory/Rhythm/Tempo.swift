/// How fast music goes: the beats in a minute, the time signature telling which note is a beat.
public struct Tempo: Hashable, Sendable {
  /// The time signature, which tells what a beat and a bar are.
  public var timeSignature: TimeSignature
  /// The beats in a minute, from a millionth to a million. Setting another number changes nothing.
  public var bpm: Double {
    didSet { if !Rhythm.limits.contains(bpm) { bpm = oldValue } }
  }

  /// Creates a tempo; beats in a minute beyond a millionth or a million count as these, and what is no number as 120.
  public init(timeSignature: TimeSignature = TimeSignature(), bpm: Double = 120) {
    self.timeSignature = timeSignature
    self.bpm = Rhythm.clamped(bpm, default: 120)
  }

  /// The duration of a note, or of bars, in seconds.
  ///
  ///     Tempo().duration(of: NoteValue(type: .quarter))  // == 0.5
  public func duration(of noteValue: NoteValue) -> Double {
    let beatsInUnit =
      switch noteValue.type.unit {
      case .wholeNote: timeSignature.beatUnit
      case .bar: timeSignature.beats
      }
    return noteValue.rate * Double(beatsInUnit) * 60 / bpm
  }

  /// The duration of a note, or of bars, in samples, which need not be a whole number.
  ///
  /// `sampleRate` is in hertz; one that is not a number from a millionth to 10¹² gives 0.
  public func sampleLength(of noteValue: NoteValue, sampleRate: Double = 44_100) -> Double {
    guard (1e-6...1e12).contains(sampleRate) else { return 0 }
    return duration(of: noteValue) * sampleRate
  }

  /// The frequency in hertz of what repeats with every such note, such as an oscillator in time with the music.
  public func hertz(of noteValue: NoteValue) -> Double {
    1 / duration(of: noteValue)
  }
}

extension Tempo: CustomStringConvertible {
  /// The beats in a minute and the time signature, "120 bpm in 4/4".
  public var description: String {
    let number = Double(Int(bpm)) == bpm ? "\(Int(bpm))" : "\(bpm)"
    return "\(number) bpm in \(timeSignature)"
  }
}

enum Rhythm {
  /// The rates and tempos that can be, so that no duration computed from such numbers is zero or infinite.
  static let limits = 1e-6...1e6

  static func clamped(_ number: Double, default value: Double) -> Double {
    number.isNaN ? value : min(max(number, limits.lowerBound), limits.upperBound)
  }
}
