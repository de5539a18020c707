extension Drawing {
  /// Fills the whole picture with a colour, in place of any background it had; with a clear one it has none.
  package mutating func setBackground(_ color: Color) {
    elements.removeAll { $0.id.kind == .background }
    guard color.alpha > 0, size.isDrawable else { return }
    let picture = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    elements.insert(
      Element(id: ID(.background), shape: .rectangle(picture, cornerRadius: 0), paint: Paint(fill: color)), at: 0)
  }
}
