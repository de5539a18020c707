import MusicTheory

/// What is marked on an instrument, as requests in layers; which dots exist is derived from them and the instrument.
///
/// Each layer has one owner: what the program shows, its overlays, what it highlights, what arrives over MIDI, what
/// fingers press. A request keeps the spelling and the style it was made with and names music, not places, where it can:
/// after a change of tuning or window every pitch finds its new places, and nothing can go stale. Setting and then
/// clearing a layer gives back the marks that were.
public struct Marks<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// What a request marks.
  public enum Target: Hashable, Sendable {
    /// Every place of a pitch class, however high: a tone of a scale or chord.
    case noteName(NoteName)
    /// Every place that sounds a pitch.
    case pitch(Pitch)
    /// Every place that sounds a MIDI note number, spelled as the instrument spells it.
    case midiNote(Int)
    /// One place, spelled as given, or as the instrument spells it.
    case position(Position, Pitch?)
  }

  /// One target with its style.
  public struct Request: Hashable, Sendable {
    /// What is marked.
    public var target: Target
    /// The style of these dots; `nil` leaves it to the configuration.
    public var style: NoteStyle?
    /// What the tone is to the root of its scale or chord, where there is one.
    public var interval: Interval?
    /// Whether the request hides its places from older ones of its layer instead of marking them.
    public var isHiding: Bool

    /// Creates a request.
    public init(_ target: Target, style: NoteStyle? = nil, interval: Interval? = nil, isHiding: Bool = false) {
      self.target = target
      self.style = style
      self.interval = interval
      self.isHiding = isHiding
    }
  }

  /// A set of requests shown over others under a name of its own: a chord over a scale.
  public struct Overlay: Hashable, Sendable {
    /// The name by which its owner shows it again and takes it away.
    public var name: String
    /// Overlays lie over what is shown, those of a higher order over those of a lower one, equal ones as they came.
    public var order: Int
    /// The style of its dots under that of their requests; what is `nil` comes from the dots under them.
    public var style: NoteStyle?
    /// What is marked, oldest first.
    public var requests: [Request]

    /// Creates an overlay.
    public init(name: String, order: Int = 0, style: NoteStyle? = nil, requests: [Request] = []) {
      self.name = name
      self.order = order
      self.style = style
      self.requests = requests
    }
  }

  /// What the program shows, oldest first; a later request wins where two mark one place.
  public package(set) var shown: [Request] = []
  /// What the program shows over that, from the lowest to the highest.
  public private(set) var overlays: [Overlay] = []
  /// What the program highlights, oldest first.
  public package(set) var highlighted: [Request] = []
  /// What sounds because of MIDI messages, oldest first.
  public package(set) var received: [Request] = []
  /// What fingers hold down, oldest first.
  public package(set) var pressed: [Request] = []

  /// Creates marks without any request.
  public init() {}

  /// The layers by their owner; overlays are known by name.
  public enum Layer: CaseIterable, Hashable, Sendable {
    case shown, highlighted, received, pressed
  }

  /// Adds a request to a layer; one for the same target is replaced. O(requests).
  public mutating func add(_ request: Request, to layer: Layer) {
    withRequests(of: layer) { requests in requests.put(request) }
  }

  /// Takes the request for a target out of a layer; nothing happens where there is none. O(requests).
  ///
  /// Others may mark the same places: a place stays lit while anyone's request lights it. See ``hide(_:)``.
  public mutating func remove(_ target: Target, from layer: Layer) {
    withRequests(of: layer) { requests in requests.removeAll { $0.target.isSameSound(as: target) } }
  }

  /// Hides the places of a target in the shown layer, whatever request showed them: a pitch of a shown scale, one place of
  /// a shown pitch. O(requests).
  public mutating func hide(_ target: Target) {
    shown.removeAll { target.covers($0.target) }
    if shown.contains(where: { !$0.isHiding && $0.target.mayMeet(target) }) {
      shown.append(Request(target, isHiding: true))
    }
    shown.removeFirst(shown.prefix { $0.isHiding }.count)
  }

  /// Empties a layer.
  public mutating func removeAll(from layer: Layer) {
    withRequests(of: layer) { requests in requests.removeAll() }
  }

  /// Shows an overlay; one of the same name is replaced. O(overlays).
  public mutating func show(_ overlay: Overlay) {
    removeOverlay(named: overlay.name)
    let index = overlays.firstIndex { $0.order > overlay.order } ?? overlays.count
    overlays.insert(overlay, at: index)
  }

  /// Takes away the overlay of a name; nothing happens where there is none. O(overlays).
  public mutating func removeOverlay(named name: String) {
    overlays.removeAll { $0.name == name }
  }

  /// Takes away all overlays.
  public mutating func removeAllOverlays() {
    overlays.removeAll()
  }

  private mutating func withRequests(of layer: Layer, _ change: (inout [Request]) -> Void) {
    switch layer {
    case .shown: change(&shown)
    case .highlighted: change(&highlighted)
    case .received: change(&received)
    case .pressed: change(&pressed)
    }
  }
}

extension Array {
  /// Adds a request in place of one for the same target.
  mutating func put<Position>(_ request: Marks<Position>.Request) where Element == Marks<Position>.Request {
    removeAll { $0.target.isSameSound(as: request.target) }
    append(request)
  }
}

extension Marks.Target {
  /// Whether both targets stand for the same places on any instrument, so that showing D♭ and hiding C♯ agree.
  func isSameSound(as other: Marks.Target) -> Bool {
    switch (self, other) {
    case (.noteName(let left), .noteName(let right)): left.isEnharmonic(with: right)
    case (.position(let left, _), .position(let right, _)): left == right
    default: midiNote != nil && midiNote == other.midiNote
    }
  }

  /// Whether every place of the other target is one of this, on any instrument.
  fileprivate func covers(_ other: Marks.Target) -> Bool {
    if case .noteName(let name) = self, let midiNote = other.midiNote {
      return midiNote.modulo(12) == name.pitchClass
    }
    return isSameSound(as: other)
  }

  /// Whether some place may belong to both targets; what a single place sounds is the instrument's to know.
  fileprivate func mayMeet(_ other: Marks.Target) -> Bool {
    switch (self, other) {
    case (.position, .position): isSameSound(as: other)
    case (.position, _), (_, .position): true
    default: covers(other) || other.covers(self)
    }
  }

  /// The MIDI note number that sounds at every place of the target; `nil` where several may.
  private var midiNote: Int? {
    switch self {
    case .pitch(let pitch): pitch.midiNoteNumber
    case .midiNote(let number): number
    case .noteName, .position: nil
    }
  }
}
