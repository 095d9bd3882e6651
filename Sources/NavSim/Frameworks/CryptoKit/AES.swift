public import Foundation

/// AES, as an app uses it.
public enum AES {
  /// With a sum that says whether it was changed: NIST SP 800-38D.
  public enum GCM {
    /// What is used once.
    public struct Nonce: Sendable, Sequence, ContiguousBytes {
      let bytes: [UInt8]
      /// Creates one by chance.
      public init() { bytes = SymmetricKey.random(12) }
      /// Creates one of data.
      public init<D: DataProtocol>(data: D) throws {
        bytes = Array(data)
        if bytes.isEmpty { throw CryptoKitError.incorrectParameterSize }
      }
      /// Its bytes, one after another.
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
      /// Its bytes.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }

    /// What nobody can read without the secret.
    public struct SealedBox: Sendable {
      /// What was used once.
      public let nonce: Nonce
      /// It.
      public let ciphertext: Data
      /// What says whether it was changed.
      public let tag: Data
      /// All of it, one after another.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }

      /// Creates one of its parts.
      public init<C: DataProtocol, T: DataProtocol>(
        nonce: Nonce, ciphertext: C, tag: T
      ) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }

      /// Creates one of all of it.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<bytes.count - 16],
          tag: bytes.suffix(16))
      }
    }

    /// Makes data unreadable.
    public static func seal<D: DataProtocol>(
      _ data: D, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(data, using: key, nonce: nonce, authenticating: Data())
    }

    /// Makes data unreadable; other data cannot be changed either.
    public static func seal<D: DataProtocol, A: DataProtocol>(
      _ data: D, using key: SymmetricKey, nonce: Nonce? = nil, authenticating other: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let cipher = try CounterCipher(key, nonce.bytes)
      let text = cipher.turned(Array(data))
      return try SealedBox(nonce: nonce, ciphertext: text, tag: cipher.tag(text, Array(other)))
    }

    /// Makes data readable again.
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(box, using: key, authenticating: Data())
    }

    /// Makes data readable again, if nothing was changed.
    public static func open<A: DataProtocol>(
      _ box: SealedBox, using key: SymmetricKey, authenticating other: A
    ) throws -> Data {
      let cipher = try CounterCipher(key, box.nonce.bytes)
      let text = Array(box.ciphertext)
      guard cipher.tag(text, Array(other)) == Array(box.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(cipher.turned(text))
    }
  }
}

/// Why something cannot be made unreadable, or readable.
public enum CryptoKitError: Error, Hashable, Sendable {
  /// One of them.
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
  /// Another one.
  case underlyingCoreCryptoError(error: Int32)
}

/// How long a secret is.
public struct SymmetricKeySize: Sendable {
  /// In bits.
  public let bitCount: Int
  /// Creates a length.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// One of them.
  public static let bits128 = Self(bitCount: 128), bits192 = Self(bitCount: 192),
    bits256 = Self(bitCount: 256)
}

extension SymmetricKey: ContiguousBytes {
  /// Creates a secret by chance.
  public init(size: SymmetricKeySize) { self.init(data: Self.random(size.bitCount / 8)) }

  static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in generator.next() }
  }

  /// Its bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension Digest {
  /// How many bytes a sum has.
  public var byteCount: Int { bytes.count }
  /// Its bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
