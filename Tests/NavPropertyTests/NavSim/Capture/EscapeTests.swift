import Dispatch
import Foundation
import NavSim
import Synchronization
import Testing

/// What a simulation does not govern is named, and every call returns.
@Suite("Escapes")
struct EscapeTests {
  /// What went wrong in a body that runs on the simulation's thread.
  private func kind(
    _ body: @escaping @Sendable () async throws -> Void
  ) -> AsyncFailure.Kind? {
    do throws(AsyncFailure) {
      _ = try simulate(seed: 1, capture: .required, stepsAtOnceLimit: 2_000) { _ in
        try await body()
      }
      return nil
    } catch {
      return error.kind
    }
  }

  /// What escapes from a body that is not asynchronous.
  private func escape(_ body: @escaping @Sendable () -> Void) -> Escape? {
    if case .escape(let escape)? = kind({ body() }) { return escape }
    return nil
  }

  @Test("a thread")
  func thread() { #expect(escape { Thread {}.start() } == .thread) }

  @Test("a semaphore that would block; one that is free is none")
  func semaphore() {
    let call = Escape.blockingCall("DispatchSemaphore.wait")
    #expect(escape { DispatchSemaphore(value: 0).wait() } == call)
    #expect(escape { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1) } == call)
    #expect(kind { takeFreeSemaphore() } == nil)
  }

  @Test("a group that would block; an empty one is none")
  func group() {
    #expect(escape { waitForGroup(of: 1) } == .blockingCall("DispatchGroup.wait"))
    #expect(kind { waitForGroup(of: 0) } == nil)
  }

  @Test("a lock that the thread holds already; a free one is none")
  func lock() {
    #expect(
      escape { takeLock(times: 2) }
        == .blockingCall("a lock that the thread of the simulation holds already"))
    #expect(kind { takeLock(times: 1) } == nil)
  }

  @Test("a condition, and a wait for it with a limit")
  func condition() {
    #expect(escape { waitForCondition(nil) } == .blockingCall("waiting for a condition"))
    #expect(escape { waitForCondition(1) } == .blockingCall("waiting for a condition"))
  }

  @Test("sync on the queue that it is called from")
  func syncOnItself() {
    #expect(
      escape {
        let queue = DispatchQueue(label: "own")
        queue.sync { queue.sync {} }
      } == .blockingCall("DispatchQueue.sync on the queue that it is called from"))
  }

  @Test("a sleep that blocks the thread")
  func threadSleep() {
    let sleep = Escape.realTime("a sleep that blocks the thread")
    #expect(escape { Thread.sleep(forTimeInterval: 3_600) } == sleep)
    #expect(escape { usleep(5) } == sleep)
  }

  @Test("a run loop that code runs itself, with a timer and without")
  func runLoop() {
    #expect(escape { runLoopWithTimer() } == .blockingCall("RunLoop.run"))
    let onMain = kind { @MainActor in runLoopForASecond() }
    #expect(onMain == .escape(.blockingCall("RunLoop.run")))
  }

  @Test("input that is not there yet")
  func input() {
    #expect(escape { readFromPipe() } == .inputOutput("read"))
    #expect(escape { _ = pollPipe(milliseconds: 3_600_000) } == .inputOutput("poll"))
  }

  @Test("what queues do that is not simulated")
  func queueFeatures() {
    #expect(
      escape {
        let source = DispatchSource.makeTimerSource()
        source.activate()
        source.cancel()
      } == .queueFeature("DispatchSource"))
    #expect(
      escape {
        let queue = DispatchQueue(label: "own")
        queue.suspend()
        queue.resume()
      } == .queueFeature("DispatchQueue.suspend"))
    #expect(
      escape { dispatchPrecondition(condition: .onQueue(.main)) }
        == .queueFeature("dispatchPrecondition(.onQueue) elsewhere than on the queue"))
    #expect(
      escape { DispatchWorkItem {}.notify(queue: .main) {} }
        == .queueFeature("DispatchWorkItem.notify"))
  }

  @Test("a continuation that a thread from outside resumes")
  func foreignThread() {
    let answers = Answers()
    defer { answers.stop() }
    let found = kind {
      async let answer: Void = answers.next()
      try await Task.sleep(for: .seconds(1))
      answers.answerAll()
      await answer
    }
    #expect(found == .escape(.jobFromAnotherThread))
    let foundOnMainActor = kind {
      let asking = Task { @MainActor in await answers.next() }
      try await Task.sleep(for: .seconds(1))
      answers.answerAll()
      await asking.value
    }
    #expect(foundOnMainActor == .escape(.jobFromAnotherThread))
  }

  @Test("a task of an earlier run that is resumed in a later one")
  func earlierRun() {
    let kept = Kept()
    let isDeadlock = kind {
      await Task { @MainActor in
        await withCheckedContinuation { continuation in kept.keep(continuation) }
      }.value
    }
    #expect(isDeadlock == .deadlock(waiting: []))
    let found = kind {
      kept.resume()
      await Task.yield()
    }
    #expect(found == .escape(.taskOfAnEarlierRun))
  }

  @Test("a wait that nobody ends is a deadlock; a cancelled sleep does not hold it open")
  func deadlock() {
    do throws(AsyncFailure) {
      _ = try simulate(seed: 1, capture: .required) { _ in
        let sleep = Task { try await Task.sleep(for: .seconds(3_600)) }
        try await Task.sleep(for: .seconds(1))
        sleep.cancel()
        _ = await sleep.result
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      Issue.record("nothing was reported")
    } catch {
      #expect(error.kind == .deadlock(waiting: []))
      #expect(error.time == .seconds(1))
    }
  }

  @Test("spinning without time passing is a livelock, in a task and in a queue")
  func livelock() {
    #expect(kind { while true { await Task.yield() } } == .livelock(running: []))
    #expect(
      kind {
        respawn(DispatchQueue(label: "own"))
        try await Task.sleep(for: .seconds(1))
      } == .livelock(running: []))
    #expect(
      kind { Task { @MainActor in while true { await Task.yield() } } } == .livelock(running: []))
  }

  @Test(
    "every escape says what to do",
    arguments: [
      Escape.jobFromAnotherThread, .taskOfAnEarlierRun, .thread, .blockingCall("x"), .realTime("x"),
      .inputOutput("x"), .queueFeature("x"), .unknownClock("x"),
    ])
  func sentences(_ escape: Escape) { #expect("\(escape)".contains(": ")) }
}

