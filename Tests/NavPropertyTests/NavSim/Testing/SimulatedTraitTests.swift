import NavCapture
import NavSim
import NavTesting
import RouterAdapters
import Synchronization
import Testing

/// A counter as people write it: what it has read is old when it has slept.
@MainActor private final class Counter {
  private(set) var value = 0

  func add() async throws {
    let old = value
    try await Task.sleep(for: .milliseconds(10))
    value = old + 1
  }

  func addAtOnce() async throws {
    try await Task.sleep(for: .seconds(3_600))
    value += 1
  }
}

/// What has come in which order.
private final class Order: Sendable {
  private let stored = Mutex<[Int]>([])
  var numbers: [Int] { stored.withLock { $0 } }
  func add(_ number: Int) { stored.withLock { $0.append(number) } }
}

@Suite("Swift Testing")
struct SimulatedTraitTests {
  /// Plays a body by a trait.
  ///
  /// - Returns: the issues that it would have recorded.
  private func issues(
    _ trait: SimulatedTrait, _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> [Issue] {
    try await HeardIssues.during { test in
      try await trait.provideScope(for: test, testCase: nil, performing: body)
    }
  }

  @Test("an ordinary test runs in virtual time", .simulated(seeds: 0..<50))
  @MainActor func ordinary() async throws {
    let counter = Counter()
    async let first: Void = counter.addAtOnce()
    async let second: Void = counter.addAtOnce()
    _ = try await (first, second)
    #expect(counter.value == 2)
  }

  @Test("what depends on the order fails at its line, with the fewest preemptions")
  func order() async throws {
    let body: @Sendable () async throws -> Void = {
      let order = Order()
      await withTaskGroup { group in
        for number in 0..<4 { group.addTask { order.add(number) } }
      }
      #expect(order.numbers == [0, 1, 2, 3])
    }
    let found = try await issues(.simulated(seeds: 0..<100), body)
    #expect(found.count == 1)
    let issue = try #require(found.first)
    #expect(issue.sourceLocation?.line == #line - 5)
    let comment = try #require(issue.comments.last?.rawValue)
    let words = comment.split(separator: "\"")
    let schedule = try #require(words.count > 1 ? String(words[1]) : nil)
    #expect(Schedule(schedule)?.preemptions.count == 1, "\(comment)")
    #expect(comment.contains("is held back at its start until task 1"))
    let again = try await issues(.simulated(replaying: schedule), body)
    #expect(again.count == 1)
    let natural = try await issues(.simulated(replaying: "natural"), body)
    #expect(natural.isEmpty)
  }

  @Test("a lost update is found under the first seed, and no second issue is recorded")
  func lostUpdate() async throws {
    let found = try await issues(.simulated(seeds: 0..<20)) { @MainActor in
      let counter = Counter()
      async let first: Void = counter.add()
      async let second: Void = counter.add()
      _ = try await (first, second)
      #expect(counter.value == 2)
    }
    #expect(found.count == 1)
    #expect(found.first?.comments.last?.rawValue.contains("schedule natural") == true)
  }

  private struct Thrown: Error {}

  @Test("what a test throws fails it")
  func thrown() async throws {
    await #expect(throws: Thrown.self) {
      try await issues(.simulated(seeds: 3..<9)) { throw Thrown() }
    }
  }

  @Test("a schedule that is none is said")
  func badSchedule() async throws {
    let found = try await issues(.simulated(replaying: "sideways")) {}
    #expect(found.first?.comments.first?.rawValue.contains("expected natural") == true)
  }

  @Test("a router test records every distinct failure at its line", .tags(.slow))
  func routerTest() async throws {
    let found = try await HeardIssues.during { _ in
      await Gated.published.check(seeds: 1...6, steps: 30)
    }
    #expect(found.count > 1)
    #expect(found.allSatisfy { $0.sourceLocation?.line == #line - 3 })
    #expect(found.allSatisfy { $0.comments.first?.rawValue.hasPrefix("FAIL  ") == true })
  }

  @Test("a scenario of a router test has a page, another text has none", .tags(.slow))
  func page() throws {
    let failure = #expect(throws: RouterTestFailure.self) {
      try Gated.published.check(seeds: 1...6, steps: 30)
    }
    let finding = try #require(failure?.findings.first)
    let page = try Gated.published.page(of: finding.file)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains(finding.violation.property))
    #expect(throws: ScenarioError.self) { try Gated.published.page(of: "nothing") }
  }
}
