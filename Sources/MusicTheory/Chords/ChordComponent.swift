/// A tone of a chord, told by its interval above the root.
///
/// Seconds and fourths are suspensions: they stand in place of a third. Beside a third the same tones are ninths and
/// elevenths. Raw values count the cases, which stand in rising order.
public enum ChordComponent: Int, CaseIterable, Hashable, Sendable {
  /// ♭2, the Phrygian suspension.
  case minorSecond
  /// 2, as in sus2.
  case majorSecond
  /// ♭3.
  case minorThird
  /// 3.
  case majorThird
  /// 4, as in sus4.
  case perfectFourth
  /// ♯4, the Lydian suspension.
  case augmentedFourth
  /// ♭5.
  case diminishedFifth
  /// 5.
  case perfectFifth
  /// ♯5.
  case augmentedFifth
  /// ♭6.
  case minorSixth
  /// 6.
  case majorSixth
  /// ♯6, the tone that gives the German sixth its name.
  case augmentedSixth
  /// 𝄫7, as in dim7.
  case diminishedSeventh
  /// ♭7.
  case minorSeventh
  /// 7, as in Maj7.
  case majorSeventh
  /// ♭9.
  case flatNinth
  /// 9.
  case ninth
  /// ♯9.
  case sharpNinth
  /// ♭11.
  case flatEleventh
  /// 11.
  case eleventh
  /// ♯11.
  case sharpEleventh
  /// ♭13.
  case flatThirteenth
  /// 13.
  case thirteenth
  /// ♯13.
  case sharpThirteenth

  /// Creates the component that an interval above the root is, or `nil` where no chord tone is spelled so.
  ///
  /// Octaves are taken off where the component has none: a tenth is a third. Nor are they asked for where only the wider
  /// tone exists: an augmented second is a ♯9. Unisons and octaves are the root, and no component.
  public init?(interval: Interval) {
    // What sounds octaves apart lies on one place of the line of fifths.
    let namesakes = ChordComponent.allCases.filter { $0.fifths == interval.fifths }
    guard let component = interval.isCompound ? namesakes.last : namesakes.first else { return nil }
    self = component
  }

  /// The interval from the root up to the tone.
  public var interval: Interval {
    let (semitones, steps) = distance
    return Interval(unchecked: fifths, 7 * steps - 4 * semitones)
  }

  /// The degree relative to the major scale in plain letters: "b3", "#11", "bb7".
  public var symbol: String { interval.degreeNotation }

  var degree: Int { distance.steps + 1 }

  var semitones: Int { distance.semitones }

  /// The place on the line of fifths relative to the root.
  var fifths: Int {
    let (semitones, steps) = distance
    return 7 * semitones - 12 * steps
  }

  /// The semitones by which the tone departs from the major scale of the root.
  var alteration: Int { (fifths + 1).floorDivided(by: 7) }

  private var distance: (semitones: Int, steps: Int) {
    switch self {
    case .minorSecond: (1, 1)
    case .majorSecond: (2, 1)
    case .minorThird: (3, 2)
    case .majorThird: (4, 2)
    case .perfectFourth: (5, 3)
    case .augmentedFourth: (6, 3)
    case .diminishedFifth: (6, 4)
    case .perfectFifth: (7, 4)
    case .augmentedFifth: (8, 4)
    case .minorSixth: (8, 5)
    case .majorSixth: (9, 5)
    case .augmentedSixth: (10, 5)
    case .diminishedSeventh: (9, 6)
    case .minorSeventh: (10, 6)
    case .majorSeventh: (11, 6)
    case .flatNinth: (13, 8)
    case .ninth: (14, 8)
    case .sharpNinth: (15, 8)
    case .flatEleventh: (16, 10)
    case .eleventh: (17, 10)
    case .sharpEleventh: (18, 10)
    case .flatThirteenth: (20, 12)
    case .thirteenth: (21, 12)
    case .sharpThirteenth: (22, 12)
    }
  }
}

extension ChordComponent: Comparable {
  /// Orders by interval.
  public static func < (left: ChordComponent, right: ChordComponent) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ChordComponent: CustomStringConvertible {
  /// The interval in words, "Minor 3rd".
  public var description: String { interval.description }
}
