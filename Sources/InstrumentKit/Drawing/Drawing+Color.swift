extension Drawing {
  /// A colour in sRGB, its components from 0 to 1.
  public struct Color: Hashable, Sendable {
    /// The part of red light, 0 to 1.
    public var red: Double
    /// The part of green light, 0 to 1.
    public var green: Double
    /// The part of blue light, 0 to 1.
    public var blue: Double
    /// The opacity, 0 for clear to 1.
    public var alpha: Double

    /// Creates a colour from its components, 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates a grey, 0 being black and 1 white.
    public init(white: Double, alpha: Double = 1) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates an opaque colour from its usual six hexadecimal digits, `0xD55E00`.
    public init(hex: UInt32) {
      self.init(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }

    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let darkGray = Color(white: 1.0 / 3)
    public static let lightGray = Color(white: 2.0 / 3)
    public static let clear = Color(white: 0, alpha: 0)

    /// Red, green and blue from 0 to 255, whatever the opacity; what is no number is 0.
    package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
      func byte(_ component: Double) -> UInt8 {
        component.isFinite ? UInt8(min(max(component, 0), 1) * 255 + 0.5) : 0
      }
      return (byte(red), byte(green), byte(blue))
    }

    /// The light it gives off, 0 to 1, by the formula of the Web Content Accessibility Guidelines; alpha is ignored.
    public var luminance: Double {
      0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
    }

    /// The contrast with another opaque colour, 1 to 21.
    public func contrast(with other: Color) -> Double {
      let (dark, light) = luminance < other.luminance ? (luminance, other.luminance) : (other.luminance, luminance)
      return (light + 0.05) / (dark + 0.05)
    }

    /// The colour that an opaque one has with this one painted over it.
    public func painted(over ground: Color) -> Color {
      func mix(_ component: Double, _ below: Double) -> Double { component * alpha + below * (1 - alpha) }
      return Color(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }

    /// Black or white, whichever can be read better on this colour; the contrast is at least 4.5.
    public var readableTextColor: Color {
      contrast(with: .black) >= contrast(with: .white) ? .black : .white
    }

    /// The component as an amount of light. x to the power of 2.4 is x² times the square of the fifth root of x, and
    /// Newton's iteration finds that root with arithmetic that is the same on every platform.
    private static func linear(_ component: Double) -> Double {
      let value = min(max(component, 0), 1)
      guard value > 0.04045 else { return value / 12.92 }
      let x = (value + 0.055) / 1.055
      var root = 1.0
      for _ in 0..<12 { root = (4 * root + x / (root * root * root * root)) / 5 }
      return x * x * root * root
    }
  }
}
