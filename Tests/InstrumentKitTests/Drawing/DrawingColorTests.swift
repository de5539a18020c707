import Foundation
import InstrumentKit
import Testing

@Suite struct DrawingColorTests {
  @Test func luminanceAgreesWithTheMathematicsLibrary() {
    for step in 0...255 {
      let value = Double(step) / 255
      let expected = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      #expect(abs(Drawing.Color(white: value).luminance - expected) < 1e-12)
    }
  }

  @Test func contrastGoesFrom1To21() {
    #expect(abs(Drawing.Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(Drawing.Color.white.contrast(with: .white) == 1)
    let (red, blue) = (Drawing.Color(hex: 0xFF0000), Drawing.Color(hex: 0x0000FF))
    #expect(red.contrast(with: blue) == blue.contrast(with: red))
  }

  @Test func blackOrWhiteCanBeReadOnEveryColor() {
    for red in stride(from: 0, through: 1, by: 0.0625) {
      for green in stride(from: 0, through: 1, by: 0.0625) {
        for blue in stride(from: 0, through: 1, by: 0.125) {
          let color = Drawing.Color(red: red, green: green, blue: blue)
          #expect(color.contrast(with: color.readableTextColor) >= 4.5)
        }
      }
    }
  }

  @Test func paintingOverMixesByAlpha() {
    let ground = Drawing.Color(hex: 0x336699)
    #expect(Drawing.Color.clear.painted(over: ground) == ground)
    #expect(Drawing.Color.white.painted(over: ground) == .white)
    #expect(Drawing.Color(white: 0, alpha: 0.5).painted(over: .white) == Drawing.Color(white: 0.5))
  }

  @Test func hexadecimalDigitsAreRedGreenBlue() {
    let color = Drawing.Color(hex: 0xFF8000)
    #expect((color.red, color.blue, color.alpha) == (1, 0, 1))
    #expect(abs(color.green - 128.0 / 255) < 1e-15)
  }
}
