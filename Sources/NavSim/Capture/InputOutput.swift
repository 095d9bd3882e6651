#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// Calls that wait for a file, a socket or a run loop's events. One that need not wait goes
  /// through.
  enum InputOutput {
    static let functions = [
      poll.link, ppoll.link, epollWait.link, select.link, read.link, receive.link, accept.link,
      waitForProcess.link, spawn.link,
    ]

    private typealias Pointer = UnsafeMutableRawPointer?
    private typealias Poll =
      @Sendable @convention(c) (UnsafeMutablePointer<pollfd>?, nfds_t, CInt) -> CInt
    private typealias PPoll =
      @Sendable @convention(c) (
        UnsafeMutablePointer<pollfd>?, nfds_t, UnsafePointer<timespec>?, Pointer
      ) -> CInt
    private typealias EpollWait = @Sendable @convention(c) (CInt, Pointer, CInt, CInt) -> CInt
    private typealias Select =
      @Sendable @convention(c) (
        CInt, Pointer, Pointer, Pointer, UnsafeMutablePointer<timeval>?
      ) -> CInt
    private typealias Read = @Sendable @convention(c) (CInt, Pointer, Int) -> Int
    private typealias Receive = @Sendable @convention(c) (CInt, Pointer, Int, CInt) -> Int
    private typealias Accept = @Sendable @convention(c) (CInt, Pointer, Pointer) -> CInt
    private typealias WaitForProcess =
      @Sendable @convention(c) (pid_t, UnsafeMutablePointer<CInt>?, CInt) -> pid_t

    private typealias Spawn =
      @Sendable @convention(c) (
        UnsafeMutablePointer<pid_t>?, UnsafePointer<CChar>?, Pointer, Pointer, Pointer, Pointer
      ) -> CInt

    /// How soon a process ends, no seed decides: in a simulation none begins.
    private static let spawn: Replacement<Spawn> = .init("posix_spawn") {
      process, path, actions, attributes, arguments, environment in
      guard let run = CapturedRun.ofRunningCode else {
        return spawn.original?(process, path, actions, attributes, arguments, environment) ?? ENOSYS
      }
      run.scheduler.record(.process)
      return EAGAIN
    }

    private static let poll: Replacement<Poll> = .init("poll") { files, count, milliseconds in
      guard let run = CapturedRun.ofRunningCode, milliseconds != 0 else {
        return poll.original?(files, count, milliseconds) ?? -1
      }
      let time: Duration? = milliseconds < 0 ? nil : .milliseconds(Int64(milliseconds))
      return run.waitForInput("poll", time) { poll.original?(files, count, 0) ?? -1 }
    }

    private static let ppoll: Replacement<PPoll> = .init("ppoll") { files, count, time, mask in
      guard let run = CapturedRun.ofRunningCode else {
        return ppoll.original?(files, count, time, mask) ?? -1
      }
      let limit = time.map {
        Duration.seconds($0.pointee.tv_sec) + .nanoseconds(Int64($0.pointee.tv_nsec))
      }
      return run.waitForInput("a run loop or poll", limit) { poll.original?(files, count, 0) ?? -1 }
    }

    private static let epollWait: Replacement<EpollWait> = .init("epoll_wait") {
      file, events, count, milliseconds in
      guard let run = CapturedRun.ofRunningCode, milliseconds != 0 else {
        return epollWait.original?(file, events, count, milliseconds) ?? -1
      }
      let time: Duration? = milliseconds < 0 ? nil : .milliseconds(Int64(milliseconds))
      return run.waitForInput("a run loop or epoll_wait", time) {
        epollWait.original?(file, events, count, 0) ?? -1
      }
    }

    private static let select: Replacement<Select> = .init("select") {
      count, read, write, other, time in
      guard let run = CapturedRun.ofRunningCode else {
        return select.original?(count, read, write, other, time) ?? -1
      }
      let limit = time.map {
        Duration.seconds($0.pointee.tv_sec) + .microseconds(Int64($0.pointee.tv_usec))
      }
      return run.waitForInput("select", limit) {
        var none = timeval()
        return select.original?(count, read, write, other, &none) ?? -1
      }
    }

    private static let read: Replacement<Read> = .init("read") { file, buffer, count in
      if let run = CapturedRun.ofRunningCode, let buffer, Randomness.isDevice(file) {
        run.fillRandomly(buffer, count)
        return count
      }
      if mustWait("read", file) { return -1 }
      return read.original?(file, buffer, count) ?? -1
    }

    private static let receive: Replacement<Receive> = .init("recv") { file, buffer, count, flags in
      if flags & CInt(MSG_DONTWAIT) == 0, mustWait("recv", file) { return -1 }
      return receive.original?(file, buffer, count, flags) ?? -1
    }

    private static let accept: Replacement<Accept> = .init("accept") { file, address, length in
      if mustWait("accept", file) { return -1 }
      return accept.original?(file, address, length) ?? -1
    }

    private static let waitForProcess: Replacement<WaitForProcess> = .init("waitpid") {
      process, status, options in
      guard let run = CapturedRun.ofRunningCode else {
        return waitForProcess.original?(process, status, options) ?? -1
      }
      let result = waitForProcess.original?(process, status, options | WNOHANG) ?? -1
      if result != 0 || options & WNOHANG != 0 { return result }
      run.scheduler.record(.inputOutput("waitpid"))
      errno = ECHILD
      return -1
    }

    /// Whether a call in a simulation would wait until there is something to read; it is recorded,
    /// and fails then as it would where nobody waits.
    private static func mustWait(_ call: String, _ file: CInt) -> Bool {
      guard let run = CapturedRun.ofRunningCode else { return false }
      var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll.original?(&wanted, 1, 0) == 0, fcntl(file, F_GETFL) & O_NONBLOCK == 0 else {
        return false
      }
      run.scheduler.record(.inputOutput(call))
      errno = EAGAIN
      return true
    }
  }

  extension CapturedRun {
    /// Does what a call would do that does not wait; one that would have to is recorded.
    ///
    /// - Parameter limit: how long it would wait; nil for as long as it takes.
    fileprivate func waitForInput(
      _ call: String, _ limit: Duration?, _ attempt: () -> CInt
    ) -> CInt {
      let result = attempt()
      if result != 0 || limit == .zero { return result }
      scheduler.record(.inputOutput(call))
      // Time passes for a run loop that waits without a limit, too, because it looks at the clock
      // after.
      scheduler.clock.skip(limit ?? .seconds(1))
      if limit == nil {
        BlockingCalls.waitAMillisecond()
        stalled()
      }
      return 0
    }
  }
#endif
