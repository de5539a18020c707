extension Drawing {
  /// What tells a drawing from an earlier one, by identity, so that a front end touches only that.
  ///
  /// Removals come first, then updates, then insertions in their order.
  public struct Changes: Hashable, Sendable {
    /// A new element and where it goes.
    public struct Insertion: Hashable, Sendable {
      /// The element.
      public var element: Element
      /// The element right behind it, there by the time it is inserted; `nil` where it is the farthest of all.
      public var after: ID?
    }

    /// The new size, if it changed.
    public var size: Size?
    /// The new origin, if the picture was scrolled.
    public var origin: Point?
    /// The new title, if it changed.
    public var title: String?
    /// The new summary, if it changed.
    public var summary: String?
    /// What is no longer there, or stands elsewhere in painter's order and is inserted again.
    public var removed: [ID] = []
    /// What is painted otherwise, in its place.
    public var updated: [Element] = []
    /// What is new, from the farthest to the nearest.
    public var inserted: [Insertion] = []

    /// Creates changes; by default none.
    public init() {}

    /// Whether nothing changed.
    public var isEmpty: Bool { self == Changes() }
  }

  /// What tells this drawing from an earlier one. O(elements), most of it spent on those between the first and the last
  /// that differ. No two elements of a drawing may have the same identity.
  public func changes(since old: Drawing) -> Changes {
    var changes = Changes()
    if size != old.size { changes.size = size }
    if origin != old.origin { changes.origin = origin }
    if title != old.title { changes.title = title }
    if summary != old.summary { changes.summary = summary }
    func keep(_ element: Element, insteadOf before: Element) {
      if element != before { changes.updated.append(element) }
    }
    // Most changes are a few in the middle: what stands before and behind them is walked side by side.
    let shorter = min(elements.count, old.elements.count)
    var head = 0
    while head < shorter, elements[head].id == old.elements[head].id {
      keep(elements[head], insteadOf: old.elements[head])
      head += 1
    }
    var tail = 0
    while tail < shorter - head,
      elements[elements.count - 1 - tail].id == old.elements[old.elements.count - 1 - tail].id
    {
      tail += 1
    }
    let middle = head..<(elements.count - tail)
    let oldMiddle = head..<(old.elements.count - tail)
    var places: [ID: Int] = [:]
    for index in oldMiddle { places[old.elements[index].id] = index }
    // An element keeps its place where all that are kept before it stood before it.
    var next = oldMiddle.lowerBound
    for index in middle {
      let element = elements[index]
      if let place = places[element.id], place >= next {
        for skipped in next..<place { changes.removed.append(old.elements[skipped].id) }
        next = place + 1
        keep(element, insteadOf: old.elements[place])
      } else {
        changes.inserted.append(Changes.Insertion(element: element, after: index > 0 ? elements[index - 1].id : nil))
      }
    }
    for skipped in next..<oldMiddle.upperBound { changes.removed.append(old.elements[skipped].id) }
    for offset in stride(from: tail, to: 0, by: -1) {
      keep(elements[elements.count - offset], insteadOf: old.elements[old.elements.count - offset])
    }
    return changes
  }

  /// Takes over what tells a later drawing from this one. O(elements), and as much again for each insertion.
  public mutating func apply(_ changes: Changes) {
    if let size = changes.size { self.size = size }
    if let origin = changes.origin { self.origin = origin }
    if let title = changes.title { self.title = title }
    if let summary = changes.summary { self.summary = summary }
    let removed = Set(changes.removed)
    elements.removeAll { removed.contains($0.id) }
    var updated: [ID: Element] = [:]
    for element in changes.updated { updated[element.id] = element }
    for index in elements.indices {
      if let element = updated[elements[index].id] { elements[index] = element }
    }
    for insertion in changes.inserted {
      let index = insertion.after.flatMap { id in elements.firstIndex { $0.id == id } }
      elements.insert(insertion.element, at: index.map { $0 + 1 } ?? 0)
    }
  }
}
