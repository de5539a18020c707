/// What fingers do on an instrument, as a value: events in, what is held and how far to scroll out.
///
/// It knows places and a distance along the instrument, and nothing of geometry, sound or platforms. Whoever owns it
/// finds the place under a pointer first, and takes from the returned ``Effects`` what begins and ends to sound. These
/// are the *difference of the held places* before and after, so that a press without its release cannot be written.
///
///     pointer     began                  moved                              ended, cancelled
///     unknown     playing (place)        unknown                            unknown
///     playing     ended, then began      gliding: playing (place)           unknown
///                                        scrolling, up to the threshold:
///                                          playing (place where it began)
///                                        scrolling, beyond: panning
///     panning     ended, then began      panning; the first one scrolls     unknown
///
/// A place is held while any pointer plays it, or the cursor's key: a second finger on it is silent until both have left.
public struct Gestures<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// What a drag does.
  public enum Drag: Hashable, Sendable {
    /// It slides across places; each is held while the pointer is on it.
    case gliding
    /// It scrolls, once the pointer is farther along than so many points from where it began.
    case scrolling(threshold: Double)
  }

  /// What an event leads to.
  public struct Effects: Hashable, Sendable {
    /// The places that are held no more, in order.
    public var released: [Position] = []
    /// The places that are held from now on, in order. Releases come first.
    public var pressed: [Position] = []
    /// The distance in points by which the view follows the pointer: positive towards the far end.
    public var scroll: Double = 0

    /// Creates effects; by default none.
    public init(released: [Position] = [], pressed: [Position] = [], scroll: Double = 0) {
      self.released = released
      self.pressed = pressed
      self.scroll = scroll
    }
  }

  private struct Pointer: Hashable, Sendable {
    let id: Int
    /// The place it holds; none beside all places and while it pans.
    var place: Position?
    /// Where it began, in points along the view; no number where that was none.
    let start: Double
    /// Where it last scrolled to, in points along the view; `nil` while it plays.
    var panned: Double?
  }

  /// In the order in which they came.
  private var pointers: [Pointer] = []
  /// The place that the cursor's key holds.
  private var keyed: Position?

  /// Creates gestures without any pointer.
  public init() {}

  /// The places that are held, each once, in order.
  public var held: [Position] {
    var places: [Position] = []
    for pointer in pointers {
      if let place = pointer.place, !places.contains(place) { places.append(place) }
    }
    if let keyed, !places.contains(keyed) { places.append(keyed) }
    places.sort()
    return places
  }

  /// Whether no pointer is down and no key.
  public var isIdle: Bool { pointers.isEmpty && keyed == nil }

  /// Whether the cursor's key is down.
  public var isKeyDown: Bool { keyed != nil }

  /// Whether the view follows a pointer.
  public var isPanning: Bool { pointers.contains { $0.panned != nil } }

  /// A pointer came down on a place, or beside all of them; `along` is its distance along the view in points.
  ///
  /// One that is already down has lost its end, which is made up for.
  public mutating func began(id: Int, at place: Position?, along: Double) -> Effects {
    changing { gestures in
      gestures.pointers.removeAll { $0.id == id }
      gestures.pointers.append(Pointer(id: id, place: place, start: along.isFinite ? along : .nan))
    }
  }

  /// A pointer moved to a place, or beside all of them. One that is not down changes nothing.
  public mutating func moved(id: Int, to place: Position?, along: Double, drag: Drag) -> Effects {
    guard let index = pointers.firstIndex(where: { $0.id == id }) else { return Effects() }
    if let last = pointers[index].panned { return pan(index, from: last, to: along) }
    switch drag {
    case .gliding:
      guard pointers[index].place != place else { return Effects() }
      return changing { $0.pointers[index].place = place }
    case .scrolling(let threshold):
      let start = pointers[index].start
      // What is no number is no farther than anything.
      guard along.isFinite, abs(along - start) > threshold else { return Effects() }
      var effects = changing { $0.pointers[index].place = nil }
      // The view starts from where the threshold was passed, so that it does not jump.
      effects.scroll = pan(index, from: along < start ? start - threshold : start + threshold, to: along).scroll
      return effects
    }
  }

  /// A pointer was lifted or taken away. One that is not down changes nothing.
  public mutating func ended(id: Int) -> Effects {
    changing { $0.pointers.removeAll { $0.id == id } }
  }

  /// The cursor's key came down on a place; another that it held is released.
  public mutating func keyBegan(at place: Position) -> Effects {
    changing { $0.keyed = place }
  }

  /// The cursor's key was lifted.
  public mutating func keyEnded() -> Effects {
    changing { $0.keyed = nil }
  }

  /// Takes every pointer and the key away.
  public mutating func cancelAll() -> Effects {
    changing { $0 = Gestures() }
  }

  /// Moves a panning pointer. Only the first of them scrolls; the others keep up, so that nothing jumps when it leaves.
  private mutating func pan(_ index: Int, from last: Double, to along: Double) -> Effects {
    guard along.isFinite else { return Effects() }
    let isLeader = !pointers[..<index].contains { $0.panned != nil }
    pointers[index].panned = along
    return Effects(scroll: isLeader ? last - along : 0)
  }

  private mutating func changing(_ change: (inout Gestures) -> Void) -> Effects {
    let before = held
    change(&self)
    let after = held
    return Effects(
      released: before.filter { !after.contains($0) }, pressed: after.filter { !before.contains($0) })
  }
}
