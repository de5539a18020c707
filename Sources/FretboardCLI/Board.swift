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
  private let ownTitle: String?
  /// Whether the octaves of the open strings were found rather than typed, so that the result must tell them.
  private let infersOctaves: Bool
  /// Whether the frets were asked for.
  var hasOwnFrets: Bool

  /// Reads the options; `direction` is how the command draws where nothing else is asked for.
  ///
  /// The low string of a vertical neck is at the left, as in chord boxes.
  init(_ arguments: ParsedArguments, direction: FretboardDirection = .horizontal) throws(Failure) {
    let reader = ValueReader(arguments)
    let family = try reader.family()
    let tuning = try reader.tuning(of: family)
    fretboard = Fretboard(
      tuning: tuning, frets: try reader.frets() ?? 0...12,
      direction: arguments.value(of: BoardOptions.direction).flatMap { FretboardDirection(rawValue: $0) }
        ?? direction)
    fretboard.isStringsFlipped = arguments.isSet(BoardOptions.flipStrings) != (fretboard.direction == .vertical)
    fretboard.isFretsFlipped = arguments.isSet(BoardOptions.flipFrets)
    if arguments.isSet(BoardOptions.leftHanded) { fretboard.mirrorLeftAndRight() }
    fretboard.capo = try reader.capo()
    configuration = try reader.configuration()
    labels = arguments.value(of: BoardOptions.labels).flatMap { ToneLabels(rawValue: $0) } ?? .names
    inlays = FretInlay.standard(for: family)
    size = try reader.size()
    ownTitle = arguments.value(of: BoardOptions.title)
    infersOctaves = reader.infersOctaves(of: tuning, in: family)
    hasOwnFrets = arguments.isSet(BoardOptions.frets)
  }

  /// The title asked for, or else the name of what is shown, with the open strings where their octaves were inferred.
  func title(for name: String, in style: NotationStyle) -> String {
    if let ownTitle { return ownTitle }
    guard infersOctaves else { return name }
    let strings = fretboard.tuning.stringNames(in: style).joined(separator: " ")
    return name.isEmpty ? strings : "\(name) (\(strings))"
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
