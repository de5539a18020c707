import MusicTheory

/// What can be played on an instrument, as music: places and what sounds there. Geometry is ``InstrumentLayout``'s.
public protocol Instrument {
  /// A place that sounds one pitch: a string and fret, or a key.
  associatedtype Position: Hashable, Comparable, Sendable

  /// The visible places that can be played, in order.
  var positions: [Position] { get }

  /// What sounds at a place, spelled as the instrument spells it, or `nil` where nothing can be played.
  func pitch(at position: Position) -> Pitch?
}

extension Instrument {
  /// The visible places that sound a pitch, however it is spelled, in order; O(places).
  public func positions(sounding pitch: Pitch) -> [Position] {
    positions.filter { self.pitch(at: $0)?.midiNoteNumber == pitch.midiNoteNumber }
  }

  /// The visible places whose pitch class is in a set, in order; O(places).
  public func positions(sounding pitchClasses: PitchClassSet) -> [Position] {
    positions.filter { position in pitch(at: position).map { pitchClasses.contains($0.midiNoteNumber) } ?? false }
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
