import CommandLineArguments
import Fretboard

/// What a command that draws a neck has found out: the diagram, and the same as data.
struct DiagramResult {
  var diagram: FretboardDiagram
  var report: Report
  /// The size of the picture in points, the title included; `nil` for one that follows from frets and strings.
  var size: Drawing.Size?

  /// Writes the result to where the command line says, in the form it asks for.
  func write(to output: Output) throws(Failure) {
    switch output.format {
    case .svg: try output.write(diagram.picture(size: size).svgBytes())
    case .txt:
      let grid = diagram.textGrid(columns: output.columns, overflow: output.isTerminal ? .fewerFrets : .blocks)
      try output.write(Array(grid.text(output.terminalStyle).utf8))
    case .json: try output.write(try json(report))
    }
  }
}

extension DiagramResult {
  /// The diagram of marks on the board that was asked for, and the same as data.
  ///
  /// `names` are the notes as the report lists them; `interval` tells what each is to the root, where there is one.
  init(
    board: Board, marks: Marks<FretPosition>, names: [NoteName], title: (NotationStyle) -> String,
    interval: @escaping (NoteName) -> Interval? = { _ in nil }
  ) {
    diagram = FretboardDiagram(
      fretboard: board.fretboard, marks: marks, configuration: board.configuration, inlays: board.inlays,
      title: board.title(for: title(board.configuration.notation), in: board.configuration.notation))
    report = Report(
      title: board.title(for: title(.ascii), in: .ascii), tuning: board.fretboard.tuning.stringNames(in: .ascii),
      notes: names.map { $0.notation(in: .ascii) },
      dots: Report.dots(of: marks, on: board.fretboard, names: names, interval: interval))
    size = board.size
  }
}
