#if arch(wasm32)
import CWasmRuntime
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes all of `bytes` to the file descriptor `file`: 1 is standard output, 2 standard error.
///
/// Traps when that fails: half a report is none.
func write(_ bytes: [UInt8], toFile file: Int32) {
  bytes.withUnsafeBytes { buffer in
    var start = 0
    while start < buffer.count {
      let written = writeSome(UnsafeRawBufferPointer(rebasing: buffer[start...]), toFile: file)
      precondition(written > 0, "cannot write the report")
      start += written
    }
  }
}

/// Writes the beginning of `bytes`, as much of it as the system takes at once. Returns the number of bytes taken, which
/// is not positive when writing failed.
private func writeSome(_ bytes: UnsafeRawBufferPointer, toFile file: Int32) -> Int {
  #if arch(wasm32)
  var buffer = wasi_buffer(base: bytes.baseAddress, count: bytes.count)
  var written = 0
  return wasi_fd_write(file, &buffer, 1, &written) == 0 ? written : -1
  #else
  return write(file, bytes.baseAddress, bytes.count)
  #endif
}
