#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import NavConcurrency

  /// What code asks about the queue that it runs on: `dispatchPrecondition` and
  /// `DispatchQueue.getSpecific`.
  enum QueueContexts {
    static let functions = [
      assertQueue.link, LinkedFunction("dispatch_assert_queue_barrier", assertQueue.function),
      assertQueueNot.link, getSpecific.link,
    ]

    private typealias Assert = @Sendable @convention(c) (OpaquePointer) -> Void
    private typealias GetSpecific =
      @Sendable @convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer?
    private typealias QueueGetSpecific =
      @Sendable @convention(c) (OpaquePointer, UnsafeRawPointer) -> UnsafeMutableRawPointer?

    private static let queueGetSpecific =
      LinkedFunction.original("dispatch_queue_get_specific", as: QueueGetSpecific.self)

    private static let assertQueue: Replacement<Assert> = .init("dispatch_assert_queue") { queue in
      guard let run = CapturedRun.current else { assertQueue.original?(queue); return }
      // Code on a global queue cannot be told from other code without isolation.
      if CapturedQueue(queue).context == .none || isOn(queue, run) { return }
      run.scheduler.record(
        .queueFeature("dispatchPrecondition(.onQueue) elsewhere than on the queue"))
    }

    private static let assertQueueNot: Replacement<Assert> = .init("dispatch_assert_queue_not") {
      queue in
      guard let run = CapturedRun.current else { assertQueueNot.original?(queue); return }
      if CapturedQueue(queue).context == .none || !isOn(queue, run) { return }
      run.scheduler.record(.queueFeature("dispatchPrecondition(.notOnQueue) on the queue"))
    }

    private static func isOn(_ queue: OpaquePointer, _ run: CapturedRun) -> Bool {
      run.scheduler.isRunning { CapturedQueue.isOn(queue, $0) }
    }

    private static let getSpecific: Replacement<GetSpecific> = .init("dispatch_get_specific") {
      key in
      guard let run = CapturedRun.current else { return getSpecific.original?(key) }
      let queue: OpaquePointer? =
        switch run.scheduler.context {
        case .main: CapturedQueue.mainQueue
        case .queue(let address, _): OpaquePointer(bitPattern: address)
        case .none, .lane: nil
        }
      for address in queue.map(CapturedQueue.path) ?? [] {
        let queue = OpaquePointer(bitPattern: address)
        if let value = queue.flatMap({ queueGetSpecific?($0, key) }) { return value }
      }
      return nil
    }
  }
#endif
