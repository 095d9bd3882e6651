/// Text made safe for links and saved states: what is not a letter, a digit or one of a few signs
/// is written as `%` and two capital hexadecimal digits per byte of UTF-8.
enum PercentEncoding {
  /// The text, with every byte encoded that is not among the plain ones.
  ///
  /// - Parameter keeping: signs that stay what they are, beside letters, digits and `-`, `.`, `~`.
  static func encode(_ text: String, keeping: String = "_?&=,()") -> String {
    var result = ""
    for byte in text.utf8 {
      if isPlain(byte) || keeping.utf8.contains(byte) {
        result.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        result += "%" + digit(byte >> 4) + digit(byte & 15)
      }
    }
    return result
  }

  /// The text that was encoded; nil when an escape is broken, or what comes out is no text. Signs
  /// that need no encoding may be encoded or not.
  static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> String {
    String(value, radix: 16, uppercase: true)
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
