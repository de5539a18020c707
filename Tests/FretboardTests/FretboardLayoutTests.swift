import Fretboard
import TestSupport
import Testing

@Suite struct FretboardLayoutTests {
  static let tunings = [
    GuitarTuning.standard, BassTuning.standard4String, UkuleleTuning.standard, BanjoTuning.openG,
    EightStringTuning.standard, Tuning(name: "Monochord", strings: ["D3"]), Tuning(name: "Nothing", strings: []),
  ]
  static let sizings: [FretSizing] = [.fill, .fit, .fixed(40), .fixed(3), .multiplier(0.2)]

  static func fretboard(_ tuning: Tuning, _ frets: ClosedRange<Int>, _ orientation: Orientation) -> Fretboard {
    let fretboard = Fretboard(
      tuning: tuning, frets: frets, direction: orientation.isVertical ? .vertical : .horizontal)
    fretboard.isFretsFlipped = orientation.isAlongReversed
    fretboard.isStringsFlipped = orientation.isAcrossReversed
    return fretboard
  }

  @Test("law 9: the generic laws hold in every orientation", arguments: Orientation.all)
  func laws(orientation: Orientation) {
    var configurations: [FretboardConfiguration] = []
    for sizing in Self.sizings {
      for alignment in FretboardAlignment.allCases {
        var configuration = FretboardConfiguration()
        configuration.fretSizing = sizing
        configuration.alignment = alignment
        configurations.append(configuration)
      }
    }
    configurations.append(.paper)
    configurations[1].isTrueFretSpacing = true
    configurations[2].openColumnRatio = 0.5
    for tuning in Self.tunings {
      for frets in [0...4, 0...12, 5...9, 7...7, 0...0] {
        for configuration in configurations {
          check(tuning, frets, orientation, configuration, Drawing.Size(width: 611, height: 223))
        }
      }
    }
    for size in [(20.0, 20.0), (1, 1), (223, 611), (3000, 90)] {
      check(GuitarTuning.standard, 0...12, orientation, .paper, Drawing.Size(width: size.0, height: size.1))
    }
  }

  private func check(
    _ tuning: Tuning, _ frets: ClosedRange<Int>, _ orientation: Orientation, _ configuration: FretboardConfiguration,
    _ size: Drawing.Size
  ) {
    let fretboard = Self.fretboard(tuning, frets, orientation)
    let layout = FretboardLayout(fretboard: fretboard, configuration: configuration, size: size)
    var laws = InstrumentLayoutLaws(layout, places: fretboard.positions) { position, point in
      layout.region(of: position)?.contains(point) ?? false
    }
    laws.overflows = layout.contentLength > orientation.extents(of: size).along
    var along = orientation
    along.isAlongReversed.toggle()
    var across = orientation
    across.isAcrossReversed.toggle()
    let flipsX: (Drawing.Point) -> Drawing.Point = { Drawing.Point(x: size.width - $0.x, y: $0.y) }
    let flipsY: (Drawing.Point) -> Drawing.Point = { Drawing.Point(x: $0.x, y: size.height - $0.y) }
    for (mirrored, map) in [
      (along, orientation.isVertical ? flipsY : flipsX), (across, orientation.isVertical ? flipsX : flipsY),
    ] {
      let mirror = Self.fretboard(tuning, frets, mirrored)
      laws.mirrors.append((FretboardLayout(fretboard: mirror, configuration: configuration, size: size), map))
    }
    laws.twice = FretboardLayout(
      fretboard: fretboard, configuration: configuration,
      size: Drawing.Size(width: size.width * 2, height: size.height * 2))
    let violations = laws.violations()
    #expect(violations.isEmpty, "\(tuning) \(frets) \(size): \(violations.prefix(3))")
  }

