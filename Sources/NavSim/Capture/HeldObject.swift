#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  /// Keeps a dispatch object alive, as a queue is while blocks wait in it: its address stands for
  /// it.
  final class HeldObject {
    private let object: OpaquePointer

    init(_ object: OpaquePointer) {
      self.object = object
      Self.retain?(object)
    }

    deinit { Self.release?(object) }

    private typealias Count = @Sendable @convention(c) (OpaquePointer) -> Void
    private static let retain = LinkedFunction.original("dispatch_retain", as: Count.self)
    private static let release = LinkedFunction.original("dispatch_release", as: Count.self)
  }
#endif
