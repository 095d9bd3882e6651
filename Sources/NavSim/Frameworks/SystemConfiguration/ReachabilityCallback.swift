public import Foundation

/// Is told how the phone reaches others.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What somebody is told along with it.
public struct SCNetworkReachabilityContext {
  /// Which form it has.
  public var version: Int
  /// What he is told along with it.
  public var info: UnsafeMutableRawPointer?
  /// How that is kept, let go and said: nobody does here.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?

  /// Creates one with nothing.
  public init() { (version, info) = (0, nil) }
  /// Creates one.
  public init<Description>(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Description)?
  ) { (self.version, self.info, self.retain, self.release) = (version, info, retain, release) }
}

/// Has somebody told of changes, of which there are none here.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callback: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Says where he is told.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
/// Says where he is told.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ loop: RunLoop, _ mode: String
) -> Bool { true }
/// Says that he is told there no more.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ loop: RunLoop, _ mode: String
) -> Bool { true }
/// What has gone wrong last: nothing.
public func SCError() -> Int32 { 0 }

extension sockaddr {
  /// How long it is, in bytes, which nobody writes down here.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}
