/// What seeds of a fuzzer have exercised, and how many they were.
package struct FuzzTally: SeedTally {
  /// What was exercised.
  package private(set) var coverage = Coverage()
  /// How many steps were played.
  package private(set) var steps = 0
  /// How much virtual time passed, in milliseconds.
  package private(set) var virtualMilliseconds: Int64 = 0
  /// How many new kinds of place the searches have reached, in each quarter of their steps.
  package private(set) var newPlaces = [0, 0, 0, 0]
  /// How many seeds there were.
  package private(set) var count = 0
  private var digests = Digest()
  private var last = ""

  /// The digest of one seed is its own; that of several covers all of them in order.
  package var digest: String { count == 1 ? last : digests.hexadecimal }

  package init() {}

  package mutating func add(_ outcome: SeedOutcome) {
    add(outcome.steps, outcome.virtualMilliseconds, outcome.digest)
    guard let counts = outcome.counts.flatMap(FuzzCounts.init) else { return }
    coverage.add(counts.coverage)
    for (quarter, places) in counts.newPlaces.enumerated() { newPlaces[quarter] += places }
  }

  package mutating func add(_ find: Find) {
    add(find.step, find.virtualMilliseconds, find.digest)
  }

  private mutating func add(_ steps: Int, _ time: Int64, _ digest: String) {
    self.steps += steps
    virtualMilliseconds += time
    digests.add(text: digest)
    last = digest
    count += 1
  }
}

/// What a seed has exercised, as it is sent and kept.
struct FuzzCounts {
  let coverage: Coverage
  let newPlaces: [Int]

  init(_ run: Fuzzer.Report) {
    coverage = run.coverage
    newPlaces = run.newPlaces
  }

  /// Reads what ``text`` has written; nil when it is nothing of the sort.
  init?(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 2, let coverage = Coverage(text: parts[1]) else { return nil }
    let words = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    newPlaces = words.compactMap { Int($0) }
    guard words.count == 4, newPlaces.count == 4,
      newPlaces.allSatisfy((0...Coverage.countLimit).contains)
    else { return nil }
    self.coverage = coverage
  }

  /// In a word.
  var text: String { newPlaces.map { "\($0)" }.joined(separator: ",") + ";" + coverage.text }
}
