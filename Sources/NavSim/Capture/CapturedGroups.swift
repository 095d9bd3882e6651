#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import NavConcurrency

  /// What a dispatch group waits for.
  struct CapturedGroup {
    private let held: HeldObject
    var count = 0
    var notifications: [() -> Void] = []

    init(_ group: OpaquePointer) { held = HeldObject(group) }
  }

  /// Dispatch groups: `enter`, `leave`, `async(group:)`, `notify`. A `wait` that would block is an
  /// escape.
  enum CapturedGroups {
    static let functions = [
      LinkedFunction("dispatch_group_enter", enter), LinkedFunction("dispatch_group_leave", leave),
      LinkedFunction("dispatch_group_async", async),
      LinkedFunction("dispatch_group_notify", notify),
      LinkedFunction("dispatch_group_wait", wait),
    ]

    private typealias Change = @Sendable @convention(c) (OpaquePointer) -> Void
    private typealias Submit =
      @Sendable @convention(c) (OpaquePointer, OpaquePointer, @escaping CapturedQueues.Block) ->
      Void
    private typealias Wait = @Sendable @convention(c) (OpaquePointer, UInt64) -> Int

    private static let realEnter = LinkedFunction.original("dispatch_group_enter", as: Change.self)
    private static let realLeave = LinkedFunction.original("dispatch_group_leave", as: Change.self)
    private static let realAsync = LinkedFunction.original("dispatch_group_async", as: Submit.self)
    private static let realNotify = LinkedFunction.original(
      "dispatch_group_notify", as: Submit.self)
    private static let realWait = LinkedFunction.original("dispatch_group_wait", as: Wait.self)

    private static let enter: Change = { group in
      guard let run = CapturedRun.current else { realEnter?(group); return }
      run.groups[key(group), default: CapturedGroup(group)].count += 1
    }

    private static let leave: Change = { group in
      guard let run = CapturedRun.current else { realLeave?(group); return }
      end(key(group), in: run)
    }

    private static let async: Submit = { group, queue, block in
      guard let run = CapturedRun.current else { realAsync?(group, queue, block); return }
      let key = key(group)
      run.groups[key, default: CapturedGroup(group)].count += 1
      CapturedQueues.submit(block, to: queue, in: run) { end(key, in: run) }
    }

    private static let notify: Submit = { group, queue, block in
      guard let run = CapturedRun.current else { realNotify?(group, queue, block); return }
      let submit = { CapturedQueues.submit(block, to: queue, in: run) }
      if run.groups[key(group)] == nil { return submit() }
      run.groups[key(group)]?.notifications.append(submit)
    }

    private static let wait: Wait = { group, timeout in
      guard let run = CapturedRun.current else { return realWait?(group, timeout) ?? -1 }
      if run.groups[key(group)] == nil { return 0 }
      if timeout != 0 { run.scheduler.record(.blockingCall("DispatchGroup.wait")) }
      return 1
    }

    private static func key(_ group: OpaquePointer) -> UInt { UInt(bitPattern: group) }

    private static func end(_ key: UInt, in run: CapturedRun) {
      guard var group = run.groups[key] else { return }
      group.count -= 1
      run.groups[key] = group.count > 0 ? group : nil
      if group.count <= 0 { for notify in group.notifications { notify() } }
    }
  }
#endif
