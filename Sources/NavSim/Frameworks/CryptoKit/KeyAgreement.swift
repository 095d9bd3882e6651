public import Foundation

/// A key of somebody who shares a secret with others.
public struct AgreementPrivateKey<Curve: CurveOfKeys>: CurveKey {
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

  /// The key that others know.
  public var publicKey: AgreementPublicKey<Curve> {
    AgreementPublicKey(bytes: spread(bytes, count: Curve.publicByteCount))
  }

  /// What is shared with somebody.
  public func sharedSecretFromKeyAgreement(
    with other: AgreementPublicKey<Curve>
  ) throws -> SharedSecret {
    let both = [publicKey.bytes, other.bytes].sorted { $0.lexicographicallyPrecedes($1) }
    return SharedSecret(bytes: spread(both.flatMap { $0 }, count: Curve.privateByteCount))
  }
}

/// The key by which others know somebody.
public struct AgreementPublicKey<Curve: CurveOfKeys>: CurveKey {
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
}

/// What two share.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  /// Its bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// A key made of it.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// A key made of it.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    hkdfDerivedSymmetricKey(
      using: hashFunction, salt: [UInt8](), sharedInfo: sharedInfo,
      outputByteCount: outputByteCount)
  }
}

/// A part of the phone that keeps keys, which is not there.
public enum SecureEnclave {
  /// False.
  public static var isAvailable: Bool { false }

  /// Keys that it would keep.
  public enum P256 {
    /// Signatures.
    public enum Signing {
      /// A key that is not made.
      public struct PrivateKey: Sendable {
        private let key: SigningPrivateKey<CryptoKit.P256>
        /// What another start of the app finds it by.
        public var dataRepresentation: Data { key.rawRepresentation }
        /// The key that others verify with.
        public var publicKey: SigningPublicKey<CryptoKit.P256> { key.publicKey }
        /// Fails: nothing keeps it.
        public init(compactRepresentable: Bool = true) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        /// Fails: nothing keeps it.
        public init(dataRepresentation: Data) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        /// Signs data.
        public func signature<D: DataProtocol>(
          for data: D
        ) throws -> CurveSignature<CryptoKit.P256> { try key.signature(for: data) }
      }
    }
  }
}
