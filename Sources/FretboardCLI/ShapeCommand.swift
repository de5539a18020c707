import CommandLineArguments
import Fretboard

/// `fretboard shape x32010`
enum ShapeCommand {
  static let fingers = Option(
    "fingers", value: "FINGERS", help: "The finger on each string: 1 to 4, T for the thumb, x or 0 for none",
    details: "With fingers, bars are drawn where one finger stops several strings, and the dots carry their fingers "
      + "unless --labels says otherwise.", group: "Look")

  static let definition = Command(
    "shape", summary: "Draw one fingering as a chord box", operands: Operands("FRETS"),
    options: BoardOptions.all + [fingers] + OutputOptions.all,
    discussion: "The frets of the strings, the lowest string first: x is muted, 0 open. Frets of two digits need "
      + "separators: \"x 10 12 12 12 10\". With --capo, frets count from the capo.",
    examples: [
      Example("fretboard shape x32010 --title C", "Print the first chord that guitarists learn."),
      Example("fretboard shape 133211 --fingers 134211 --title F -o f.svg", "Draw a barre chord with its fingers."),
      Example("fretboard shape \"x 10 12 12 12 10\"", "Show a shape high on the neck."),
      Example("fretboard shape 0003 --instrument ukulele --title C -o c.svg", "Draw a box for the ukulele."),
    ])

  static func run(_ arguments: ParsedArguments) throws(Failure) -> DiagramResult {
    let board = try Board(arguments, direction: .vertical)
    let fretboard = board.fretboard
    let fingering = try Failure.catching { () throws(ParsingError) in
      var fingering = try Fingering(parsing: arguments.operands[0], stringCount: fretboard.stringCount)
      if let text = arguments.value(of: fingers) { try fingering.setFingers(parsing: text) }
      return fingering
    }
    let positions = fingering.positions(on: fretboard)
    if let position = positions.first(where: { fretboard.pitch(at: $0) == nil }) {
      throw .input(
        "\"\(arguments.operands[0].printable)\" cannot be played: string "
          + "\(fretboard.number(ofString: position.string)) has no fret \(position.fret)")
    }
    if !board.hasOwnFrets { fretboard.show(fingering) }
    let diagram = FretboardDiagram(
      fingering: fingering, fretboard: fretboard, configuration: board.configuration,
      labels: try labels(of: fingering, board: board, arguments),
      title: board.title(for: "", in: board.configuration.notation))
    return DiagramResult(diagram: diagram, report: report(of: fingering, positions, board), size: board.size)
  }

  private static func labels(
    of fingering: Fingering, board: Board, _ arguments: ParsedArguments
  ) throws(Failure) -> FingeringLabels {
    guard let text = arguments.value(of: BoardOptions.labels) else {
      return fingering.fingers.isEmpty ? .names : .fingers
    }
    switch board.labels {
    case .names: return .names
    case .none: return .none
    case .degrees, .intervals:
      throw .invalid(
        BoardOptions.labels, text, expected: "names or none with a shape, which has no root", in: arguments)
    }
  }

  private static func report(of fingering: Fingering, _ positions: [FretPosition], _ board: Board) -> Report {
    let fretboard = board.fretboard
    let dots = positions.reversed().compactMap { position in
      fretboard.pitch(at: position).map { ReportDot(position, $0, on: fretboard) }
    }
    let window = board.hasOwnFrets ? fretboard.frets : fingering.window
    return Report(
      title: board.title(for: fingering.description, in: .ascii), tuning: fretboard.tuning.stringNames(in: .ascii),
      notes: dots.reversed().map { $0.label }, dots: dots,
      shape: ReportShape(fingering, on: fretboard, window: window))
  }
}
