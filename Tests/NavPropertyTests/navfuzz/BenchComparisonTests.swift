import Foundation
import NavSim
import Testing

@testable import navfuzz

/// What is said of a baseline: the decision is a function of measurements, so that it is tested with
/// noise that is made up.
@Suite struct BenchComparisonTests {
  private typealias Verdict = BenchComparison.Verdict

  /// What a busy machine measures: around `middle`, one round in eight up to four times as long.
  private static func rounds(
    _ count: Int, around middle: Double, _ random: inout Random
  ) -> [Double] {
    (0..<count).map { _ in
      let noise = Double(random.within(950...1_050)) / 1_000
      let disturbance = random.chance(1, in: 8) ? Double(random.within(1...4)) : 1
      return middle * noise * disturbance
    }
  }

  private static func result(_ rounds: [Double], delay: Int64 = 0) -> WorkloadResult {
    let delays = ["low": DelaySummary(of: [delay])].compactMapValues(\.self)
    return WorkloadResult(
      name: "busy", unit: "request", operations: 1, digest: "",
      nanosecondsPerOperation: Spread(of: rounds), relative: Spread(of: rounds), rounds: rounds,
      startDelays: delays, endDelays: delays)
  }

  private static func comparison(
    _ now: [Double], again: [Double]..., before: [Double]
  ) -> BenchComparison {
    BenchComparison(result(now), again: again.map { result($0) }, before: result(before))
  }

  @Test(
    "the same program, measured under noise, is the same", .tags(.slow),
    arguments: 0..<60 as Range<UInt64>)
  func noise(seed: UInt64) {
    var random = Random(seed: seed)
    let before = Self.rounds(40, around: 7, &random)
    // What neighbours that come and go between two measurements account for.
    for drift in [0.96, 1, 1.04] {
      let now = Self.rounds(40, around: 7 * drift, &random)
      let again = Self.rounds(40, around: 7 * drift, &random)
      let first = Self.comparison(now, before: before).verdict
      #expect(first == .same || first == .unclear)
      #expect(Self.comparison(now, again: again, before: before).verdict == .same)
    }
  }

  @Test("three tenths more work is slower, as much less is faster", .tags(.slow))
  func shift() {
    for (factor, verdict) in [(1.3, Verdict.slower), (2, .slower), (1 / 1.3, .faster)] {
      var found = 0
      for seed in 0..<60 as Range<UInt64> {
        var random = Random(seed: seed)
        let before = Self.rounds(40, around: 7, &random)
        let now = Self.rounds(40, around: 7 * factor, &random)
        let again = Self.rounds(40, around: 7 * factor, &random)
        let comparison = Self.comparison(now, again: again, before: before)
        #expect(comparison.verdict == verdict || comparison.verdict == .unclear)
        #expect(abs(comparison.interval.middle / factor - 1) < 0.05)
        if comparison.verdict == verdict { found += 1 }
      }
      // One seed in sixty has more disturbances than can be told from work.
      #expect(found >= 59, "\(factor): \(found)")
    }
  }

  @Test(
    "what is not slower every time is the same or unclear", .tags(.slow),
    arguments: 0..<50 as Range<UInt64>)
  func confirmation(seed: UInt64) {
    var random = Random(seed: seed)
    let before = Self.rounds(40, around: 7, &random)
    let slow = Self.rounds(40, around: 14, &random)
    let usual = Self.rounds(40, around: 7, &random)
    #expect(Self.comparison(slow, before: before).verdict == .slower)
    #expect(Self.comparison(slow, again: usual, before: before).verdict == .same)
    #expect(Self.comparison(slow, again: slow, usual, before: before).verdict == .same)
    let fast = slow.map { $0 / 4 }
    #expect(Self.comparison(slow, again: fast, before: before).verdict == .unclear)
    #expect(Self.comparison(slow, again: slow, before: before).verdict == .slower)
  }

  @Test(
    "measurements that are all over the place are unclear, and more of them are asked for",
    .tags(.slow))
  func tooNoisy() throws {
    var random = Random(seed: 1)
    let before = (0..<20).map { _ in Double(random.within(50...150)) }
    let now = (0..<20).map { _ in Double(random.within(50...150)) }
    let comparison = Self.comparison(now, before: before)
    #expect(comparison.verdict == .unclear)
    #expect(try #require(comparison.repeatsNeeded) > 20)
    #expect(comparison.line.contains("unclear: about --repeats"))
    // As many as are asked for are enough, or nearly.
    let many = try #require(comparison.repeatsNeeded) * 2
    let more = [0, 1].map { _ in (0..<many).map { _ in Double(random.within(50...150)) } }
    #expect(Self.comparison(more[0], before: more[1]).verdict == .same)
  }

  @Test("too few measurements say nothing", arguments: 1...7)
  func tooFew(_ count: Int) {
    let few = [Double](repeating: 1, count: count)
    let comparison = Self.comparison(few, before: few.map { $0 * 1_000 })
    #expect(comparison.verdict == .unclear)
    #expect(comparison.repeatsNeeded == 16)
  }

