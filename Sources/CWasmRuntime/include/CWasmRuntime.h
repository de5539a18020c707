// What a WebAssembly module asks of its host, and what Swift code needs to know of its memory.
//
// Declares nothing in any other build, nor under WASI, where a C library has all this.

#pragma once

#if defined(__wasm32__) && !defined(__wasi__)

#include <stddef.h>
#include <stdint.h>

#define WASI_IMPORT(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))

/// A stretch of memory, as WASI wants it.
typedef struct {
  const void *_Nullable base;
  size_t count;
} wasi_buffer;

/// Writes `buffers` to the file `file` (1 is standard output, 2 standard error) and puts the number of bytes taken,
/// which may be smaller than asked for, into `written`. Returns 0, or the number of an error.
///
/// A module that never calls this does not import it.
WASI_IMPORT(fd_write)
int32_t wasi_fd_write(int32_t file, const wasi_buffer *_Nonnull buffers, size_t buffer_count, size_t *_Nonnull written);

/// Ends the program with the exit code `code`.
WASI_IMPORT(proc_exit)
_Noreturn void wasi_proc_exit(int32_t code);

/// The size of the module's memory in pages of 64 KiB. It only ever grows.
static inline size_t wasm_memory_pages(void) { return __builtin_wasm_memory_size(0); }

#undef WASI_IMPORT

#endif
