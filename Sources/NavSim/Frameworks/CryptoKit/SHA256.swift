public import Foundation

/// SHA-256: FIPS 180-4.
public struct SHA256: HashFunction {
  private var data: [UInt8] = []

  /// Creates a sum of nothing.
  public init() {}
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }
  /// The sum.
  public func finalize() -> SHA256Digest { Self.hash(data: data) }

  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]

  /// The sum of data.
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest {
    var state: [UInt32] = [
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab,
      0x5be0cd19,
    ]
    for block in Blocks(data, isBigEndian: true) { mix(block, into: &state) }
    return SHA256Digest(bytes: state.flatMap { word in (0..<4).map { byte($0, of: word) } })
  }

  private static func byte(_ place: Int, of word: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * place))
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
    var words = block
    for index in 16..<64 {
      let (far, near) = (words[index - 15], words[index - 2])
      let first = turned(far, 7) ^ turned(far, 18) ^ far >> 3
      let second = turned(near, 17) ^ turned(near, 19) ^ near >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var v = state
    for index in 0..<64 {
      let sum = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let other = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
      let most = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ other &+ most, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in state.indices { state[index] &+= v[index] }
  }
}

/// The bytes of a sum.
public struct SHA256Digest: Digest {
  /// The bytes.
  public let bytes: [UInt8]
}

/// Data in blocks of 16 words, with its length at the end.
struct Blocks: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private var place = 0

  init<D: DataProtocol>(_ data: D, isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
    var bytes = Array(data)
    let count = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: count >> UInt64(8 * $0)) }
    self.bytes = bytes + (isBigEndian ? length.reversed() : length)
  }

  mutating func next() -> [UInt32]? {
    guard place < bytes.count else { return nil }
    defer { place += 64 }
    return (0..<16).map { word in
      (0..<4).reduce(0) { sum, index in
        let shift = UInt32(isBigEndian ? 24 - 8 * index : 8 * index)
        return sum | UInt32(bytes[place + 4 * word + index]) << shift
      }
    }
  }
}
