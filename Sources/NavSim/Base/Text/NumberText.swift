/// Counts as a word, with colons between. Byte by byte: what is made of pieces of text costs as much
/// as playing a short seed.
package enum NumberText {
  private static let separator = UInt8(ascii: ":")

  package static func text(_ numbers: [Int]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * numbers.count)
    for number in numbers {
      if !bytes.isEmpty { bytes.append(separator) }
      let first = bytes.count
      var rest = number.magnitude
      repeat {
        bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      bytes[first...].reverse()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads what ``text(_:)`` has written; nil for a word with anything else in it, or a number that
  /// is too large.
  package static func numbers(_ text: some StringProtocol) -> [Int]? {
    var numbers: [Int] = []
    numbers.reserveCapacity(text.utf8.count / 2)
    var number: Int?
    for byte in text.utf8 {
      if byte == separator {
        guard let whole = number else { return nil }
        numbers.append(whole)
        number = nil
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (product, overflows) = (number ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, exceeds) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if overflows || exceeds { return nil }
      number = sum
    }
    guard let number else { return nil }
    numbers.append(number)
    return numbers
  }
}
