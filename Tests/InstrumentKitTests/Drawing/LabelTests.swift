import InstrumentKit
import TestSupport
import Testing

@Suite struct LabelTests {
  static let texts = ["C", "F𝄪", "B𝄫", "♭3", "#9", "♯11", "Cis", "Sol♯", "x 10", "W", "i", "12", "♭♭7", "é", "🎸"]

  private func elements(of label: Label, size: Double, anchor: Drawing.Text.Anchor = .middle) -> [Drawing.Element] {
    label.elements(id: Drawing.ID(.title), x: 0, y: 0, size: size, color: .black, anchor: anchor)
  }

  @Test func aLabelFitsIntoItsCircle() {
    for text in Self.texts {
      for diameter in [4.0, 11, 30, 200] {
        let label = Label(text)
        let size = label.fittingSize(inCircle: diameter, limit: 20)
        #expect(size > 0 && size <= 20)
        // The box of the letters; accidentals reach a little above and below it, where the circle is wide enough.
        let half = (label.unitWidth * size / 2, Label.capHeight * size / 2)
        #expect(half.0 * half.0 + half.1 * half.1 <= diameter * diameter / 4, "\(text) in \(diameter)")
        for element in elements(of: label, size: size) {
          let extent = Extent(of: element)
          #expect(extent.left >= -diameter / 2 && extent.right <= diameter / 2)
          #expect(extent.top >= -diameter / 2 && extent.bottom <= diameter / 2)
        }
      }
    }
  }

  @Test func aLabelFitsIntoAWidth() {
    for text in Self.texts {
      let label = Label(text)
      #expect(label.fittingSize(inWidth: 10, limit: 100) * label.unitWidth <= 10.000_001)
      #expect(label.fittingSize(inWidth: 10_000, limit: 12) == 12)
    }
    #expect(Label("").fittingSize(inWidth: 10, limit: 12) == 12)
  }

  @Test func runsTouchAndKeepTheirOrder() {
    for text in Self.texts {
      let parts = elements(of: Label(text), size: 10).map { Extent(of: $0) }
      for (left, right) in zip(parts, parts.dropFirst()) { #expect(left.left < right.right) }
    }
    let parts = elements(of: Label("F𝄪"), size: 100)
    #expect(parts.count == 2)
    guard case .text(let letter) = parts[0].shape, case .path(_, let origin, let scale) = parts[1].shape else {
      Issue.record("a letter and an outline expected")
      return
    }
    #expect(letter.anchor == .end && letter.origin == origin && scale == 1)
    #expect(parts.map(\.id.part) == [0, 1])
  }

  @Test func anchorsPlaceTheWhole() {
    for text in ["C", "B♭", "♭3"] {
      let width = Label(text).unitWidth * 10
      let starts: [(Drawing.Text.Anchor, Double)] = [(.start, 0), (.middle, -width / 2), (.end, -width)]
      for (anchor, expected) in starts {
        let parts = elements(of: Label(text), size: 10, anchor: anchor)
        let left = parts.map { Extent(of: $0).left }.min()!
        // Outlines have side bearings.
        #expect(left >= expected - 1e-9 && left < expected + 1.5, "\(text) \(anchor)")
      }
    }
  }

  @Test func aLabelIsAsWideAsItsParts() {
    #expect(Label("").unitWidth == 0)
    #expect(abs(Label("B♭").unitWidth - Label("B").unitWidth - Label("♭").unitWidth) < 1e-12)
  }

  @Test func aBlankBehindAnAccidentalKeepsItsRoom() {
    let id = Drawing.ID(.title)
    let label = Label("E♭ major")
    let elements = label.elements(id: id, x: 0, y: 0, size: 10, color: .black, anchor: .start)
    guard case .path(_, let flat, _) = elements[1].shape, case .text(let word) = elements[2].shape else {
      Issue.record("a flat and a word should follow the letter")
      return
    }
    #expect(elements.count == 3)
    #expect(word.string == "major")
    #expect(word.origin.x - flat.x > (Label("♭").unitWidth + 0.3) * 10)
  }
}
