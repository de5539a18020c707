/// Lines of help of at most 80 columns.
struct HelpPage {
  static let width = 80

  typealias Row = (label: String, text: String)

  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a title after a blank line.
  mutating func section(_ title: String) {
    lines += ["", title + ":"]
  }

  /// Adds a line as it is.
  mutating func verbatim(_ line: String) {
    lines.append(line)
  }

  /// Adds one line break for each in the text, and more where lines are full; later lines are indented by `hanging`.
  mutating func paragraph(_ text: String, indent: Int = 0, hanging: Int? = nil) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      add(first: "", line, indent: indent, hanging: hanging ?? indent)
    }
  }

  /// Adds a table of two columns; a label too long for its column stands on a line of its own.
  ///
  /// The column fits the labels of this table, or those of `others`, to which it belongs.
  mutating func rows(_ rows: [Row], alignedWith others: [Row]? = nil) {
    let column = min((others ?? rows).map(\.label.count).max() ?? 0, 26) + 4
    for row in rows {
      let label = "  " + row.label
      if label.count + 2 > column || row.text.isEmpty {
        add(first: "", row.label[...], indent: 2, hanging: 4)
        if !row.text.isEmpty { paragraph(row.text, indent: column) }
      } else {
        let texts = row.text.split(separator: "\n", omittingEmptySubsequences: false)
        let padded = label + String(repeating: " ", count: column - label.count)
        add(first: padded, texts.first ?? "", indent: column, hanging: column)
        for text in texts.dropFirst() { paragraph(String(text), indent: column) }
      }
    }
  }

  /// Fills lines with the words of the text; `first`, if any, takes the place of the first line's indent.
  private mutating func add(first: String, _ text: Substring, indent: Int, hanging: Int) {
    var line = first.isEmpty ? String(repeating: " ", count: indent) : first
    var isFresh = true
    for word in text.split(separator: " ") {
      var word = word
      if !isFresh, line.count + 1 + word.count > HelpPage.width {
        lines.append(line)
        line = String(repeating: " ", count: hanging)
        isFresh = true
      }
      // No line could hold such a word.
      while line.count + word.count > HelpPage.width {
        let room = HelpPage.width - line.count
        lines.append(line + word.prefix(room))
        word = word.dropFirst(room)
        line = String(repeating: " ", count: hanging)
      }
      line += isFresh ? word : " " + word
      isFresh = false
    }
    lines.append(isFresh && first.isEmpty ? "" : line)
  }
}
