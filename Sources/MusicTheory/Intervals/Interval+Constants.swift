/// Musicians' names of intervals: the case of the letter tells major from minor.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Interval {
  /// The diminished unison.
  public static let d1 = constant(.diminished, 1)
  /// The perfect unison.
  public static let P1 = constant(.perfect, 1)
  /// The augmented unison.
  public static let A1 = constant(.augmented, 1)
  /// The diminished second.
  public static let d2 = constant(.diminished, 2)
  /// The minor second.
  public static let m2 = constant(.minor, 2)
  /// The major second.
  public static let M2 = constant(.major, 2)
  /// The augmented second.
  public static let A2 = constant(.augmented, 2)
  /// The diminished third.
  public static let d3 = constant(.diminished, 3)
  /// The minor third.
  public static let m3 = constant(.minor, 3)
  /// The major third.
  public static let M3 = constant(.major, 3)
  /// The augmented third.
  public static let A3 = constant(.augmented, 3)
  /// The diminished fourth.
  public static let d4 = constant(.diminished, 4)
  /// The perfect fourth.
  public static let P4 = constant(.perfect, 4)
  /// The augmented fourth.
  public static let A4 = constant(.augmented, 4)
  /// The diminished fifth.
  public static let d5 = constant(.diminished, 5)
  /// The perfect fifth.
  public static let P5 = constant(.perfect, 5)
  /// The augmented fifth.
  public static let A5 = constant(.augmented, 5)
  /// The diminished sixth.
  public static let d6 = constant(.diminished, 6)
  /// The minor sixth.
  public static let m6 = constant(.minor, 6)
  /// The major sixth.
  public static let M6 = constant(.major, 6)
  /// The augmented sixth.
  public static let A6 = constant(.augmented, 6)
  /// The diminished seventh.
  public static let d7 = constant(.diminished, 7)
  /// The minor seventh.
  public static let m7 = constant(.minor, 7)
  /// The major seventh.
  public static let M7 = constant(.major, 7)
  /// The augmented seventh.
  public static let A7 = constant(.augmented, 7)
  /// The diminished octave.
  public static let d8 = constant(.diminished, 8)
  /// The perfect octave.
  public static let P8 = constant(.perfect, 8)
  /// The augmented octave.
  public static let A8 = constant(.augmented, 8)
  /// The diminished ninth.
  public static let d9 = constant(.diminished, 9)
  /// The minor ninth.
  public static let m9 = constant(.minor, 9)
  /// The major ninth.
  public static let M9 = constant(.major, 9)
  /// The augmented ninth.
  public static let A9 = constant(.augmented, 9)
  /// The diminished tenth.
  public static let d10 = constant(.diminished, 10)
  /// The minor tenth.
  public static let m10 = constant(.minor, 10)
  /// The major tenth.
  public static let M10 = constant(.major, 10)
  /// The augmented tenth.
  public static let A10 = constant(.augmented, 10)
  /// The diminished eleventh.
  public static let d11 = constant(.diminished, 11)
  /// The perfect eleventh.
  public static let P11 = constant(.perfect, 11)
  /// The augmented eleventh.
  public static let A11 = constant(.augmented, 11)
  /// The diminished twelfth.
  public static let d12 = constant(.diminished, 12)
  /// The perfect twelfth.
  public static let P12 = constant(.perfect, 12)
  /// The augmented twelfth.
  public static let A12 = constant(.augmented, 12)
  /// The diminished thirteenth.
  public static let d13 = constant(.diminished, 13)
  /// The minor thirteenth.
  public static let m13 = constant(.minor, 13)
  /// The major thirteenth.
  public static let M13 = constant(.major, 13)
  /// The augmented thirteenth.
  public static let A13 = constant(.augmented, 13)
  /// The diminished fourteenth.
  public static let d14 = constant(.diminished, 14)
  /// The minor fourteenth.
  public static let m14 = constant(.minor, 14)
  /// The major fourteenth.
  public static let M14 = constant(.major, 14)
  /// The augmented fourteenth.
  public static let A14 = constant(.augmented, 14)
  /// The diminished double octave.
  public static let d15 = constant(.diminished, 15)
  /// The perfect double octave.
  public static let P15 = constant(.perfect, 15)
  /// The augmented double octave.
  public static let A15 = constant(.augmented, 15)

  /// The named intervals from the unison to the double octave, narrowest degree first.
  public static let all: [Interval] = [
    .d1, .P1, .A1,
    .d2, .m2, .M2, .A2,
    .d3, .m3, .M3, .A3,
    .d4, .P4, .A4,
    .d5, .P5, .A5,
    .d6, .m6, .M6, .A6,
    .d7, .m7, .M7, .A7,
    .d8, .P8, .A8,
    .d9, .m9, .M9, .A9,
    .d10, .m10, .M10, .A10,
    .d11, .P11, .A11,
    .d12, .P12, .A12,
    .d13, .m13, .M13, .A13,
    .d14, .m14, .M14, .A14,
    .d15, .P15, .A15,
  ]

  private static func constant(_ quality: Quality, _ degree: Int) -> Interval {
    guard let interval = Interval(quality: quality, degree: degree) else {
      preconditionFailure("there is no \(quality) interval of degree \(degree)")
    }
    return interval
  }
}
