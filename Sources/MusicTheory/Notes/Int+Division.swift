/// Division towards minus infinity, which is how octaves and letters repeat below zero too.
extension Int {
  /// The remainder of division by a positive `divisor`, from 0 up to but excluding `divisor`.
  @inlinable package func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// The quotient by a positive `divisor`, rounded down.
  @inlinable package func floorDivided(by divisor: Int) -> Int {
    self % divisor < 0 ? self / divisor - 1 : self / divisor
  }
}
