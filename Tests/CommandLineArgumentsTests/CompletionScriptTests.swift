import TestSupport
import Testing

@testable import CommandLineArguments

@Suite struct CompletionScriptTests {
  @Test(arguments: Shell.allCases)
  func scripts(shell: Shell) throws {
    #expect(Snapshot.difference(of: Sample.program.completionScript(for: shell), from: "completion.\(shell)") == nil)
  }

  @Test func quotedWordsAreReadBack() {
    #expect(Shell.bash.quoted("it's $HOME \\ \"x\"") == #"'it'\''s $HOME \ "x"'"#)
    #expect(Shell.zsh.quoted("it's $HOME \\ \"x\"") == #"'it'\''s $HOME \ "x"'"#)
    #expect(Shell.fish.quoted("it's $HOME \\ \"x\"") == #"'it\'s $HOME \\ "x"'"#)
    #expect(Shell.fish.quoted(["a b", ""]) == "'a b' ''")
  }

  /// Outside of quotes, no character of a description may be left that a shell would act on.
  @Test(arguments: [Shell.zsh, .fish])
  func everyDefinitionIsWrittenOnOneBalancedLine(shell: Shell) throws {
    let lines = Sample.program.completionScript(for: shell).split(separator: "\n").map(String.init)
    for option in Sample.scale.options {
      let written = lines.filter { line in
        option.spellings.contains { line.contains($0 + "[") || line.contains($0 + "=[") || line.contains($0 + "+[") }
          || line.contains("-l \(option.name) ")
      }
      #expect(!written.isEmpty, "\(option.name)")
      for line in written { #expect(isBalanced(line, in: shell), "\(line)") }
    }
  }

  private func isBalanced(_ line: String, in shell: Shell) -> Bool {
    var isQuoted = false
    var isEscaped = false
    for character in line {
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\" where !isQuoted || shell == .fish: isEscaped = true
      case "'": isQuoted.toggle()
      case _ where !isQuoted && "$`[]{}*?#\";&|<>".contains(character): return false
      default: break
      }
    }
    return !isQuoted
  }
}
