public import Dispatch

/// How the phone reaches others: always.
public struct NWPath: Hashable, Sendable {
  /// Whether it does.
  public enum Status: Sendable {
    /// One of them.
    case satisfied, unsatisfied, requiresConnection
  }
  /// Why it does not.
  public enum UnsatisfiedReason: Sendable {
    /// One of them.
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  /// Whether it does.
  public var status: Status { .satisfied }
  /// Why it does not.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// True where that costs much.
  public var isExpensive: Bool { false }
  /// True where the user wants little.
  public var isConstrained: Bool { false }
  /// By what it does: by Wi-Fi.
  public var availableInterfaces: [NWInterface] { [.wifi] }
  /// Through whom it does, which nobody says here.
  public var gateways: [NWEndpoint] { [] }
  /// From where it does, which nobody says here.
  public var localEndpoint: NWEndpoint? { nil }
  /// Whom it does, which nobody says here.
  public var remoteEndpoint: NWEndpoint? { nil }
  /// True.
  public var supportsDNS: Bool { true }
  /// True.
  public var supportsIPv4: Bool { true }
  /// True.
  public var supportsIPv6: Bool { true }
  /// True for Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// What a phone reaches others by.
public struct NWInterface: Hashable, Sendable {
  /// Its kind.
  public enum InterfaceType: Sendable {
    /// One of them.
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// Its kind.
  public let type: InterfaceType
  /// Its name.
  public let name: String
  /// Its number.
  public let index: Int
  static let wifi = Self(type: .wifi, name: "en0", index: 1)
}

/// Tells how the phone reaches others: once, on the queue that it is given.
public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
  /// What comes.
  public typealias Element = NWPath
  /// Is told.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// How the phone reaches others now.
  public let currentPath = NWPath()
  /// Where it tells.
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false

  /// Creates a monitor.
  public init() {}
  /// Creates a monitor of one way.
  public init(requiredInterfaceType type: NWInterface.InterfaceType) {}
  /// Creates a monitor of some ways.
  public init(prohibitedInterfaceTypes types: [NWInterface.InterfaceType]) {}

  /// Begins to tell.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [self] in
      if !isCancelled { pathUpdateHandler?(currentPath) }
    }
  }
  /// Tells nothing more.
  public func cancel() { isCancelled = true }

  /// Tells, one after another.
  public func makeAsyncIterator() -> Iterator { Iterator() }
  /// Tells once, and then waits until the task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    private var isTold = false
    /// What comes next.
    public mutating func next() async -> NWPath? {
      if !isTold {
        isTold = true
        return NWPath()
      }
      let waiting = AsyncStream<Never> { _ in }
      for await _ in waiting {}
      return nil
    }
  }
}
