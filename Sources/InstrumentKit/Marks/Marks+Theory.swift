import MusicTheory

extension Marks {
  /// Shows every tone of a scale wherever it sounds, spelled as the scale spells it. O(tones × requests).
  ///
  /// See ``requests(for:style:labels:palette:)-(Scale,_,_,_)``.
  public mutating func show(
    _ scale: Scale, style: NoteStyle? = nil, labels: ToneLabels = .names, palette: NotePalette? = nil
  ) {
    for request in Marks.requests(for: scale, style: style, labels: labels, palette: palette) { shown.put(request) }
  }

  /// Shows every tone of a chord wherever it sounds, its bass included, spelled as the chord spells it.
  /// O(tones × requests).
  ///
  /// See ``requests(for:style:labels:palette:)-(Chord,_,_,_)``.
  public mutating func show(
    _ chord: Chord, style: NoteStyle? = nil, labels: ToneLabels = .names, palette: NotePalette? = nil
  ) {
    for request in Marks.requests(for: chord, style: style, labels: labels, palette: palette) { shown.put(request) }
  }

  /// The requests that mark a scale, one a tone, in the scale's order.
  ///
  /// With a palette, dots are coloured by function; what the style sets comes before that.
  public static func requests(
    for scale: Scale, style: NoteStyle? = nil, labels: ToneLabels = .names, palette: NotePalette? = nil
  ) -> [Request] {
    scale.names.map { tone($0, at: scale.interval(of: $0), style, labels, palette) }
  }

  /// The requests that mark a chord, one a tone, its bass included, in the chord's order.
  ///
  /// With a palette, dots are coloured by function; what the style sets comes before that.
  public static func requests(
    for chord: Chord, style: NoteStyle? = nil, labels: ToneLabels = .names, palette: NotePalette? = nil
  ) -> [Request] {
    chord.noteNames.map { tone($0, at: chord.interval(of: $0), style, labels, palette) }
  }

  private static func tone(
    _ name: NoteName, at interval: Interval?, _ style: NoteStyle?, _ labels: ToneLabels, _ palette: NotePalette?
  ) -> Request {
    var merged = style ?? NoteStyle()
    if let interval {
      if let function = palette?.style(for: interval) { merged = merged.merged(over: function) }
      merged.label = merged.label ?? labels.label(for: interval)
    }
    return Request(.noteName(name), style: merged == NoteStyle() ? nil : merged, interval: interval)
  }
}
