import Fretboard
import TestSupport
import Testing

/// The laws of every picture, over orientations, tunings, windows and sizes.
@Suite struct FretboardDiagramLawsTests {
  static let sizes = [(60.0, 40.0), (40, 60), (64, 300), (300, 64), (640, 220), (220, 640), (1800, 120), (90, 1500)]

  private func name(_ element: Drawing.Element) -> String {
    let id = element.id
    return "\(id.kind.name) \(id.first) \(id.second).\(id.part)"
  }

  /// What every picture keeps, a sentence for each fault.
  private func faults(in drawing: Drawing) -> [String] {
    var faults: [String] = []
    var ids: Set<Drawing.ID> = []
    var discs: [(name: String, extent: Extent)] = []
    for element in drawing.elements {
      let extent = Extent(of: element)
      if !ids.insert(element.id).inserted { faults.append("\(name(element)) twice") }
      if !extent.fits(in: drawing.size) { faults.append("\(name(element)) at \(extent) leaves the picture") }
      guard element.id.kind == .dot else { continue }
      if element.id.part == 0 {
        var bare = element
        bare.paint.stroke = nil
        discs.append((name(element), Extent(of: bare)))
      } else if let disc = discs.last {
        let isInside =
          extent.left >= disc.extent.left && extent.right <= disc.extent.right && extent.top >= disc.extent.top
          && extent.bottom <= disc.extent.bottom
        if !isInside { faults.append("the label \(name(element)) at \(extent) leaves its dot \(disc.extent)") }
      }
    }
    for (index, one) in discs.enumerated() {
      for two in discs[(index + 1)...] {
        let overlap = (
          min(one.extent.right, two.extent.right) - max(one.extent.left, two.extent.left),
          min(one.extent.bottom, two.extent.bottom) - max(one.extent.top, two.extent.top)
        )
        if overlap.0 > 1e-6, overlap.1 > 1e-6 { faults.append("\(one.name) and \(two.name) overlap") }
      }
    }
    return faults
  }

