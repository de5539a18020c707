/// How long the frets are along the neck.
public enum FretSizing: Hashable, Sendable {
  /// The frets fill the length of the picture exactly.
  case fill
  /// Frets in proportion: as long as the strings' spacing times the configuration's `fitAspectRatio`, but never more
  /// than what fills the picture.
  case fit
  /// So many points a fret; what overflows can be scrolled.
  case fixed(Double)
  /// A part of the picture's length a fret; what overflows can be scrolled.
  case multiplier(Double)

  /// The usual ratio of a fret's length to the strings' spacing for ``fit``.
  public static let fitAspectRatio = 1.5
}

/// Where the neck stands along its length when it is shorter than the picture.
public enum FretboardAlignment: String, CaseIterable, Hashable, Sendable {
  case center
  /// At the nut's end.
  case leading
  /// At the far frets' end.
  case trailing
}

/// Which frets carry their number.
public enum FretNumbering: String, CaseIterable, Hashable, Sendable {
  case all
  /// The first visible fret alone, and only where the neck does not start at the nut, as in chord boxes.
  case base
}
