import InstrumentKit

extension FretboardDiagram {
  /// The whole picture with its title over the neck, in a size in points, or in one that follows from the numbers of
  /// frets and strings. A title that would leave no room for the neck is left out of the picture.
  public func picture(size: Drawing.Size? = nil) -> Drawing {
    let band = title.isEmpty ? 0 : Drawing.titleBand(size: configuration.titleSize)
    guard let size else {
      return titled(drawing(size: FretboardLayout.preferredSize(for: fretboard, configuration: configuration)))
    }
    guard band > 0, size.height - band >= 40 else { return drawing(size: size) }
    return titled(drawing(size: Drawing.Size(width: size.width, height: size.height - band)))
  }

  private func titled(_ drawing: Drawing) -> Drawing {
    drawing.titled(
      title, size: configuration.titleSize, color: configuration.titleColor,
      background: configuration.backgroundColor, isCentered: isTitleCentered)
  }
}
