import Fretboard
import TestSupport
import Testing

@Suite struct FretboardDiagramTests {
  /// The pictures that are compared with recordings, by name.
  static let pictures: [(name: String, drawing: Drawing)] = {
    func scale(
      _ scale: Scale, _ fretboard: Fretboard, _ configuration: FretboardConfiguration = .paper,
      labels: ToneLabels = .names, size: Drawing.Size? = nil, change: (Fretboard) -> Void = { _ in }
    ) -> Drawing {
      change(fretboard)
      var marks = Marks<FretPosition>()
      marks.show(scale, labels: labels, palette: configuration.palette)
      return FretboardDiagram(
        fretboard: fretboard, marks: marks, configuration: configuration, inlays: FretInlay.guitar,
        title: scale.description
      ).picture(size: size)
    }
    func box(_ text: String, fingers: String? = nil, labels: FingeringLabels = .names) -> Drawing {
      let fretboard = Fretboard(direction: .vertical, isStringsFlipped: true)
      guard var fingering = try? Fingering(parsing: text, stringCount: 6) else {
        return Drawing(size: .init(width: 0, height: 0))
      }
      if let fingers { try? fingering.setFingers(parsing: fingers) }
      fretboard.show(fingering)
      return FretboardDiagram(
        fingering: fingering, fretboard: fretboard, configuration: .paper, labels: labels, title: text
      ).picture()
    }
    let fMajor = Scale(type: .major, root: .f)
    var capoMode = FretboardConfiguration()
    capoMode.isCapoModeOn = true
    var fit = FretboardConfiguration.paper
    fit.fretSizing = .fit
    var fixed = FretboardConfiguration.paper
    fixed.fretSizing = .fixed(40)
    var trueFrets = FretboardConfiguration.night
    trueFrets.isTrueFretSpacing = true
    return [
      ("plain", scale(fMajor, Fretboard(frets: 0...4), FretboardConfiguration(), size: .init(width: 420, height: 200))),
      ("paper", scale(fMajor, Fretboard(frets: 0...12))),
      ("night-true-frets", scale(fMajor, Fretboard(frets: 0...12), trueFrets, labels: .degrees)),
      ("print", scale(fMajor, Fretboard(frets: 0...5), .print)),
      ("wood", scale(fMajor, Fretboard(frets: 0...5), .wood, labels: .intervals)),
      ("bass", scale(fMajor, Fretboard(tuning: BassTuning.standard5String, frets: 0...5))),
      ("ukulele", scale(fMajor, Fretboard(tuning: UkuleleTuning.standard, frets: 0...5))),
      ("banjo", scale(Scale(type: .major, root: .g), Fretboard(tuning: BanjoTuning.openG, frets: 0...9))),
      ("eight-strings", scale(fMajor, Fretboard(tuning: EightStringTuning.standard, frets: 0...3))),
      ("vertical", scale(fMajor, Fretboard(frets: 0...4, direction: .vertical))),
      ("flipped-strings", scale(fMajor, Fretboard(frets: 0...3)) { $0.isStringsFlipped = true }),
      ("flipped-frets", scale(fMajor, Fretboard(frets: 0...3)) { $0.isFretsFlipped = true }),
      ("wide", scale(fMajor, Fretboard(frets: 0...3), size: .init(width: 900, height: 120))),
      ("tall", scale(fMajor, Fretboard(frets: 0...3), size: .init(width: 200, height: 500))),
      ("window", scale(fMajor, Fretboard(frets: 5...8))),
      ("fit", scale(fMajor, Fretboard(frets: 0...3), fit, size: .init(width: 800, height: 240))),
      ("fixed", scale(fMajor, Fretboard(frets: 0...5), fixed)),
      ("capo-mode", scale(fMajor, Fretboard(frets: 0...3), capoMode, size: .init(width: 400, height: 200))),
      ("capo", scale(fMajor, Fretboard(frets: 0...5)) { $0.capo = Capo(fret: 2, strings: 0...4) }),
      ("double-sharps", scale(Scale(type: .major, root: .gs), Fretboard(frets: 0...3))),
      ("double-flats", scale(Scale(type: .major, root: "Fb"), Fretboard(frets: 0...3))),
      ("box", box("x32010")), ("box-barre", box("x13421", fingers: "x13421", labels: .fingers)),
      ("box-high", box("x 10 12 12 12 10")),
    ]
  }()

