/// A shell that commands can be completed in.
package enum Shell: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish

  /// The text as one word that the shell reads back unchanged.
  func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch Character(Unicode.Scalar(byte)) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    var result = "'"
    for scalar in text.unicodeScalars {
      switch (self, scalar) {
      case (.fish, "'"), (.fish, "\\"): result += "\\\(scalar)"
      case (_, "'"): result += "'\\''"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  func quoted(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }
}

extension Program {
  /// Returns a script that makes the shell complete commands, options and values when it reads the script.
  ///
  /// Everything is written into it: completing does not run the program.
  package func completionScript(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bashCompletion
      case .zsh: zshCompletion
      case .fish: fishCompletion
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of the function that completes: a name that all three shells allow.
  var completionFunction: String {
    "_" + String(name.map { $0 == "-" ? "_" : $0 })
  }
}
