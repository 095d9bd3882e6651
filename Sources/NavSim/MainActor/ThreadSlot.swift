#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The simulation that the present thread belongs to, if any.
enum ThreadSlot {
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Holds a simulation for as long as a pointer to it is in the slot.
  private final class Holder {
    let thread: any SimulatedThread
    init(_ thread: any SimulatedThread) { self.thread = thread }
  }

  static var current: (any SimulatedThread)? {
    guard let key, let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Holder>.fromOpaque(pointer).takeUnretainedValue().thread
  }

  /// Does something with the slot filled, and gives it back as it was.
  static func during(_ thread: any SimulatedThread, _ body: () -> Void) {
    guard let key else { return body() }
    let holder = Holder(thread)
    let outer = pthread_getspecific(key)
    withExtendedLifetime(holder) {
      pthread_setspecific(key, Unmanaged.passUnretained(holder).toOpaque())
      body()
      pthread_setspecific(key, outer)
    }
  }
}
