public import Foundation

extension Insecure {
  /// SHA-1: FIPS 180-4.
  public struct SHA1: HashFunction {
    private var data: [UInt8] = []
    /// How long a sum is, in bytes.
    public static let byteCount = 20
    /// Begins a sum.
    public init() {}
    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { self.data += data }
    /// The sum.
    public func finalize() -> SHA1Digest { Self.hash(data: data) }

    /// The sum of data.
    public static func hash<D: DataProtocol>(data: D) -> SHA1Digest {
      var state: [UInt32] = [
        0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
      ]
      for block in Blocks<UInt32>(data, isBigEndian: true) { mix(block, into: &state) }
      return SHA1Digest(bytes: state.flatMap(\.bigEndianBytes))
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
      word << count | word >> (32 - count)
    }

    private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
      var words = block
      for index in 16..<80 {
        words.append(
          turned(
            words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (index, word) in words.enumerated() {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (b & c | ~b & d, 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = turned(a, 5) &+ mixed &+ e &+ constant &+ word
        (e, d, c, b, a) = (d, c, turned(b, 30), a, next)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
  }

  /// The bytes of a sum.
  public struct SHA1Digest: Digest {
    /// The bytes.
    public let bytes: [UInt8]
  }
}
