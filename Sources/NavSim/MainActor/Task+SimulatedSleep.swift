extension Task where Success == Never, Failure == Never {
  /// Sleeps in the simulation's time on its thread, and in real time elsewhere.
  ///
  /// Stands before the standard library's, because a declaration of another module does. It stays
  /// on the caller's actor, because a task without an executor of its own would leave the
  /// simulation.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let thread = ThreadSlot.current, let length = duration as? Duration {
      try await thread.sleep(for: length)
    } else {
      try await clock.sleep(for: duration, tolerance: tolerance)
    }
  }

  /// Sleeps in the simulation's time on its thread, and in real time elsewhere.
  ///
  /// The clock's own `now` is read for the length of the sleep: in a simulation it is real time, so
  /// that ``sleep(for:tolerance:clock:)`` is exact and this is not.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let thread = ThreadSlot.current,
      let length = clock.now.duration(to: deadline) as? Duration
    {
      try await thread.sleep(for: length)
    } else {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }

  /// Sleeps in the simulation's time on its thread, and in real time elsewhere.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
  }
}
