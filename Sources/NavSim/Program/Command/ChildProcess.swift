import Foundation

/// This program, started again to do what a router could take a process down with.
///
/// Orders go to the child's standard input, messages come from its descriptor 3. What the router
/// prints goes to this process's standard error, so that it cannot come between results. The child
/// is the leader of a process group of its own, which is ended as a whole. When this process ends,
/// in whatever way, the child's standard input ends, and then the child ends itself.
final class ChildProcess {
  /// The process.
  let identifier: pid_t
  /// Where its messages can be read, without waiting.
  let messages: Int32
  private let duty: ProcessRole.Duty
  private let orders: Int32
  private let errors: Int32?
  private var buffer: [UInt8] = []
  private var said: [UInt8] = []
  private var isReaped = false

  /// Starts a child.
  ///
  /// - Parameters:
  ///   - duty: what for.
  ///   - keepsErrors: true to keep what it writes to standard error, for ``lastWords``.
  init(_ duty: ProcessRole.Duty, keepsErrors: Bool = false) throws(ChildError) {
    let pipes = try Pipe.make(keepsErrors ? 3 : 2)
    let (orders, messages) = (pipes[0], pipes[1])
    let errors = keepsErrors ? pipes[2] : nil
    for pipe in pipes.dropFirst() { pipe.readWithoutWaiting() }
    let isQuiet = duty != .worker
    let started = Spawn.start(duty) { actions in
      posix_spawn_file_actions_adddup2(&actions, orders.reading, 0)
      if let errors {
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
      } else if isQuiet {
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, 2, 1)
      posix_spawn_file_actions_adddup2(&actions, messages.writing, Pipe.messageDescriptor)
    }
    close(orders.reading)
    close(messages.writing)
    if let errors { close(errors.writing) }
    self.duty = duty
    self.orders = orders.writing
    self.messages = messages.reading
    self.errors = errors?.reading
    switch started {
    case .success(let identifier):
      self.identifier = identifier
    case .failure(let error):
      identifier = 0
      isReaped = true
      throw error
    }
  }

  deinit {
    stop()
    close(orders)
    close(messages)
    if let errors { close(errors) }
  }

  /// Sends an order. A child that has ended does not get it; its end says more.
  func send(_ order: ChildOrder) {
    _ = Descriptor.write(order.line, to: orders)
  }

  /// The messages that have come since the last call.
  ///
  /// - Returns: the messages, and whether the child has closed its end.
  func receive() -> (messages: [ChildMessage], isOver: Bool) {
    readErrors()
    let isOver = Self.read(messages, into: &buffer)
    guard let end = buffer.lastIndex(of: UInt8(ascii: "\n")) else { return ([], isOver) }
    let lines = buffer[...end].split(separator: UInt8(ascii: "\n"))
    let parsed = lines.map { ChildMessage(line: String(decoding: $0, as: UTF8.self)) }
    buffer.removeSubrange(...end)
    return (parsed, isOver)
  }

  /// What the child has written to standard error of the reason of its end.
  var lastWords: LastWords {
    readErrors()
    return LastWords(String(decoding: said, as: UTF8.self))
  }

  /// How a child that has closed its messages has ended. One that has only closed them and goes on
  /// is ended.
  func end() -> ChildEnd {
    var status: Int32 = 0
    guard !isReaped else { return .exited(0) }
    // It has a moment to go by itself, because the end of its messages comes before its own.
    for _ in 0..<500 {
      if waitpid(identifier, &status, WNOHANG) == identifier {
        isReaped = true
        kill(-identifier, SIGKILL)
        return ChildEnd(status: status)
      }
      usleep(1_000)
    }
    stop()
    return .exited(0)
  }

  /// True when the process has ended, though something may still hold its messages open.
  var hasEnded: Bool {
    var info = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    return isReaped
      || waitid(P_PID, id_t(identifier), &info, options) == 0 && info.si_signo == SIGCHLD
  }

  /// Ends a child that does not return. A witness is looked at first.
  func stopHanging() {
    if duty == .witness {
      kill(identifier, SIGTRAP)
      let start = ContinuousClock.now
      while !hasEnded, !hasBeenLookedAt, start.duration(to: .now) < .seconds(20) { usleep(20_000) }
    }
    stop()
  }

  private func readErrors() {
    if let errors { _ = Self.read(errors, into: &said) }
  }

  private var hasBeenLookedAt: Bool {
    readErrors()
    return String(decoding: said.suffix(40), as: UTF8.self).contains("Backtrace took")
  }

  /// Ends the child and what it has started.
  func stop() {
    guard !isReaped else { return }
    isReaped = true
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }

  /// - Returns: true at the end.
  private static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        buffer += chunk[..<count]
      } else if count == 0 {
        return true
      } else if errno != EINTR {
        return false
      }
    }
  }
}
