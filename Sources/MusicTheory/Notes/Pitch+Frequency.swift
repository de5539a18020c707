/// Equal temperament without a mathematics library, so that every platform computes the same bits.
extension Pitch {
  /// The frequency in hertz in equal temperament, from the frequency of A4 in hertz.
  public func frequency(a4: Double = 440) -> Double {
    let semitones = midiNoteNumber - 69
    let octave = semitones.floorDivided(by: 12)
    return a4 * EqualTemperament.ratios[semitones.modulo(12)] * EqualTemperament.powerOfTwo(octave)
  }

  /// The pitch nearest to a frequency in hertz, or `nil` where the frequency is not a positive number or lies
  /// beyond ±99 octaves.
  public static func nearest(
    frequency: Double, a4: Double = 440, spelling: SpellingPreference = .sharps
  ) -> Pitch? {
    let ratio = frequency / a4
    guard frequency > 0, ratio > 0, ratio.isNormal else { return nil }
    let octave = Int(ratio.exponent)
    guard (-99...99).contains(octave) else { return nil }
    // Within the octave, the number of quarter-tone borders below the ratio is the number of semitones.
    let mantissa = ratio.significand
    let semitones = EqualTemperament.borders.filter { $0 <= mantissa }.count
    return Pitch(midiNote: 69 + 12 * octave + semitones, spelling: spelling)
  }
}

/// The numbers of equal temperament as constants: twelve semitones and the borders between them.
package enum EqualTemperament {
  /// 2 to the power of n/12 for n from 0 to 11.
  package static let ratios: [Double] = [
    1.0, 1.0594630943592953, 1.122462048309373, 1.189207115002721,
    1.2599210498948732, 1.3348398541700344, 1.4142135623730951, 1.4983070768766815,
    1.5874010519681996, 1.681792830507429, 1.7817974362806785, 1.887748625363387,
  ]

  /// 2 to the power of (n + ½)/12 for n from 0 to 11: halfway between two semitones.
  static let borders: [Double] = [
    1.029302236643492, 1.0905077326652577, 1.155352696872273, 1.2240535433046553,
    1.2968395546510096, 1.3739536474580891, 1.4556531828421873, 1.5422108254079407,
    1.6339154532410998, 1.7310731220122861, 1.8340080864093424, 1.9430638823072117,
  ]

  /// 2 to the power of `exponent`, exactly; zero or infinity beyond what a double holds.
  package static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
