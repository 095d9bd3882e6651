#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// Dispatch queues: `async`, `asyncAfter`, `sync` and `concurrentPerform` on the main queue, on
  /// global queues and on an app's own.
  ///
  /// A serial queue runs its blocks in the order of their submission; a concurrent one in any, but
  /// for barriers. `sync` runs what waits in the queue and then its block, because on another
  /// thread that would happen while the caller waits.
  enum CapturedQueues {
    typealias Block = @convention(block) () -> Void
    typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

    static let functions = [
      async.link, asyncFunction.link, barrierAsync.link, after.link, sync.link, barrierSync.link,
      apply.link,
    ]

    private typealias Async = @Sendable @convention(c) (OpaquePointer, @escaping Block) -> Void
    private typealias AsyncFunction =
      @Sendable @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Function) -> Void
    private typealias After =
      @Sendable @convention(c) (UInt64, OpaquePointer, @escaping Block) -> Void
    private typealias Sync = @Sendable @convention(c) (OpaquePointer, Block) -> Void
    private typealias Apply =
      @Sendable @convention(c) (Int, OpaquePointer?, @convention(block) (Int) -> Void) -> Void

    private static let async: Replacement<Async> = .init("dispatch_async") { queue, block in
      guard let run = CapturedRun.current else { async.original?(queue, block); return }
      submit(block, to: queue, in: run)
    }

    private static let asyncFunction: Replacement<AsyncFunction> = .init("dispatch_async_f") {
      queue, context, function in
      guard let run = CapturedRun.current else {
        asyncFunction.original?(queue, context, function)
        return
      }
      let held = HeldObject(queue)
      let queue = CapturedQueue(queue)
      run.scheduler.enqueue(queue.context, isExclusive: queue.isSerial) {
        withExtendedLifetime(held) { function(context) }
      }
    }

    private static let barrierAsync: Replacement<Async> = .init("dispatch_barrier_async") {
      queue, block in
      guard let run = CapturedRun.current else { barrierAsync.original?(queue, block); return }
      let held = HeldObject(queue)
      run.scheduler.enqueue(CapturedQueue(queue).context, isExclusive: true) {
        withExtendedLifetime(held) { block() }
      }
    }

    private static let after: Replacement<After> = .init("dispatch_after") { time, queue, block in
      guard let run = CapturedRun.current else { after.original?(time, queue, block); return }
      guard let delay = delay(until: time, in: run) else { return }
      submit(block, to: queue, after: delay, in: run)
    }

    private static let sync: Replacement<Sync> = .init("dispatch_sync") { queue, block in
      guard let run = CapturedRun.current else { sync.original?(queue, block); return }
      wait(for: queue, in: run, block)
    }

    private static let barrierSync: Replacement<Sync> = .init("dispatch_barrier_sync") {
      queue, block in
      guard let run = CapturedRun.current else { barrierSync.original?(queue, block); return }
      wait(for: queue, in: run, block)
    }

    private static let apply: Replacement<Apply> = .init("dispatch_apply") { count, queue, block in
      guard CapturedRun.current != nil else { apply.original?(count, queue, block); return }
      for index in 0..<max(count, 0) { block(index) }
    }

    /// Hands a block to the simulation as its queue would have it.
    static func submit(
      _ block: @escaping Block, to queue: OpaquePointer, after delay: Duration = .zero,
      in run: CapturedRun, then end: @escaping () -> Void = {}
    ) {
      let held = HeldObject(queue)
      let queue = CapturedQueue(queue)
      let isExclusive = queue.isSerial || CapturedQueue.isBarrier(block)
      run.scheduler.enqueue(queue.context, isExclusive: isExclusive, after: delay) {
        withExtendedLifetime(held) { block() }
        end()
      }
    }

    private static func wait(for queue: OpaquePointer, in run: CapturedRun, _ block: Block) {
      let queue = CapturedQueue(queue)
      if queue.isSerial, run.scheduler.isRunning(where: { $0.line == queue.context.line }) {
        run.scheduler.record(
          .blockingCall("DispatchQueue.sync on the queue that it is called from"))
      }
      run.scheduler.runAfterAll(of: queue.context, block)
    }

    /// How long it is until a time of queues; nil for never.
    static func delay(until time: UInt64, in run: CapturedRun) -> Duration? {
      if time == .max { return nil }
      if time == 0 { return .zero }
      // The two upper bits: none for time since the start, one for that with sleep, both for a
      // date, which is negative.
      let nanoseconds =
        switch time >> 62 {
        case 3:
          0 &- Int64(bitPattern: time) &- CapturedClock.startSeconds * 1_000_000_000
            &- run.elapsedNanoseconds
        case 2: Int64(bitPattern: time & ~(1 << 63)) &- CapturedClock.now(in: run)
        default: Int64(bitPattern: time) &- CapturedClock.now(in: run)
        }
      return .nanoseconds(nanoseconds)
    }
  }
#endif
