@_exported public import Foundation

/// Whether the phone reaches others: it does.
public final class SCNetworkReachability: Sendable {}

/// How the phone reaches others.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// How, as bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// One of them.
  public static let transientConnection = Self(rawValue: 1), reachable = Self(rawValue: 2),
    connectionRequired = Self(rawValue: 4), connectionOnTraffic = Self(rawValue: 8),
    interventionRequired = Self(rawValue: 16), connectionOnDemand = Self(rawValue: 32),
    isLocalAddress = Self(rawValue: 1 << 16), isDirect = Self(rawValue: 1 << 17),
    isWWAN = Self(rawValue: 1 << 18)
}

/// The same as bits.
public let kSCNetworkFlagsReachable = 2, kSCNetworkFlagsConnectionRequired = 4

/// Asks about an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Asks about a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ name: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// How the phone reaches somebody.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

extension sockaddr_in {
  /// How long it is, in bytes, which nobody writes down here.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }

  /// Creates an address, with what is written down elsewhere.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}
