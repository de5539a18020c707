#if arch(wasm32)

import CWasmRuntime

/// Checks of `CWasmRuntime` what the report, which is the same on all platforms, cannot show. Ends the program with exit
/// code 1, and a line on standard error, where something does not hold.
func checkRuntime() {
  checkAllocator()
  checkProducts()
}

/// Memory is aligned as asked for, no two blocks are in one place, and freed blocks are used again.
private func checkAllocator() {
  var random = Steps()
  var blocks: [Block] = []
  var pagesAfterFirstRound = 0

  for round in 0..<20 {
    for _ in 0..<300 {
      let alignment = 1 << random.next(below: 13)
      let block = Block(wordCount: random.next(below: 300), alignment: alignment, mark: random.next(below: 1 << 16))
      expect(UInt(bitPattern: block.address) % UInt(alignment) == 0, "a block is not aligned")
      blocks.append(block)
      // Freeing out of order, and now and then, mixes old blocks with new ones.
      if random.next(below: 3) == 0 { blocks.remove(at: random.next(below: blocks.count)).free() }
    }
    for block in blocks { block.free() }
    blocks.removeAll(keepingCapacity: true)

    // Each round asks for something else, hence the margin; without reuse it would be twenty times as much.
    if round == 0 { pagesAfterFirstRound = wasm_memory_pages() }
  }
  expect(wasm_memory_pages() < pagesAfterFirstRound * 2, "freed memory is not used again")

  let pages = wasm_memory_pages()
  for _ in 0..<100 { UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16).deallocate() }
  expect(wasm_memory_pages() <= pages + 16, "a large freed block is not used again")
}

/// Products of 128 bits agree with those that Swift makes of halves.
private func checkProducts() {
  let numbers: [UInt64] = [0, 1, 0xffff_ffff, 0x1_0000_0000, 0xdead_beef_cafe_f00d, 0x8000_0000_0000_0000, .max]
  for left in numbers {
    for right in numbers {
      let (high, low) = left.multipliedFullWidth(by: right)
      expect(UInt128(left) * UInt128(right) == UInt128(high) << 64 | UInt128(low), "a product is wrong")
      for upper in numbers {
        let expected = UInt128(high &+ upper &* right) << 64 | UInt128(low)
        expect((UInt128(upper) << 64 | UInt128(left)) &* UInt128(right) == expected, "a product is wrong")
        expect(UInt128(right) &* (UInt128(upper) << 64 | UInt128(left)) == expected, "a product is wrong")
      }
    }
  }
}

/// A stretch of memory filled with one number, by which it is known again.
private struct Block {
  let address: UnsafeMutableRawPointer
  let wordCount: Int
  let mark: Int

  init(wordCount: Int, alignment: Int, mark: Int) {
    address = .allocate(byteCount: wordCount * MemoryLayout<Int>.stride, alignment: alignment)
    self.wordCount = wordCount
    self.mark = mark
    for index in 0..<wordCount {
      address.storeBytes(of: mark, toByteOffset: index * MemoryLayout<Int>.stride, as: Int.self)
    }
  }

  func free() {
    for index in 0..<wordCount {
      let word = address.loadUnaligned(fromByteOffset: index * MemoryLayout<Int>.stride, as: Int.self)
      expect(word == mark, "a block lies over another")
    }
    address.deallocate()
  }
}

/// The same numbers in every run, good enough to mix sizes.
private struct Steps {
  private var state: UInt32 = 1

  mutating func next(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }
}

private func expect(_ condition: Bool, _ complaint: String) {
  if condition { return }
  write(Array("CWasmRuntime: \(complaint)\n".utf8), toFile: 2)
  wasi_proc_exit(1)
}

#endif