  @Test(arguments: pictures.map(\.name)) func pictureIsAsRecorded(name: String) throws {
    let drawing = try #require(Self.pictures.first { $0.name == name }).drawing
    let difference = Snapshot.difference(of: drawing.dump(), from: "\(name).txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("every picture is well-formed SVG, the same twice, with unique identities inside its borders")
  func wellFormed() throws {
    for (name, drawing) in Self.pictures {
      let svg = drawing.svg()
      #expect(svg == drawing.svg())
      #expect(!svg.contains("nan") && !svg.contains("inf\""))
      let root = try ParsedXML(parsing: svg)
      #expect(root.children.first?.name == "title")
      for dot in root.descendants where dot.attributes["data-midi"] != nil {
        for key in ["data-string", "data-fret", "data-midi"] { #expect(Int(dot.attributes[key] ?? "") != nil) }
        #expect(dot.children.first?.name == "title")
        #expect(dot.children.first?.text.contains("string") == true)
      }
      #expect(Set(drawing.elements.map(\.id)).count == drawing.elements.count, "\(name)")
      for element in drawing.elements {
        #expect(Extent(of: element).fits(in: drawing.size), "\(name): \(element.id) at \(Extent(of: element))")
      }
    }
  }

  @Test("no two dots overlap, and labels stay on their dots") func dots() {
    for (name, drawing) in Self.pictures {
      var circles: [(center: Drawing.Point, radius: Double)] = []
      var current: Extent?
      for element in drawing.elements where element.id.kind == .dot {
        if element.id.part == 0 {
          current = Extent(of: element)
          guard case .circle(let center, let radius) = element.shape else { continue }
          for other in circles {
            let (dx, dy) = (center.x - other.center.x, center.y - other.center.y)
            #expect(dx * dx + dy * dy >= (radius + other.radius) * (radius + other.radius) * 0.999, "\(name)")
          }
          circles.append((center, radius))
        } else if let dot = current {
          let label = Extent(of: element)
          #expect(label.left >= dot.left && label.right <= dot.right, "\(name): \(element.id)")
          #expect(label.top >= dot.top && label.bottom <= dot.bottom, "\(name): \(element.id)")
        }
      }
    }
  }

  @Test("law 10, LA09: a mirrored picture has the same strings, frets and labels") func mirrors() {
    func dots(_ orientation: Orientation) -> Set<String> {
      let fretboard = FretboardLayoutTests.fretboard(BanjoTuning.openG, 0...7, orientation)
      var marks = Marks<FretPosition>()
      marks.show(Scale(type: .major, root: .bb))
      let drawing = FretboardDiagram(fretboard: fretboard, marks: marks).drawing(size: .init(width: 700, height: 500))
      return Set(drawing.elements.filter { $0.id.kind == .dot }.compactMap(\.spoken))
    }
    let expected = dots(Orientation())
    #expect(expected.contains("B flat, string 3, fret 3"))
    for orientation in Orientation.all { #expect(dots(orientation) == expected) }
  }

  @Test("S-04: the nut stands between the open strings and fret 1, inlays in their fret", arguments: Orientation.all)
  func nut(orientation: Orientation) throws {
    let size = Drawing.Size(width: 640, height: 640)
    let fretboard = FretboardLayoutTests.fretboard(GuitarTuning.standard, 0...5, orientation)
    let diagram = FretboardDiagram(fretboard: fretboard, inlays: [3: .single])
    let drawing = diagram.drawing(size: size)
    func along(_ point: Drawing.Point) -> Double { orientation.distances(of: point, in: size).along }
    let layout = FretboardLayout(fretboard: fretboard, configuration: diagram.configuration, size: size)
    let open = try #require(layout.anchor(of: FretPosition(string: 0, fret: 0)))
    let first = try #require(layout.anchor(of: FretPosition(string: 0, fret: 1)))
    let third = try #require(layout.anchor(of: FretPosition(string: 0, fret: 3)))
    guard case .rectangle(let nut, _)? = drawing.elements.first(where: { $0.id.kind == .nut })?.shape,
      case .circle(let inlay, _)? = drawing.elements.first(where: { $0.id.kind == .inlay })?.shape
    else {
      Issue.record("nut and inlay should be drawn")
      return
    }
    #expect(along(open) < along(nut.center) && along(nut.center) < along(first))
    #expect(abs(along(inlay) - along(third)) < 1e-9)
    fretboard.startIndex = 1
    #expect(!diagram.drawing(size: size).elements.contains { $0.id.kind == .nut })
  }

  @Test("S-02: capo mode draws one capsule from the first centre to the last") func capoMode() throws {
    let fretboard = Fretboard(frets: 0...4)
    var configuration = FretboardConfiguration()
    configuration.isCapoModeOn = true
    for direction in FretboardDirection.allCases {
      fretboard.direction = direction
      var marks = Marks<FretPosition>()
      for string in [0, 1, 2, 4] {
        marks.add(.init(.position(FretPosition(string: string, fret: 2), nil)), to: .shown)
      }
      let size = Drawing.Size(width: 400, height: 400)
      let diagram = FretboardDiagram(fretboard: fretboard, marks: marks, configuration: configuration)
      let bars = diagram.drawing(size: size).elements.filter { $0.id.kind == .barre }
      guard bars.count == 1, case .rectangle(let bar, let corner) = bars[0].shape else {
        Issue.record("one run should give one bar, not \(bars.count)")
        continue
      }
      let layout = FretboardLayout(fretboard: fretboard, configuration: configuration, size: size)
      let first = try #require(layout.anchor(of: FretPosition(string: 0, fret: 2)))
      let last = try #require(layout.anchor(of: FretPosition(string: 2, fret: 2)))
      let radius = layout.noteDiameter / 2
      #expect(corner == radius)
      #expect(abs(bar.width + bar.height - abs(first.x - last.x) - abs(first.y - last.y) - 4 * radius) < 1e-9)
      #expect(bar.contains(first) && bar.contains(last))
    }
  }

  @Test("S-05: a new tuning or window re-derives the dots") func nothingGoesStale() {
    let fretboard = Fretboard(frets: 0...12)
    var marks = Marks<FretPosition>()
    marks.add(.init(.pitch("E4")), to: .shown)
    func places() -> [FretPosition] { marks.dots(on: fretboard).map(\.position) }
    #expect(places().count == 3)
    fretboard.count = 1
    #expect(places() == [FretPosition(string: 5, fret: 0)])
    fretboard.tuning = UkuleleTuning.standard
    #expect(places() == [FretPosition(string: 2, fret: 0)])
    fretboard.tuning = Tuning(name: "", strings: [])
    #expect(places().isEmpty)
  }

  @Test("AC01: a fingering is told string by string") func spoken() {
    let summary = Self.pictures.first { $0.name == "box" }!.drawing.summary
    #expect(
      summary.contains("string 6 muted") && summary.contains("string 5 fret 3") && summary.contains("string 1 open"))
  }
}
