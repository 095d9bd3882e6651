#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavSim

  /// A dispatch queue as a simulation sees it: which one it is, and what order it promises.
  struct CapturedQueue {
    let context: Work.Context
    /// Whether its blocks run one after another, in the order of their submission.
    let isSerial: Bool

    init(_ queue: OpaquePointer) {
      if UInt(bitPattern: queue) == Self.main {
        (context, isSerial) = (.main, true)
        return
      }
      let kind = Self.kind(of: UnsafeRawPointer(queue))
      if kind == Self.globalKind {
        (context, isSerial) = (.none, false)
      } else {
        // One of an unknown kind is taken for serial: an order that cannot happen is never shown.
        (context, isSerial) = (.queue(UInt(bitPattern: queue)), kind != Self.concurrentKind)
      }
    }

    private static let main = UInt(bitPattern: dlsym(nil, "_dispatch_main_q"))

    /// The main queue itself.
    static var mainQueue: OpaquePointer? { OpaquePointer(bitPattern: main) }

    private typealias Create =
      @Sendable @convention(c) (UnsafePointer<CChar>?, UnsafeRawPointer?) -> UnsafeRawPointer?
    private typealias Global = @Sendable @convention(c) (Int, UInt) -> UnsafeRawPointer?

    private static let concurrentKind: UInt? =
      LinkedFunction.original("dispatch_queue_create", as: Create.self)?(
        nil, dlsym(nil, "_dispatch_queue_attr_concurrent")
      ).map(kind)

    private static let globalKind: UInt? =
      LinkedFunction.original("dispatch_get_global_queue", as: Global.self)?(0, 0).map(kind)

    /// What an object's first word says of its class.
    private static func kind(of object: UnsafeRawPointer) -> UInt { object.load(as: UInt.self) }

    /// Whether a block has been made with the flag for a barrier.
    ///
    /// A block with flags carries them behind its header, after a magic number.
    static func isBarrier(_ block: @escaping CapturedQueues.Block) -> Bool {
      let block = unsafeBitCast(block, to: UnsafeRawPointer.self)
      let descriptor = block.load(fromByteOffset: 24, as: UnsafeRawPointer.self)
      guard descriptor.load(fromByteOffset: 8, as: UInt.self) >= 48,
        block.load(fromByteOffset: 32, as: UInt.self) == 0xD159_B10C
      else { return false }
      return block.load(fromByteOffset: 40, as: UInt.self) & 1 != 0
    }
  }
#endif
