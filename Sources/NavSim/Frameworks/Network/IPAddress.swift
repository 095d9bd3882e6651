public import Foundation

/// A number of somebody in a network.
public protocol IPAddress: Hashable, Sendable {
  /// Reads one.
  init?(_ string: String)
  /// Its bytes.
  var rawValue: Data { get }
  /// True for the phone itself.
  var isLoopback: Bool { get }
  /// True for one that a router does not know.
  var isLinkLocal: Bool { get }
  /// True for that of several.
  var isMulticast: Bool { get }
}

/// A number of four bytes.
public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
  /// Its bytes.
  public let rawValue: Data
  /// By what he is reached.
  public let interface: NWInterface?

  /// One of four bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
    self.interface = interface
  }
  private init(_ bytes: UInt8...) { (rawValue, interface) = (Data(bytes), nil) }
  /// Reads four numbers with points between.
  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { UInt8($0) }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    (rawValue, interface) = (Data(bytes), nil)
  }

  /// One that stands for others.
  public static let any = Self(0, 0, 0, 0), broadcast = Self(255, 255, 255, 255),
    loopback = Self(127, 0, 0, 1), allHostsGroup = Self(224, 0, 0, 1),
    allRoutersGroup = Self(224, 0, 0, 2), allReportsGroup = Self(224, 0, 0, 22),
    mdnsGroup = Self(224, 0, 0, 251)
  /// True for the phone itself.
  public var isLoopback: Bool { rawValue.first == 127 }
  /// True for one that a router does not know.
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  /// True for that of several.
  public var isMulticast: Bool { rawValue.first.map { 224...239 ~= $0 } == true }
  /// Its numbers.
  public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// A number of sixteen bytes.
public struct IPv6Address: IPAddress, CustomDebugStringConvertible {
  /// Its bytes.
  public let rawValue: Data
  /// By what he is reached.
  public let interface: NWInterface?

  /// One of sixteen bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
    self.interface = interface
  }
  private init(first: UInt8 = 0, second: UInt8 = 0, last: UInt8) {
    rawValue = Data([first, second]) + Data(count: 13) + Data([last])
    interface = nil
  }
  /// Reads eight numbers with colons between, of which two colons leave out those that are 0.
  public init?(_ string: String) {
    let halves = string.prefix { $0 != "%" }.components(separatedBy: "::")
    guard halves.count <= 2 else { return nil }
    func words(_ half: String) -> [UInt16]? {
      if half.isEmpty { return [] }
      let parts = half.split(separator: ":", omittingEmptySubsequences: false)
      let words = parts.compactMap { $0.count <= 4 ? UInt16($0, radix: 16) : nil }
      return words.count == parts.count ? words : nil
    }
    guard let head = words(halves[0]), let tail = words(halves.count == 2 ? halves[1] : "") else {
      return nil
    }
    let missing = 8 - head.count - tail.count
    guard halves.count == 2 ? missing >= 1 : missing == 0 else { return nil }
    let all = head + Array(repeating: 0, count: missing) + tail
    rawValue = Data(all.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    interface = nil
  }

  /// One that stands for others.
  public static let any = Self(last: 0), loopback = Self(last: 1), broadcast = Self(last: 0),
    nodeLocalNodes = Self(first: 255, second: 1, last: 1),
    linkLocalNodes = Self(first: 255, second: 2, last: 1),
    linkLocalRouters = Self(first: 255, second: 2, last: 2)
  /// True where there is no number.
  public var isAny: Bool { self == .any }
  /// True for the phone itself.
  public var isLoopback: Bool { self == .loopback }
  /// True for one that a router does not know.
  public var isLinkLocal: Bool { rawValue[0] == 0xfe && rawValue[1] & 0xc0 == 0x80 }
  /// True for that of several.
  public var isMulticast: Bool { rawValue[0] == 0xff }
  /// True for one of a house.
  public var isUniqueLocal: Bool { rawValue[0] & 0xfe == 0xfc }
  /// True for one of four bytes.
  public var isIPv4Mapped: Bool {
    rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 255 && rawValue[11] == 255
  }
  /// The one of four bytes.
  public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4))) : nil }
  /// Its numbers.
  public var debugDescription: String {
    stride(from: 0, to: 16, by: 2)
      .map { String(UInt16(rawValue[$0]) << 8 | UInt16(rawValue[$0 + 1]), radix: 16) }
      .joined(separator: ":")
  }
}
