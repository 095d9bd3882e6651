@_exported public import Foundation

/// Makes a short sum of data.
public protocol HashFunction {
  /// The sum.
  associatedtype Digest: Sequence<UInt8>
  /// How long a block is, in bytes.
  static var blockByteCount: Int { get }
  /// Begins a sum.
  init()
  /// Adds data.
  mutating func update<D: DataProtocol>(data: D)
  /// The sum.
  func finalize() -> Digest
  /// The sum of data.
  static func hash<D: DataProtocol>(data: D) -> Digest
}

extension HashFunction {
  /// That of most sums.
  public static var blockByteCount: Int { 64 }
  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    update(data: Array(bufferPointer))
  }
}

/// The bytes of a sum.
public protocol Digest: Hashable, Sequence, Sendable, ContiguousBytes, CustomStringConvertible
where Element == UInt8 {
  /// The bytes.
  var bytes: [UInt8] { get }
}

extension Digest {
  /// True for the same bytes.
  public static func == (one: Self, other: some DataProtocol) -> Bool {
    one.bytes == Array(other)
  }
  /// The bytes, one after another.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// The bytes in hexadecimal digits.
  public var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A secret.
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]

  /// Creates a secret of data.
  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// How long it is, in bits.
  public var bitCount: Int { bytes.count * 8 }
}

/// A sum that only who knows a secret can make: RFC 2104.
public struct HMAC<Hash: HashFunction> {
  /// The sum.
  public typealias MAC = Hash.Digest
  /// The same by its older name.
  public typealias Key = SymmetricKey
  private let key: SymmetricKey
  private var data: [UInt8] = []

  /// Begins a sum.
  public init(key: SymmetricKey) { self.key = key }
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }
  /// The sum.
  public func finalize() -> MAC { Self.authenticationCode(for: data, using: key) }

  /// The sum of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> Hash.Digest {
    let length = Hash.blockByteCount
    var secret = key.bytes.count > length ? Array(Hash.hash(data: key.bytes)) : key.bytes
    secret += Array(repeating: 0, count: length - secret.count)
    let inner = Hash.hash(data: secret.map { $0 ^ 0x36 } + Array(data))
    return Hash.hash(data: secret.map { $0 ^ 0x5c } + Array(inner))
  }

  /// Whether a sum is that of data.
  public static func isValidAuthenticationCode<C: Sequence<UInt8>, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool { Array(code) == Array(authenticationCode(for: data, using: key)) }
}
