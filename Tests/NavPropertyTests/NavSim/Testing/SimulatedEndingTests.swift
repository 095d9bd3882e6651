import Dispatch
import Foundation
import NavCapture
import NavSim
import NavTesting
import Synchronization
import Testing

/// A test that cannot go on fails with a sentence, and the next one runs.
@Suite("Simulated tests always end")
struct SimulatedEndingTests {
  private static func issues(
    _ trait: SimulatedTrait = .simulated(seeds: 0..<20),
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> [Issue] {
    try await HeardIssues.during { test in
      try await trait.provideScope(for: test, testCase: nil, performing: body)
    }
  }

  /// What keeps a test from going on, and what it is told.
  enum Obstacle: String, CaseIterable, Sendable {
    case thread = "a thread was started"
    case semaphore = "DispatchSemaphore.wait"
    case threadSleep = "a sleep that blocks the thread"
    case source = "DispatchSource"
    case runLoop = "RunLoop.run"
    case continuation = "deadlock"
    case children = "deadlock:"
    case livelock = "livelock"
    case shared = "not deterministic"

    static let count = Mutex(0)

    func meet() async {
      switch self {
      case .thread: Thread {}.start()
      case .semaphore: waitForSemaphore()
      case .threadSleep: sleepForASecond()
      case .source: startSource()
      case .runLoop: await MainActor.run { runMainLoop() }
      case .continuation:
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      case .children:
        await withTaskGroup { group in
          for _ in 0..<3 {
            group.addTask {
              await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
          }
        }
      case .livelock: while true { await Task.yield() }
      case .shared:
        let count = Self.count.withLock { count in
          count += 1
          return count
        }
        #expect(count != 5)
      }
    }
  }

  @Test("each is told, and the test ends", arguments: Obstacle.allCases)
  func ends(_ obstacle: Obstacle) async throws {
    let value = Captured()
    let found = try await Self.issues {
      value.touch()
      await obstacle.meet()
    }
    #expect(found.count == 1)
    let error = try #require(found.first?.error)
    #expect("\(error)".contains(obstacle.rawValue), "\(error)")
  }

  @Test("random numbers of the test are those of the seed, and are replayed")
  func random() async throws {
    let body: @Sendable () async throws -> Void = { #expect(Int.random(in: 0..<10) != 3) }
    let found = try await Self.issues(.simulated(seeds: 0..<200), body)
    let comment = try #require(found.first?.comments.last?.rawValue)
    let words = comment.split(separator: "\"")
    let schedule = try #require(words.count > 1 ? String(words[1]) : nil)
    #expect(schedule.contains("random="))
    #expect(try await Self.issues(.simulated(replaying: schedule), body).count == 1)
  }

  @Test("every schedule with few preemptions can be played")
  func preemptions() async throws {
    let body: @Sendable () async throws -> Void = {
      let order = Captured()
      await withTaskGroup { group in
        for number in 0..<3 { group.addTask { order.touch(number) } }
      }
      #expect(order.numbers != [2, 1, 0])
    }
    #expect(try await Self.issues(.simulated(preemptions: 1), body).isEmpty)
    #expect(try await Self.issues(.simulated(preemptions: 2), body).count == 1)
  }

  @Test("a test is cancelled at every await")
  func cancelled() async throws {
    let found = try await Self.issues(.cancelledAtEveryAwait) {
      let (stream, end) = AsyncStream.makeStream(of: Void.self)
      let opener = Task {
        try await Task.sleep(for: .seconds(1))
        end.finish()
      }
      await Task { for await _ in stream {} }.value
      _ = await opener.result
    }
    #expect(found.count == 1)
    #expect(found.first?.error.map { "\($0)".hasPrefix("deadlock") } == true)
  }

  @Test("a test that is cancelled, as by its time limit, plays no more seeds")
  func timeLimit() async throws {
    let count = Captured()
    let playing = Task {
      try await Self.issues(.simulated(seeds: 0..<Int.max)) { count.touch() }
    }
    while count.numbers.count < 10 { await Task.yield() }
    playing.cancel()
    #expect(try await playing.value.isEmpty)
  }
}

/// Something that a test has captured.
private final class Captured: Sendable {
  private let stored = Mutex<[Int]>([])
  var numbers: [Int] { stored.withLock { $0 } }
  func touch(_ number: Int = 0) { stored.withLock { $0.append(number) } }
}

private func waitForSemaphore() { DispatchSemaphore(value: 0).wait() }
private func sleepForASecond() { Thread.sleep(forTimeInterval: 1) }
private func runMainLoop() { RunLoop.main.run(until: Date() + 1) }

private func startSource() {
  let source = DispatchSource.makeTimerSource()
  source.activate()
  source.cancel()
}

/// What works without the trait works with it.
@Suite("Simulated suites", .serialized, .simulated(seeds: 0..<5))
@MainActor
struct SimulatedSuiteTests {
  private var value = 1

  @Test("a suite of the main actor")
  func mainActor() async {
    MainActor.assertIsolated()
    await Task.yield()
    MainActor.assertIsolated()
    #expect(value == 1)
  }

  @Test("arguments", arguments: 1...3)
  func argument(_ number: Int) async throws {
    try await Task.sleep(for: .seconds(number))
    #expect((1...3).contains(number))
  }

  @Test("confirmations")
  func confirmed() async {
    await confirmation(expectedCount: 2) { confirm in
      let first = Task { confirm() }
      let second = Task { confirm() }
      await first.value
      await second.value
    }
  }

  @Test("a time limit", .timeLimit(.minutes(1)))
  func limited() async throws { try await Task.sleep(for: .seconds(3_600)) }

  @Test("a known issue")
  func known() async {
    await withKnownIssue {
      await Task.yield()
      Issue.record("known")
    }
  }

  @Test("an attachment")
  func attachment() async {
    await Task.yield()
    Attachment.record("text", named: "text.txt")
  }
}
