import CryptoKit
import Foundation
import Testing

/// Keys in pairs: what was signed is verified by its key alone, and both sides share the same.
@Suite struct KeyPairTests {
  private let message = Data("a message".utf8)

  @Test("what was signed is verified by its key, and for nothing else")
  func signing() throws {
    let key = P256.Signing.PrivateKey()
    let signature = try key.signature(for: message)
    #expect(key.publicKey.isValidSignature(signature, for: message))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("another".utf8)))
    #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(signature, for: message))
    let digest = try key.signature(for: SHA256.hash(data: message))
    #expect(key.publicKey.isValidSignature(digest, for: SHA256.hash(data: message)))
    let edwards = Curve25519.Signing.PrivateKey()
    let other: Data = try edwards.signature(for: message)
    #expect(edwards.publicKey.isValidSignature(other, for: message))
    #expect(!edwards.publicKey.isValidSignature(other, for: Data()))
  }

  @Test("keys and signatures are written and read")
  func written() throws {
    let key = P384.Signing.PrivateKey()
    let same = try P384.Signing.PrivateKey(pemRepresentation: key.pemRepresentation)
    #expect(same.rawRepresentation == key.rawRepresentation)
    let known = try P384.Signing.PublicKey(
      x963Representation: same.publicKey.x963Representation)
    let signature = try P384.Signing.ECDSASignature(
      derRepresentation: key.signature(for: message).derRepresentation)
    #expect(known.isValidSignature(signature, for: message))
    #expect(throws: CryptoKitError.self) {
      try P521.Signing.PrivateKey(rawRepresentation: Data([1]))
    }
  }

  @Test("both sides share the same, and a third does not")
  func agreement() throws {
    let (one, two, three) = (
      Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey(),
      Curve25519.KeyAgreement.PrivateKey()
    )
    let secret = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
    #expect(try two.sharedSecretFromKeyAgreement(with: one.publicKey) == secret)
    #expect(try three.sharedSecretFromKeyAgreement(with: one.publicKey) != secret)
    let key = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
    let sealed = try AES.GCM.seal(message, using: key)
    #expect(try AES.GCM.open(sealed, using: key) == message)
    #expect(!SecureEnclave.isAvailable)
  }
}
