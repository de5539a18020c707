import MusicTheory
import Testing

@Suite struct IntDivisionTests {
  @Test func quotientsAreRoundedDown() {
    for number in Array(-100...100) + [.min, .min + 1, .max] {
      for divisor in [1, 2, 7, 12, .max] {
        let quotient = number.floorDivided(by: divisor)
        let remainder = number.modulo(divisor)
        #expect((0..<divisor).contains(remainder))
        #expect(quotient &* divisor &+ remainder == number)
      }
    }
    #expect((-1).floorDivided(by: 12) == -1)
    #expect((-1).modulo(12) == 11)
    #expect((-12).floorDivided(by: 12) == -1)
  }
}
