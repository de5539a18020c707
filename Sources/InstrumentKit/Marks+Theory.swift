import MusicTheory

extension Marks {
  /// Shows every tone of a scale wherever it sounds, spelled as the scale spells it.
  ///
  /// With a palette, dots are coloured by function. O(tones × requests).
  public mutating func show(_ scale: Scale, labels: ToneLabels = .names, palette: NotePalette? = nil) {
    for name in scale.names { show(name, at: scale.interval(of: name), labels, palette) }
  }

  /// Shows every tone of a chord wherever it sounds, its bass included, spelled as the chord spells it.
  ///
  /// With a palette, dots are coloured by function. O(tones × requests).
  public mutating func show(_ chord: Chord, labels: ToneLabels = .names, palette: NotePalette? = nil) {
    for name in chord.noteNames { show(name, at: chord.interval(of: name), labels, palette) }
  }

  private mutating func show(_ name: NoteName, at interval: Interval?, _ labels: ToneLabels, _ palette: NotePalette?) {
    var style = NoteStyle()
    if let interval {
      style = palette?.style(for: interval) ?? style
      style.label = labels.label(for: interval)
    }
    add(Request(.noteName(name), style: style == NoteStyle() ? nil : style), to: .shown)
  }
}
