import CommandLineArguments

/// A program with every kind of option and operand, and with texts that each shell would like to read as its own.
enum Sample {
  static let direction = Option(
    "direction", value: "WHICH", oneOf: ["horizontal", "vertical"], help: "Which way the strings run", group: "Board")
  static let tuning = Option(
    "tuning", "t", value: "NAME", help: "The tuning, by name or as pitches",
    details: "Names are those that the command tunings lists. Pitches stand from the low string to the high one.",
    completion: .words(["open d", "drop-d", "it's", "$HOME", "a:b", "[x]"]), group: "Board")
  static let sizing = Option(
    "sizing", value: "HOW", oneOf: ["fill", "fixed:40", "fixed:80"], help: "How wide a fret is", group: "Board")
  static let leftHanded = Option("left-handed", "l", help: "Mirror left and right", group: "Board")
  static let flipStrings = Option("flip-strings", "f", help: "Put the low string on the other side", group: "Board")
  static let output = Option(
    "output", "o", value: "FILE", help: "Write to FILE instead of the terminal",
    completion: .files(extensions: ["svg", "txt"]), group: "Output")
  static let folder = Option(
    "folder", value: "DIR", help: "It's \"50%\" [draft]: $HOME, `pwd` \\ {a,b} #1", completion: .directories,
    group: "Output")
  static let style = Option(
    "style", value: "FILE", help: "Take colours from FILE", completion: .files(extensions: []), group: "Output")
  static let mark = Option(
    "mark", "m", value: "NOTE", help: "Mark a note", group: "Output", isRepeatable: true)

  static let all = [direction, tuning, sizing, leftHanded, flipStrings, output, folder, style, mark]

  static let scale = Command(
    "scale", summary: "Show a scale", operands: Operands("NAME", completion: .words(["C major", "C minor"])),
    options: all,
    discussion: """
      A root alone means its major scale, and "Am" is the same as "A minor". This sentence is here to wrap.
      A second paragraph.
      """,
    examples: [
      Example("fretboard scale \"F major\"", "The scale of F major on a guitar in standard tuning."),
      Example("fretboard scale Am --left-handed -o am.svg", "A minor for the left hand, as a picture."),
    ])
  static let notes = Command(
    "notes", summary: "Show pitches: it's [all] of \"them\"", operands: Operands("PITCH", count: 1...Int.max),
    options: [leftHanded, Option("five", "5", help: "A flag with a digit")],
    examples: [Example("fretboard notes Bb3 E4", "Two pitches, at every place they have.")])
  static let pair = Command("pair", summary: "Compare two", operands: Operands("SIDE", count: 2...2))
  static let render = Command(
    "render", summary: "Draw many", operands: Operands("FILE", count: 0...3, completion: .files(extensions: ["json"])),
    options: [folder])
  static let tunings = Command("list-tunings", summary: "List the tunings")

  static let program = Program(
    name: "fretboard", version: "1.2.3", summary: "Draw scales, chords and notes on the neck of an instrument",
    commands: [scale, notes, pair, render, tunings],
    exitStatuses: [
      ExitStatus(0, "done"), ExitStatus(64, "wrong usage"), ExitStatus(65, "bad text or file"),
    ])
}
