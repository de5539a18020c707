import InstrumentKit
import Testing

@Suite struct TerminalStyleTests {
  @Test(arguments: [
    (true, ["TERM": "xterm-256color"], TerminalStyle(glyphs: .unicode, colors: .ansi256)),
    (true, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], TerminalStyle(glyphs: .unicode, colors: .trueColor)),
    (true, ["TERM": "xterm", "COLORTERM": "24bit"], TerminalStyle(glyphs: .unicode, colors: .trueColor)),
    (true, ["TERM": "xterm-256color", "NO_COLOR": "1"], TerminalStyle.plain),
    (true, ["TERM": "xterm-256color", "NO_COLOR": ""], TerminalStyle(glyphs: .unicode, colors: .ansi256)),
    (false, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], TerminalStyle.plain),
    (true, ["TERM": "dumb", "COLORTERM": "truecolor"], TerminalStyle.plain),
    (true, ["TERM": "vt100"], TerminalStyle.plain), (true, [:], TerminalStyle.plain),
    (false, ["LANG": "C"], TerminalStyle(glyphs: .ascii)), (false, ["LANG": "POSIX"], TerminalStyle(glyphs: .ascii)),
    (false, ["LANG": "de_DE.ISO-8859-1"], TerminalStyle(glyphs: .ascii)),
    (false, ["LANG": "de_DE.UTF-8"], TerminalStyle.plain), (false, ["LANG": "C.utf8"], TerminalStyle.plain),
    (false, ["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], TerminalStyle.plain),
    (false, ["LANG": "en_US.UTF-8", "LC_ALL": "C"], TerminalStyle(glyphs: .ascii)),
    (false, ["LANG": "C", "LC_ALL": ""], TerminalStyle(glyphs: .ascii)),
  ]) func theEnvironmentDecides(isTerminal: Bool, environment: [String: String], style: TerminalStyle) {
    #expect(TerminalStyle(isTerminal: isTerminal, environment: environment) == style)
    #expect(environment.keys.allSatisfy { TerminalStyle.environmentNames.contains($0) })
  }
}
