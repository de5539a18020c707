/// Which way the strings run on the screen.
public enum FretboardDirection: String, CaseIterable, Hashable, Sendable {
  /// From left to right, as in tablature.
  case horizontal
  /// From top to bottom, as in chord boxes.
  case vertical
}
