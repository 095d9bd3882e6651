import Synchronization

/// Where one task waits for one thing, and can learn that it has been cancelled.
///
/// A task is cancelled from anywhere, so this is the one place of the router with a lock.
final class Waiter<Value: Sendable>: Sendable {
  /// Why the task goes on.
  enum Wake: Sendable {
    case value(Value)
    /// The task was cancelled; said once.
    case cancelled
  }

  private struct State {
    var value: Value?
    var isCancelled = false
    var hasToldOfCancellation = false
    var continuation: UnsafeContinuation<Wake, Never>?

    /// What the task receives now, if anything.
    mutating func next() -> Wake? {
      if let value { return .value(value) }
      guard isCancelled, !hasToldOfCancellation else { return nil }
      hasToldOfCancellation = true
      return .cancelled
    }
  }

  private let state = Mutex(State())

  /// Suspends until there is a value, or the task has been cancelled and has not learned it yet.
  func wait(isolation: isolated (any Actor)?) async -> Wake {
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: isolation) { continuation in
        let wake = state.withLock { state in
          let wake = state.next()
          if wake == nil { state.continuation = continuation }
          return wake
        }
        if let wake { continuation.resume(returning: wake) }
      }
    } onCancel: {
      tell { $0.isCancelled = true }
    }
  }

  /// Gives the value that the task waits for.
  func resume(returning value: Value) { tell { $0.value = value } }

  private func tell(_ change: (inout State) -> Void) {
    let woken = state.withLock { state -> (UnsafeContinuation<Wake, Never>, Wake)? in
      change(&state)
      guard let continuation = state.continuation, let wake = state.next() else { return nil }
      state.continuation = nil
      return (continuation, wake)
    }
    if let (continuation, wake) = woken { continuation.resume(returning: wake) }
  }
}
