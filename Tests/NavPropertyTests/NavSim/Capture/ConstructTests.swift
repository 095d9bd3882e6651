#if os(Linux)
  import Dispatch
  import Foundation
  import FoundationNetworking
  import NavCapture
  import NavSim
  import Observation
  import Synchronization
  import Testing

  /// What apps are made of: each construct is captured, or named as what it is. Nothing happens
  /// unseen.
  @Suite("Constructs")
  struct ConstructTests {
    struct Construct: Sendable, CustomTestStringConvertible {
      let name: String
      /// What is said of it; nil where it is captured, and does what it should.
      var told: String?
      let body: @Sendable (Happened) async throws -> Void
      var testDescription: String { name }
    }

    @Test("each is captured, or told", arguments: captured + told)
    func construct(_ construct: Construct) {
      var outcomes: [String] = []
      for turn in 0..<16 as Range<UInt64> {
        let seen = Happened()
        do throws(AsyncFailure) {
          let run = try simulate(
            seed: turn / 2, capture: .required, stepsAtOnceLimit: 2_000
          ) { _ in
            try await construct.body(seen)
          }
          outcomes.append("\(seen.count) \(run.digest) \(run.time)")
          #expect(construct.told == nil && seen.count > 0, "not seen")
        } catch {
          #expect(construct.told.map { "\(error)".contains($0) } == true, "\(error)")
        }
      }
      // Each seed twice.
      for first in stride(from: 0, to: outcomes.count - 1, by: 2) {
        #expect(outcomes[first] == outcomes[first + 1])
      }
    }

    @Test("there are more than forty")
    func count() { #expect(Self.captured.count + Self.told.count > 40) }

    // MARK: Captured

    private static let captured = concurrency + time + queues + values

    private static let concurrency: [Construct] = [
      Construct(name: "Task {}") { seen in await Task { seen.note() }.value },
      Construct(name: "Task.detached") { seen in await Task.detached { seen.note() }.value },
      Construct(name: "async let") { seen in
        async let one: Void = seen.note()
        await one
      },
      Construct(name: "withTaskGroup") { seen in
        await withTaskGroup { group in for _ in 0..<3 { group.addTask { seen.note() } } }
      },
      Construct(name: "withDiscardingTaskGroup") { seen in
        await withDiscardingTaskGroup { group in group.addTask { seen.note() } }
      },
      Construct(name: "actor") { seen in await Counter().add(seen) },
      Construct(name: "@MainActor") { seen in await Task { @MainActor in seen.note() }.value },
      Construct(name: "MainActor.run") { seen in
        await MainActor.run {
          MainActor.assertIsolated()
          seen.note()
        }
      },
      Construct(name: "a global actor") { seen in await onOtherActor(seen) },
      Construct(name: "Task.yield") { seen in
        await Task.yield()
        seen.note()
      },
      Construct(name: "a checked continuation") { seen in
        await withCheckedContinuation { continuation in
          Task {
            seen.note()
            continuation.resume()
          }
        }
      },
      Construct(name: "AsyncStream") { seen in
        let (stream, end) = AsyncStream.makeStream(of: Int.self)
        Task {
          end.yield(1)
          end.finish()
        }
        for await _ in stream { seen.note() }
      },
      Construct(name: "AsyncThrowingStream") { seen in
        let (stream, end) = AsyncThrowingStream.makeStream(of: Int.self)
        Task {
          end.yield(1)
          end.finish()
        }
        for try await _ in stream { seen.note() }
      },
      Construct(name: "withTaskCancellationHandler") { seen in
        let task = Task {
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(60))
          } onCancel: {
            seen.note()
          }
        }
        await Task.yield()
        task.cancel()
        await task.value
      },
      Construct(name: "task-local values") { seen in
        await Local.$value.withValue(7) {
          await Task { if Local.value == 7 { seen.note() } }.value
        }
      },
      Construct(name: "observation") { seen in
        let model = Model()
        withObservationTracking {
          _ = model.count
        } onChange: {
          seen.note()
        }
        await Task { @Sendable in model.count += 1 }.value
      },
      Construct(name: "Task priorities") { seen in
        await Task(priority: .high) { seen.note() }.value
        await Task(priority: .background) { seen.note() }.value
      },
    ]

    private static let time: [Construct] = [
      Construct(name: "Task.sleep(for:)") { seen in
        try await seen.lasts(5) { try await Task.sleep(for: .seconds(5)) }
      },
      Construct(name: "Task.sleep(nanoseconds:)") { seen in
        try await seen.lasts(5) { try await Task.sleep(nanoseconds: 5_000_000_000) }
      },
      Construct(name: "Task.sleep(until:)") { seen in
        try await seen.lasts(5) { try await Task.sleep(until: .now + .seconds(5)) }
      },
      Construct(name: "SuspendingClock") { seen in
        try await seen.lasts(5) { try await SuspendingClock().sleep(for: .seconds(5)) }
      },
      Construct(name: "Date") { seen in
        let start = Date()
        try await Task.sleep(for: .seconds(5))
        if Date().timeIntervalSince(start) == 5 { seen.note() }
      },
      Construct(name: "DispatchTime") { seen in
        let start = DispatchTime.now()
        try await Task.sleep(for: .seconds(5))
        if DispatchTime.now() == start + 5 { seen.note() }
      },
      Construct(name: "ProcessInfo.systemUptime") { seen in
        let start = ProcessInfo.processInfo.systemUptime
        try await Task.sleep(for: .seconds(5))
        if abs(ProcessInfo.processInfo.systemUptime - start - 5) < 0.001 { seen.note() }
      },
      Construct(name: "Timer") { seen in
        await startTimer(seen)
        try await Task.sleep(for: .seconds(5))
      },
      Construct(name: "RunLoop.main.perform") { seen in
        performOnMain(seen)
        try await Task.sleep(for: .seconds(1))
      },
    ]

    private static let queues: [Construct] = [
      Construct(name: "DispatchQueue.main.async") { seen in
        DispatchQueue.main.async { MainActor.assumeIsolated { seen.note() } }
        try await Task.sleep(for: .seconds(1))
      },
      Construct(name: "a serial queue") { seen in
        DispatchQueue(label: "own").async { seen.note() }
        try await Task.sleep(for: .seconds(1))
      },
      Construct(name: "DispatchQueue.asyncAfter") { seen in
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { seen.note() }
        try await Task.sleep(for: .seconds(6))
      },
      Construct(name: "DispatchQueue.global") { seen in
        DispatchQueue.global().async { seen.note() }
        try await Task.sleep(for: .seconds(1))
      },
      Construct(name: "a concurrent queue with a barrier") { seen in
        let queue = DispatchQueue(label: "own", attributes: .concurrent)
        queue.async { seen.note() }
        queue.async(flags: .barrier) { seen.note() }
        try await Task.sleep(for: .seconds(1))
      },
      Construct(name: "a queue that targets another") { seen in
        let base = DispatchQueue(label: "base")
        let upper = DispatchQueue(
          label: "upper", target: DispatchQueue(label: "middle", target: base))
        let key = DispatchSpecificKey<Int>()
        base.setSpecific(key: key, value: 7)
        base.async { if seen.count == 0 { seen.note(1) } }
        upper.async {
          dispatchPrecondition(condition: .onQueue(base))
          if seen.count == 1, DispatchQueue.getSpecific(key: key) == 7 { seen.note(10) }
        }
        base.async { if seen.count == 11 { seen.note(100) } }
        try await Task.sleep(for: .seconds(1))
        #expect(seen.count == 111)
      },
      Construct(name: "DispatchQueue.sync") { seen in syncOnQueue(seen) },
      Construct(name: "DispatchQueue.concurrentPerform") { seen in performConcurrently(seen) },
      Construct(name: "DispatchWorkItem") { seen in
        DispatchQueue.main.async(execute: DispatchWorkItem { seen.note() })
        try await Task.sleep(for: .seconds(1))
      },
      Construct(name: "DispatchGroup.notify") { seen in
        notifyGroup(seen)
        try await Task.sleep(for: .seconds(1))
      },
      Construct(name: "OperationQueue") { seen in
        OperationQueue().addOperation { seen.note() }
        try await Task.sleep(for: .seconds(1))
      },
      Construct(name: "OperationQueue.main") { seen in
        OperationQueue.main.addOperation { seen.note() }
        try await Task.sleep(for: .seconds(1))
      },
    ]

    private static let values: [Construct] = [
      Construct(name: "Int.random") { seen in seen.note(Int.random(in: 1..<1_000_000)) },
      Construct(name: "shuffled") { seen in seen.note((1...9).shuffled()[0]) },
      Construct(name: "UUID") { seen in seen.note(1 + Int(UUID().uuid.0)) },
      Construct(name: "the order of a set") { seen in
        seen.note(Set((1...99).map { "\($0)" }).first.flatMap { Int($0) } ?? 0)
      },
      Construct(name: "NotificationCenter") { seen in notify(seen) },
      Construct(name: "Mutex") { seen in seen.note(Mutex(1).withLock { $0 }) },
      Construct(name: "a lock that is free") { seen in takeLock(seen) },
      Construct(name: "a semaphore that is free") { seen in takeSemaphore(seen) },
    ]

    // MARK: Told

    private static let told: [Construct] = [
      Construct(name: "Thread", told: "a thread was started") { _ in Thread {}.start() },
      Construct(name: "Thread.detachNewThread", told: "a thread was started") { _ in
        Thread.detachNewThread {}
      },
      Construct(name: "DispatchSemaphore.wait", told: "DispatchSemaphore.wait") { _ in
        waitForSemaphore()
      },
      Construct(name: "DispatchGroup.wait", told: "DispatchGroup.wait") { _ in waitForGroup() },
      Construct(name: "NSCondition.wait", told: "waiting for a condition") { _ in
        waitForCondition()
      },
      Construct(name: "Thread.sleep", told: "a sleep that blocks the thread") { _ in blockThread()
      },
      Construct(name: "usleep", told: "a sleep that blocks the thread") { _ in usleep(5) },
      Construct(name: "RunLoop.run", told: "RunLoop.run") { _ in
        await MainActor.run { runMainLoop() }
      },
      Construct(name: "DispatchSource", told: "DispatchSource") { _ in startSource() },
      Construct(name: "DispatchQueue.suspend", told: "DispatchQueue.suspend") { _ in
        let queue = DispatchQueue(label: "own")
        queue.suspend()
        queue.resume()
      },
      Construct(name: "an inactive queue", told: "initially inactive") { _ in
        DispatchQueue(label: "own", attributes: .initiallyInactive).activate()
      },
      Construct(name: "URLSession", told: "escape") { _ in
        let url = try #require(URL(string: "http://localhost:1/"))
        _ = try await URLSession.shared.data(from: url)
      },
      Construct(name: "Process", told: "escape") { _ in try runProcess() },
      Construct(name: "a pipe that is empty", told: "read waits for input") { _ in readFromPipe() },
      Construct(name: "a continuation that nobody resumes", told: "deadlock") { _ in
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      },
      Construct(name: "a stream that nobody ends", told: "deadlock") { _ in
        let (stream, end) = AsyncStream.makeStream(of: Int.self)
        for await _ in stream {}
        withExtendedLifetime(end) {}
      },
      Construct(name: "asking again and again", told: "livelock") { _ in
        while !Task.isCancelled { await Task.yield() }
      },
    ]
  }

  /// What has happened.
  final class Happened: Sendable {
    private let stored = Mutex(0)
    var count: Int { stored.withLock { $0 } }
    func note(_ number: Int = 1) { stored.withLock { $0 += number } }

    /// Notes what takes so many seconds.
    func lasts(_ seconds: Int, _ body: () async throws -> Void) async throws {
      let start = ContinuousClock.now
      try await body()
      if ContinuousClock.now - start == .seconds(seconds) { note() }
    }
  }

  private actor Counter {
    private var count = 0
    func add(_ seen: Happened) {
      count += 1
      seen.note(count)
    }
  }

  @globalActor private actor OtherActor { static let shared = OtherActor() }

  @OtherActor private func onOtherActor(_ seen: Happened) { seen.note() }

  private enum Local { @TaskLocal static var value = 0 }

  @Observable private final class Model: @unchecked Sendable { var count = 0 }

  @MainActor private func startTimer(_ seen: Happened) {
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in seen.note() }
  }

  private func performOnMain(_ seen: Happened) { RunLoop.main.perform { seen.note() } }
  private func syncOnQueue(_ seen: Happened) { DispatchQueue(label: "own").sync { seen.note() } }

  private func performConcurrently(_ seen: Happened) {
    DispatchQueue.concurrentPerform(iterations: 3) { _ in seen.note() }
  }

  private func notifyGroup(_ seen: Happened) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {}
    group.notify(queue: .main) { seen.note() }
  }

  private func notify(_ seen: Happened) {
    let name = Notification.Name("a")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in
      seen.note()
    }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
  }

  private func takeLock(_ seen: Happened) {
    let lock = NSLock()
    lock.lock()
    lock.unlock()
    seen.note()
  }

  private func takeSemaphore(_ seen: Happened) {
    let semaphore = DispatchSemaphore(value: 1)
    semaphore.wait()
    semaphore.signal()
    seen.note()
  }

  private func waitForSemaphore() { DispatchSemaphore(value: 0).wait() }

  private func waitForGroup() {
    let group = DispatchGroup()
    group.enter()
    group.wait()
    group.leave()
  }

  private func waitForCondition() {
    let condition = NSCondition()
    condition.lock()
    condition.wait()
    condition.unlock()
  }

  private func blockThread() { Thread.sleep(forTimeInterval: 1) }
  private func runMainLoop() { RunLoop.main.run(until: Date() + 1) }

  private func startSource() {
    let source = DispatchSource.makeTimerSource()
    source.activate()
    source.cancel()
  }

  private func runProcess() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
  }

  private func readFromPipe() {
    let pipe = Pipe()
    var byte: UInt8 = 0
    _ = read(pipe.fileHandleForReading.fileDescriptor, &byte, 1)
    withExtendedLifetime(pipe) {}
  }
#endif