  @Test(
    "exchanging, scaling and shuffling do what they must", .tags(.slow),
    arguments: 0..<100 as Range<UInt64>)
  func laws(seed: UInt64) {
    var random = Random(seed: seed)
    let before = Self.rounds(random.within(8...60), around: 3, &random)
    let now = Self.rounds(random.within(8...60), around: 4, &random)
    let interval = RatioInterval(now, to: before)
    #expect(interval.lower <= interval.middle && interval.middle <= interval.upper)
    func near(_ left: Double, _ right: Double) -> Bool { abs(left / right - 1) < 1e-9 }
    let exchanged = RatioInterval(before, to: now)
    #expect(near(exchanged.middle, 1 / interval.middle))
    #expect(near(exchanged.lower, 1 / interval.upper))
    let scaled = RatioInterval(now.map { $0 * 8 }, to: before.map { $0 * 8 })
    #expect(near(scaled.middle, interval.middle) && near(scaled.upper, interval.upper))
    #expect(RatioInterval(now.reversed(), to: before.sorted()) == interval)
  }

  @Test("whatever the numbers are, there is a verdict", arguments: 0..<300 as Range<UInt64>)
  func total(seed: UInt64) {
    var random = Random(seed: seed)
    func numbers() -> [Double] {
      let odd = [0, -1, .nan, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
      return (0..<random.below(20)).map { _ in
        random.chance(1, in: 2) ? odd[random.below(odd.count)] : Double(bitPattern: random.next())
      }
    }
    let comparison = Self.comparison(numbers(), again: numbers(), before: numbers())
    #expect(Verdict.allCases.contains(comparison.verdict))
    #expect(!comparison.line.isEmpty)
  }

  @Test("a limit that is not reached is the same, and one that is passed is slower")
  func limit() {
    let before = [Double](repeating: 10, count: 10)
    func verdict(_ now: Double, limit: Int) -> Verdict {
      let result = Self.result([Double](repeating: now, count: 10))
      return BenchComparison(result, before: Self.result(before), limit: limit).verdict
    }
    for limit in [1, 10, 20, 300] {
      #expect(verdict(10 + Double(limit) / 10 * 0.9, limit: limit) == .same)
      #expect(verdict(10 + Double(limit) / 10 * 1.1, limit: limit) == .slower)
    }
  }

  @Test("other delays are said")
  func delays() {
    let before = Self.result([1])
    #expect(!BenchComparison(before, before: before).schedulesOtherwise)
    #expect(BenchComparison(Self.result([1], delay: 1), before: before).schedulesOtherwise)
  }
}

/// What can be compared with.
@Suite struct BaselineTests {
  private static func text(_ rounds: [Double], reference: String = ReferenceWork.digest) -> String {
    let result = WorkloadResult(
      name: "busy", unit: "request", operations: 1, digest: "",
      nanosecondsPerOperation: Spread(of: rounds), relative: Spread(of: rounds), rounds: rounds,
      startDelays: nil, endDelays: nil)
    var results = BenchResults(repeats: 1, workloads: [result], sizes: [])
    results.reference = reference
    return JSON.text(results, isPretty: true)
  }

  private static func flaw(_ text: String) -> Baseline.Flaw? {
    do throws(Baseline.Flaw) {
      _ = try Baseline.results(of: text)
      return nil
    } catch {
      return error
    }
  }

  @Test("what is printed is read, and what cannot be measured is refused")
  func values() throws {
    #expect(try Baseline.results(of: Self.text([1, 2])).workloads[0].rounds == [1, 2])
    #expect(Self.flaw(Self.text([])) == .impossible)
    #expect(Self.flaw(Self.text([1, 0])) == .impossible)
    #expect(Self.flaw(Self.text([1, -2])) == .impossible)
    #expect(Self.flaw(Self.text([1], reference: "other")) == .otherReference)
    #expect(Self.flaw("{}") == .unreadable)
    #expect(Self.flaw("") == .unreadable)
    let none = JSON.text(BenchResults(repeats: 1, workloads: [], sizes: []))
    #expect(Self.flaw(none) == .empty)
  }

  @Test(
    "a damaged one is refused or read, and never ends the process", .tags(.slow),
    arguments: 0..<300 as Range<UInt64>)
  func damaged(seed: UInt64) {
    var random = Random(seed: seed)
    var bytes = Array(Self.text([1.5, 2.5, 3.5]).utf8)
    for _ in 0...random.below(4) {
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(place..<min(place + random.below(20), bytes.count - 1))
      default: bytes.insert(contentsOf: "1e999,-\"[".utf8, at: place)
      }
    }
    do throws(Baseline.Flaw) {
      let results = try Baseline.results(of: String(decoding: bytes, as: UTF8.self))
      for result in results.workloads {
        #expect(BenchComparison(result, before: result).verdict != .slower)
      }
    } catch {
      #expect(!error.rawValue.isEmpty)
    }
  }
}
