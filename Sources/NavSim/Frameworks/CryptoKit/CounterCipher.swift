/// What AES is built of in the mode of Galois: NIST SP 800-38D.
struct CounterCipher {
  private let block: AESBlock
  private let start: [UInt8]
  private let factor: [UInt8]

  init(_ key: SymmetricKey, _ nonce: [UInt8]) throws {
    guard let block = AESBlock(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    self.block = block
    factor = block.encrypted(Array(repeating: 0, count: 16))
    if nonce.count == 12 {
      start = nonce + [0, 0, 0, 1]
    } else {
      start = Self.sum(of: Self.filled(nonce) + Self.length(0) + Self.length(nonce.count), factor)
    }
  }

  /// Makes bytes unreadable, or readable again.
  func turned(_ bytes: [UInt8]) -> [UInt8] {
    var counter = start
    var result: [UInt8] = []
    for place in stride(from: 0, to: bytes.count, by: 16) {
      Self.raise(&counter)
      let end = min(place + 16, bytes.count)
      result += zip(bytes[place..<end], block.encrypted(counter)).map { $0 ^ $1 }
    }
    return result
  }

  /// What says whether bytes were changed.
  func tag(_ text: [UInt8], _ other: [UInt8]) -> [UInt8] {
    let lengths = Self.length(other.count) + Self.length(text.count)
    let sum = Self.sum(of: Self.filled(other) + Self.filled(text) + lengths, factor)
    return zip(sum, block.encrypted(start)).map { $0 ^ $1 }
  }

  private static func raise(_ counter: inout [UInt8]) {
    for place in (12..<16).reversed() {
      counter[place] &+= 1
      if counter[place] != 0 { return }
    }
  }

  private static func filled(_ bytes: [UInt8]) -> [UInt8] {
    bytes + Array(repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private static func length(_ count: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - 8 * $0)) }
  }

  private static func sum(of bytes: [UInt8], _ factor: [UInt8]) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: 16)
    for place in stride(from: 0, to: bytes.count, by: 16) {
      sum = product(zip(sum, bytes[place..<place + 16]).map { $0 ^ $1 }, factor)
    }
    return sum
  }

  private static func product(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: 16)
    var power = other
    for bit in 0..<128 {
      if one[bit / 8] >> (7 - bit % 8) & 1 != 0 { sum = zip(sum, power).map { $0 ^ $1 } }
      let isOdd = power[15] & 1 != 0
      for place in (0..<16).reversed() {
        power[place] = power[place] >> 1 | (place > 0 ? power[place - 1] << 7 : 0)
      }
      if isOdd { power[0] ^= 0xe1 }
    }
    return sum
  }
}
