import TestSupport
import Testing

@testable import InstrumentKit

@Suite struct SVGWriterTests {
  private func written(_ write: (inout SVGWriter) -> Void) -> String {
    var writer = SVGWriter(capacity: 0)
    write(&writer)
    return writer.string
  }

  @Test func numbersAreShortAndFixed() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (12.5, "12.5"), (0.005, "0.01"), (0.004, "0"), (-0.004, "0"),
      (-0.005, "-0.01"), (0.1, "0.1"), (0.07, "0.07"), (-0.25, "-0.25"), (99.999, "100"), (1.005e3, "1005"),
      (1e9, "20000000"), (-1e300, "-20000000"), (.nan, "0"), (.infinity, "0"), (-.infinity, "0"),
      (.leastNonzeroMagnitude, "0"), (19_999_999.99, "19999999.99"),
    ]
    for (value, expected) in cases { #expect(written { $0.number(value) } == expected, "\(value)") }
  }

  @Test func factorsHaveFourDecimals() {
    let cases: [(Double, String)] = [(0.13, "0.13"), (0.00005, "0.0001"), (1, "1"), (1e9, "200000"), (.nan, "0")]
    for (value, expected) in cases { #expect(written { $0.factor(value) } == expected, "\(value)") }
  }

  @Test func numbersAreNearWhatTheyWrite() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let value = (random.unit() - 0.5) * 4000
      let text = written { $0.number(value) }
      #expect(abs(Double(text)! - value) <= 0.005_000_1, "\(value) is written as \(text)")
      #expect(!text.hasSuffix("0") || !text.contains("."))
    }
  }

  @Test func integersAreWhole() {
    for value in [0, 7, -7, 10, 128, -1200, Int.max, Int.min] {
      #expect(written { $0.integer(value) } == "\(value)")
    }
  }

  @Test func textIsEscapedAndControlsAreDropped() {
    #expect(written { $0.escaped("<a href=\"x\">&'</a>") } == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;&lt;/a&gt;")
    #expect(written { $0.escaped("a\u{0}b\u{1B}c\u{7F}d\u{9B}e\u{FFFE}f\u{FFFF}") } == "abcdef")
    #expect(written { $0.escaped("a\tb\nc\r\nd") } == "a b c  d")
    #expect(written { $0.escaped("é 🎸 𝄪 👨‍👩‍👧 עברית") } == "é 🎸 𝄪 👨‍👩‍👧 עברית")
  }

  @Test func colorsAreHexadecimalWithOpacity() {
    #expect(written { $0.color("fill", Drawing.Color(hex: 0xD55E00)) } == " fill=\"#D55E00\"")
    #expect(
      written { $0.color("stroke", Drawing.Color(white: 1, alpha: 0.25)) }
        == " stroke=\"#FFFFFF\" stroke-opacity=\"0.25\"")
    let wild = Drawing.Color(red: .nan, green: 7, blue: -3, alpha: -1)
    #expect(written { $0.color("fill", wild) } == " fill=\"#00FF00\" fill-opacity=\"0\"")
  }
}
