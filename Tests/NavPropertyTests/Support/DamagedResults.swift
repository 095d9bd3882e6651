import NavSim

/// Files of results as transport, disks and people damage them.
enum DamagedResults {
  private static let numbers = [
    "", "-1", "1.5", "1e99", "9223372036854775807", "18446744073709551615", "99999999999999999999",
    "1099511627776", "null", "\"\"", "[]", "0", "true",
  ]

  /// One change of a text as transport, disks and people make it.
  static func damage(_ text: String, _ random: inout Random) -> String {
    var bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return text }
    let place = random.below(bytes.count)
    switch random.below(8) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.remove(at: place)
    case 2: bytes[place] = UInt8(random.within(32...126))
    case 3:
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines[random.below(lines.count)]
      return text + line + "\n"
    case 4:
      let end = bytes[place...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      bytes.removeSubrange(place..<end)
    case 5:
      let old = ["fileName\":\"", "digest\":\"", "property\":\"", "report\":[\""]
      return text.replacing(
        old[random.below(old.count)], with: old[random.below(old.count)] + "../../x\\u001b\\n")
    default:
      func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
      guard var start = bytes[place...].firstIndex(where: isDigit) else { break }
      while start > 0, isDigit(bytes[start - 1]) { start -= 1 }
      let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
      bytes.replaceSubrange(
        start..<end, with: Self.numbers[random.below(Self.numbers.count)].utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
