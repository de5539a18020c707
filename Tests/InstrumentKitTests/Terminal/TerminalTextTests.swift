import InstrumentKit
import TestSupport
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("B♭", 2), ("F𝄪", 3), ("E𝄫", 3), ("e\u{301}", 1), ("日本", 4), ("🎸", 2), ("", 0), ("a\tb", 3), ("\u{1B}[1m", 3),
    ("\u{301}", 0),
    // Wide by Unicode's tables, and not wide although they look it.
    ("⚪", 2), ("⛔", 2), ("✨", 2), ("➕", 2), ("⬛", 2), ("⭕", 2), ("︐", 2), ("🟰", 2), ("♿", 2), ("🌡", 1), ("㉈", 1),
    ("🏷", 1), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("♯", 1),
  ]) func columns(text: String, columns: Int) {
    #expect(TerminalText(text).columns == columns)
  }

  @Test func shorteningTellsThatSomethingIsMissing() {
    #expect(TerminalText("minor").shortened(to: 5) == "minor")
    #expect(TerminalText("minor").shortened(to: 4) == "min…")
    #expect(TerminalText("minor").shortened(to: 1) == "m")
    #expect(TerminalText("日本").shortened(to: 3) == "日…")
    #expect(TerminalText("日本").shortened(to: 1) == "")
    for limit in [Int.min, -1, 0] { #expect(TerminalText("minor").shortened(to: limit) == "") }
    #expect(TerminalText("minor").shortened(to: .max) == "minor")
  }

  @Test func neverWiderThanAsked() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("TerminalTextTests.neverWiderThanAsked: seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0...0x1FFFF, using: &random)) ?? "x")
      }
      let limit = Int.random(in: 0...8, using: &random)
      #expect(
        TerminalText(TerminalText(text).shortened(to: limit)).columns <= limit, "\(text.debugDescription) \(limit)")
    }
  }
}
