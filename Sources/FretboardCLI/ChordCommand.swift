import CommandLineArguments

/// `fretboard chord "Cm7b5/Gb"`
enum ChordCommand {
  static let definition = Command(
    "chord", summary: "Show the tones of a chord on the neck", operands: Operands("NAME"),
    options: BoardOptions.all + OutputOptions.all,
    discussion: "Symbols are read as musicians write them: m or min or -, maj7 or M7 or Δ, ø, dim, +, sus4, add9, 6/9, "
      + "alterations with or without brackets, and a bass after a slash. A sharp or flat right after the root belongs to "
      + "the root: \"Cb9\" is a ninth chord on C flat, \"C(b9)\" is not. Other schools are read too: C^7, Ch7, C7M, C7/9, "
      + "C:maj7; and a tone can be left out: C7(no3).",
    examples: [
      Example("fretboard chord Cm7", "Print the tones of C minor seventh."),
      Example("fretboard chord \"Cm7b5/Gb\" -o c.svg", "Draw a half-diminished chord over its fifth."),
      Example("fretboard chord G7 --instrument ukulele --frets 0-5", "Show where to find G7 on a ukulele."),
      Example("fretboard chord \"E7(b9,#9)\" --labels degrees", "Label the tones by degree."),
    ])
}
