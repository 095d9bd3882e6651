public import Foundation

/// Somebody in a network.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// At a door of a house.
  case hostPort(host: Host, port: Port)
  /// What somebody offers.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// On the phone itself.
  case unix(path: String)
  /// At a place.
  case url(URL)

  /// A house.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// By its name.
    case name(String, NWInterface?)
    /// By its number.
    case ipv4(IPv4Address)
    /// By its number.
    case ipv6(IPv6Address)
    /// By its name or its number.
    public init(_ string: String) {
      if let number = IPv4Address(string) {
        self = .ipv4(number)
      } else if let number = IPv6Address(string) {
        self = .ipv6(number)
      } else {
        self = .name(string, nil)
      }
    }
    /// By its name or its number.
    public init(stringLiteral value: String) { self.init(value) }
    /// By what it is reached.
    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let number): number.interface
      case .ipv6(let number): number.interface
      }
    }
    /// Its name or its number.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let number): number.debugDescription
      case .ipv6(let number): number.debugDescription
      }
    }
  }

  /// A door.
  public struct Port: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    /// Its number.
    public let rawValue: UInt16
    /// By its number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// By its number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Reads its number.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    /// One that everybody knows.
    public static let any: Self = 0, ssh: Self = 22, smtp: Self = 25, http: Self = 80,
      pop: Self = 110, imap: Self = 143, https: Self = 443, imaps: Self = 993, socks: Self = 1080
    /// Its number.
    public var debugDescription: String { "\(rawValue)" }
  }

  /// By what he is reached.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }
  /// Who it is.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// Why nobody answers.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  /// As the system says.
  case posix(POSIXErrorCode)
  /// Nobody knows the name.
  case dns(Int32)
  /// Nobody can speak in secret.
  case tls(Int32)
  /// Why.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIX \(code.rawValue)"
    case .dns(let code): "DNS \(code)"
    case .tls(let code): "TLS \(code)"
    }
  }
}

/// How one speaks with somebody.
public final class NWParameters: @unchecked Sendable {
  /// How much it hurries.
  public enum ServiceClass: Sendable {
    /// One of them.
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  /// Whether it goes several ways.
  public enum MultipathServiceType: Sendable {
    /// One of them.
    case disabled, handover, interactive, aggregate
  }
  /// Whether others of the house are spoken with straight.
  public var includePeerToPeer = false
  /// Whether a door is taken again.
  public var allowLocalEndpointReuse = false
  /// Whether one from here alone is let in.
  public var acceptLocalOnly = false
  /// Whether it begins with what is said.
  public var allowFastOpen = false
  /// Whether it goes straight.
  public var preferNoProxies = false
  /// Whether it costs nothing.
  public var prohibitExpensivePaths = false
  /// Whether it is little.
  public var prohibitConstrainedPaths = false
  /// By what it goes.
  public var requiredInterface: NWInterface?
  /// By what it goes.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// By what it does not go.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// From where it goes.
  public var requiredLocalEndpoint: NWEndpoint?
  /// How much it hurries.
  public var serviceClass = ServiceClass.bestEffort
  /// Whether it goes several ways.
  public var multipathServiceType = MultipathServiceType.disabled

  /// Creates one.
  public init() {}
  /// Word for word.
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) { self.init() }
  /// Letter by letter.
  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) { self.init() }
  /// Word for word.
  public class var tcp: NWParameters { NWParameters() }
  /// Word for word, in secret.
  public class var tls: NWParameters { NWParameters() }
  /// Letter by letter.
  public class var udp: NWParameters { NWParameters() }
  /// Letter by letter, in secret.
  public class var dtls: NWParameters { NWParameters() }
  /// As apps of the same name do.
  public class var applicationService: NWParameters { NWParameters() }
}

/// Something that one speaks with somebody by.
open class NWProtocol: @unchecked Sendable {}

/// How one does.
open class NWProtocolOptions: @unchecked Sendable {}

/// Word for word.
public final class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  /// How one does.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether it is asked if somebody is still there.
    public var enableKeepalive = false
    /// When that is asked, in seconds.
    public var keepaliveIdle = 0, keepaliveInterval = 0, keepaliveCount = 0
    /// How long to wait for somebody, in seconds.
    public var connectionTimeout = 0, connectionDropTime = 0
    /// Whether nothing waits for more.
    public var noDelay = false
    /// Whether it begins with what is said.
    public var enableFastOpen = false
    /// Creates one.
    public override init() {}
  }
}

/// Letter by letter.
public final class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  /// How one does.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether nobody looks if it has come whole.
    public var preferNoChecksum = false
    /// Creates one.
    public override init() {}
  }
}

/// In secret.
public final class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  /// How one does.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates one.
    public override init() {}
  }
}
