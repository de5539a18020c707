// Prints what the portable targets compute, as natively compiled Swift and as Embedded Swift for WebAssembly alike.
// `script/check-embedded` compares the two, byte for byte.
//
// A new section is a function in a file of its own, and a line here.

func writeReport() {
  var report = Report()
  reportRuntime(to: &report)
  reportTheory(to: &report)
  reportFretboards(to: &report)
  report.end()
}

#if arch(wasm32)

/// What the host calls. Without a C library nothing stands between it and the program.
@_expose(wasm, "_start") @c(_start)
func start() {
  checkRuntime()
  writeReport()
}

#else

@main struct PortabilityCheck {
  static func main() {
    writeReport()
  }
}

#endif
