#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  /// Where the running code is, as the simulation of its thread has it.
  package enum CapturedContext {
    /// True on the main actor and the main queue, and on a thread of no simulation.
    package static var isMain: Bool { CapturedRun.isOnMainHere ?? true }
  }
#endif
