/// What stands beside the nut on a string of a fingering.
public enum StringMark: Hashable, Sendable {
  /// A cross: the string is not played.
  case muted
  /// A ring: the string is played open.
  case open
}
