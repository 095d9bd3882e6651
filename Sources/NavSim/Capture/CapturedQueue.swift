#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// A dispatch queue as a simulation sees it: which one it is, and what order it promises.
  ///
  /// Queues that target one serial queue, by way of others or not, run their blocks one after
  /// another; here in the order of their submission, whichever of them they were handed to.
  struct CapturedQueue {
    let context: Work.Context
    /// Whether its blocks run one after another, in the order of their submission.
    let isSerial: Bool

    init(_ queue: OpaquePointer) {
      if UInt(bitPattern: queue) == Self.main {
        (context, isSerial) = (.main, true)
        return
      }
      let path = Self.path(from: queue)
      let address = UInt(bitPattern: queue)
      if path.last == Self.main {
        (context, isSerial) = (.main, true)
      } else if path.isEmpty {
        (context, isSerial) = (.none, false)
      } else {
        // One of an unknown kind is taken for serial: an order that cannot happen is never shown.
        let last = path.last { Self.kind(of: $0) != Self.concurrentKind }
        (context, isSerial) = (.queue(address, on: last ?? address), last != nil)
      }
    }

    /// A queue, what it targets, what that targets, and so on up to a global queue, which is not
    /// among them.
    static func path(from queue: OpaquePointer) -> [UInt] {
      var path: [UInt] = []
      var next: UInt? = UInt(bitPattern: queue)
      while let address = next, address != 0, Self.kind(of: address) != globalKind {
        path.append(address)
        next =
          address == main || path.count == longestPath
          ? nil : UnsafeRawPointer(bitPattern: address)?.load(fromByteOffset: 24, as: UInt.self)
      }
      return path
    }

    /// Nobody nests queues as deep.
    private static let longestPath = 64

    /// Whether code that runs in a context runs on this queue, too: on it, or on one that targets it.
    static func isOn(_ queue: OpaquePointer, _ context: Work.Context) -> Bool {
      switch context {
      case .main: UInt(bitPattern: queue) == main
      case .queue(let address, _):
        OpaquePointer(bitPattern: address).map(path)?.contains(UInt(bitPattern: queue)) ?? false
      case .none, .lane: false
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

    private static func kind(of address: UInt) -> UInt? {
      UnsafeRawPointer(bitPattern: address).map(kind)
    }

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
