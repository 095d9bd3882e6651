import Foundation
import Synchronization

/// Work on numbered things, done by several threads and taken in the order of the numbers: whoever
/// takes the results cannot tell how many threads there were.
struct OrderedWork: Sendable {
  /// How many threads; 1 does the work on the present one.
  let jobs: Int

  /// How many things may be begun per thread before the first of them has been taken, so that memory
  /// does not grow when one takes long.
  private static let lead = 16

  /// Does the things from 0 to `last`, until one is taken with false.
  ///
  /// - Parameters:
  ///   - work: does one; asked to hurry when it is told that nobody waits for it any more.
  ///   - take: gets the results in their order, on the present thread.
  func run<Output: Sendable>(
    through last: UInt64,
    work: @escaping @Sendable (UInt64, _ isUnwanted: () -> Bool) -> Output,
    take: (Output) throws(UsageError) -> Bool
  ) throws(UsageError) {
    guard jobs > 1, last > 0 else {
      for index in 0...last where try !take(work(index) { false }) { return }
      return
    }
    let board = Board<Output>(last: last, slots: jobs * Self.lead)
    let threads = Int(clamping: min(UInt64(jobs), last &+ 1 == 0 ? last : last + 1))
    for _ in 0..<threads {
      Thread.detachNewThread {
        while let index = board.nextIndex() {
          board.post(work(index) { board.isClosed }, for: index)
        }
      }
    }
    defer { board.close(threads) }
    for index in 0...last where try !take(board.result(of: index)) { return }
  }
}

/// Where threads find what to do next and leave what they have done.
private final class Board<Output: Sendable>: Sendable {
  private struct State: Sendable {
    var next: UInt64? = 0
    var results: [UInt64: Output] = [:]
  }

  private let last: UInt64
  private let state = Mutex(State())
  private let slots: DispatchSemaphore
  private let news = DispatchSemaphore(value: 0)
  private let closed = Atomic<Bool>(false)

  init(last: UInt64, slots: Int) {
    self.last = last
    // From 0 upwards, because one that is given up below its first value ends the process.
    self.slots = DispatchSemaphore(value: 0)
    for _ in 0..<slots { self.slots.signal() }
  }

  var isClosed: Bool { closed.load(ordering: .relaxed) }

  /// What to do next; nil when there is nothing left.
  func nextIndex() -> UInt64? {
    slots.wait()
    return state.withLock { state in
      guard let index = state.next, !isClosed else { return nil }
      state.next = index < last ? index + 1 : nil
      return index
    }
  }

  func post(_ result: Output, for index: UInt64) {
    state.withLock { $0.results[index] = result }
    news.signal()
  }

  /// Waits for a result and makes room for another one.
  func result(of index: UInt64) -> Output {
    while true {
      if let result = state.withLock({ $0.results.removeValue(forKey: index) }) {
        slots.signal()
        return result
      }
      news.wait()
    }
  }

  /// Sends the threads home.
  func close(_ threads: Int) {
    closed.store(true, ordering: .relaxed)
    for _ in 0..<threads { slots.signal() }
  }
}
