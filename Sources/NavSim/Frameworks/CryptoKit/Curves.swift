public import Foundation

// Keys in pairs, without the arithmetic of curves: a public key is a sum of its private key, a
// signature one of the public key and what is signed, and a shared secret one of both public keys.
// So what was signed is verified by its key alone, and both sides share the same. Nothing of it is
// secret, and no other system understands it.

/// A curve: how long its keys are.
public protocol CurveOfKeys: Sendable {
  /// How long a private key is, in bytes.
  static var privateByteCount: Int { get }
  /// How long a public key is, in bytes.
  static var publicByteCount: Int { get }
}

/// A curve of NIST.
public enum P256: CurveOfKeys {
  /// How long a key is, in bytes.
  public static let privateByteCount = 32, publicByteCount = 64
  /// Signatures.
  public enum Signing {
    /// The keys and what is made with them.
    public typealias PrivateKey = SigningPrivateKey<P256>
    /// The keys and what is made with them.
    public typealias PublicKey = SigningPublicKey<P256>
    /// The keys and what is made with them.
    public typealias ECDSASignature = CurveSignature<P256>
  }
  /// Secrets that two share.
  public enum KeyAgreement {
    /// The keys.
    public typealias PrivateKey = AgreementPrivateKey<P256>
    /// The keys.
    public typealias PublicKey = AgreementPublicKey<P256>
  }
}

/// A curve of NIST.
public enum P384: CurveOfKeys {
  /// How long a key is, in bytes.
  public static let privateByteCount = 48, publicByteCount = 96
  /// Signatures.
  public enum Signing {
    /// The keys and what is made with them.
    public typealias PrivateKey = SigningPrivateKey<P384>
    /// The keys and what is made with them.
    public typealias PublicKey = SigningPublicKey<P384>
    /// The keys and what is made with them.
    public typealias ECDSASignature = CurveSignature<P384>
  }
  /// Secrets that two share.
  public enum KeyAgreement {
    /// The keys.
    public typealias PrivateKey = AgreementPrivateKey<P384>
    /// The keys.
    public typealias PublicKey = AgreementPublicKey<P384>
  }
}

/// A curve of NIST.
public enum P521: CurveOfKeys {
  /// How long a key is, in bytes.
  public static let privateByteCount = 66, publicByteCount = 132
  /// Signatures.
  public enum Signing {
    /// The keys and what is made with them.
    public typealias PrivateKey = SigningPrivateKey<P521>
    /// The keys and what is made with them.
    public typealias PublicKey = SigningPublicKey<P521>
    /// The keys and what is made with them.
    public typealias ECDSASignature = CurveSignature<P521>
  }
  /// Secrets that two share.
  public enum KeyAgreement {
    /// The keys.
    public typealias PrivateKey = AgreementPrivateKey<P521>
    /// The keys.
    public typealias PublicKey = AgreementPublicKey<P521>
  }
}

/// The curve of RFC 7748 and RFC 8032.
public enum Curve25519: CurveOfKeys {
  /// How long a key is, in bytes.
  public static let privateByteCount = 32, publicByteCount = 32
  /// Signatures.
  public enum Signing {
    /// The keys.
    public typealias PrivateKey = SigningPrivateKey<Curve25519>
    /// The keys.
    public typealias PublicKey = SigningPublicKey<Curve25519>
  }
  /// Secrets that two share.
  public enum KeyAgreement {
    /// The keys.
    public typealias PrivateKey = AgreementPrivateKey<Curve25519>
    /// The keys.
    public typealias PublicKey = AgreementPublicKey<Curve25519>
  }
}

/// As many bytes as are asked for, made of others.
func spread(_ bytes: [UInt8], count: Int) -> [UInt8] {
  var (all, number) = ([UInt8](), UInt8(0))
  while all.count < count {
    all += SHA512.hash(data: [number] + bytes)
    number += 1
  }
  return Array(all.prefix(count))
}

/// A key of a curve: bytes, which are written in several ways.
public protocol CurveKey: Sendable {
  /// How long it is, in bytes.
  static var byteCount: Int { get }
  /// Its bytes.
  var rawRepresentation: Data { get }
  /// Creates a key of its bytes.
  init<D: ContiguousBytes>(rawRepresentation data: D) throws
}

extension CurveKey {
  static func checked<D: ContiguousBytes>(_ data: D) throws -> [UInt8] {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == byteCount else { throw CryptoKitError.incorrectParameterSize }
    return bytes
  }

  /// Its bytes behind a mark.
  public var x963Representation: Data { [4] + rawRepresentation }
  /// Its bytes behind a mark.
  public var derRepresentation: Data { [0x30] + rawRepresentation }
  /// The same as text.
  public var pemRepresentation: String {
    "-----BEGIN KEY-----\n\(derRepresentation.base64EncodedString())\n-----END KEY-----"
  }
  /// The bytes without what follows of them.
  public var compactRepresentation: Data? { rawRepresentation }

  /// Reads a key.
  public init<D: ContiguousBytes>(x963Representation data: D) throws {
    try self.init(rawRepresentation: data.withUnsafeBytes { Data($0.dropFirst()) })
  }
  /// Reads a key.
  public init<D: RandomAccessCollection<UInt8>>(derRepresentation data: D) throws {
    try self.init(rawRepresentation: Data(data.dropFirst()))
  }
  /// Reads a key.
  public init(pemRepresentation text: String) throws {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("-----") }
    guard let data = Data(base64Encoded: lines.joined()) else {
      throw CryptoKitError.incorrectParameterSize
    }
    try self.init(derRepresentation: data)
  }
}
