import Foundation
import Testing

/// Mistakes get one helpful line, a status, and leave nothing behind.
@Suite struct FailureTests {
  @Test(arguments: [
    (["scale", "C majro"], 65, "did you mean \"major\"?"), (["chord", "H"], 65, "did you mean \"B\"?"),
    (["scale", ""], 65, "the text is empty"), (["chord", "C4"], 65, "add11 or sus4"),
    (["notes", "C999"], 65, "octave number"), (["notes", "C4", "Cq"], 65, "nothing more after a note name"),
    (["notes", "C4", "Q3"], 65, "letter from A to G"),
    (["shape", "x3201"], 65, "5 strings where the instrument has 6"), (["shape", "x3201z"], 65, "\"z\""),
    (["scale", "C", "--tuning", "drop q"], 65, "did you mean \"Drop D\"?"),
    (["scale", "C", "--instrument", "guitr"], 65, "did you mean \"guitar\"?"),
    (["scale", "C", "--style", "/no/such/file"], 65, "/no/such/file"),
    (["scale", "C", "--frets", "12-3"], 64, "0-12"), (["scale", "C", "--frets", "x"], 64, "0-12"),
    (["scale", "C", "--frets", "0-999"], 64, "0-127"), (["scale", "C", "--capo", "99"], 64, "1 to 36"),
    (["scale", "C", "--size", "0x10"], 64, "1200x300"), (["scale", "C", "--sizing", "fixed:-1"], 64, "fixed:40"),
    (["scale", "C", "-o", "x.bmp"], 64, ".svg"), (["scale", "C", "--labels", "nmaes"], 64, "names"),
    (["shape", "x32010", "--labels", "degrees"], 64, "no root"), (["scle", "C"], 64, "'scale'"),
    (["scale"], 64, "scale \"F major\""), (["scale", "C", "major"], 64, "\"C major\""),
    (["scale", "C", "--flets", "3"], 64, "--frets"), (["tunings", "--format", "svg"], 64, "json"),
  ]) func mistakesGetOneLine(words: [String], status: Int, part: String) throws {
    let run = try Run(words: words)
    #expect(Int(run.status) == status)
    #expect(run.output.isEmpty)
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == (status == 64 ? 2 : 1), "\(run.error)")
    #expect(lines.first?.hasPrefix("fretboard: ") == true)
    #expect(lines.first?.contains(part) == true, "\(run.error)")
  }

  @Test func whatCannotBeWrittenLeavesNothing() throws {
    let scratch = try Scratch()
    for path in [scratch.path("missing/f.svg"), scratch.path("folder.svg")] {
      if path.hasSuffix("folder.svg") {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      }
      let run = try Run("scale", "F major", "-o", path)
      #expect(run.status == 73)
      #expect(run.error.split(separator: "\n").count == 1)
    }
    #expect(try scratch.files == ["folder.svg"])
  }

  @Test func aMistakeKeepsTheOldFile() throws {
    let scratch = try Scratch()
    let path = scratch.path("f.svg")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try Run("scale", "F majro", "-o", path).status == 65)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(try Run("scale", "F major", "-o", path).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg"))
    #expect(try scratch.files == ["f.svg"])
  }

  @Test func badStylesNameTheKey() throws {
    let scratch = try Scratch()
    let path = scratch.path("style.json")
    for (json, part) in [
      (#"{"stringWidth":-3}"#, "stringWidth"), (#"{"boardColor":{"red":2,"green":0,"blue":0}}"#, "red"), ("{", "JSON"),
      (#"{"fretSizing":{"type":"tiny"}}"#, "tiny"),
    ] {
      try Data(json.utf8).write(to: URL(fileURLWithPath: path))
      let run = try Run("scale", "C", "--style", path)
      #expect(run.status == 65)
      #expect(run.error.contains(part), "\(run.error)")
    }
    try Data(#"{"titleSize":40}"#.utf8).write(to: URL(fileURLWithPath: path))
    let styled = try Run("scale", "C", "--style", path, "--theme", "night", "--format", "svg")
    #expect(styled.output.contains("font-size=\"40\""))
    #expect(styled.output.contains("#16181D"), "what the style leaves out comes from the theme")
  }
}
