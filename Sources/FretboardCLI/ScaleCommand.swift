import CommandLineArguments

/// `fretboard scale "F major"`
enum ScaleCommand {
  static let definition = Command(
    "scale", summary: "Show a scale on the neck", operands: Operands("NAME"),
    options: BoardOptions.all + OutputOptions.all,
    discussion:
      "A root alone is a major scale; \"Am\" and \"A minor\" are the same. Modes and other scales go by their "
      + "usual names: \"D dorian\", \"E phrygian dominant\", \"A minor pentatonic\", \"C half-whole diminished\"; or by "
      + "formula, as degrees of the major scale: \"C 1 2 b3 5 6\".",
    examples: [
      Example("fretboard scale \"F major\"", "Print the scale on twelve frets of a guitar."),
      Example("fretboard scale \"F major\" -o f.svg", "Draw it."),
      Example("fretboard scale \"A minor pentatonic\" --frets 5-8 --labels degrees", "Show one position by degrees."),
      Example("fretboard scale \"Bb mixolydian\" --instrument bass -o b.svg", "Draw a scale on a bass."),
      Example("fretboard scale \"G# minor\" --format json", "List every place of the scale for a script."),
    ])
}
