public import Foundation

#if canImport(Glibc)
  import Glibc
#endif

// Numbers and calls of the system that have other types here.

/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1_000
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A number, as Objective-C calls it.
public typealias NSInteger = Int
/// A number that is not below zero, as Objective-C calls it.
public typealias NSUInteger = UInt
/// Largest and smallest numbers, as C and Objective-C call them.
public let NSIntegerMax = Int.max, NSIntegerMin = Int.min, NSUIntegerMax = UInt.max,
  INT64_MAX = Int64.max, INT64_MIN = Int64.min, UINT64_MAX = UInt64.max, UINT_MAX = UInt32.max,
  MAXFLOAT = Float.greatestFiniteMagnitude, HUGE = Float.greatestFiniteMagnitude,
  HUGE_VAL = Double.infinity, HUGE_VALF = Float.infinity, INFINITY = Float.infinity,
  NAN = Float.nan

/// It has ended well.
public let noErr: OSStatus = 0

/// Says of which kind a lock is, by a number as the constants have it here.
@discardableResult public func pthread_mutexattr_settype(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int
) -> Int32 { pthread_mutexattr_settype(attributes, Int32(kind)) }

/// Closes a library that may not be there.
@discardableResult public func dlclose(_ library: UnsafeMutableRawPointer?) -> Int32 {
  guard let library else { return -1 }
  return dlclose(library) as Int32
}

/// Asks the system for something by its name: a phone says what it is called, and nothing else.
@discardableResult public func sysctlbyname(
  _ name: String, _ value: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
  _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 {
  guard name == "hw.machine" || name == "hw.model" else { return -1 }
  let text = Array("iPhone16,1".utf8) + [0]
  if let value, let size {
    value.copyMemory(from: text, byteCount: min(size.pointee, text.count))
  }
  size?.pointee = text.count
  return 0
}
