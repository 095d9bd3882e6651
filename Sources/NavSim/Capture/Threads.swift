#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// What a simulation cannot govern and lets happen: threads, sources, queues that are suspended.
  /// The run records it, and fails.
  enum Threads {
    static let functions = [
      create.link, join.link, sourceCreate.link, resume.link, activate.link, suspend.link,
      makeInactive.link, blockNotify.link, ioCreate.link, ioCreateWithPath.link,
    ]

    private typealias Pointer = UnsafeMutableRawPointer?
    private typealias Create = @Sendable @convention(c) (Pointer, Pointer, Pointer, Pointer) -> CInt
    private typealias Join = @Sendable @convention(c) (pthread_t, Pointer) -> CInt
    private typealias SourceCreate =
      @Sendable @convention(c) (Pointer, UInt, UInt, Pointer) -> Pointer
    private typealias Suspend = @Sendable @convention(c) (Pointer) -> Void
    private typealias MakeInactive = @Sendable @convention(c) (Pointer) -> Pointer
    private typealias BlockNotify = @Sendable @convention(c) (Pointer, Pointer, Pointer) -> Void
    private typealias IOCreate =
      @Sendable @convention(c) (UInt, CInt, Pointer, Pointer) -> Pointer
    private typealias IOCreateWithPath =
      @Sendable @convention(c) (UInt, Pointer, CInt, mode_t, Pointer, Pointer) -> Pointer

    private static let retain = LinkedFunction.original("dispatch_retain", as: Suspend.self)

    private static func record(_ escape: Escape) { CapturedRun.current?.scheduler.record(escape) }

    private static let create: Replacement<Create> = .init("pthread_create") {
      thread, attributes, start, argument in
      record(.thread)
      return create.original?(thread, attributes, start, argument) ?? EAGAIN
    }

    private static let join: Replacement<Join> = .init("pthread_join") { thread, result in
      record(.blockingCall("waiting for a thread's end"))
      return join.original?(thread, result) ?? ESRCH
    }

    /// A source of a run is never activated, because it would fire on another thread when nothing of
    /// the run is there any more; it is kept, because one that is inactive must not be released.
    private static let sourceCreate: Replacement<SourceCreate> = .init("dispatch_source_create") {
      type, handle, mask, queue in
      guard let run = CapturedRun.current else {
        return sourceCreate.original?(type, handle, mask, queue)
      }
      run.scheduler.record(.queueFeature("DispatchSource"))
      let source = sourceCreate.original?(type, handle, mask, queue)
      if let source {
        run.sources.insert(source)
        retain?(source)
      }
      return source
    }

    private static let resume: Replacement<Suspend> = .init("dispatch_resume") { object in
      if let object, CapturedRun.current?.sources.contains(object) == true { return }
      resume.original?(object)
    }

    private static let activate: Replacement<Suspend> = .init("dispatch_activate") { object in
      if let object, CapturedRun.current?.sources.contains(object) == true { return }
      activate.original?(object)
    }

    private static let suspend: Replacement<Suspend> = .init("dispatch_suspend") { object in
      record(.queueFeature("DispatchQueue.suspend"))
      suspend.original?(object)
    }

    private static let makeInactive: Replacement<MakeInactive> = .init(
      "dispatch_queue_attr_make_initially_inactive"
    ) { attributes in
      record(.queueFeature("a queue that is initially inactive"))
      return makeInactive.original?(attributes)
    }

    private static let blockNotify: Replacement<BlockNotify> = .init("dispatch_block_notify") {
      block, queue, notification in
      record(.queueFeature("DispatchWorkItem.notify"))
      blockNotify.original?(block, queue, notification)
    }

    private static let ioCreate: Replacement<IOCreate> = .init("dispatch_io_create") {
      type, file, queue, handler in
      record(.inputOutput("DispatchIO"))
      return ioCreate.original?(type, file, queue, handler)
    }

    private static let ioCreateWithPath: Replacement<IOCreateWithPath> = .init(
      "dispatch_io_create_with_path"
    ) {
      type, path, flags, mode, queue, handler in
      record(.inputOutput("DispatchIO"))
      return ioCreateWithPath.original?(type, path, flags, mode, queue, handler)
    }
  }
#endif
