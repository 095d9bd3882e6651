import CommonCrypto
import CoreTelephony
import CryptoKit
import Foundation
import Testing

/// Sums and ciphers, by what is published of them.
@Suite struct DigestTests {
  private static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
  private static func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap { place in
      UInt8(hex.dropFirst(place).prefix(2), radix: 16)
    }
  }

  private typealias Sum = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
    UnsafeMutablePointer<UInt8>?

  @Test("sums are those of RFC 1321 and FIPS 180-4")
  func sums() {
    let all: [(Sum, Int32, String)] = [
      (CC_MD5, CC_MD5_DIGEST_LENGTH, "900150983cd24fb0d6963f7d28e17f72"),
      (CC_SHA1, CC_SHA1_DIGEST_LENGTH, "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        CC_SHA256, CC_SHA256_DIGEST_LENGTH,
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        CC_SHA384, CC_SHA384_DIGEST_LENGTH,
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
          + "8086072ba1e7cc2358baeca134c825a7"
      ),
      (
        CC_SHA512, CC_SHA512_DIGEST_LENGTH,
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
      ),
    ]
    let data = Data("abc".utf8)
    for (sum, length, expected) in all {
      var result = [UInt8](repeating: 0, count: Int(length))
      data.withUnsafeBytes { _ = sum($0.baseAddress, CC_LONG(data.count), &result) }
      #expect(Self.hex(result) == expected)
    }
    var (context, result) = (CC_SHA256_CTX(), [UInt8](repeating: 0, count: 32))
    CC_SHA256_Init(&context)
    CC_SHA256_Update(&context, "ab", 2)
    CC_SHA256_Update(&context, "c", 1)
    CC_SHA256_Final(&result, &context)
    #expect(Self.hex(result) == all[2].2)
    // A text of two blocks: FIPS 180-4.
    let long = "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
    let longer = long + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
    #expect(
      Self.hex(SHA512.hash(data: Data(longer.utf8)).prefix(8)) == "8e959b75dae313da")
  }

  @Test("sums with a secret, and secrets of passwords, are those of RFC 2202, 4231 and 6070")
  func secrets() {
    func code(_ kind: Int, _ length: Int) -> String {
      var result = [UInt8](repeating: 0, count: length)
      CCHmac(
        CCHmacAlgorithm(kind), "Jefe", 4, "what do ya want for nothing?", 28, &result)
      return Self.hex(result)
    }
    #expect(code(kCCHmacAlgSHA1, 20) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    #expect(
      code(kCCHmacAlgSHA256, 32)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(code(kCCHmacAlgSHA512, 64).hasPrefix("164b7a7bfcf819e2e395fbe73b56e0a387bd64222e83"))
    var key = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
    #expect(status == kCCSuccess)
    #expect(Self.hex(key) == Self.rfc6070)
  }

  /// Of two rounds.
  private static let rfc6070 = "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"

  private static func crypt(
    _ operation: Int, _ options: Int, _ key: [UInt8], _ start: [UInt8]?, _ data: [UInt8]
  ) -> (CCCryptorStatus, [UInt8]) {
    var (result, count) = ([UInt8](repeating: 0, count: data.count + 16), 0)
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
      start, data, data.count, &result, result.count, &count)
    return (status, Array(result.prefix(count)))
  }

  @Test("AES is that of FIPS 197 and SP 800-38A, and goes back")
  func blocks() {
    let text = Self.bytes("00112233445566778899aabbccddeeff")
    for (length, expected) in [
      (16, "69c4e0d86a7b0430d8cdb78070b4c55a"), (24, "dda97ca4864cdfe06eaf70a0ec0d7191"),
      (32, "8ea2b7ca516745bfeafc49904b496089"),
    ] {
      let key = (0..<UInt8(length)).map { $0 }
      let made = Self.crypt(kCCEncrypt, kCCOptionECBMode, key, nil, text)
      #expect(Self.hex(made.1) == expected)
      #expect(Self.crypt(kCCDecrypt, kCCOptionECBMode, key, nil, made.1).1 == text)
    }
    let key = Self.bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let start = (0..<UInt8(16)).map { $0 }
    let data = Self.bytes("6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51")
    let chained = Self.crypt(kCCEncrypt, 0, key, start, data).1
    #expect(
      Self.hex(chained) == "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2")
    let filled = Self.crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, start, Array("Hello".utf8)).1
    #expect(filled.count == 16)
    #expect(
      Self.crypt(kCCDecrypt, kCCOptionPKCS7Padding, key, start, filled).1 == Array("Hello".utf8))
    #expect(Self.crypt(kCCEncrypt, 0, key, start, [1]).0 == kCCAlignmentError)
    #expect(Self.crypt(kCCEncrypt, 0, [1], start, data).0 == kCCParamError)
  }

  @Test("what is sealed is that of the examples for GCM, and is opened unless it was changed")
  func sealed() throws {
    let key = SymmetricKey(data: Self.bytes("feffe9928665731c6d6a8f9467308308"))
    let text = Self.bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let other = Self.bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: Self.bytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: other)
    #expect(Self.hex(box.ciphertext.prefix(16)) == "42831ec2217774244b7221b784d0d49c")
    #expect(Self.hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: other) == Data(text))
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    let own = SymmetricKey(size: .bits256)
    let combined = try #require(try AES.GCM.seal(Data("Hello".utf8), using: own).combined)
    let opened = try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: own)
    #expect(opened == Data("Hello".utf8))
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
  }

  @Test("keys made of a secret are those of RFC 5869, and sums can be made bit by bit")
  func derived() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Array(repeating: 0x0b, count: 22) as [UInt8]),
      salt: Self.bytes("000102030405060708090a0b0c"), info: Self.bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      Self.hex(key.withUnsafeBytes { Array($0) })
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    var sum = Insecure.MD5()
    sum.update(data: Data("a".utf8))
    sum.update(data: Data("bc".utf8))
    #expect(Self.hex(sum.finalize()) == "900150983cd24fb0d6963f7d28e17f72")
    var code = HMAC<SHA256>(key: key)
    code.update(data: Data("abc".utf8))
    #expect(
      code.finalize() == HMAC<SHA256>.authenticationCode(for: Data("abc".utf8), using: key))
  }
}
