public import Foundation

/// Sums that are no secret any more.
public enum Insecure {
  /// MD5: RFC 1321.
  public struct MD5: HashFunction {
    private var data: [UInt8] = []
    /// How long a sum is, in bytes.
    public static let byteCount = 16
    /// Begins a sum.
    public init() {}
    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { self.data += data }
    /// The sum.
    public func finalize() -> MD5Digest { Self.hash(data: data) }

    private static let shifts: [UInt32] = [
      7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
    ]

    /// The whole part of 2³² · |sin(i + 1)|, as the document lists them.
    private static let constants: [UInt32] = (0..<64).map {
      UInt32(4_294_967_296 * abs(sin(Double($0 + 1))))
    }

    /// The sum of data.
    public static func hash<D: DataProtocol>(data: D) -> MD5Digest {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
      for block in Blocks<UInt32>(data, isBigEndian: false) { mix(block, into: &state) }
      return MD5Digest(bytes: state.flatMap { $0.bigEndianBytes.reversed() })
    }

    private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let mixed: UInt32
        let word: Int
        switch index / 16 {
        case 0: (mixed, word) = (b & c | ~b & d, index)
        case 1: (mixed, word) = (d & b | ~d & c, (5 * index + 1) % 16)
        case 2: (mixed, word) = (b ^ c ^ d, (3 * index + 5) % 16)
        default: (mixed, word) = (c ^ (b | ~d), 7 * index % 16)
        }
        let sum = a &+ mixed &+ constants[index] &+ block[word]
        let shift = shifts[index / 16 * 4 + index % 4]
        (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
      }
      for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }
  }

  /// The bytes of a sum.
  public struct MD5Digest: Digest {
    /// The bytes.
    public let bytes: [UInt8]
  }
}
