import CryptoKit

/// What a sum with a secret is built of.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4

private func code(_ algorithm: Int, _ data: [UInt8], _ key: [UInt8]) -> [UInt8] {
  let key = SymmetricKey(data: key)
  return switch algorithm {
  case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
  default: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
  }
}

/// A sum with a secret: RFC 2104.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ result: UnsafeMutableRawPointer?
) {
  let sum = code(Int(algorithm), bytes(data, dataLength), bytes(key, keyLength))
  result?.copyMemory(from: sum, byteCount: sum.count)
}

/// How a secret is made of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// By sums that are repeated.
public let kCCPBKDF2 = 2
/// What that is built of.
public typealias CCPseudoRandomAlgorithm = UInt32
/// SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// A secret of a password: RFC 8018.
@discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLength: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLength: Int, _ function: CCPseudoRandomAlgorithm,
  _ rounds: UInt32, _ key: UnsafeMutablePointer<UInt8>?, _ keyLength: Int
) -> Int32 {
  guard algorithm == kCCPBKDF2, rounds > 0, let key else { return Int32(kCCParamError) }
  let kinds = [
    kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
    kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
  ]
  guard let kind = kinds[Int(function)] else { return Int32(kCCParamError) }
  let secret = bytes(password, passwordLength)
  var result: [UInt8] = []
  var number: UInt32 = 1
  while result.count < keyLength {
    let place = (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) }
    var last = code(kind, bytes(salt, saltLength) + place, secret)
    var sum = last
    for _ in 1..<rounds {
      last = code(kind, last, secret)
      sum = zip(sum, last).map { $0 ^ $1 }
    }
    result += sum
    number += 1
  }
  write(Array(result.prefix(keyLength)), to: key)
  return Int32(kCCSuccess)
}
