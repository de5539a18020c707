import MusicTheory

/// What is marked on an instrument, as requests in layers; which dots exist is derived from them and the instrument.
///
/// Each layer has one owner: what the program shows, what the program highlights, what fingers press. A request keeps
/// the spelling and the style it was made with and names music, not places, where it can: after a change of tuning or
/// window every pitch finds its new places, and nothing can go stale. Setting and then clearing a layer gives back the
/// marks that were.
public struct Marks<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// What a request marks.
  public enum Target: Hashable, Sendable {
    /// Every place of a pitch class, however high: a tone of a scale or chord.
    case noteName(NoteName)
    /// Every place that sounds a pitch.
    case pitch(Pitch)
    /// One place, spelled as given, or as the instrument spells it.
    case position(Position, Pitch?)
  }

  /// One target with its style.
  public struct Request: Hashable, Sendable {
    /// What is marked.
    public var target: Target
    /// The style of these dots; `nil` leaves it to the configuration.
    public var style: NoteStyle?

    /// Creates a request.
    public init(_ target: Target, style: NoteStyle? = nil) {
      self.target = target
      self.style = style
    }
  }

  /// What the program shows, oldest first; a later request wins where two mark one place.
  public private(set) var shown: [Request] = []
  /// What the program highlights, such as notes that arrive from a keyboard, oldest first.
  public private(set) var highlighted: [Request] = []
  /// What fingers hold down, oldest first.
  public private(set) var pressed: [Request] = []

  /// Creates marks without any request.
  public init() {}

  /// The layers by their owner.
  public enum Layer: CaseIterable, Hashable, Sendable {
    case shown, highlighted, pressed
  }

  /// Adds a request to a layer; one for the same target is replaced. O(requests).
  public mutating func add(_ request: Request, to layer: Layer) {
    withRequests(of: layer) { requests in
      requests.removeAll { $0.target.isSameSound(as: request.target) }
      requests.append(request)
    }
  }

  /// Takes the request for a target out of a layer; nothing happens where there is none. O(requests).
  public mutating func remove(_ target: Target, from layer: Layer) {
    withRequests(of: layer) { requests in requests.removeAll { $0.target.isSameSound(as: target) } }
  }

  /// Empties a layer.
  public mutating func removeAll(from layer: Layer) {
    withRequests(of: layer) { requests in requests.removeAll() }
  }

  private mutating func withRequests(of layer: Layer, _ change: (inout [Request]) -> Void) {
    switch layer {
    case .shown: change(&shown)
    case .highlighted: change(&highlighted)
    case .pressed: change(&pressed)
    }
  }
}

extension Marks.Target {
  /// Whether both targets stand for the same places on any instrument, so that showing D♭ and hiding C♯ agree.
  fileprivate func isSameSound(as other: Marks.Target) -> Bool {
    switch (self, other) {
    case (.noteName(let left), .noteName(let right)): left.isEnharmonic(with: right)
    case (.pitch(let left), .pitch(let right)): left.isEnharmonic(with: right)
    case (.position(let left, _), .position(let right, _)): left == right
    default: false
    }
  }
}

/// A place that is marked: what sounds there, spelled as asked for, and how it is to look.
public struct Dot<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The place.
  public let position: Position
  /// What sounds at the place, spelled as the request spells it.
  public let pitch: Pitch
  /// The style of the shown request, if the place is shown and its request has one.
  public let style: NoteStyle?
  /// The style of the highlighting request, if the place is highlighted or pressed and its request has one.
  public let highlightStyle: NoteStyle?
  /// Whether the place is highlighted or pressed.
  public let isHighlighted: Bool
  /// Whether the place is shown; one that is only highlighted goes away with the highlight.
  public let isShown: Bool
}

extension Marks {
  /// The dots of these marks on an instrument, in the order of its places. O(places + requests).
  public func dots<Model: Instrument>(on instrument: Model) -> [Dot<Position>] where Model.Position == Position {
    let shown = Index(shown)
    let lit = Index(highlighted + pressed)
    guard !shown.isEmpty || !lit.isEmpty else { return [] }
    var dots: [Dot<Position>] = []
    for position in instrument.positions {
      guard let pitch = instrument.pitch(at: position) else { continue }
      // Places are many and requests large, so that only the index of one is passed around.
      let shownIndex = shown.latest(at: position, pitch)
      let litIndex = lit.latest(at: position, pitch)
      guard shownIndex != nil || litIndex != nil else { continue }
      let spelled =
        shownIndex.map { shown.requests[$0].target.spelling(of: pitch) }
        ?? litIndex.map { lit.requests[$0].target.spelling(of: pitch) } ?? pitch
      dots.append(
        Dot(
          position: position, pitch: spelled, style: shownIndex.flatMap { shown.requests[$0].style },
          highlightStyle: litIndex.flatMap { lit.requests[$0].style }, isHighlighted: litIndex != nil,
          isShown: shownIndex != nil))
    }
    return dots
  }

  /// The requests of a layer, found by pitch class, MIDI number and place in constant time.
  private struct Index {
    let requests: [Request]
    private var byPitchClass = [Int?](repeating: nil, count: 12)
    private var byMIDINumber: [Int: Int] = [:]
    private var byPosition: [Position: Int] = [:]

    var isEmpty: Bool { requests.isEmpty }

    init(_ requests: [Request]) {
      self.requests = requests
      for (index, request) in requests.enumerated() {
        switch request.target {
        case .noteName(let name): byPitchClass[name.pitchClass] = index
        case .pitch(let pitch): byMIDINumber[pitch.midiNoteNumber] = index
        case .position(let position, _): byPosition[position] = index
        }
      }
    }

    /// The index of the latest request that marks a place.
    func latest(at position: Position, _ pitch: Pitch) -> Int? {
      guard !requests.isEmpty else { return nil }
      var latest = byPitchClass[pitch.pitchClass] ?? -1
      if !byMIDINumber.isEmpty { latest = max(latest, byMIDINumber[pitch.midiNoteNumber] ?? -1) }
      if !byPosition.isEmpty { latest = max(latest, byPosition[position] ?? -1) }
      return latest < 0 ? nil : latest
    }
  }
}

extension Marks.Target {
  /// The sounding pitch under the name that the target asks for; as the instrument spells it where it asks for none.
  fileprivate func spelling(of pitch: Pitch) -> Pitch {
    let name: NoteName
    switch self {
    case .noteName(let asked): name = asked
    case .pitch(let asked): name = asked.noteName
    case .position(_, .some(let asked)): name = asked.noteName
    case .position(_, nil): return pitch
    }
    return pitch.respelled(as: name)
  }
}
