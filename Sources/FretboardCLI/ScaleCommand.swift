import CommandLineArguments
import Fretboard

/// `fretboard scale "F major"`
enum ScaleCommand {
  static let definition = Command(
    "scale", summary: "Show a scale on the neck", operands: Operands("NAME"),
    options: BoardOptions.all + OutputOptions.all,
    discussion:
      "A root alone is a major scale; \"Am\" and \"A minor\" are the same. Modes and other scales go by their "
      + "usual names: \"D dorian\", \"E phrygian dominant\", \"A minor pentatonic\", \"C half-whole diminished\".",
    examples: [
      Example("fretboard scale \"F major\"", "Print the scale on twelve frets of a guitar."),
      Example("fretboard scale \"F major\" -o f.svg", "Draw it."),
      Example("fretboard scale \"A minor pentatonic\" --frets 5-8 --labels degrees", "Show one position by degrees."),
      Example("fretboard scale \"Bb mixolydian\" --instrument bass -o b.svg", "Draw a scale on a bass."),
      Example("fretboard scale \"G# minor\" --format json", "List every place of the scale for a script."),
    ])

  static func run(_ arguments: ParsedArguments) throws(Failure) -> DiagramResult {
    let board = try Board(arguments)
    let notation = board.configuration.notation
    let scale = try Failure.catching { () throws(ParsingError) in
      try Scale(parsing: arguments.operands[0], style: notation)
    }
    var marks = Marks<FretPosition>()
    marks.show(scale, labels: board.labels, palette: board.configuration.palette)
    return DiagramResult(
      board: board, marks: marks, names: scale.noteNames, title: { scale.notation(in: $0) },
      interval: { scale.interval(of: $0) })
  }
}