private func takeFreeSemaphore() {
  let semaphore = DispatchSemaphore(value: 1)
  semaphore.wait()
  semaphore.signal()
}

private func waitForGroup(of count: Int) {
  let group = DispatchGroup()
  for _ in 0..<count { group.enter() }
  group.wait()
  for _ in 0..<count { group.leave() }
}

private func takeLock(times: Int) {
  let lock = NSLock()
  for _ in 0..<times { lock.lock() }
  lock.unlock()
}

private func waitForCondition(_ seconds: Double?) {
  let condition = NSCondition()
  condition.lock()
  if let seconds {
    _ = condition.wait(until: Date() + seconds)
  } else {
    condition.wait()
  }
  condition.unlock()
}

private func runLoopForASecond() { RunLoop.main.run(until: Date() + 1) }

private func runLoopWithTimer() {
  let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
  RunLoop.current.run(until: Date() + 2)
  timer.invalidate()
}

private func readFromPipe() {
  let pipe = Pipe()
  var byte: UInt8 = 0
  _ = read(pipe.fileHandleForReading.fileDescriptor, &byte, 1)
  withExtendedLifetime(pipe) {}
}

private func pollPipe(milliseconds: Int32) -> Int32 {
  let pipe = Pipe()
  var wanted = pollfd(
    fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
  defer { withExtendedLifetime(pipe) {} }
  return poll(&wanted, 1, milliseconds)
}

private func respawn(_ queue: DispatchQueue) { queue.async { respawn(queue) } }

/// A continuation that outlives its run.
private final class Kept: Sendable {
  private let stored = Mutex<CheckedContinuation<Void, Never>?>(nil)

  func keep(_ continuation: CheckedContinuation<Void, Never>) {
    stored.withLock { $0 = continuation }
  }

  func resume() { stored.withLock { $0 }?.resume() }
}

/// A thread that was there before a simulation, and resumes what it is given when it is told to.
private final class Answers: Sendable {
  private let asked = Mutex<[CheckedContinuation<Void, Never>]>([])
  private let mayAnswer = Atomic<Bool>(false)
  private let isStopped = Atomic<Bool>(false)

  init() {
    Thread { [self] in
      while !isStopped.load(ordering: .relaxed) { answer() }
    }.start()
  }

  private func answer() {
    guard mayAnswer.load(ordering: .acquiring) else { return }
    let continuations = asked.withLock { asked in
      defer { asked = [] }
      return asked
    }
    for continuation in continuations { continuation.resume() }
    mayAnswer.store(false, ordering: .releasing)
  }

  func next() async {
    await withCheckedContinuation { continuation in asked.withLock { $0.append(continuation) } }
  }

  /// Returns when the thread has resumed everything.
  func answerAll() {
    mayAnswer.store(true, ordering: .releasing)
    while mayAnswer.load(ordering: .acquiring) {}
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }
}
