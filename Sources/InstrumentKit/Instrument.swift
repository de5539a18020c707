import MusicTheory

/// What can be played on an instrument, as music: places and what sounds there. Geometry is ``InstrumentLayout``'s.
public protocol Instrument {
  /// A place that sounds one pitch: a string and fret, or a key.
  associatedtype Position: Hashable, Comparable, Sendable

  /// The visible places that can be played, in order, with what ``pitch(at:)`` says of each.
  var places: [(position: Position, pitch: Pitch)] { get }

  /// What sounds at a place, spelled as the instrument spells it, or `nil` where nothing can be played.
  func pitch(at position: Position) -> Pitch?
}

extension Instrument {
  /// The visible places that can be played, in order; O(places).
  public var positions: [Position] { places.map { $0.position } }

  /// The visible places that sound a pitch, however it is spelled, in order; O(places).
  public func positions(sounding pitch: Pitch) -> [Position] {
    positions { $0.isEnharmonic(with: pitch) }
  }

  /// The visible places whose pitch class is in a set, in order; O(places).
  public func positions(sounding pitchClasses: PitchClassSet) -> [Position] {
    positions { pitchClasses.contains($0.pitchClass) }
  }

  private func positions(where isWanted: (Pitch) -> Bool) -> [Position] {
    var positions: [Position] = []
    for place in places where isWanted(place.pitch) { positions.append(place.position) }
    return positions
  }
}

/// Where an instrument's places are in a picture: one geometry for drawing and for touch.
public protocol InstrumentLayout {
  associatedtype Position: Hashable, Comparable, Sendable

  /// The size of the picture in points.
  var size: Drawing.Size { get }

  /// The point where a mark of a place is centred, or `nil` where the layout does not show the place.
  func anchor(of position: Position) -> Drawing.Point?

  /// The place at a point, or `nil` where there is none; at most one, the same for all points of its region.
  func position(at point: Drawing.Point) -> Position?
}
