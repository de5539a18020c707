import CommandLineArguments
import Fretboard

/// The options that say which neck is drawn and how: their definitions, and how their values are read.
enum BoardOptions {
  static let instrument = Option(
    "instrument", value: "NAME", help: "The instrument; guitar where none is given",
    details: "'fretboard tunings' lists the instruments.",
    completion: .words(TuningCatalogue.families.map { $0.name }), group: board)
  static let tuning = Option(
    "tuning", value: "TUNING", help: "A tuning by name, or its open strings such as E2,A2,D3,G3,B3,E4 or DAEAC#E",
    details: "Strings stand in the order of the instrument, the lowest first as a rule. Without octaves each takes the "
      + "one nearest to the instrument's usual tuning; the title tells which.", group: board)
  static let frets = Option(
    "frets", value: "FIRST-LAST", help: "The visible frets, such as 0-12 or 5-8; one number is that fret alone",
    group: board)
  static let direction = Option(
    "direction", value: "WHICH", oneOf: FretboardDirection.allCases.map { $0.rawValue },
    help: "Which way the strings run", group: board)
  static let leftHanded = Option("left-handed", help: "Mirror left and right", group: board)
  static let flipStrings = Option("flip-strings", help: "Reverse the order of the strings", group: board)
  static let flipFrets = Option("flip-frets", help: "Put the nut at the other end", group: board)
  static let capo = Option("capo", value: "FRET", help: "Put a capo at a fret", group: board)

  static let noteNames = Option(
    "note-names", value: "SCHOOL", oneOf: NotationStyle.NoteNames.allCases.map { $0.rawValue },
    help: "How notes are named, read and printed", group: look)
  static let middleC = Option(
    "middle-c", value: "OCTAVE", oneOf: ["3", "4", "5"], help: "The octave number of middle C; 4 where none is given",
    group: look)
  static let labels = Option(
    "labels", value: "WHAT", oneOf: ToneLabels.allCases.map { $0.rawValue }, help: "What stands on the dots",
    group: look)
  static let sizing = Option(
    "sizing", value: "HOW", help: "How long frets are: fill, fit, fixed:40 or multiplier:0.2",
    completion: .words(["fill", "fit", "fixed:40", "multiplier:0.2"]), group: look)
  static let trueFrets = Option("true-frets", help: "Space frets as they are built", group: look)
  static let size = Option(
    "size", value: "WxH", help: "The size of the picture in points, such as 1200x300", group: look)
  static let theme = Option(
    "theme", value: "NAME", oneOf: Theme.names, help: "The look: paper where none is given", group: look)
  static let style = Option(
    "style", value: "FILE", help: "A configuration in JSON, over the theme",
    details: "The keys are the properties of FretboardConfiguration; what is missing comes from the theme.",
    completion: .files(extensions: ["json"]), group: look)
  static let legend = Option("legend", help: "Say under the neck what the colours mean", group: look)
  static let title = Option("title", value: "TEXT", help: "The title; an empty one leaves it out", group: look)

  static let all = [
    instrument, tuning, frets, direction, leftHanded, flipStrings, flipFrets, capo, noteNames, middleC, labels, sizing,
    trueFrets, size, theme, style, legend, title,
  ]

  private static let board = "Board"
  private static let look = "Look"
}

/// The themes by name.
enum Theme: String, CaseIterable {
  case paper, night, print, wood

  static let names = allCases.map { $0.rawValue }

  var configuration: FretboardConfiguration {
    switch self {
    case .paper: .paper
    case .night: .night
    case .print: .print
    case .wood: .wood
    }
  }
}
