import Foundation
import Synchronization

/// A harness that a child plays with.
package protocol ChildPlayer: Harness {
  /// The orders that a child begins with, which does not know them from its command line.
  var beginning: [ChildOrder] { get }

  /// Takes an order that is about those behind it.
  ///
  /// - Returns: false for any other order.
  mutating func begin(with order: ChildOrder) -> Bool

  /// Plays a seed and reports the result; a failure before its scenario.
  ///
  /// - Parameters:
  ///   - seed: decides everything.
  ///   - block: how many steps, and what else a person types.
  ///   - isStopped: true when nobody needs more seeds.
  ///   - say: gets the messages.
  /// - Returns: false when it has failed, and nobody needs the seeds behind it.
  func play(
    _ seed: UInt64, _ block: SeedBlock, isStopped: @escaping () -> Bool,
    say: (ChildMessage) -> Void
  ) -> Bool

  /// Plays a seed and says every step before it is played.
  func trace(_ seed: UInt64, _ steps: Int, say: @escaping @Sendable (ChildMessage) -> Void)

  /// The digests after each step of a seed.
  func digests(_ seed: UInt64, _ steps: Int) -> [UInt64]

  /// Carries out an order that is about a scenario; nothing for one that is not its own.
  func carryOut(_ order: ChildOrder, say: (ChildMessage) -> Void)
}

extension ChildPlayer {
  package var beginning: [ChildOrder] { [] }

  package mutating func begin(with order: ChildOrder) -> Bool {
    guard case .leaveOut(let names) = order else { return false }
    self = leavingOut(names)
    return true
  }

  /// Does what a child does instead of its parent's command.
  package func serve(as duty: ProcessRole.Duty) -> Never { ChildServer(self).serve(as: duty) }
}

/// What a child does: carries out the orders of its parent, one after another.
///
/// Two threads stand beside the one that plays: one reads orders, and ends the process when there
/// is nobody left to give any; one says that the process goes on, while it does. So a child never
/// outlives its parent, whatever the router is at.
private struct ChildServer {
  private let player: any ChildPlayer
  private let inbox = OrderInbox()
  private let outbox = MessageOutbox()

  init(_ player: some ChildPlayer) { self.player = player }

  /// Carries out orders until there are no more to come.
  func serve(as duty: ProcessRole.Duty) -> Never {
    duty.limitResources()
    inbox.open()
    outbox.send(.ready)
    outbox.tellHeartbeats()
    var player = player
    while true {
      guard let order = inbox.next() else {
        outbox.send(.done)
        continue
      }
      if !player.begin(with: order) { carryOut(order, player) }
      outbox.send(.done)
    }
  }

  private func carryOut(_ order: ChildOrder, _ player: any ChildPlayer) {
    let (inbox, outbox) = (inbox, outbox)
    let say: @Sendable (ChildMessage) -> Void = { outbox.send($0) }
    switch order {
    case .play(let block):
      for seed in block.seeds {
        guard player.play(seed, block, isStopped: { inbox.isStopped }, say: say) else { return }
      }
    case .trace(let seed, let steps): player.trace(seed, steps, say: say)
    case .probe(let seed, let steps): say(.digests(player.digests(seed, steps)))
    default: player.carryOut(order, say: say)
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
    // Without a parent to read it, the other thread ends the process.
    lock.withLock { _ in _ = Descriptor.write(message.line, to: Pipe.messageDescriptor) }
  }

  /// Says now and then how far the process has come, as long as it goes on.
  func tellHeartbeats() {
    Thread.detachNewThread { [self] in
      var last = (actions: 0, moments: 0)
      while true {
        usleep(10_000)
        let now = (actions: Heartbeat.count, moments: Heartbeat.momentCount)
        if now != last { send(.alive(now.actions)) }
        last = now
      }
    }
  }
}
