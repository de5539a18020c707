/// Reports what `CWasmRuntime` computes where there is no C library: numbers, and the memory behind text and collections.
func reportRuntime(to report: inout Report) {
  report.section("rounding halves away from zero")
  for quarters in -12...12 {
    let number = Double(quarters) / 4
    report.line("\(number): \(number.rounded())")
  }
  let half = 0.5
  for number in [half.nextDown, half.nextUp, -half.nextDown, 0x1p52 - 0.5, 0x1p53, 1e300, -.infinity, .nan] {
    report.line("\(number): \(number.rounded())")
  }

  report.section("numbers in full")
  var number = 1.0 / 3
  for _ in 0..<40 {
    report.line("\(number) \(-1 / number)")
    number *= 37.7
  }

  report.section("text and collections that grow")
  var counts: [String: Int] = [:]
  var text = ""
  for index in 0..<300 {
    text.append("\(index % 17)♭")
    counts[String(text.suffix(3)), default: 0] += 1
  }
  for (word, count) in counts.sorted(by: { $0.key < $1.key }) {
    report.line("\(word): \(count)")
  }
  report.line("\(text.count) characters, \(text.utf8.count) bytes; é is e and accent: \("é" == "e\u{301}")")
}
