#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The thread that something was made on.
struct ThreadIdentity: @unchecked Sendable {
  private let thread = pthread_self()

  /// Whether this is that thread.
  var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }
}
