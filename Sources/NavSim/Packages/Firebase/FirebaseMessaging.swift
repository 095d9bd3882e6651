import Foundation

/// Notices from elsewhere, of which none comes.
public final class Messaging: @unchecked Sendable {
  private static let shared = Messaging()
  /// The only one.
  public static func messaging() -> Messaging { shared }
  /// Who is told.
  public weak var delegate: (any MessagingDelegate)?
  /// What lets notices in.
  public var apnsToken: Data?
  /// What this phone is called.
  public let fcmToken: String? = "token"
  /// What this phone is called.
  public func token(completion: @escaping (String?, (any Error)?) -> Void) {
    FirebaseServer.answer { completion("token", nil) }
  }
  /// What this phone is called.
  public func token() async throws -> String { "token" }
  /// What this phone is called no more.
  public func deleteToken(completion: @escaping ((any Error)?) -> Void) {
    FirebaseServer.answer { completion(nil) }
  }
  /// What this phone is called no more.
  public func deleteToken() async throws { await FirebaseServer.answer() }
  /// What an extension says of notices.
  public static func serviceExtension() -> MessagingExtensionHelper { MessagingExtensionHelper() }
  /// Listens for nothing.
  public func subscribe(toTopic topic: String) {}
  /// Listens for nothing more.
  public func unsubscribe(fromTopic topic: String) {}
  /// Keeps nothing.
  @discardableResult
  public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> AnyObject? { nil }
}

/// Who is told of notices.
public protocol MessagingDelegate: AnyObject {
  /// This phone is called something else.
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?)
}

extension MessagingDelegate {
  /// Does nothing.
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {}
}

/// What an extension says of notices: nothing.
public final class MessagingExtensionHelper: Sendable {
  /// Does nothing.
  public func exportDeliveryMetricsToBigQuery(withMessageInfo info: [AnyHashable: Any]) {}
}