  @Test("fill: nothing leaves the picture, labels stay on dots, dots apart, ids unique", arguments: Necks.tunings)
  func laws(tuning: Tuning) {
    let forms = NoteStyle.Form.allCases
    var turn = 0
    for frets in Necks.windows {
      for neck in Necks.turned(tuning, frets: frets) {
        for (width, height) in Self.sizes {
          var configuration = [FretboardConfiguration(), .paper, .night, .print, .wood][turn % 5]
          configuration.isTrueFretSpacing = turn % 3 == 0
          configuration.isCapoModeOn = turn % 4 == 0
          configuration.isDrawStringMarks = turn % 2 == 0
          if turn % 7 == 0 { configuration.noteScale = 0.96 }
          neck.capo = turn % 6 == 0 ? Capo(fret: 3) : nil
          let marks = Necks.marks(
            Necks.major(["F", "Gb", "C#", "Fb", "G#"][turn % 5]), style: NoteStyle(form: forms[turn % 3]))
          let diagram = FretboardDiagram(
            fretboard: neck, marks: marks, configuration: configuration, inlays: FretInlay.guitar,
            stringMarks: [0: .muted, 1: .open],
            barres: [Barre(fret: frets.lowerBound + 1, strings: 0...2, finger: turn % 2 == 0 ? .index : nil)])
          let faults = faults(in: diagram.drawing(size: Drawing.Size(width: width, height: height)))
          #expect(
            faults.isEmpty,
            "\(tuning) \(frets) \(width) × \(height) \(neck.orientation) turn \(turn): \(faults.prefix(3))")
          turn += 1
        }
      }
    }
  }

  @Test("a number that makes no sense anywhere in a configuration never traps and never reaches the file")
  func wildNumbers() throws {
    let fields: [(inout FretboardConfiguration, Double) -> Void] = [
      { $0.stringWidth = $1 }, { $0.stringWidthGain = $1 }, { $0.fretWidth = $1 }, { $0.nutWidthMultiplier = $1 },
      { $0.fitAspectRatio = $1 }, { $0.openColumnRatio = $1 }, { $0.noteOffset = $1 }, { $0.noteScale = $1 },
      { $0.maximumNoteDiameter = $1 }, { $0.labelSize = $1 }, { $0.noteLabelSize = $1 }, { $0.titleSize = $1 },
      { $0.fretSizing = .fixed($1) }, { $0.fretSizing = .multiplier($1) }, { $0.noteStyle.borderWidth = $1 },
      { $0.noteStyle.color = Drawing.Color(white: $1, alpha: $1) }, { $0.boardColor.alpha = $1 },
    ]
    for field in fields {
      for number in [-1, -1e9, 0, 1e9, 1e300, Double.nan, .infinity, -.infinity, .leastNonzeroMagnitude] {
        for base in [FretboardConfiguration(), .paper] {
          for tuning in [GuitarTuning.standard, Necks.oneString] {
            var configuration = base
            field(&configuration, number)
            let neck = Fretboard(tuning: tuning, frets: 0...4)
            neck.capo = Capo(fret: 2, strings: 0...0)
            let diagram = FretboardDiagram(
              fretboard: neck, marks: Necks.marks(Necks.major("F")), configuration: configuration,
              inlays: FretInlay.guitar, stringMarks: [0: .muted], title: "F")
            let svg = diagram.drawing(size: Drawing.Size(width: 300, height: 120)).svg()
            for attribute in try ParsedXML(parsing: svg).descendants.flatMap(\.attributes) {
              #expect(!attribute.value.contains("nan") && !attribute.value.contains("inf"), "\(attribute)")
              if ["r", "width", "height", "font-size", "stroke-width"].contains(attribute.key) {
                #expect(!attribute.value.hasPrefix("-"), "\(attribute) with \(number)")
              }
            }
          }
        }
      }
    }
  }

  @Test("LA05, LA07: a bar spans exactly the centres it names, whatever is muted inside", arguments: Orientation.all)
  func bars(orientation: Orientation) throws {
    for (fret, strings, frets) in [(1, 1...4, 0...4), (7, 0...5, 7...10), (5, 2...4, 3...6)] {
      let neck = Fretboard(frets: frets, direction: orientation.isVertical ? .vertical : .horizontal)
      neck.isFretsFlipped = orientation.isAlongReversed
      neck.isStringsFlipped = orientation.isAcrossReversed
      let size = Drawing.Size(width: 400, height: 420)
      let diagram = FretboardDiagram(
        fretboard: neck, stringMarks: [1: .muted, 5: .muted], barres: [Barre(fret: fret, strings: strings)])
      let layout = FretboardLayout(fretboard: neck, configuration: diagram.configuration, size: size)
      let bar = try #require(diagram.drawing(size: size).elements.first { $0.id.kind == .barre })
      let ends = try [strings.lowerBound, strings.upperBound].map {
        try #require(layout.anchor(of: FretPosition(string: $0, fret: fret)))
      }
      let radius = layout.noteDiameter / 2
      var bare = bar
      bare.paint.stroke = nil
      let extent = Extent(of: bare)
      #expect(abs(extent.left - (ends.map(\.x).min()! - radius)) < 1e-9)
      #expect(abs(extent.right - (ends.map(\.x).max()! + radius)) < 1e-9)
      #expect(abs(extent.top - (ends.map(\.y).min()! - radius)) < 1e-9)
      #expect(abs(extent.bottom - (ends.map(\.y).max()! + radius)) < 1e-9)
      // LA01: in a window the bar stands in the row of its fret.
      #expect(layout.position(at: ends[0])?.fret == fret)
    }
  }

  @Test("text on every drawn dot can be read unless one style sets both colours") func contrast() {
    let own: [NoteStyle?] = [
      nil, NoteStyle(color: Drawing.Color(hex: 0xFFEE00)), NoteStyle(textColor: .black), NoteStyle(textColor: .white),
      NoteStyle(color: .clear), NoteStyle(color: Drawing.Color(white: 1, alpha: 0.3)),
    ]
    for theme in [FretboardConfiguration(), .paper, .night, .print, .wood] {
      for configured in own {
        for style in own {
          for isLit in [false, true] {
            var configuration = theme
            if let configured { (configuration.noteStyle, configuration.highlightNoteStyle) = (configured, configured) }
            var marks = Necks.marks(["E", "F"], style: style)
            if isLit { marks.add(.init(.noteName("E"), style: style), to: .highlighted) }
            let drawing = FretboardDiagram(
              fretboard: Fretboard(frets: 0...2), marks: marks, configuration: configuration
            ).drawing(size: Drawing.Size(width: 300, height: 200))
            let background = configuration.backgroundColor.painted(over: .white)
            var fill = Drawing.Color.white
            for element in drawing.elements where element.id.kind == .dot {
              let paint = element.paint.fill ?? .clear
              if element.id.part == 0 {
                let board = configuration.boardColor.painted(over: background)
                fill = paint.painted(over: element.id.second > 0 ? board : background)
              } else {
                #expect(paint.painted(over: fill).contrast(with: fill) >= 4.5)
              }
            }
          }
        }
      }
    }
  }

  @Test("law 10, LA21: all eight pictures of a neck name the same strings, frets, pitches and labels")
  func mirroredFiles() throws {
    for tuning in Necks.tunings where !tuning.strings.isEmpty {
      var expected: [[String]]?
      for neck in Necks.turned(tuning, frets: 0...7) {
        let diagram = FretboardDiagram(fretboard: neck, marks: Necks.marks(Necks.major("Gb")))
        let root = try ParsedXML(parsing: diagram.drawing(size: Drawing.Size(width: 800, height: 800)).svg())
        let dots = root.descendants.filter { $0.attributes["data-midi"] != nil }.map { dot in
          ["data-string", "data-fret", "data-midi"].map { dot.attributes[$0] ?? "missing" }
            + dot.descendants.filter { $0.name == "title" || $0.name == "text" }.map(\.text)
        }.sorted { $0.joined(separator: "/") < $1.joined(separator: "/") }
        #expect(!dots.isEmpty && dots.allSatisfy { !$0.contains("missing") && $0.count >= 4 })
        expected = expected ?? dots
        #expect(dots == expected, "\(tuning.name) \(neck.orientation)")
      }
    }
  }

  @Test("bars out of reach are not drawn") func wildBars() {
    let neck = Fretboard(frets: 5...9)
    let wild = [Int.min, -1, 4, 10, Int.max].map { Barre(fret: $0, strings: 0...5, finger: .index) }
    let beside = [Barre(fret: 6, strings: 0...Int.max), Barre(fret: 6, strings: Int.min...2)]
    let drawing = FretboardDiagram(fretboard: neck, barres: wild + beside)
      .drawing(size: Drawing.Size(width: 300, height: 150))
    #expect(!drawing.elements.contains { $0.id.kind == .barre })
  }
}
