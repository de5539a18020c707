/// Appends SVG text to one byte buffer: reserved once, no interpolation, numbers in fixed point without a locale.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text of our own that needs no escaping.
  mutating func trusted(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a text from anywhere, escaped for content and attributes; what XML cannot hold is dropped.
  mutating func escaped(_ text: String) {
    if text.utf8.allSatisfy({ SVGWriter.isPlain($0) }) { return trusted(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"": raw("&quot;")
      case "'": raw("&#39;")
      case "\t", "\n", "\r": bytes.append(0x20)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": continue
      default: bytes.append(contentsOf: Unicode.UTF8.encode(scalar)!)
      }
    }
  }

  /// Whether a byte is an ASCII character that means itself in XML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    case 0x20...0x7E: true
    default: false
    }
  }

  /// Appends a number in points with at most two decimals, without trailing zeros: 12.5, 3, −0.25. What is not finite
  /// is 0.
  mutating func number(_ value: Double) {
    number(value, unit: 100)
  }

  /// Appends a factor with at most four decimals.
  mutating func factor(_ value: Double) {
    number(value, unit: 10_000)
  }

  /// Appends a number rounded to a fraction, one `unit`th, that is a power of ten.
  private mutating func number(_ value: Double, unit: Int) {
    let limit = Double(2_000_000_000 / unit)
    let clamped = value.isFinite ? min(max(value, -limit), limit) : 0
    let units = Int(clamped * Double(unit) + (clamped < 0 ? -0.5 : 0.5))  // rounds without a mathematics library
    if units < 0 { bytes.append(0x2D) }
    let magnitude = abs(units)
    integer(magnitude / unit)
    var fraction = magnitude % unit
    guard fraction > 0 else { return }
    bytes.append(0x2E)
    var place = unit / 10
    while fraction > 0 {
      bytes.append(UInt8(0x30 + fraction / place))
      fraction %= place
      place /= 10
    }
  }

  mutating func integer(_ value: Int) {
    if value < 0 { bytes.append(0x2D) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(0x30 + rest % 10))
      rest /= 10
    } while rest > 0
    if bytes.count - start > 1 { bytes[start...].reverse() }
  }

  /// Appends ` name="12.5"`.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    bytes.append(0x20)
    raw(name)
    raw("=\"")
    number(value)
    bytes.append(0x22)
  }

  /// Appends a path command with its point.
  mutating func command(_ letter: StaticString, _ point: Drawing.Point) {
    raw(letter)
    number(point.x)
    bytes.append(0x20)
    number(point.y)
  }

  /// Appends ` name="#D55E00"`, with an opacity where the colour is not opaque.
  mutating func color(_ name: StaticString, _ color: Drawing.Color) {
    bytes.append(0x20)
    raw(name)
    raw("=\"")
    hexadecimal(color)
    bytes.append(0x22)
    if color.alpha < 1 {
      bytes.append(0x20)
      raw(name)
      raw("-opacity=\"")
      number(max(0, color.alpha))
      bytes.append(0x22)
    }
  }

  /// Appends `#D55E00`, whatever the opacity.
  mutating func hexadecimal(_ color: Drawing.Color) {
    bytes.append(0x23)
    let (red, green, blue) = color.bytes
    hexadecimal(red)
    hexadecimal(green)
    hexadecimal(blue)
  }

  private mutating func hexadecimal(_ value: UInt8) {
    let (high, low) = (value >> 4, value & 0xF)
    bytes.append(high < 10 ? 0x30 + high : 0x37 + high)
    bytes.append(low < 10 ? 0x30 + low : 0x37 + low)
  }
}
