import Foundation
import Synchronization

/// What a child does: carries out the orders of its parent, one after another.
///
/// Two threads stand beside the one that plays: one reads orders, and ends the process when there
/// is nobody left to give any; one says that the process goes on, while it does. So a child never
/// outlives its parent, whatever the router is at.
package struct ChildServer {
  /// Makes the fuzzer of a router.
  let makeFuzzer: (RouterSetup, InvariantSet) throws(SetupError) -> Fuzzer
  /// What the parent's command fuzzes; nil for a command that only plays fixtures.
  let fuzzer: Fuzzer?

  private let inbox = OrderInbox()
  private let outbox = MessageOutbox()

  /// - Parameters:
  ///   - fuzzer: what plays seeds; nil for a child that is only asked to play fixtures.
  ///   - makeFuzzer: makes the fuzzer of a fixture's router.
  init(
    _ fuzzer: Fuzzer?,
    makeFuzzer: @escaping (RouterSetup, InvariantSet) throws(SetupError) -> Fuzzer
  ) {
    self.fuzzer = fuzzer
    self.makeFuzzer = makeFuzzer
  }

  /// What a child does whose parent plays fixtures, of the routers that have names.
  ///
  /// - Parameters:
  ///   - fuzzer: what plays seeds, if the parent asks for any.
  ///   - duty: what the child is for.
  package static func serveFixtures(_ fuzzer: Fuzzer?, as duty: ProcessRole.Duty) -> Never {
    Self(fuzzer) { (setup, judged) throws(SetupError) in try Fuzzer(setup, judged: judged) }
      .serve(as: duty)
  }

  /// Carries out orders until there are no more to come.
  func serve(as duty: ProcessRole.Duty) -> Never {
    duty.limitResources()
    inbox.open()
    outbox.send(.ready)
    outbox.tellHeartbeats()
    var corpus: [[Step]]?
    while true {
      guard let order = inbox.next() else {
        outbox.send(.done)
        continue
      }
      if case .corpus(let fixtures) = order {
        corpus = fixtures.map(\.steps)
      } else {
        carryOut(order, corpus)
      }
      outbox.send(.done)
    }
  }

  private func carryOut(_ order: ChildOrder, _ corpus: [[Step]]?) {
    switch order {
    case .corpus, .stop: break
    case .play(let block):
      guard let fuzzer else { return }
      for seed in block.seeds where !play(seed, block, fuzzer, corpus) { return }
    case .trace(let seed, let steps):
      guard let fuzzer else { return }
      _ = fuzzer.run(seed: seed, steps: steps, corpus: corpus, trace: trace)
    case .probe(let seed, let steps):
      guard let fuzzer else { return }
      let recorded = fuzzer.record(seed: seed, steps: steps)
      outbox.send(.digests(fuzzer.trail(recorded).digests))
    case .replay(let fixture):
      guard let fuzzer = try? makeFuzzer(fixture.setup, fixture.judgedInChild) else { return }
      if let violation = fuzzer.play(fixture.steps) { outbox.send(.violated(violation)) }
    case .judge(let fixture):
      guard let fuzzer = try? makeFuzzer(fixture.setup, fixture.judgedInChild) else { return }
      outbox.send(.verdict(fuzzer.replay(fixture)))
    case .study(let order):
      let setup = order.fixture.setup
      let only = Invariant(rawValue: order.find.violation.property).map { InvariantSet($0) }
      let own = order.judgesNothingElse || fuzzer?.setup != setup ? nil : fuzzer
      guard let fuzzer = try? own ?? makeFuzzer(setup, only ?? .all) else { return }
      order.carryOut(fuzzer) { outbox.send(.studied($0)) }
    }
  }

  /// Plays a seed, and reports the result.
  ///
  /// - Returns: false when it has failed, and nobody needs the seeds behind it.
  private func play(
    _ seed: UInt64, _ block: SeedBlock, _ fuzzer: Fuzzer, _ corpus: [[Step]]?
  ) -> Bool {
    let run = fuzzer.run(seed: seed, steps: block.steps, corpus: corpus) { inbox.isStopped }
    guard let find = run.find else {
      outbox.send(.passed(SeedOutcome(run, setup: fuzzer.setup)))
      return !run.wasInterrupted
    }
    outbox.send(.failed(find))
    let origin = "--seed \(seed) --steps \(block.steps)\(block.options)"
    outbox.send(.scenario(fuzzer.scenario(of: run, find, steps: block.steps, origin: origin)))
    return false
  }

  private var trace: StepTrace {
    // Every call has a name, because nobody knows yet which will be named.
    let names = Mutex(StepNames())
    let outbox = outbox
    return StepTrace { step in
      let line = names.withLock { names in
        names.name(step.id)
        return StepWords.line(step, names.names)
      }
      outbox.send(.step(line))
    } replace: { steps, count in
      var names = StepNames()
      outbox.send(.restart(after: count))
      for step in steps {
        names.name(step.id)
        outbox.send(.step(StepWords.line(step, names.names)))
      }
    }
  }
}

extension Fixture {
  /// What a child judges that plays this fixture: nothing when it is only to be seen whether the
  /// router survives.
  fileprivate var judgedInChild: InvariantSet {
    switch expectation {
    case .crashes, .hangs: .none
    case .passes, .fails: judged
    }
  }
}

/// The orders that have come and are not yet carried out.
private final class OrderInbox: Sendable {
  private let orders = Mutex<[ChildOrder?]>([])
  private let arrivals = DispatchSemaphore(value: 0)
  private let stopped = Atomic<Bool>(false)

  /// True once the parent has asked for what there is.
  var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// Reads from now on. When the parent has gone, this process and all that it has started end.
  func open() {
    Thread.detachNewThread { [self] in
      while let line = readLine() {
        let order = ChildOrder(line: line)
        if order == .stop { stopped.store(true, ordering: .relaxed) }
        orders.withLock { $0.append(order) }
        arrivals.signal()
      }
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      _exit(0)
    }
  }

  /// The next order; waits for it. An order that cannot be read is nil.
  func next() -> ChildOrder? {
    arrivals.wait()
    return orders.withLock { $0.removeFirst() }
  }
}

/// Where messages to the parent go, each as a whole.
private final class MessageOutbox: Sendable {
  private let lock = Mutex(())

  func send(_ message: ChildMessage) {
    lock.withLock { _ in
      var bytes = Array(message.line.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes {
          write(ChildProcess.messageDescriptor, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        // Without a parent to read it, the other thread ends the process.
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    }
  }

  /// Says now and then how far the process has come, as long as it goes on.
  func tellHeartbeats() {
    Thread.detachNewThread { [self] in
      var last = 0
      while true {
        usleep(10_000)
        let count = Heartbeat.count
        if count != last { send(.alive(count)) }
        last = count
      }
    }
  }
}
