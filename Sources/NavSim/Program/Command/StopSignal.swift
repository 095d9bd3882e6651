import Foundation
import Synchronization

/// Control-C, `kill`, or a terminal that goes away: the command stops, prints what is known and
/// exits with 130, within a second.
package enum StopSignal {
  private static let flag = Atomic<Bool>(false)
  private static let lastWords = Mutex<@Sendable () -> Void>({})
  private static let isListening = Atomic<Bool>(false)

  /// The exit code of a command that was stopped.
  package static let exitCode: Int32 = 130
  /// How long the command may take to stop by itself, in microseconds.
  private static let grace: UInt32 = 600_000

  /// True once a signal has come. A loop that asks this stops, and its command prints what is
  /// known.
  package static var hasCome: Bool { flag.load(ordering: .relaxed) }

  /// Listens from now on.
  ///
  /// A command that does not ask ``hasCome`` in time, because it is inside a call of the router, is
  /// ended from a thread of its own.
  ///
  /// - Parameter lastWords: prints what is known, on that thread, before the process is ended.
  package static func listen(orElse lastWords: @escaping @Sendable () -> Void) {
    self.lastWords.withLock { $0 = lastWords }
    guard !isListening.exchange(true, ordering: .relaxed), let pipe = try? Pipe.make(1).first
    else { return }
    bell.store(pipe.writing, ordering: .relaxed)
    let reading = pipe.reading
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(reading, &byte, 1) < 0, errno == EINTR {}
      usleep(grace)
      Self.lastWords.withLock { $0() }
      _exit(exitCode)
    }
    for number in [SIGINT, SIGTERM] { signal(number, stop) }
    // A program that starts this one from a thread which blocks signals hands that on.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // A run under `nohup` goes on when the terminal goes away.
    var before = sigaction()
    sigaction(SIGHUP, nil, &before)
    if !before.isIgnoring { signal(SIGHUP, stop) }
  }

  fileprivate static let bell = Atomic<Int32>(-1)

  fileprivate static func ring() {
    flag.store(true, ordering: .relaxed)
    var byte: UInt8 = 0
    _ = write(bell.load(ordering: .relaxed), &byte, 1)
  }
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
      let handler = unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #else
      let handler = unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

private func stop(_ number: Int32) {
  let error = errno
  StopSignal.ring()
  // The second one ends the process at once.
  signal(number, SIG_DFL)
  errno = error
}
