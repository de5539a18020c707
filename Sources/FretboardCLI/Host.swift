#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system the program runs on, through the C library: Foundation would take longer to start than a picture takes to
/// draw.
enum Host {
  /// The bytes of a file.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .input("cannot read \"\(path.printable)\": \(reason(errno))") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard ferror(file) == 0 else { throw .input("cannot read \"\(path.printable)\": \(reason(errno))") }
    return bytes
  }

  /// Writes a file whole or not at all: the bytes go beside it, and then take its name.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let draft = "\(path).\(getpid()).part"
    func fail(_ code: Int32) -> Failure {
      unlink(draft)
      return .output("cannot write \"\(path.printable)\": \(reason(code))")
    }
    // "x" never follows or overwrites what is there.
    guard let file = fopen(draft, "wbx") else { throw fail(errno) }
    let written = fwrite(bytes, 1, bytes.count, file)
    let writeError = errno
    guard fclose(file) == 0, written == bytes.count else { throw fail(written == bytes.count ? errno : writeError) }
    guard rename(draft, path) == 0 else { throw fail(errno) }
  }

  /// Writes to standard output.
  static func print(_ bytes: [UInt8]) throws(Failure) {
    let file = fdopen(dup(STDOUT_FILENO), "wb")
    guard let file, fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else {
      throw .output("cannot write to standard output: \(reason(errno))")
    }
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    let file = fdopen(dup(STDERR_FILENO), "wb")
    guard let file else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Whether standard output is a terminal.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The number of columns of the terminal that standard output is; 80 where it is none or does not tell.
  static var outputColumns: Int {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return 80 }
    return Int(window.ws_col)
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Ends the program.
  static func end(_ status: Int32) -> Never {
    exit(status)
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
