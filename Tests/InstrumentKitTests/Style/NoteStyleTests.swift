import InstrumentKit
import Testing

@Suite struct NoteStyleTests {
  private static let full = NoteStyle(
    color: .white, textColor: .black, borderColor: .darkGray, borderWidth: 2, label: "R", form: .square)

  @Test func theDefaultsAreThoseOfTheManual() {
    #expect(NoteStyle.defaultNote == NoteStyle(color: .black, textColor: .white, borderColor: .clear, borderWidth: 0))
    let lit = NoteStyle.defaultHighlight
    #expect((lit.textColor, lit.borderColor, lit.borderWidth, lit.label) == (.white, .clear, 0, nil))
    let orange = lit.color!
    #expect(orange.red > orange.green && orange.green > orange.blue && orange.blue == 0)
  }

  @Test func gapsAreFilledFromBelow() {
    #expect(NoteStyle().merged(over: Self.full) == Self.full)
    #expect(Self.full.merged(over: .defaultNote) == Self.full)
    let partial = NoteStyle(color: .clear, label: "").merged(over: Self.full)
    #expect(partial.color == .clear && partial.label == "" && partial.form == .square && partial.borderWidth == 2)
  }

  @Test func mergingIsAssociative() {
    let styles = [
      NoteStyle(), Self.full, .defaultNote, .defaultHighlight, NoteStyle(label: ""), NoteStyle(form: .diamond),
    ]
    for a in styles {
      for b in styles {
        for c in styles {
          #expect(a.merged(over: b).merged(over: c) == a.merged(over: b.merged(over: c)))
        }
      }
    }
  }

  @Test func theDefaultsCanBeRead() {
    for style in [NoteStyle.defaultNote, .defaultHighlight] {
      #expect(style.textColor!.contrast(with: style.color!) >= 4.5)
    }
  }

  @Test func textIsReadableUnlessOneStyleSetsBothColors() {
    for ground in [Drawing.Color.white, .black, Drawing.Color(hex: 0x4A2C20)] {
      for hex: UInt32 in [0xFFFF00, 0x000000, 0xFFFFFF, 0x808080, 0xF25919, 0x2244AA] {
        for alpha in [1, 0.5, 0] {
          var color = Drawing.Color(hex: hex)
          color.alpha = alpha
          for own in [NoteStyle(color: color), NoteStyle(textColor: Drawing.Color(hex: hex))] {
            for base in [NoteStyle.defaultNote, .defaultHighlight] {
              let style = own.mergedReadably(over: base, ground: ground)
              let fill = style.color!.painted(over: ground)
              #expect(style.textColor!.painted(over: fill).contrast(with: fill) >= 4.5)
            }
          }
        }
      }
    }
    let chosen = NoteStyle(color: .white, textColor: .lightGray)
    #expect(chosen.mergedReadably(over: .defaultNote, ground: .white).textColor == .lightGray)
  }
}
