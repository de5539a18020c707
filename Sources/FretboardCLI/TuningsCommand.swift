import CommandLineArguments
import Fretboard

/// `fretboard tunings`
enum TuningsCommand {
  static let definition = Command(
    "tunings", summary: "List instruments and their tunings",
    options: [BoardOptions.instrument, BoardOptions.noteNames, BoardOptions.middleC] + OutputOptions.all,
    examples: [
      Example("fretboard tunings", "List every tuning of every instrument."),
      Example("fretboard tunings --instrument banjo", "List the tunings of one instrument."),
      Example("fretboard tunings --format json -o tunings.json", "Write the list for a script."),
    ])

  /// One row of the list.
  private struct Row: Encodable {
    var family: String
    var name: String
    var strings: [String]
  }

  static func run(_ arguments: ParsedArguments, to output: Output) throws(Failure) {
    let reader = ValueReader(arguments)
    let families = try arguments.isSet(BoardOptions.instrument) ? [reader.family()] : TuningCatalogue.families
    switch output.format {
    case .json:
      let rows = families.flatMap { family in
        family.tunings.map { tuning in
          Row(family: family.name, name: tuning.name, strings: tuning.stringNames(in: .ascii))
        }
      }
      try output.write(try json(rows))
    case .txt: try output.write(Array(table(of: families, style: reader.notation()).utf8))
    case .svg:
      let (option, value) = output.asked(arguments)
      throw .invalid(option, value, expected: "txt or json with a list of tunings", in: arguments)
    }
  }

  /// The tunings in columns under the name of their instrument.
  private static func table(of families: [TuningFamily], style: NotationStyle) -> String {
    let width = families.flatMap { $0.tunings }.map { $0.name.count }.max() ?? 0
    return families.map { family in
      let rows = family.tunings.map { tuning in
        let strings = tuning.stringNames(in: style).joined(separator: " ")
        return "  " + tuning.name + String(repeating: " ", count: width - tuning.name.count + 2) + strings + "\n"
      }
      return family.name + "\n" + rows.joined()
    }.joined(separator: "\n")
  }
}
