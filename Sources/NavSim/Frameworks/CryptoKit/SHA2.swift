public import Foundation

/// SHA-256: FIPS 180-4.
public struct SHA256: HashFunction {
  /// How long a sum is, in bytes.
  public static let byteCount = 32
  private var data: [UInt8] = []

  /// Creates a sum of nothing.
  public init() {}
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }
  /// The sum.
  public func finalize() -> SHA256Digest { Self.hash(data: data) }

  /// The sum of data.
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest {
    SHA256Digest(bytes: SHA2.short.bytes(of: data, from: start))
  }

  private static let start: [UInt32] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]
}

/// The bytes of a sum.
public struct SHA256Digest: Digest {
  /// The bytes.
  public let bytes: [UInt8]
}

/// SHA-384: FIPS 180-4.
public struct SHA384: HashFunction {
  /// How long a sum is, in bytes.
  public static let byteCount = 48
  private var data: [UInt8] = []

  /// Creates a sum of nothing.
  public init() {}
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }
  /// The sum.
  public func finalize() -> SHA384Digest { Self.hash(data: data) }

  /// The sum of data.
  public static func hash<D: DataProtocol>(data: D) -> SHA384Digest {
    SHA384Digest(bytes: Array(SHA2.long.bytes(of: data, from: start).prefix(48)))
  }

  /// How long a block is, in bytes.
  public static var blockByteCount: Int { 128 }

  private static let start: [UInt64] = [
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
  ]
}

/// The bytes of a sum.
public struct SHA384Digest: Digest {
  /// The bytes.
  public let bytes: [UInt8]
}

/// SHA-512: FIPS 180-4.
public struct SHA512: HashFunction {
  /// How long a sum is, in bytes.
  public static let byteCount = 64
  private var data: [UInt8] = []

  /// Creates a sum of nothing.
  public init() {}
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }
  /// The sum.
  public func finalize() -> SHA512Digest { Self.hash(data: data) }

  /// The sum of data.
  public static func hash<D: DataProtocol>(data: D) -> SHA512Digest {
    SHA512Digest(bytes: SHA2.long.bytes(of: data, from: start))
  }

  /// How long a block is, in bytes.
  public static var blockByteCount: Int { 128 }

  private static let start: [UInt64] = [
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
  ]
}

/// The bytes of a sum.
public struct SHA512Digest: Digest {
  /// The bytes.
  public let bytes: [UInt8]
}

/// What these sums have in common: words are turned and mixed, each by 64 bits or by 32.
private struct SHA2<Word: FixedWidthInteger & UnsignedInteger> {
  typealias Turns = (Word, Word, Word)

  let rounds: Int
  /// By how many bits a word far behind and one near by are turned, and shifted at last.
  let (far, near): (Turns, Turns)
  /// By how many bits two words of the state are turned.
  let (fifth, first): (Turns, Turns)

  func bytes(of data: some DataProtocol, from start: [Word]) -> [UInt8] {
    var state = start
    for block in Blocks<Word>(data, isBigEndian: true) { mix(block, into: &state) }
    return state.flatMap(\.bigEndianBytes)
  }

  private func turned(_ word: Word, _ count: Word) -> Word {
    word >> count | word << (Word(Word.bitWidth) - count)
  }

  private func sum(_ word: Word, _ turns: Turns) -> Word {
    turned(word, turns.0) ^ turned(word, turns.1) ^ turned(word, turns.2)
  }

  private func shifted(_ word: Word, _ turns: Turns) -> Word {
    turned(word, turns.0) ^ turned(word, turns.1) ^ word >> turns.2
  }

  private func mix(_ block: [Word], into state: inout [Word]) {
    var words = block
    for index in 16..<rounds {
      let later = shifted(words[index - 15], far) &+ shifted(words[index - 2], near)
      words.append(words[index - 16] &+ words[index - 7] &+ later)
    }
    var v = state
    for (index, word) in words.enumerated() {
      // Shorter words have the first half of these.
      let constant = Word(truncatingIfNeeded: constants[index] >> UInt64(64 - Word.bitWidth))
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let one = v[7] &+ sum(v[4], fifth) &+ choice &+ constant &+ word
      let most = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [one &+ sum(v[0], first) &+ most, v[0], v[1], v[2], v[3] &+ one, v[4], v[5], v[6]]
    }
    for index in state.indices { state[index] &+= v[index] }
  }
}

extension SHA2<UInt32> {
  static var short: Self {
    Self(rounds: 64, far: (7, 18, 3), near: (17, 19, 10), fifth: (6, 11, 25), first: (2, 13, 22))
  }
}

extension SHA2<UInt64> {
  static var long: Self {
    Self(rounds: 80, far: (1, 8, 7), near: (19, 61, 6), fifth: (14, 18, 41), first: (28, 34, 39))
  }
}

private let constants: [UInt64] = [
  0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
  0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
  0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
  0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
  0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
  0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
  0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
  0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
  0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
  0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
  0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
  0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
  0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
  0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
  0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
  0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
  0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
  0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
  0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
  0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
]
