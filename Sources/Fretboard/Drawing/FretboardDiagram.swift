import InstrumentKit
import MusicTheory

/// All that a picture of a neck shows; ``drawing(layout:)`` turns it into shapes.
public struct FretboardDiagram {
  /// The neck.
  public var fretboard: Fretboard
  /// What is marked on it.
  public var marks: Marks<FretPosition>
  /// How it looks.
  public var configuration: FretboardConfiguration
  /// The markers by fret.
  public var inlays: [Int: FretInlay]
  /// What stands beside the nut, by index of the string; strings that are missing have nothing.
  public var stringMarks: [Int: StringMark]
  /// Bars under the dots.
  public var barres: [Barre]
  /// What stands over the neck; nothing where it is empty.
  public var title: String
  /// Whether the title stands over the middle, as on chord boxes, instead of at the left.
  public var isTitleCentered = false

  /// Creates a diagram; what is left out is not drawn.
  public init(
    fretboard: Fretboard, marks: Marks<FretPosition> = Marks(),
    configuration: FretboardConfiguration = FretboardConfiguration(), inlays: [Int: FretInlay] = [:],
    stringMarks: [Int: StringMark] = [:], barres: [Barre] = [], title: String = ""
  ) {
    self.fretboard = fretboard
    self.marks = marks
    self.configuration = configuration
    self.inlays = inlays
    self.stringMarks = stringMarks
    self.barres = barres
    self.title = title
  }

  /// The picture in a size in points. O(places).
  public func drawing(size: Drawing.Size) -> Drawing {
    drawing(layout: FretboardLayout(fretboard: fretboard, configuration: configuration, size: size))
  }

  /// The picture in a layout made from the same neck and configuration. O(places).
  public func drawing(layout: FretboardLayout) -> Drawing {
    var drawing = Drawing(size: layout.size, title: title)
    drawing.setBackground(configuration.backgroundColor)
    guard layout.frets.count > 0 else { return drawing }
    let dots = marks.dots(on: fretboard)
    drawing.elements.reserveCapacity(64 + 3 * dots.count)
    NeckArtist(diagram: self, layout: layout).draw(into: &drawing.elements)
    DotArtist(diagram: self, layout: layout, dots: dots).draw(into: &drawing.elements)
    drawing.summary = summary(of: dots)
    return drawing
  }

  /// The functions whose colours the dots have and how these look, where a legend is asked for; none where the palette
  /// does not colour the dots.
  func legend(of dots: [Dot<FretPosition>]) -> [(function: ToneFunction, style: NoteStyle)] {
    guard configuration.isDrawLegend else { return [] }
    return ToneFunction.allCases.compactMap { function in
      let style = configuration.palette.style(for: function)
      let isVisible = dots.contains { dot in
        dot.isShown && dot.function == function && dot.style?.color == style.color && dot.style?.form == style.form
      }
      return isVisible ? (function, style.merged(over: configuration.noteStyle)) : nil
    }
  }

  /// Whether a visible fret carries its number, in the drawing and in text.
  func isNumbered(fret: Int) -> Bool {
    guard configuration.isDrawFretNumber, fret > 0 else { return false }
    return configuration.fretNumbering == .all || (fret == fretboard.startIndex && fret > 1)
  }

  /// The picture in words, for who does not see it: what each string does where it shows a fingering, else the names of
  /// the notes.
  private func summary(of dots: [Dot<FretPosition>]) -> String {
    let frets = fretboard.frets
    let neck = "\(fretboard.stringCount) strings, frets \(frets.lowerBound) to \(frets.upperBound)"
    let marked = stringMarks.isEmpty ? names(of: dots) : fingering(of: dots)
    return marked.isEmpty ? neck : neck + ": " + marked.joined(separator: ", ")
  }

  private func names(of dots: [Dot<FretPosition>]) -> [String] {
    var names: [String] = []
    for dot in dots where !names.contains(dot.pitch.noteName.spokenName) { names.append(dot.pitch.noteName.spokenName) }
    return names
  }

  /// "string 6 muted, string 5 fret 3, …"; strings without mark and dot are left out.
  private func fingering(of dots: [Dot<FretPosition>]) -> [String] {
    var words: [String] = []
    for string in 0..<fretboard.stringCount {
      var actions: [String] = []
      if let mark = stringMarks[string] { actions.append(mark == .muted ? "muted" : "open") }
      for dot in dots where dot.position.string == string {
        let action = dot.position.spokenFret
        if !actions.contains(action) { actions.append(action) }
      }
      let number = fretboard.number(ofString: string)
      if !actions.isEmpty { words.append("string \(number) " + actions.joined(separator: " and ")) }
    }
    return words
  }
}
