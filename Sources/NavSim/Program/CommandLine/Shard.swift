/// A part of the seeds, for one of several machines: every `count`-th, from the `index`-th on.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package let index: UInt64
  /// How many parts there are; at least 1.
  package let count: UInt64

  package static let whole = Shard(index: 1, count: 1)
  /// Where a shard is looked for that no option names.
  package static let variable = "NAVFUZZ_SHARD"

  package var text: String { "\(index)/\(count)" }

  private init(index: UInt64, count: UInt64) {
    self.index = index
    self.count = count
  }

  /// Reads "2/8"; nil when it is nothing of the sort.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = UInt64(parts[0]), let count = UInt64(parts[1]),
      index >= 1, index <= count
    else { return nil }
    self.init(index: index, count: count)
  }

  /// Reads a shard that an option or the environment names.
  static func parse(_ text: String, _ option: String) throws(UsageError) -> Shard {
    guard let shard = Shard(text) else {
      throw UsageError.badValue(option, text, expected: "a part such as 1/4, 2/4, 3/4 or 4/4")
    }
    return shard
  }

  /// The place of the last of this shard's seeds, counted from 0; nil when it has none.
  package func lastPlace(in seeds: ClosedRange<UInt64>) -> UInt64? {
    let distance = seeds.upperBound - seeds.lowerBound
    return distance >= index - 1 ? (distance - (index - 1)) / count : nil
  }

  /// The seed at a place.
  package func seed(at place: UInt64, in seeds: ClosedRange<UInt64>) -> UInt64 {
    seeds.lowerBound + (index - 1) + place * count
  }
}
