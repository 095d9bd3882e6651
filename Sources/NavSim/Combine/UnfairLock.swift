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
