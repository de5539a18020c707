import MusicTheory

/// A place that is marked: what sounds there, spelled as asked for, and how it is to look.
public struct Dot<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The place.
  public let position: Position
  /// What sounds at the place, spelled as the uppermost request spells it.
  public let pitch: Pitch
  /// What the tone is to the root of its scale or chord, as the uppermost request that has a root tells it.
  public let interval: Interval?
  /// The style of the shown requests, the uppermost overlay's first; `nil` where none has one.
  public let style: NoteStyle?
  /// The style of the highlighting request, if the place is highlighted and its request has one.
  public let highlightStyle: NoteStyle?
  /// Whether the place is highlighted by the program, over MIDI or by a finger.
  public let isHighlighted: Bool
  /// Whether the place is shown; one that is only highlighted goes away with the highlight.
  public let isShown: Bool

  /// What the tone is to its root, as far as colours tell it; `nil` where there is no root.
  public var function: ToneFunction? { interval.map { ToneFunction($0) } }
}

extension Marks {
  /// The dots of these marks on an instrument, in the order of its places. O(places × overlays + requests).
  public func dots<Model: Instrument>(on instrument: Model) -> [Dot<Position>] where Model.Position == Position {
    var sheets = [Sheet(requests: shown)]
    for overlay in overlays { sheets.append(Sheet(requests: overlay.requests, style: overlay.style)) }
    sheets.removeAll { $0.isEmpty }
    let lit = Sheet(requests: highlighted + received + pressed)
    guard !sheets.isEmpty || !lit.isEmpty else { return [] }
    var dots: [Dot<Position>] = []
    for (position, pitch) in instrument.places {
      // Places are many and requests large, so that only the index of one is passed around.
      let litIndex = lit.latest(at: position, pitch)
      var style: NoteStyle?
      var spelling = litIndex.map { lit.requests[$0].target }
      var interval = litIndex.flatMap { lit.requests[$0].interval }
      var isShown = false
      for sheet in sheets {
        guard let index = sheet.latest(at: position, pitch) else { continue }
        isShown = true
        spelling = sheet.requests[index].target
        interval = sheet.requests[index].interval ?? interval
        if let upper = sheet.style(of: index) { style = style.map { upper.merged(over: $0) } ?? upper }
      }
      guard isShown || litIndex != nil else { continue }
      dots.append(
        Dot(
          position: position, pitch: spelling?.spelling(of: pitch) ?? pitch, interval: interval, style: style,
          highlightStyle: litIndex.flatMap { lit.requests[$0].style }, isHighlighted: litIndex != nil, isShown: isShown)
      )
    }
    return dots
  }

  /// The requests of a layer, found by pitch class, MIDI number and place in constant time.
  private struct Sheet {
    let requests: [Request]
    private let style: NoteStyle?
    private var byPitchClass = [Int](repeating: -1, count: 12)
    private var byMIDINote: [Int: Int] = [:]
    private var byPosition: [Position: Int] = [:]

    var isEmpty: Bool { requests.isEmpty }

    init(requests: [Request], style: NoteStyle? = nil) {
      self.requests = requests
      self.style = style
      for (index, request) in requests.enumerated() {
        switch request.target {
        case .noteName(let name): byPitchClass[name.pitchClass] = index
        case .pitch(let pitch): byMIDINote[pitch.midiNoteNumber] = index
        case .midiNote(let number): byMIDINote[number] = index
        case .position(let position, _): byPosition[position] = index
        }
      }
    }

    /// The index of the latest request that marks a place; none where a still later one hides it.
    func latest(at position: Position, _ pitch: Pitch) -> Int? {
      guard !requests.isEmpty else { return nil }
      var latest = byPitchClass[pitch.pitchClass]
      if !byMIDINote.isEmpty { latest = max(latest, byMIDINote[pitch.midiNoteNumber] ?? -1) }
      if !byPosition.isEmpty { latest = max(latest, byPosition[position] ?? -1) }
      return latest < 0 || requests[latest].isHiding ? nil : latest
    }

    /// The style of a request over the sheet's own.
    func style(of index: Int) -> NoteStyle? {
      guard let style else { return requests[index].style }
      return requests[index].style.map { $0.merged(over: style) } ?? style
    }
  }
}

extension Marks.Target {
  /// The sounding pitch under the name that the target asks for; as the instrument spells it where it asks for none.
  fileprivate func spelling(of pitch: Pitch) -> Pitch {
    switch self {
    case .noteName(let name): pitch.respelled(as: name)
    case .pitch(let asked), .position(_, .some(let asked)): pitch.respelled(as: asked.noteName)
    case .midiNote, .position(_, nil): pitch
    }
  }
}
