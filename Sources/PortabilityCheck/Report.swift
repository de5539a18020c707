/// A text of one line an item, on its way to standard output.
///
/// What a line says must not depend on the platform: no addresses, no time, no order of a set, no `Int` beyond 32 bits,
/// no interpolated type without a description of its own.
struct Report {
  /// Lines not yet written.
  private var buffer: [UInt8] = []

  /// Starts a section. Writes what came before, so that after a trap the last heading to be seen tells where it was.
  mutating func section(_ title: String) {
    line("## \(title)")
    flush()
  }

  /// Adds a line.
  mutating func line(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 16384 { flush() }
  }

  /// Writes the last line, without which a report is known to be cut short.
  mutating func end() {
    line("end of report")
    flush()
  }

  private mutating func flush() {
    write(buffer, toFile: 1)
    buffer.removeAll(keepingCapacity: true)
  }
}
