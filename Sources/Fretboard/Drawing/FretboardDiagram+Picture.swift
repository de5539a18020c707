import InstrumentKit

extension FretboardDiagram {
  /// The whole picture with its title over the neck and its legend under it, in a size in points, or in one that follows
  /// from the numbers of frets and strings. What would leave no room for the neck is left out of the picture.
  public func picture(size: Drawing.Size? = nil) -> Drawing {
    var size = size ?? preferredSize
    var room = size.height
    func takes(_ band: Double) -> Bool {
      guard band > 0, room - band >= 40 else { return false }
      room -= band
      return true
    }
    let hasTitle = takes(titleBand)
    let hasLegend = takes(legendBand)
    size.height = room
    var drawing = drawing(size: size)
    if hasLegend {
      drawing = drawing.legended(
        legend, size: configuration.labelSize, color: configuration.fretLabelColor,
        background: configuration.backgroundColor)
    }
    if hasTitle {
      drawing = drawing.titled(
        title, size: configuration.titleSize, color: configuration.titleColor,
        background: configuration.backgroundColor, isCentered: isTitleCentered)
    }
    return drawing
  }

  private var preferredSize: Drawing.Size {
    var size = FretboardLayout.preferredSize(for: fretboard, configuration: configuration)
    size.height += titleBand + legendBand
    return size
  }

  private var titleBand: Double { title.isEmpty ? 0 : Drawing.titleBand(size: configuration.titleSize) }

  private var legendBand: Double { legend.isEmpty ? 0 : Drawing.legendBand(size: configuration.labelSize) }

  /// What the colours mean, where a legend is asked for.
  private var legend: [Drawing.LegendEntry] {
    guard configuration.isDrawLegend else { return [] }
    return functions(of: marks.dots(on: fretboard)).map { function in
      let style = configuration.palette.style(for: function)
      return Drawing.LegendEntry(
        style: style.merged(over: configuration.noteStyle).merged(over: .defaultNote), text: function.legend)
    }
  }
}
