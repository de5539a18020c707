import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What is printed and drawn.
@Suite struct OutputTests {
  @Test func withoutAFileANeckIsPrinted() throws {
    let run = try Run("scale", "A minor pentatonic")
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(run.output.contains("─[A]─"))
    #expect(!run.output.contains("\u{1B}"), "pipes get no colour")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func plainLocalesGetPlainLetters() throws {
    let run = try Run(words: ["scale", "Bb major"], environment: ["LC_ALL": "C"])
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(run.output.contains("Bb"))
  }

  @Test func extensionAndFormatChooseTheForm() throws {
    let scratch = try Scratch()
    for (name, start) in [("f.svg", "<svg"), ("f.txt", "F "), ("f.json", "{")] {
      let path = scratch.path(name)
      #expect(try Run("scale", "F major", "-o", path).status == 0)
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix(start))
    }
    let path = scratch.path("f.txt")
    #expect(try Run("scale", "F major", "-o", path, "--format", "svg").status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg"))
    #expect(try Run("scale", "F major", "-o", "-", "--format", "svg").output.hasPrefix("<svg"))
  }

  @Test("the same input gives the same bytes") func repeatable() throws {
    let words = ["chord", "Cm7b5/Gb", "--format", "svg"]
    #expect(try Run(words: words).output == Run(words: words).output)
  }

  @Test("CP19: titles show what was typed", arguments: ["C+", "C#", "A/C#", "<b>&\"'", "C\u{7}m"])
  func titles(title: String) throws {
    let svg = try Run("shape", "x32010", "--title", title, "--format", "svg").output
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(svg)")
    let shown = title.filter { $0 != "\u{7}" }.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "'", with: "&#39;")
    #expect(svg.contains("<title>\(shown)</title>"))
  }

  @Test("LA21: a left-handed picture keeps its strings, frets and labels") func leftHanded() throws {
    func dots(_ words: String...) throws -> Set<String> {
      let svg = try Run(words: ["scale", "D major", "--format", "svg"] + words).output
      return Set(
        svg.split(separator: "\n").filter { $0.hasPrefix("<g class=\"dot ") }.map { line in
          String(line.prefix { $0 != ">" })
            + String(line[line.range(of: "<title>")!.lowerBound..<line.range(of: "</title>")!.lowerBound])
        })
    }
    let right = try dots()
    #expect(right.count > 20)
    #expect(try dots("--left-handed") == right)
    #expect(try dots("--direction", "vertical", "--left-handed", "--flip-strings") == right)
  }

  @Test("boxes have the low string at the left, lying ones at the bottom") func shapes() throws {
    let box = try Run("shape", "x32010").output.split(separator: "\n")
    #expect(box.first?.first { $0 != " " } == "×")
    let lying = try Run("shape", "x32010", "--direction", "horizontal").output.split(separator: "\n")
    #expect(lying.last?.contains("×") == true)
    let left = try Run("shape", "x32010", "--left-handed").output.split(separator: "\n")
    #expect(left.first?.last == "×")
  }

  @Test func germanAndSolfegeNames() throws {
    #expect(try Run("scale", "Es major", "--note-names", "german").output.contains("As"))
    #expect(try Run("chord", "Hm", "--note-names", "german", "--format", "json").output.contains("\"Bm\""))
    #expect(try Run("scale", "Sib major", "--note-names", "solfege").output.contains("Mi♭"))
  }

  @Test func helpAndVersion() throws {
    let version = try Run("--version")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("fretboard "))
    let nothing = try Run(words: [])
    #expect(nothing.output.contains("fretboard scale"))
    for command in ["scale", "chord", "notes", "shape", "tunings"] {
      let help = try Run(command, "--help")
      #expect(help.status == 0)
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(try Run("help", command).output == help.output)
      // Help teaches by example, so its examples must work.
      let scratch = try Scratch()
      let examples = help.output.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
        $0.hasPrefix("fretboard \(command)")
      }
      .filter { !$0.contains("[OPTION") && !$0.contains("…") }
      #expect(examples.count > 1, "\(help.output)")
      for example in examples {
        let words = Self.words(of: String(example)).dropFirst().map { $0.contains(".") ? scratch.path($0) : $0 }
        let run = try Run(words: Array(words))
        #expect(run.status == 0, "\(example): \(run.error)")
      }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completion(shell: String) throws {
    let script = try Run("completion", shell)
    #expect(script.status == 0)
    #expect(script.output.contains("left-handed"))
  }

  @Test("the commands of the README work on the built program") func readme() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let commands = readme.split(separator: "\n").filter { $0.hasPrefix("swift run fretboard ") }
    #expect(commands.count >= 8)
    let scratch = try Scratch()
    for command in commands {
      let words = Self.words(of: String(command)).dropFirst(3).map { $0.hasSuffix(".svg") ? scratch.path($0) : $0 }
      let run = try Run(words: Array(words))
      #expect(run.status == 0, "\(command): \(run.error)")
    }
  }

  /// A command line's words; quotes keep blanks together.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case " " where !isQuoted:
        if !word.isEmpty { words.append(word) }
        word = ""
      default: word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
