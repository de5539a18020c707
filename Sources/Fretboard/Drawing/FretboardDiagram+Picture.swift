import InstrumentKit

extension FretboardDiagram {
  /// The whole picture with its title over the neck and its legend under it, in a size in points, or in one that follows
  /// from the numbers of frets and strings. What would leave no room for the neck is left out of the picture.
  public func picture(size: Drawing.Size? = nil) -> Drawing {
    let legend = legend(of: marks.dots(on: fretboard))
    let titleBand = title.isEmpty ? 0 : Drawing.titleBand(size: configuration.titleSize)
    let legendBand = legend.isEmpty ? 0 : Drawing.legendBand(size: configuration.labelSize)
    var size = size ?? preferredSize(bands: titleBand + legendBand)
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
        legend.map { Drawing.LegendEntry(style: $0.style.merged(over: .defaultNote), text: $0.function.legend) },
        size: configuration.labelSize, color: configuration.fretLabelColor,
        background: configuration.backgroundColor)
    }
    if hasTitle {
      drawing = drawing.titled(
        title, size: configuration.titleSize, color: configuration.titleColor,
        background: configuration.backgroundColor, isCentered: isTitleCentered)
    }
    return drawing
  }

  private func preferredSize(bands: Double) -> Drawing.Size {
    var size = FretboardLayout.preferredSize(for: fretboard, configuration: configuration)
    size.height += bands
    return size
  }
}
