import MusicTheory

/// Accidentals as outlines of our own, so that ♭ ♯ ♮ 𝄫 𝄪 look the same in every renderer and need no font.
///
/// Units are hundredths of the font size; the origin is the left end of the baseline, y downwards.
struct AccidentalGlyph: Hashable, Sendable {
  let path: Drawing.Path
  /// The space the sign takes, side bearings included.
  let advance: Double

  /// The glyph that stands for a character, or `nil` for characters that are text.
  init?(_ character: Unicode.Scalar) {
    switch character {
    case "♭": self = .flat
    case "♯": self = .sharp
    case "♮": self = .natural
    case "𝄫": self = .doubleFlat
    case "𝄪": self = .doubleSharp
    default: return nil
    }
  }

  private init(advance: Double, _ steps: [Drawing.Path.Step]) {
    self.path = Drawing.Path(steps)
    self.advance = advance
  }

  static let flat = AccidentalGlyph(advance: 42, flatSteps(at: 5))
  static let doubleFlat = AccidentalGlyph(advance: 69, flatSteps(at: 5) + flatSteps(at: 32))

  static let sharp = AccidentalGlyph(
    advance: 50,
    bar(x: 13, top: -76, bottom: 7, width: 7) + bar(x: 30, top: -81, bottom: 2, width: 7)
      + beam(left: 4, right: 46, y: -46, rise: 9, height: 11) + beam(left: 4, right: 46, y: -20, rise: 9, height: 11))

  static let natural = AccidentalGlyph(
    advance: 42,
    bar(x: 6, top: -84, bottom: -8, width: 6) + bar(x: 30, top: -60, bottom: 16, width: 6)
      + beam(left: 6, right: 36, y: -44, rise: 7, height: 11) + beam(left: 6, right: 36, y: -16, rise: 7, height: 11))

  /// A cross with square ends, as engravers draw it.
  static let doubleSharp: AccidentalGlyph = {
    var steps = polygon([(7, -50), (13, -56), (49, -14), (43, -8)])
    steps += polygon([(43, -56), (49, -50), (13, -8), (7, -14)])
    for x in [4.0, 38.0] {
      for y in [-56.0, -22.0] { steps += polygon([(x, y), (x + 14, y), (x + 14, y + 14), (x, y + 14)]) }
    }
    return AccidentalGlyph(advance: 58, steps)
  }()

  /// A stem with a bowl, the bowl's hole cut out by turning the other way.
  private static func flatSteps(at x: Double) -> [Drawing.Path.Step] {
    func point(_ dx: Double, _ y: Double) -> Drawing.Point { Drawing.Point(x: x + dx, y: y) }
    return [
      .move(point(0, -86)), .line(point(8, -86)), .line(point(8, -44)),
      .curve(point(13, -50), point(31, -53), end: point(32.5, -36)),
      .curve(point(33.5, -21), point(13, -6), end: point(0, 4)), .close,
      .move(point(8, -11)), .curve(point(15, -17), point(22, -25), end: point(21.5, -32)),
      .curve(point(20.5, -41), point(11, -38), end: point(8, -32)), .close,
    ]
  }

  private static func bar(x: Double, top: Double, bottom: Double, width: Double) -> [Drawing.Path.Step] {
    polygon([(x, top), (x + width, top), (x + width, bottom), (x, bottom)])
  }

  /// A beam that rises to the right, `y` being its upper left corner.
  private static func beam(left: Double, right: Double, y: Double, rise: Double, height: Double) -> [Drawing.Path.Step]
  {
    polygon([(left, y), (right, y - rise), (right, y - rise + height), (left, y + height)])
  }

  private static func polygon(_ corners: [(Double, Double)]) -> [Drawing.Path.Step] {
    var steps: [Drawing.Path.Step] = []
    for (x, y) in corners {
      let point = Drawing.Point(x: x, y: y)
      steps.append(steps.isEmpty ? .move(point) : .line(point))
    }
    return steps + [.close]
  }
}