  @Test("S-01: sizes and sizings that make no sense give no places and no trap") func total() {
    let numbers = [0, -5, Double.nan, .infinity, -.infinity, 1e-9, 1e300, 500]
    for orientation in Orientation.all {
      for width in numbers {
        for height in numbers {
          for sizing in [FretSizing.fill, .fit] + numbers.flatMap({ [.fixed($0), .multiplier($0)] }) {
            var configuration = FretboardConfiguration()
            configuration.fretSizing = sizing
            let fretboard = Self.fretboard(GuitarTuning.standard, 0...12, orientation)
            let layout = FretboardLayout(
              fretboard: fretboard, configuration: configuration, size: Drawing.Size(width: width, height: height))
            for point in [Drawing.Point(x: 5, y: 5), Drawing.Point(x: .nan, y: 1), Drawing.Point(x: 250, y: 250)] {
              let hit = layout.position(at: point)
              if !layout.size.isDrawable { #expect(hit == nil) }
            }
          }
        }
      }
    }
  }

  @Test("S-03: leading is the nut's end", arguments: Orientation.all) func alignment(orientation: Orientation) throws {
    var configuration = FretboardConfiguration()
    configuration.fretSizing = .fixed(20)
    let fretboard = Self.fretboard(GuitarTuning.standard, 0...5, orientation)
    func nutDistance(_ alignment: FretboardAlignment) throws -> Double {
      configuration.alignment = alignment
      let size = Drawing.Size(width: 600, height: 600)
      let layout = FretboardLayout(fretboard: fretboard, configuration: configuration, size: size)
      let anchor = try #require(layout.anchor(of: FretPosition(string: 0, fret: 0)))
      return orientation.distances(of: anchor, in: size).along
    }
    let (leading, center, trailing) = (try nutDistance(.leading), try nutDistance(.center), try nutDistance(.trailing))
    #expect(leading < 60)
    #expect(center > leading + 100)
    #expect(trailing > center + 100)
    #expect(abs(center - (leading + trailing) / 2) < 1e-9)
  }

  @Test("S-12: what overflows starts with the nut in view", arguments: Orientation.all)
  func overflow(orientation: Orientation) throws {
    var configuration = FretboardConfiguration()
    configuration.fretSizing = .fixed(80)
    let size = Drawing.Size(width: 300, height: 300)
    for alignment in FretboardAlignment.allCases {
      configuration.alignment = alignment
      let layout = FretboardLayout(
        fretboard: Self.fretboard(GuitarTuning.standard, 0...24, orientation), configuration: configuration, size: size)
      let anchor = try #require(layout.anchor(of: FretPosition(string: 0, fret: 0)))
      #expect(orientation.distances(of: anchor, in: size).along < 100)
      #expect(layout.contentLength > 25 * 80)
    }
  }

  @Test("a banjo's short string has no places below its sixth fret") func shortString() {
    let fretboard = Fretboard(tuning: BanjoTuning.openG, frets: 0...12)
    let layout = FretboardLayout(
      fretboard: fretboard, configuration: .paper, size: Drawing.Size(width: 900, height: 200))
    #expect(layout.anchor(of: FretPosition(string: 0, fret: 0)) != nil)
    for fret in 1...5 {
      let position = FretPosition(string: 0, fret: fret)
      #expect(layout.anchor(of: position) == nil)
      #expect(layout.region(of: position) == nil)
      let beside = layout.anchor(of: FretPosition(string: 1, fret: fret))!
      #expect(layout.position(at: Drawing.Point(x: beside.x, y: beside.y + layout.strings.length(of: 0))) == nil)
    }
    #expect(layout.anchor(of: FretPosition(string: 0, fret: 6)) != nil)
  }

  @Test("S-13, LA19: a dot keeps half of the smallest cell and stays in it") func dots() {
    let configurations: [FretboardConfiguration] = [FretboardConfiguration(), .paper]
    let sizes = [(320.0, 120.0), (120, 320), (20, 20), (2000, 1000)]
    for (width, height) in sizes {
      for neck in Necks.turned(GuitarTuning.standard, frets: 0...24) {
        for var configuration in configurations {
          configuration.maximumNoteDiameter = nil
          for offset in [5, 0, -50, 1e9, Double.nan, .infinity, -.infinity] {
            for scale in [nil, 0.84, 0, -2, 7, Double.nan] as [Double?] {
              configuration.noteOffset = offset
              configuration.noteScale = scale
              let layout = FretboardLayout(
                fretboard: neck, configuration: configuration, size: Drawing.Size(width: width, height: height))
              let cells = neck.positions.compactMap { layout.region(of: $0) }
              let smallest = cells.map { min($0.width, $0.height) }.min()!
              #expect(layout.noteDiameter >= smallest * 0.499 && layout.noteDiameter <= smallest * 0.961)
            }
          }
        }
      }
    }
    let narrow = Fretboard(frets: 0...22)
    for configuration in configurations {
      let layout = FretboardLayout(
        fretboard: narrow, configuration: configuration, size: Drawing.Size(width: 320, height: 120))
      let cell = layout.frets.length(of: 1)
      #expect(layout.noteDiameter <= 0.9 * cell && layout.noteDiameter >= 5)
    }
  }

  @Test func everyPlaceHasRoomInAPictureOfSomeSize() {
    for tuning in Necks.tunings {
      for frets in Necks.windows {
        for neck in Necks.turned(tuning, frets: frets) {
          let layout = FretboardLayout(
            fretboard: neck, configuration: .paper, size: Drawing.Size(width: 60, height: 40))
          #expect(neck.positions.allSatisfy { layout.anchor(of: $0) != nil && layout.region(of: $0) != nil })
        }
      }
    }
  }

  @Test func placesThatAreNotThereHaveNoAnchor() {
    let neck = Fretboard(tuning: BanjoTuning.openG, frets: 0...12)
    neck.capo = Capo(fret: 2, strings: 1...4)
    let layout = FretboardLayout(
      fretboard: neck, configuration: FretboardConfiguration(), size: Drawing.Size(width: 600, height: 200))
    let wrong = [(-1, 0), (5, 0), (0, 13), (0, -1), (0, 3), (0, 5), (2, 1), (Int.max, Int.max), (Int.min, Int.min)]
    for (string, fret) in wrong {
      let place = FretPosition(string: string, fret: fret)
      #expect(layout.anchor(of: place) == nil && layout.region(of: place) == nil, "\(place)")
    }
    for (string, fret) in [(0, 0), (0, 6), (2, 2), (4, 12)] {
      #expect(layout.anchor(of: FretPosition(string: string, fret: fret)) != nil)
    }
  }

  @Test func withoutOverflowTheContentIsThePicture() {
    for neck in Necks.turned(GuitarTuning.standard, frets: 0...24) {
      let size = Drawing.Size(width: 500, height: 300)
      let layout = FretboardLayout(fretboard: neck, configuration: FretboardConfiguration(), size: size)
      #expect(layout.contentLength == (neck.direction == .vertical ? 300 : 500))
    }
  }

  @Test func theLargestDotIsLimited() {
    var configuration = FretboardConfiguration()
    for (limit, expected) in [(10.0, 10.0), (0, 0), (-5, 0)] {
      configuration.maximumNoteDiameter = limit
      let layout = FretboardLayout(
        fretboard: Fretboard(), configuration: configuration, size: Drawing.Size(width: 600, height: 300))
      #expect(layout.noteDiameter == expected)
    }
  }

  @Test func lengthsThatMakeNoSenseLeaveANeckInThePicture() {
    let size = Drawing.Size(width: 300, height: 150)
    for length in [-1, -1e9, Double.nan, .infinity, -.infinity, 0, 1e9] {
      for neck in Necks.turned(BanjoTuning.openG, frets: 0...7) {
        var configuration = FretboardConfiguration()
        configuration.labelSize = length
        configuration.openColumnRatio = length
        configuration.fitAspectRatio = length
        let layout = FretboardLayout(fretboard: neck, configuration: configuration, size: size)
        #expect(layout.frets.count == 8 && layout.frets.start >= 0 && layout.strings.start >= 0)
        #expect(layout.noteDiameter > 0)
      }
    }
  }

  @Test("no place has a cell that is out of reach, in a window up the neck either") func wildPlacesInAWindow() {
    let size = Drawing.Size(width: 600, height: 200)
    for frets in [0...4, 5...9, 120...127] {
      for neck in Necks.turned(GuitarTuning.standard, frets: frets) {
        let layout = FretboardLayout(fretboard: neck, configuration: .paper, size: size)
        for fret in [Int.min, Int.min + 1, -1, frets.lowerBound - 1, frets.upperBound + 1, Int.max - 1, Int.max] {
          for string in [Int.min, -1, 0, 5, 6, Int.max] {
            let place = FretPosition(string: string, fret: fret)
            #expect(layout.region(of: place) == nil && layout.anchor(of: place) == nil, "\(place) in \(frets)")
          }
        }
      }
    }
  }

  @Test("S-01: there is a preferred size whatever the configuration says") func preferredSizes() {
    let numbers = [-1e300, -1, 0, 1e9, 1e300, Double.nan, .infinity, -.infinity]
    let fields: [(inout FretboardConfiguration, Double) -> Void] = [
      { $0.fretSizing = .fixed($1) }, { $0.labelSize = $1 }, { $0.fretWidth = $1 }, { $0.nutWidthMultiplier = $1 },
      { $0.openColumnRatio = $1 },
      {
        $0.fretSizing = .fit
        $0.fitAspectRatio = $1
      },
    ]
    for field in fields {
      for number in numbers {
        for neck in Necks.turned(GuitarTuning.standard, frets: 0...12) {
          var configuration = FretboardConfiguration()
          field(&configuration, number)
          let size = FretboardLayout.preferredSize(for: neck, configuration: configuration)
          #expect(size.isDrawable && min(size.width, size.height) >= 60, "\(size) with \(number)")
        }
      }
    }
  }
}
