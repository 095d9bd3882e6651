// What `import Foundation` brings from Security on Apple's platforms.

/// How something went: 0 for well.
public typealias OSStatus = Int32
/// Well.
public let errSecSuccess: OSStatus = 0

/// What makes random bytes.
public struct SecRandomRef: Sendable {}
/// The usual one.
public let kSecRandomDefault: SecRandomRef? = nil

/// Makes random bytes.
public func SecRandomCopyBytes(
  _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<max(count, 0) {
    bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
