@_exported public import Foundation
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// What an app can be asked to do, in an older way.
open class INIntent: NSObject, @unchecked Sendable {
  /// What is said to have it done.
  public var suggestedInvocationPhrase: String?
  /// What tells it from others.
  public var identifier: String? { nil }
}

/// What an app answers, in an older way.
open class INIntentResponse: NSObject, @unchecked Sendable {}

/// Finds who does what is asked.
open class INExtension: NSObject, @unchecked Sendable {
  /// The one who does it.
  open func handler(for intent: INIntent) -> Any? { nil }
}

/// What was done, which nobody keeps.
public final class INInteraction: NSObject, @unchecked Sendable {
  /// What was asked.
  public let intent: INIntent
  /// Creates one.
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  /// Says that it was done.
  public func donate(completion: (((any Error)?) -> Void)? = nil) {
    answer(after: .seconds(0)) { completion?(nil) }
  }
}

/// What the user allows.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, authorized
}

/// Whether an app may be asked by voice.
public final class INPreferences: NSObject {
  /// The user allows it.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }
  /// Asks the user, who says yes a second later.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { SystemQuestion.ask { handler(.authorized) } }
}
