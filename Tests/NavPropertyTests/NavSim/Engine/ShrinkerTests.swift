import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

/// A subject that is no router: fails once an 8 or more, a later 5 or more and a still later 3 or
/// more have been seen.
private struct Ladder: Subject {
  private var rungs = [8, 5, 3]
  private var count = 0
  private(set) var digest: UInt64 = 0

  mutating func perform(_ action: Int) -> Violation? {
    count += 1
    digest = digest &* 31 &+ UInt64(bitPattern: Int64(action))
    if let rung = rungs.first, action >= rung { rungs.removeFirst() }
    return rungs.isEmpty
      ? Violation(property: "ladder", expected: "a rung left", seen: "none") : nil
  }

  mutating func finish() -> Violation? { nil }

  static func simplifications(of action: Int) -> [Int] { action > 0 ? Array(0..<action) : [] }

  static func merging(_ removed: Int, into next: Int) -> Int? { nil }
}

@Suite("Shrinker")
struct ShrinkerTests {
  @Test(
    "shrinks to the true minimum of a subject that is no router", arguments: 0..<30 as Range<UInt64>
  )
  func shrinksToMinimum(_ seed: UInt64) throws {
    var random = Random(seed: seed)
    let actions = (0..<3_000).map { _ in random.below(10) }
    let result = try #require(Shrinker<Ladder>.shrink(actions) { Ladder() })
    #expect(result.actions == [8, 5, 3])
    #expect(result.isMinimal)
  }

  @Test("does nothing with a scenario that does not fail")
  func passingScenario() {
    #expect(Shrinker<Ladder>.shrink([1, 2, 3]) { Ladder() } == nil)
  }

  @Test("stops when the budget is spent, with what it has")
  func budget() throws {
    var random = Random(seed: 1)
    let actions = (0..<3_000).map { _ in random.below(6) } + [8, 5, 3]
    let result = try #require(Shrinker<Ladder>.shrink(actions, budget: 10) { Ladder() })
    #expect(!result.isMinimal)
    #expect(result.violation.property == "ladder")
  }

  @Test(
    "a slow animation under estimated timing shrinks to three steps",
    arguments: 1...5 as ClosedRange<UInt64>)
  func slowAnimation(_ seed: UInt64) throws {
    var setup = RouterSetup()
    setup.isEstimated = true
    let fuzzer = Fuzzer(setup, faults: [.slow])
    let report = fuzzer.run(seed: seed, steps: 10_000)
    let violation = try #require(report.violation)
    let steps = fuzzer.record(seed: seed, steps: 10_000)
    let shrunk = try #require(fuzzer.shrink(steps, keeping: violation))
    #expect(shrunk.violation.property == violation.property)
    #expect(shrunk.steps.count <= 4)
  }

  @Test("what is left cannot lose any one step", arguments: 0..<4 as Range<UInt64>)
  func oneMinimal(_ seed: UInt64) throws {
    var setup = RouterSetup()
    setup.isEstimated = true
    let fuzzer = Fuzzer(setup)
    let report = fuzzer.run(seed: seed, steps: 10_000)
    let violation = try #require(report.violation)
    let steps = fuzzer.record(seed: seed, steps: 10_000)
    let shrunk = try #require(fuzzer.shrink(steps, keeping: violation)).steps
    let invariant = try #require(Invariant(rawValue: violation.property))
    for index in shrunk.indices {
      var fewer = shrunk
      fewer.remove(at: index)
      let fixture = Fixture(
        name: "x", setup: setup, expectation: .fails(invariant.rawValue), steps: fewer)
      #expect(Replay.run(fixture).violation == nil)
    }
  }
}
