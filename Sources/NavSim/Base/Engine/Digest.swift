/// A running 64-bit summary of what happened. Two runs with the same digest did the same things.
///
/// Not a cryptographic hash. The same on every machine and in every build.
public struct Digest: Hashable, Sendable {
  /// The summary so far.
  public var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the digest of nothing.
  @inlinable public init() {}

  /// Adds a word.
  @inlinable public mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = (product.high ^ product.low) &+ 0x632B_E59B_D9B4_E019
  }

  /// Adds a number.
  @inlinable public mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  /// Adds a text, byte by byte.
  @inlinable package mutating func add(text: some StringProtocol) {
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  /// The summary as sixteen hexadecimal digits.
  @inlinable public var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
