import CryptoKit

/// How it has gone.
public typealias CCCryptorStatus = Int32
/// What is done.
public typealias CCOperation = UInt32
/// By what.
public typealias CCAlgorithm = UInt32
/// How.
public typealias CCOptions = UInt32

/// One of the ways it has gone.
public let kCCSuccess = 0, kCCParamError = -4300, kCCBufferTooSmall = -4301,
  kCCMemoryFailure = -4302, kCCAlignmentError = -4303, kCCDecodeError = -4304,
  kCCUnimplemented = -4305
/// What is done.
public let kCCEncrypt = 0, kCCDecrypt = 1
/// By what: AES alone is there.
public let kCCAlgorithmAES = 0, kCCAlgorithmAES128 = 0, kCCAlgorithmDES = 1, kCCAlgorithm3DES = 2
/// How.
public let kCCOptionPKCS7Padding = 1, kCCOptionECBMode = 2
/// How long blocks and secrets are, in bytes.
public let kCCBlockSizeAES128 = 16, kCCKeySizeAES128 = 16, kCCKeySizeAES192 = 24,
  kCCKeySizeAES256 = 32

/// Makes data unreadable, or readable again, by AES: each block with the one before it, NIST SP
/// 800-38A, and the last one filled, RFC 5652, where that is asked for.
public func CCCrypt(
  _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions,
  _ key: UnsafeRawPointer?, _ keyLength: Int, _ start: UnsafeRawPointer?,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ result: UnsafeMutableRawPointer?,
  _ room: Int, _ count: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard algorithm == kCCAlgorithmAES else { return Int32(kCCUnimplemented) }
  guard let cipher = AESBlock(key: bytes(key, keyLength)) else { return Int32(kCCParamError) }
  let isFilled = Int(options) & kCCOptionPKCS7Padding != 0
  var input = bytes(data, dataLength)
  if operation == kCCEncrypt, isFilled {
    let missing = 16 - input.count % 16
    input += Array(repeating: UInt8(missing), count: missing)
  }
  guard input.count % 16 == 0 else { return Int32(kCCAlignmentError) }
  let isChained = Int(options) & kCCOptionECBMode == 0
  var last = [UInt8](repeating: 0, count: 16)
  if isChained, let start { last = bytes(start, 16) }
  var output: [UInt8] = []
  for place in stride(from: 0, to: input.count, by: 16) {
    let block = Array(input[place..<place + 16])
    if operation == kCCEncrypt {
      let made = cipher.encrypted(isChained ? zip(block, last).map { $0 ^ $1 } : block)
      output += made
      last = made
    } else {
      let made = cipher.decrypted(block)
      output += isChained ? zip(made, last).map { $0 ^ $1 } : made
      last = block
    }
  }
  if operation == kCCDecrypt, isFilled {
    guard let filling = output.last, (1...16).contains(filling),
      output.suffix(Int(filling)).allSatisfy({ $0 == filling })
    else { return Int32(kCCDecodeError) }
    output.removeLast(Int(filling))
  }
  count?.pointee = output.count
  guard room >= output.count else { return Int32(kCCBufferTooSmall) }
  result?.copyMemory(from: output, byteCount: output.count)
  return Int32(kCCSuccess)
}
