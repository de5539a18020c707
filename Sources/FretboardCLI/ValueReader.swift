import CommandLineArguments
import Fretboard

/// Reads the values of the board's options; a wrong one is wrong usage, a name that is not known is bad input.
struct ValueReader {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func family() throws(Failure) -> TuningFamily {
    let name = arguments.value(of: BoardOptions.instrument) ?? "guitar"
    return try Failure.catching { () throws(ParsingError) in try TuningCatalogue.family(named: name) }
  }

  func tuning(of family: TuningFamily) throws(Failure) -> Tuning {
    guard let text = arguments.value(of: BoardOptions.tuning) else { return family.defaultTuning }
    let style = notation()
    return try Failure.catching { () throws(ParsingError) in
      try Tuning(parsing: text, family: family, style: style)
    }
  }

  /// Whether the octaves of the open strings were found rather than typed.
  func infersOctaves(of tuning: Tuning, in family: TuningFamily) -> Bool {
    let text = arguments.value(of: BoardOptions.tuning) ?? ""
    return !family.tunings.contains(tuning) && !text.contains { $0.isNumber }
  }

  func frets() throws(Failure) -> ClosedRange<Int>? {
    guard let text = arguments.value(of: BoardOptions.frets) else { return nil }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int(digits: $0) }
    switch ends.count {
    case 1:
      if let only = ends[0], Fretboard.fretLimits.contains(only) { return only...only }
    case 2:
      if let first = ends[0], let last = ends[1], first <= last, Fretboard.fretLimits.contains(last) {
        return first...last
      }
    default: break
    }
    throw invalid(
      BoardOptions.frets, text, expected: "a fret or a range from the lower to the higher within 0-127, such as 0-12")
  }

  func capo() throws(Failure) -> Capo? {
    guard let text = arguments.value(of: BoardOptions.capo) else { return nil }
    guard let fret = Int(digits: text), (0...36).contains(fret) else {
      throw invalid(BoardOptions.capo, text, expected: "a fret from 1 to 36, or 0 for none")
    }
    return fret > 0 ? Capo(fret: fret) : nil
  }

  func size() throws(Failure) -> Drawing.Size? {
    guard let text = arguments.value(of: BoardOptions.size) else { return nil }
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int(digits: $0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...20_000).contains(width),
      (1...20_000).contains(height)
    else {
      throw invalid(BoardOptions.size, text, expected: "width and height from 1 to 20000 points, such as 1200x300")
    }
    return Drawing.Size(width: Double(width), height: Double(height))
  }

  func notation() -> NotationStyle {
    var style = NotationStyle.standard
    if let school = arguments.value(of: BoardOptions.noteNames).flatMap({ NotationStyle.NoteNames(rawValue: $0) }) {
      style.noteNames = school
    }
    if let octave = arguments.value(of: BoardOptions.middleC).flatMap({ Int($0) }) { style.middleC = octave }
    return style
  }

  func configuration() throws(Failure) -> FretboardConfiguration {
    let theme = arguments.value(of: BoardOptions.theme).flatMap { Theme(rawValue: $0) } ?? .paper
    var configuration = theme.configuration
    if let path = arguments.value(of: BoardOptions.style) {
      configuration = try StyleFile.read(path, over: configuration)
    }
    if arguments.isSet(BoardOptions.noteNames) || arguments.isSet(BoardOptions.middleC) {
      configuration.notation = notation()
    }
    if arguments.isSet(BoardOptions.legend) { configuration.isDrawLegend = true }
    if arguments.isSet(BoardOptions.trueFrets) { configuration.isTrueFretSpacing = true }
    if let sizing = try sizing() { configuration.fretSizing = sizing }
    return configuration
  }

  private func sizing() throws(Failure) -> FretSizing? {
    guard let text = arguments.value(of: BoardOptions.sizing) else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    switch (parts[0], parts.count > 1 ? decimal(parts[1]) : nil) {
    case ("fill", nil) where parts.count == 1: return .fill
    case ("fit", nil) where parts.count == 1: return .fit
    case ("fixed", let points?) where points > 0 && points <= 10_000: return .fixed(points)
    case ("multiplier", let part?) where part > 0 && part <= 100: return .multiplier(part)
    default:
      throw invalid(BoardOptions.sizing, text, expected: "fill, fit, fixed:POINTS or multiplier:PART, such as fixed:40")
    }
  }

  private func invalid(_ option: Option, _ value: String, expected: String) -> Failure {
    .invalid(option, value, expected: expected, in: arguments)
  }

  private func decimal(_ text: String) -> Double? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } ? Double(text) : nil
  }
}
