#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// What a simulation cannot govern and lets happen: threads, sources, queues that are suspended.
  /// The run records it, and fails.
  enum Threads {
    static let functions = [
      LinkedFunction("pthread_create", create), LinkedFunction("pthread_join", join),
      LinkedFunction("dispatch_source_create", sourceCreate),
      LinkedFunction("dispatch_resume", resume), LinkedFunction("dispatch_activate", activate),
      LinkedFunction("dispatch_suspend", suspend),
      LinkedFunction("dispatch_queue_attr_make_initially_inactive", makeInactive),
      LinkedFunction("dispatch_block_notify", blockNotify),
      LinkedFunction("dispatch_io_create", ioCreate),
      LinkedFunction("dispatch_io_create_with_path", ioCreateWithPath),
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

    private static let realCreate = LinkedFunction.original("pthread_create", as: Create.self)
    private static let realJoin = LinkedFunction.original("pthread_join", as: Join.self)
    private static let realSourceCreate =
      LinkedFunction.original("dispatch_source_create", as: SourceCreate.self)
    private static let realResume = LinkedFunction.original("dispatch_resume", as: Suspend.self)
    private static let realActivate =
      LinkedFunction.original("dispatch_activate", as: Suspend.self)
    private static let retain = LinkedFunction.original("dispatch_retain", as: Suspend.self)
    private static let realSuspend = LinkedFunction.original("dispatch_suspend", as: Suspend.self)
    private static let realMakeInactive =
      LinkedFunction.original("dispatch_queue_attr_make_initially_inactive", as: MakeInactive.self)
    private static let realBlockNotify =
      LinkedFunction.original("dispatch_block_notify", as: BlockNotify.self)
    private static let realIOCreate =
      LinkedFunction.original("dispatch_io_create", as: IOCreate.self)
    private static let realIOCreateWithPath =
      LinkedFunction.original("dispatch_io_create_with_path", as: IOCreateWithPath.self)

    private static func record(_ escape: Escape) { CapturedRun.current?.scheduler.record(escape) }

    private static let create: Create = { thread, attributes, start, argument in
      record(.thread)
      return realCreate?(thread, attributes, start, argument) ?? EAGAIN
    }

    private static let join: Join = { thread, result in
      record(.blockingCall("waiting for a thread's end"))
      return realJoin?(thread, result) ?? ESRCH
    }

    /// A source of a run is never activated, because it would fire on another thread when nothing of
    /// the run is there any more; it is kept, because one that is inactive must not be released.
    private static let sourceCreate: SourceCreate = { type, handle, mask, queue in
      guard let run = CapturedRun.current else {
        return realSourceCreate?(type, handle, mask, queue)
      }
      run.scheduler.record(.queueFeature("DispatchSource"))
      let source = realSourceCreate?(type, handle, mask, queue)
      if let source {
        run.sources.insert(source)
        retain?(source)
      }
      return source
    }

    private static let resume: Suspend = { object in
      if let object, CapturedRun.current?.sources.contains(object) == true { return }
      realResume?(object)
    }

    private static let activate: Suspend = { object in
      if let object, CapturedRun.current?.sources.contains(object) == true { return }
      realActivate?(object)
    }

    private static let suspend: Suspend = { object in
      record(.queueFeature("DispatchQueue.suspend"))
      realSuspend?(object)
    }

    private static let makeInactive: MakeInactive = { attributes in
      record(.queueFeature("a queue that is initially inactive"))
      return realMakeInactive?(attributes)
    }

    private static let blockNotify: BlockNotify = { block, queue, notification in
      record(.queueFeature("DispatchWorkItem.notify"))
      realBlockNotify?(block, queue, notification)
    }

    private static let ioCreate: IOCreate = { type, file, queue, handler in
      record(.inputOutput("DispatchIO"))
      return realIOCreate?(type, file, queue, handler)
    }

    private static let ioCreateWithPath: IOCreateWithPath = {
      type, path, flags, mode, queue, handler in
      record(.inputOutput("DispatchIO"))
      return realIOCreateWithPath?(type, path, flags, mode, queue, handler)
    }
  }
#endif
