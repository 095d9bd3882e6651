/// The generator that every random decision comes from: xoshiro256**, seeded by SplitMix64.
///
/// Integers only, the same numbers on every machine. Both algorithms are checked against their
/// published test vectors (Blackman and Vigna, <https://prng.di.unimi.it>). The standard library's
/// own sampling is not used, because its algorithms may change between versions.
public struct Random: Hashable, Sendable {
  @usableFromInline var s0: UInt64
  @usableFromInline var s1: UInt64
  @usableFromInline var s2: UInt64
  @usableFromInline var s3: UInt64

  /// Creates the generator of a seed.
  ///
  /// The seed is hashed first: SplitMix64 streams whose seeds differ by a multiple of its increment
  /// overlap, and neighbouring seeds are what people use.
  ///
  /// - Parameters:
  ///   - seed: decides everything.
  ///   - stream: different streams of one seed are independent.
  @inlinable public init(seed: UInt64, stream: UInt64 = 0) {
    var expand = SplitMix64(state: mixed(mixed(seed) &+ mixed(~stream)))
    self.init(state: (expand.next(), expand.next(), expand.next(), expand.next()))
  }

  /// Creates a generator in a given state; an all-zero one would only ever give zeros and is moved.
  @inlinable public init(state: (UInt64, UInt64, UInt64, UInt64)) {
    (s0, s1, s2, s3) = state
    if s0 | s1 | s2 | s3 == 0 { s0 = 1 }
  }

  /// The next 64 random bits.
  @inline(__always)
  @inlinable public mutating func next() -> UInt64 {
    // Inlined, as is what follows: bounds that are known become shifts, and what is behind a call
    // is only the redraw that all but never comes.
    let product = s1 &* 5
    let result = (product << 7 | product >> 57) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = s3 << 45 | s3 >> 19
    return result
  }

  /// A number from 0 to `bound` − 1, all equally likely; 0 when `bound` is 0.
  ///
  /// Lemire's method: multiply, and draw again in the small part that would be uneven.
  @inline(__always)
  @inlinable public mutating func below(_ bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    let wide = UInt64(truncatingIfNeeded: bound)
    let product = next().multipliedFullWidth(by: wide)
    // A power of two divides all numbers evenly. The hint puts the redraw behind everything else.
    guard _fastPath(product.low >= wide) || wide & (wide &- 1) == 0 else {
      let number: Int
      (self, number) = Self.evenly(self, product.high, product.low, below: wide)
      return number
    }
    return Int(truncatingIfNeeded: product.high)
  }

  /// By value, because a generator that is handed on in its place is written there at every draw.
  @inline(never)
  @inlinable static func evenly(
    _ random: Random, _ high: UInt64, _ low: UInt64, below bound: UInt64
  ) -> (Random, Int) {
    var random = random
    var product = (high: high, low: low)
    let threshold = (0 &- bound) % bound
    while product.low < threshold { product = random.next().multipliedFullWidth(by: bound) }
    return (random, Int(truncatingIfNeeded: product.high))
  }

  /// A number in a closed range, all equally likely.
  @inline(__always)
  @inlinable public mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// True in `numerator` of `denominator` cases.
  @inline(__always)
  @inlinable public mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    below(denominator) < numerator
  }

  /// An index drawn by weight; 0 when all weights are 0.
  @inlinable public mutating func index(weights: [Int]) -> Int {
    var rest = below(weights.reduce(0, +))
    for index in weights.indices {
      if rest < weights[index] { return index }
      rest -= weights[index]
    }
    return 0
  }
}

/// Steele, Lea and Flood's generator; only used to fill the state of another one.
public struct SplitMix64: Hashable, Sendable {
  /// The whole state.
  public var state: UInt64

  /// Creates a generator in a given state.
  @inlinable public init(state: UInt64) { self.state = state }

  /// The next 64 random bits.
  @inlinable public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

/// A one-to-one scrambling of 64 bits (the finaliser of MurmurHash3).
@inlinable func mixed(_ bits: UInt64) -> UInt64 {
  var bits = bits
  bits = (bits ^ bits >> 33) &* 0xFF51_AFD7_ED55_8CCD
  bits = (bits ^ bits >> 33) &* 0xC4CE_B9FE_1A85_EC53
  return bits ^ bits >> 33
}
