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
    case .txt: try output.write(Array(diagram.textGrid(columns: output.columns).text(output.terminalStyle).utf8))
    case .json: try output.write(try json(report))
    }
  }
}

extension DiagramResult {
  /// The diagram of marks on the board that was asked for.
  init(board: Board, marks: Marks<FretPosition>, title: String, report: Report) {
    diagram = FretboardDiagram(
      fretboard: board.fretboard, marks: marks, configuration: board.configuration, inlays: board.inlays,
      title: board.title ?? title)
    self.report = report
    size = board.size
  }
}
