/// What a chord symbol has said so far. Reading fills it in; ``components(leavingOut:)`` draws the conclusions at the end.
struct ChordDraft {
  enum Quality {
    case minor, diminished, halfDiminished, augmented, dominant
  }

  /// What was said about the triad; nothing or "maj" means major.
  var quality: Quality?
  /// Whether "maj" was said, which makes the seventh major if there is one.
  var isMajor = false
  /// Whether there is a seventh although no figure says so, as in CΔ and Cø.
  var impliesSeventh = false
  /// The number of the chord: 5, 6, 7, 9, 11 or 13.
  var figure: Int?
  var suspensions: ChordComponentSet = []
  /// Tones added or altered one by one.
  var additions: ChordComponentSet = []
  /// Whether additions are degrees of the major scale, each in the octave that suits it.
  var addsDegrees = false
  /// Whether the additions are all that sounds, as in "C:(b3,5)".
  var isList = false

  /// Whether "maj" may come now, to make the seventh major.
  var allowsMajor: Bool {
    switch quality {
    case .minor, .diminished, .augmented, nil: !isMajor && figure ?? 7 >= 7
    case .halfDiminished, .dominant: false
    }
  }

  /// The tones of the chord without those of some degrees; they may be at odds with each other.
  func components(leavingOut omissions: [Int]) -> ChordComponentSet {
    var set = said
    for component in set where omissions.contains(component.degree) { set.remove(component) }
    // Without a third a ninth or eleventh is the suspension.
    return addsDegrees || !set.intersects(.thirds | .suspensions) ? set.inPlace : set
  }

  /// Whether there is a tone of a degree to be left out.
  func includes(degree: Int) -> Bool {
    said.contains { $0.degree == degree }
  }

  /// The tones before something is left out.
  private var said: ChordComponentSet {
    if isList { return additions }
    var set = additions | suspensions
    let figure = figure ?? (impliesSeventh ? 7 : 3)
    if suspensions.isEmpty, figure != 5 { set.insert(third) }
    if let fifth { set.insert(fifth) }
    if figure == 6 { set.insert(.majorSixth) }
    if figure >= 7 { set.insert(seventh) }
    if set.intersects(.sevenths) {
      for (low, high) in ChordComponent.sixthsAndThirteenths { set.replace(low, with: high) }
    }
    // An altered or suspended tone takes the place of the natural one in the stack.
    if figure == 9 || figure > 9 && !set.intersects(.ninths), !set.intersects(.seconds) { set.insert(.ninth) }
    if figure == 11 || figure > 11 && !set.intersects(.elevenths), !set.intersects(.fourths) { set.insert(.eleventh) }
    if figure == 13 { set.insert(.thirteenth) }
    return set
  }

  private var third: ChordComponent {
    switch quality {
    case .minor, .diminished, .halfDiminished: .minorThird
    case .augmented, .dominant, nil: .majorThird
    }
  }

  private var fifth: ChordComponent? {
    switch quality {
    case .diminished, .halfDiminished: .diminishedFifth
    case .augmented: .augmentedFifth
    case .minor, .dominant, nil: additions.intersects(.fifths) ? nil : .perfectFifth
    }
  }

  private var seventh: ChordComponent {
    if isMajor { return .majorSeventh }
    return quality == .diminished ? .diminishedSeventh : .minorSeventh
  }
}

extension ChordComponent {
  /// Creates the tone that a symbol adds by number, seconds and fourths meaning the octave above, or `nil` for others.
  init?(degree: Int, alteration: Int) {
    let degree = degree == 2 || degree == 4 ? degree + 7 : degree
    guard
      degree > 4,
      let component = ChordComponent.allCases.first(where: { $0.degree == degree && $0.alteration == alteration }),
      component != .perfectFifth, component != .majorSeventh
    else { return nil }
    self = component
  }
}
