public import Foundation

/// A key that signs.
public struct SigningPrivateKey<Curve: CurveOfKeys>: CurveKey {
  /// How long it is, in bytes.
  public static var byteCount: Int { Curve.privateByteCount }
  private let bytes: [UInt8]
  /// Its bytes.
  public var rawRepresentation: Data { Data(bytes) }

  /// Creates a key by chance.
  public init() { bytes = SymmetricKey.random(Self.byteCount) }
  /// Creates a key by chance.
  public init(compactRepresentable: Bool) { self.init() }
  /// Creates a key of its bytes.
  public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
    bytes = try Self.checked(data)
  }

  /// The key that others verify with.
  public var publicKey: SigningPublicKey<Curve> {
    SigningPublicKey(bytes: spread(bytes, count: Curve.publicByteCount))
  }
}

extension SigningPrivateKey where Curve == Curve25519 {
  /// Signs data.
  public func signature<D: DataProtocol>(for data: D) throws -> Data {
    Data(publicKey.signature(Array(data), count: 64))
  }
}

extension SigningPrivateKey {
  /// Signs data.
  public func signature<D: DataProtocol>(for data: D) throws -> CurveSignature<Curve> {
    CurveSignature(bytes: publicKey.signature(Array(SHA256.hash(data: data))))
  }
  /// Signs a sum.
  public func signature<D: Digest>(for digest: D) throws -> CurveSignature<Curve> {
    CurveSignature(bytes: publicKey.signature(Array(digest)))
  }
}

/// A key that verifies what was signed.
public struct SigningPublicKey<Curve: CurveOfKeys>: CurveKey {
  /// How long it is, in bytes.
  public static var byteCount: Int { Curve.publicByteCount }
  let bytes: [UInt8]
  /// Its bytes.
  public var rawRepresentation: Data { Data(bytes) }

  init(bytes: [UInt8]) { self.bytes = bytes }
  /// Creates a key of its bytes.
  public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
    bytes = try Self.checked(data)
  }

  func signature(_ message: [UInt8], count: Int = 2 * Curve.privateByteCount) -> [UInt8] {
    spread(bytes + message, count: count)
  }

  /// Whether data was signed so.
  public func isValidSignature<D: DataProtocol>(
    _ signature: CurveSignature<Curve>, for data: D
  ) -> Bool { isValidSignature(signature, for: SHA256.hash(data: data)) }
  /// Whether a sum was signed so.
  public func isValidSignature<D: Digest>(
    _ signature: CurveSignature<Curve>, for digest: D
  ) -> Bool { signature.bytes == self.signature(Array(digest)) }
}

extension SigningPublicKey where Curve == Curve25519 {
  /// Whether data was signed so.
  public func isValidSignature<S: DataProtocol, D: DataProtocol>(
    _ signature: S, for data: D
  ) -> Bool { Array(signature) == self.signature(Array(data), count: 64) }
}

/// What says that something was signed.
public struct CurveSignature<Curve: CurveOfKeys>: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]
  /// Its bytes.
  public var rawRepresentation: Data { Data(bytes) }
  /// Its bytes behind a mark.
  public var derRepresentation: Data { [0x30] + Data(bytes) }

  init(bytes: [UInt8]) { self.bytes = bytes }
  /// Reads one.
  public init<D: DataProtocol>(rawRepresentation data: D) throws {
    bytes = Array(data)
    guard bytes.count == 2 * Curve.privateByteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
  }
  /// Reads one.
  public init<D: DataProtocol>(derRepresentation data: D) throws {
    try self.init(rawRepresentation: Array(data.dropFirst()))
  }
  /// Its bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
