import Foundation

/// A crash of a router's code in the command's own process, where it is only made and shown: what
/// is played is played in children.
package enum OwnCrash {
  /// From now on such a crash is said and ends the process with the exit code of a crash, where it
  /// would end without a word. Not in a child, whose parent tells, nor without children, when a
  /// debugger is to see it.
  ///
  /// - Parameter arguments: those of the command.
  package static func listen(_ arguments: [String]) {
    guard ProcessRole.current == .parent, !arguments.contains("--no-isolation") else { return }
    for number in CrashNote.signals { signal(number, end) }
  }
}

/// Called within the crash, where nothing may be set up.
private func end(_ signal: Int32) {
  let sentence: StaticString =
    "CRASH the router took the command's own process down, where it is made and shown\n"
  _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
  _exit(ExitCode.crash.rawValue)
}
