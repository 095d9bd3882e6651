/// Several small numbers out of one random word, for draws that come a dozen to an action.
///
/// The word is a fraction. Multiplied by a bound, its whole part is the number drawn, and what is
/// left is the fraction that the next one is drawn from (Brackett-Rozinsky and Lemire, "Batched
/// ranged random integer generation", doi:10.1002/spe.3369). Nothing is ever drawn again: a number
/// is off from even by at most the product of the bounds so far in 2⁶⁴, so that bounds whose
/// product stays below 2⁵⁰ are even for all that can be told in a lifetime. What needs more takes
/// another batch.
@usableFromInline package struct RandomBatch: Sendable {
  @usableFromInline var fraction: UInt64

  /// Begins a batch with a word of which all bits are random.
  @inline(__always)
  @inlinable init(_ word: UInt64) { fraction = word }

  /// A number from 0 to `bound` − 1, all equally likely; 0 when `bound` is 0 or less, and then
  /// nothing is consumed.
  @inline(__always)
  @inlinable package mutating func below(_ bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    let product = fraction.multipliedFullWidth(by: UInt64(truncatingIfNeeded: bound))
    fraction = product.low
    return Int(truncatingIfNeeded: product.high)
  }

  /// A number in a closed range, all equally likely.
  @inline(__always)
  @inlinable package mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// True in `numerator` of `denominator` cases.
  @inline(__always)
  @inlinable package mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    below(denominator) < numerator
  }

  /// One of these, all equally likely; nil when there are none.
  @inline(__always)
  @inlinable package mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

extension Random {
  /// A batch of small numbers, made of the next word.
  @inline(__always)
  @inlinable package mutating func batch() -> RandomBatch { RandomBatch(next()) }
}
