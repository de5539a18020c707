import CommandLineArguments
import Fretboard

/// The neck that a command line asks for, and how it is to look.
struct Board {
  var fretboard: Fretboard
  var configuration: FretboardConfiguration
  var labels: ToneLabels
  var inlays: [Int: FretInlay]
  /// The size of the picture in points, the title included; `nil` for one that follows from frets and strings.
  var size: Drawing.Size?
  /// The title asked for; `nil` where the command chooses.
  var title: String?
  /// Whether the frets were asked for.
  var hasOwnFrets: Bool

  /// How the command draws where nothing else is asked for.
  struct Defaults {
    var direction = FretboardDirection.horizontal
    /// Whether the low string of a vertical neck is at the left, as in chord boxes.
    var isLowStringLeft = false
  }

  init(_ arguments: ParsedArguments, defaults: Defaults = Defaults()) throws(Failure) {
    let reader = ValueReader(arguments)
    let family = try reader.family()
    fretboard = Fretboard(
      tuning: try reader.tuning(of: family), frets: try reader.frets() ?? 0...12,
      direction: arguments.value(of: BoardOptions.direction).flatMap { FretboardDirection(rawValue: $0) }
        ?? defaults.direction)
    let isFlippedByDefault = defaults.isLowStringLeft && fretboard.direction == .vertical
    fretboard.isStringsFlipped = arguments.isSet(BoardOptions.flipStrings) != isFlippedByDefault
    fretboard.isFretsFlipped = arguments.isSet(BoardOptions.flipFrets)
    if arguments.isSet(BoardOptions.leftHanded) { fretboard.mirrorLeftAndRight() }
    fretboard.capo = try reader.capo()
    configuration = try reader.configuration()
    labels = arguments.value(of: BoardOptions.labels).flatMap { ToneLabels(rawValue: $0) } ?? .names
    inlays = FretInlay.standard(for: family)
    size = try reader.size()
    title = arguments.value(of: BoardOptions.title)
    hasOwnFrets = arguments.isSet(BoardOptions.frets)
  }
}

extension Fretboard {
  /// Mirrors the picture for left-handed players; the strings keep their numbers.
  fileprivate func mirrorLeftAndRight() {
    switch direction {
    case .horizontal: isFretsFlipped.toggle()
    case .vertical: isStringsFlipped.toggle()
    }
  }
}

extension FretInlay {
  /// The markers usual on an instrument; bowed ones have none.
  fileprivate static func standard(for family: TuningFamily) -> [Int: FretInlay] {
    switch family.name {
    case "double bass": [:]
    default: guitar
    }
  }
}
