public import Dispatch

/// How the phone reaches others: always.
public struct NWPath: Hashable, Sendable {
  /// Whether it does.
  public enum Status: Sendable {
    /// One of them.
    case satisfied, unsatisfied, requiresConnection
  }
  /// Whether it does.
  public var status: Status { .satisfied }
  /// True where that costs much.
  public var isExpensive: Bool { false }
  /// True where the user wants little.
  public var isConstrained: Bool { false }
  /// True for Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// What a phone reaches others by.
public enum NWInterface {
  /// Its kind.
  public enum InterfaceType: Sendable {
    /// One of them.
    case other, wifi, cellular, wiredEthernet, loopback
  }
}

/// Tells how the phone reaches others: once, on the queue that it is given.
public final class NWPathMonitor: @unchecked Sendable {
  /// Is told.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// How the phone reaches others now.
  public let currentPath = NWPath()
  private var isCancelled = false

  /// Creates a monitor.
  public init() {}
  /// Creates a monitor of one way.
  public init(requiredInterfaceType type: NWInterface.InterfaceType) {}

  /// Begins to tell.
  public func start(queue: DispatchQueue) {
    queue.async { [self] in
      if !isCancelled { pathUpdateHandler?(currentPath) }
    }
  }
  /// Tells nothing more.
  public func cancel() { isCancelled = true }
}
