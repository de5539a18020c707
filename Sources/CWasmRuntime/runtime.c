// The C functions that compiled Swift calls and that a WebAssembly module without a C library lacks.
//
// Empty in any other build, and under WASI, where a C library has them. The linker drops what a module does not use.

#include "CWasmRuntime.h"

#if defined(__wasm32__) && !defined(__wasi__)

// MARK: Memory
//
// Blocks come in sizes of 2^k bytes. Memory is handed out in WebAssembly's pages of 64 KiB, and
//
// 1. a page holds blocks of one size only, and `exponent_of_page` knows which, so that blocks need no header;
// 2. a block up to a page lies at a multiple of its own size, so that alignment needs no care;
// 3. a larger block begins a page and has its pages to itself;
// 4. a freed block waits in the list of its size, linked through its first word, and is the next one to be taken;
// 5. `fresh[k]` is the first block of 2^k bytes that was never taken; at a multiple of the page size there is none.
//
// Pages are never given back nor turned over to another size: a module asks for the same sizes over and over.

enum { PAGE_EXPONENT = 16, SMALLEST_EXPONENT = 4, EXPONENT_COUNT = 32, PAGE_COUNT = 1 << 16 };

static const size_t page_size = (size_t)1 << PAGE_EXPONENT;

static uint8_t exponent_of_page[PAGE_COUNT];
static uintptr_t fresh[EXPONENT_COUNT];

struct free_block {
  struct free_block *next;
};
static struct free_block *freed[EXPONENT_COUNT];

/// New memory for blocks of 2^exponent bytes: one page, or as many as one block takes.
/// Traps when there is no more, for Swift does not look at what an allocation returned.
static uintptr_t new_pages(unsigned exponent) {
  size_t count = exponent > PAGE_EXPONENT ? (size_t)1 << (exponent - PAGE_EXPONENT) : 1;
  size_t first = __builtin_wasm_memory_grow(0, count);
  if (first == SIZE_MAX) __builtin_trap();
  exponent_of_page[first] = (uint8_t)exponent;
  return first << PAGE_EXPONENT;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t needed = size > alignment ? size : alignment;
  if (alignment > page_size || needed > (size_t)1 << (EXPONENT_COUNT - 1)) __builtin_trap();

  unsigned exponent = SMALLEST_EXPONENT;
  while ((size_t)1 << exponent < needed) exponent++;

  struct free_block *block = freed[exponent];
  if (block) {
    freed[exponent] = block->next;
    *result = block;
  } else if (exponent >= PAGE_EXPONENT) {
    *result = (void *)new_pages(exponent);
  } else {
    if (fresh[exponent] % page_size == 0) fresh[exponent] = new_pages(exponent);
    *result = (void *)fresh[exponent];
    fresh[exponent] += (size_t)1 << exponent;
  }
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  struct free_block *block = pointer;
  unsigned exponent = exponent_of_page[(uintptr_t)pointer >> PAGE_EXPONENT];
  block->next = freed[exponent];
  freed[exponent] = block;
}

// The first three are single instructions of WebAssembly ("bulk memory"), which the compiler writes for the builtins.

void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

// MARK: Numbers

/// `Double.rounded()`: to the nearest whole number, halves away from zero. WebAssembly only has halves to even.
double round(double x) {
  double whole = __builtin_trunc(x);
  // The difference is exact; it is NaN, and nothing is added, for infinities.
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

/// The product of two 128-bit numbers, which `Double.description` and full-width multiplication of 64 bits need.
///
/// By hand from halves of 64-bit numbers, since the compiler turns any wider product into a call of this function.
__int128 __multi3(__int128 left, __int128 right) {
  const uint64_t low_half = 0xffffffff;
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a0 = a & low_half, a1 = a >> 32;
  uint64_t b0 = b & low_half, b1 = b >> 32;

  uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
  uint64_t middle2 = a0 * b1 + (middle & low_half);
  uint64_t high = a1 * b1 + (middle >> 32) + (middle2 >> 32);
  high += a * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * b;
  return (__int128)((unsigned __int128)high << 64 | (uint64_t)(a * b));
}

// MARK: Hashing and printing

/// Seeds Swift's hashing, and feeds its default random numbers, with the same numbers in every run (splitmix64):
/// what a module computes can then be repeated. Never a source of secrets.
void arc4random_buf(void *buffer, size_t count) {
  static uint64_t state;
  uint8_t *bytes = buffer;
  for (size_t i = 0; i < count; i++) {
    uint64_t mixed = state += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    bytes[i] = (uint8_t)(mixed >> 56);
  }
}

/// Writes one byte to standard output. Swift's `print` comes through here.
int putchar(int character) {
  uint8_t byte = (uint8_t)character;
  wasi_buffer buffer = {&byte, 1};
  size_t written;
  return wasi_fd_write(1, &buffer, 1, &written) == 0 ? byte : -1;
}

#endif
