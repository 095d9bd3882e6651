import Foundation

/// Data in blocks of 16 words, with its length at the end.
struct Blocks<Word: FixedWidthInteger>: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private var place = 0

  private static var wordSize: Int { Word.bitWidth / 8 }

  init<D: DataProtocol>(_ data: D, isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
    let size = Self.wordSize
    var bytes = Array(data)
    let count = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % (16 * size) != 14 * size { bytes.append(0) }
    let rest = [UInt8](repeating: 0, count: 2 * size - 8)
    self.bytes =
      bytes + (isBigEndian ? rest + count.bigEndianBytes : count.bigEndianBytes.reversed() + rest)
  }

  mutating func next() -> [Word]? {
    guard place < bytes.count else { return nil }
    let size = Self.wordSize
    defer { place += 16 * size }
    return (0..<16).map { word in
      let own = bytes[place + size * word..<place + size * (word + 1)]
      return (isBigEndian ? Array(own) : own.reversed()).reduce(0) { $0 << 8 | Word($1) }
    }
  }
}

extension FixedWidthInteger {
  /// Its bytes, the highest first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
