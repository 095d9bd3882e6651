@_exported public import Foundation
@_spi(Packages) import SwiftUI

/// Whether watch and phone know each other.
public enum WCSessionActivationState: Int, Sendable {
  /// One of them.
  case notActivated, inactive, activated
}

/// Speaks with a watch, which the user does not have.
public final class WCSession: NSObject, @unchecked Sendable {
  /// The one.
  public class var `default`: WCSession { ownOfRun { WCSession() } }
  /// True.
  public class func isSupported() -> Bool { true }
  /// Who is told.
  public weak var delegate: (any WCSessionDelegate)?
  /// Whether they know each other.
  public private(set) var activationState = WCSessionActivationState.notActivated
  /// False.
  public var isPaired: Bool { false }
  /// False.
  public var isWatchAppInstalled: Bool { false }
  /// False.
  public var isReachable: Bool { false }
  /// What was told last.
  public private(set) var applicationContext: [String: Any] = [:]
  /// What was heard last: nothing.
  public var receivedApplicationContext: [String: Any] { [:] }
  /// Nothing.
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

  /// Has them know each other.
  public func activate() {
    answer(after: .seconds(0)) { [self] in
      activationState = .activated
      delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }
  /// Tells something, which nobody hears.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error) -> Void))? = nil
  ) { answer(after: .seconds(0)) { errorHandler?(WCError(.notReachable)) } }
  /// Tells something, which nobody hears.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (((any Error) -> Void))? = nil
  ) { answer(after: .seconds(0)) { errorHandler?(WCError(.notReachable)) } }
  /// Tells something, which nobody hears.
  public func updateApplicationContext(_ context: [String: Any]) throws {
    applicationContext = context
  }
  /// Tells something, which nobody hears.
  @discardableResult
  public func transferUserInfo(_ info: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(info)
  }
  /// Tells something, which nobody hears.
  @discardableResult public func transferCurrentComplicationUserInfo(
    _ info: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(info) }
}

/// Something that is told.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// What.
  public let userInfo: [String: Any]
  /// True.
  public let isTransferring = true
  init(_ info: [String: Any]) { userInfo = info }
  /// Tells it no more.
  public func cancel() {}
}

/// Is told of a watch.
public protocol WCSessionDelegate: AnyObject {
  /// They know each other.
  func session(
    _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
    error: (any Error)?)
  /// Another watch is there.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Another watch is there.
  func sessionDidDeactivate(_ session: WCSession)
  /// It is near, or not.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// It is another one.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// It has told something.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// It has told something.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// It has told something.
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  /// It has told something.
  func session(_ session: WCSession, didReceiveUserInfo info: [String: Any])
}

extension WCSessionDelegate {
  /// Nothing is done.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Nothing is done.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Nothing is done.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Nothing is done.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Nothing is done.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Nothing is done.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Nothing is done.
  public func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {}
  /// Nothing is done.
  public func session(_ session: WCSession, didReceiveUserInfo info: [String: Any]) {}
}
