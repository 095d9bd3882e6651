import Foundation

/// What is written to the standard error when code under test takes its process down: which run it
/// was. Who runs tests has nobody else to tell it; what the runtime says of the crash follows.
package enum CrashNote {
  /// Plays a run.
  ///
  /// - Parameter run: what to play to see it again, as "seed 7".
  package static func naming<Result>(_ run: String, _ play: () -> Result) -> Result {
    _ = isListening
    let outer = pthread_getspecific(noteKey)
    pthread_setspecific(noteKey, note(run))
    defer {
      free(pthread_getspecific(noteKey))
      pthread_setspecific(noteKey, outer)
    }
    return play()
  }

  /// The run that is being played on this thread is another one by now.
  package static func rename(_ run: String) {
    guard let old = pthread_getspecific(noteKey) else { return }
    pthread_setspecific(noteKey, note(run))
    free(old)
  }

  private static func note(_ run: String) -> UnsafeMutablePointer<CChar>? {
    strdup("crashed in \(TextEncoding.visible(run))\n")
  }

  /// The signals of a crash.
  package static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// True once they come here first.
  private static let isListening: Bool = {
    for signal in signals {
      var own = sigaction()
      #if canImport(Darwin)
        own.__sigaction_u.__sa_handler = writeNote
      #else
        own.__sigaction_handler.sa_handler = writeNote
      #endif
      // An overflow of the stack leaves none to run on.
      own.sa_flags = CInt(SA_ONSTACK)
      sigaction(signal, &own, earlier + Int(signal))
    }
    return true
  }()
}

/// Where each thread has its note.
private let noteKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()

/// What took the signals before, by their numbers; never freed.
nonisolated(unsafe) private let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

/// Called within the crash, where nothing may be set up.
private func writeNote(_ signal: CInt) {
  if let note = pthread_getspecific(noteKey) {
    _ = write(STDERR_FILENO, note, strlen(note.assumingMemoryBound(to: CChar.self)))
  }
  sigaction(signal, earlier + Int(signal), nil)
  // What has crashed does so again; `abort` would not.
  if signal == SIGABRT { raise(signal) }
}
