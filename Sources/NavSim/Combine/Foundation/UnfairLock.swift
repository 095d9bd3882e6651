import Foundation

/// A lock: one thread holds it, and others wait.
public struct os_unfair_lock_s {
  fileprivate var lock = pthread_mutex_t()
  /// Creates a lock that nobody holds.
  public init() {}
}

/// A lock: one thread holds it, and others wait.
public typealias os_unfair_lock = os_unfair_lock_s
/// A lock by where it is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody holds a lock, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  _ = pthread_mutex_lock(&lock.pointee.lock)
}

/// Holds a lock unless somebody does.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.lock) == 0
}

/// Holds a lock no more.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  _ = pthread_mutex_unlock(&lock.pointee.lock)
}

/// A lock with what it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Whether one holds it.
  public enum Ownership: Sendable {
    /// One of them.
    case owner, notOwner
  }

  private final class Kept {
    var lock = os_unfair_lock_s()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let kept: Kept

  /// Protects something.
  public init(uncheckedState state: State) { kept = Kept(state) }
  /// Protects something.
  public init(initialState state: State) where State: Sendable { kept = Kept(state) }

  /// Does something with what is protected.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(&kept.lock)
    defer { os_unfair_lock_unlock(&kept.lock) }
    return try body(&kept.state)
  }
  /// Does something with what is protected.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }
  /// Does something with what is protected, unless somebody holds it.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(&kept.lock) else { return nil }
    defer { os_unfair_lock_unlock(&kept.lock) }
    return try body(&kept.state)
  }
  /// Does nothing: who holds it is not looked into.
  public func precondition(_ condition: Ownership) {}
}

extension OSAllocatedUnfairLock where State == Void {
  /// Protects nothing.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until nobody holds it, and holds it.
  public func lock() { os_unfair_lock_lock(&kept.lock) }
  /// Holds it no more.
  public func unlock() { os_unfair_lock_unlock(&kept.lock) }
  /// Holds it unless somebody does.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(&kept.lock) }
  /// Does something while one holds it.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }
}
