import CryptoKit
@_exported public import Foundation

/// A number of bytes.
public typealias CC_LONG = UInt32

func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
}

@discardableResult
func write(_ bytes: [UInt8], to place: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
{
  place?.update(from: bytes, count: bytes.count)
  return place
}

/// How many bytes the sum has.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The sum of data.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Array(Insecure.MD5.hash(data: bytes(data, Int(length)))), to: sum)
}

/// How many bytes the sum has.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The sum of data.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Array(Insecure.SHA1.hash(data: bytes(data, Int(length)))), to: sum)
}

/// How many bytes the sum has.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The sum of data.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Array(SHA256.hash(data: bytes(data, Int(length)))), to: sum)
}

/// How many bytes the sum has.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The sum of data.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Array(SHA384.hash(data: bytes(data, Int(length)))), to: sum)
}

/// How many bytes the sum has.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The sum of data.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Array(SHA512.hash(data: bytes(data, Int(length)))), to: sum)
}

/// A sum that is not ready yet.
public struct CC_SHA256_CTX {
  fileprivate var data: [UInt8] = []
  /// Creates one of nothing.
  public init() {}
}

/// Begins a sum.
@discardableResult public func CC_SHA256_Init(
  _ sum: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
  sum?.pointee.data = []
  return 1
}

/// Adds data to a sum.
@discardableResult public func CC_SHA256_Update(
  _ sum: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
  sum?.pointee.data += bytes(data, Int(length))
  return 1
}

/// Ends a sum.
@discardableResult public func CC_SHA256_Final(
  _ result: UnsafeMutablePointer<UInt8>?, _ sum: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
  write(Array(SHA256.hash(data: sum?.pointee.data ?? [])), to: result)
  return 1
}
