/// AES, of blocks of 16 bytes: FIPS 197.
package struct AESBlock {
  private let keys: [[UInt8]]

  /// Creates a cipher with a secret of 16, 24 or 32 bytes; nil for one of another length.
  package init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let length = key.count / 4
    let rounds = length + 6
    var words = (0..<length).map { Array(key[4 * $0..<4 * $0 + 4]) }
    var constant: UInt8 = 1
    for index in length..<4 * (rounds + 1) {
      var word = words[index - 1]
      if index % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.substitutes[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, index % length == 4 {
        word = word.map { Self.substitutes[Int($0)] }
      }
      words.append(zip(words[index - length], word).map { $0 ^ $1 })
    }
    keys = (0...rounds).map { Array(words[4 * $0..<4 * $0 + 4].joined()) }
  }

  /// Makes a block unreadable.
  package func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = added(block, keys[0])
    for round in 1..<keys.count {
      state = state.map { Self.substitutes[Int($0)] }
      state = (0..<16).map { state[(4 * ($0 / 4 + $0 % 4) + $0 % 4) % 16] }
      if round < keys.count - 1 { state = Self.mixed(state, by: [2, 3, 1, 1]) }
      state = added(state, keys[round])
    }
    return state
  }

  /// Makes a block readable again.
  package func decrypted(_ block: [UInt8]) -> [UInt8] {
    var state = added(block, keys[keys.count - 1])
    for round in (0..<keys.count - 1).reversed() {
      state = (0..<16).map { state[(4 * ($0 / 4 + 4 - $0 % 4) + $0 % 4) % 16] }
      state = state.map { Self.originals[Int($0)] }
      state = added(state, keys[round])
      if round > 0 { state = Self.mixed(state, by: [14, 11, 13, 9]) }
    }
    return state
  }

  private func added(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    zip(one, other).map { $0 ^ $1 }
  }

  private static func mixed(_ state: [UInt8], by factors: [UInt8]) -> [UInt8] {
    (0..<16).map { place in
      (0..<4).reduce(0) { sum, index in
        sum ^ product(state[place / 4 * 4 + index], factors[(4 + index - place % 4) % 4])
      }
    }
  }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 != 0 ? 0x1b : 0) }

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var (sum, power, rest): (UInt8, UInt8, UInt8) = (0, one, other)
    while rest != 0 {
      if rest & 1 != 0 { sum ^= power }
      power = doubled(power)
      rest >>= 1
    }
    return sum
  }

  /// By byte, what stands for it: its inverse, turned and mixed.
  private static let substitutes: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    var (one, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      one ^= doubled(one)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      let turned = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
      table[Int(one)] = turned ^ 0x63
    } while one != 1
    return table
  }()

  private static let originals: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for (byte, substitute) in substitutes.enumerated() { table[Int(substitute)] = UInt8(byte) }
    return table
  }()
}
