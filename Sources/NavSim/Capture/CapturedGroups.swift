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
      enter.link, leave.link, async.link, notify.link, wait.link,
    ]

    private typealias Change = @Sendable @convention(c) (OpaquePointer) -> Void
    private typealias Submit =
      @Sendable @convention(c) (OpaquePointer, OpaquePointer, @escaping CapturedQueues.Block) ->
      Void
    private typealias Wait = @Sendable @convention(c) (OpaquePointer, UInt64) -> Int

    private static let enter: Replacement<Change> = .init("dispatch_group_enter") { group in
      guard let run = CapturedRun.current else { enter.original?(group); return }
      run.groups[key(group), default: CapturedGroup(group)].count += 1
    }

    private static let leave: Replacement<Change> = .init("dispatch_group_leave") { group in
      guard let run = CapturedRun.current else { leave.original?(group); return }
      end(key(group), in: run)
    }

    private static let async: Replacement<Submit> = .init("dispatch_group_async") {
      group, queue, block in
      guard let run = CapturedRun.current else { async.original?(group, queue, block); return }
      let key = key(group)
      run.groups[key, default: CapturedGroup(group)].count += 1
      CapturedQueues.submit(block, to: queue, in: run) { end(key, in: run) }
    }

    private static let notify: Replacement<Submit> = .init("dispatch_group_notify") {
      group, queue, block in
      guard let run = CapturedRun.current else { notify.original?(group, queue, block); return }
      let submit = { CapturedQueues.submit(block, to: queue, in: run) }
      if run.groups[key(group)] == nil { return submit() }
      run.groups[key(group)]?.notifications.append(submit)
    }

    private static let wait: Replacement<Wait> = .init("dispatch_group_wait") { group, timeout in
      guard let run = CapturedRun.current else { return wait.original?(group, timeout) ?? -1 }
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
