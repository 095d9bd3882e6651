@_spi(Packages) import Combine
public import Foundation
@_spi(Packages) import SwiftUI

/// Who has begun.
public enum INInteractionDirection: Int, Sendable {
  /// One of them.
  case unspecified, outgoing, incoming
}
/// How far something has come.
public enum INIntentHandlingStatus: Int, Sendable {
  /// One of them.
  case unspecified, ready, inProgress, success, failure, deferredToApplication,
    userConfirmationRequired
}

/// What was done, which nobody keeps. An answer comes in a later turn.
public final class INInteraction: NSObject, @unchecked Sendable {
  /// What was asked.
  public let intent: INIntent
  /// What was answered.
  public let intentResponse: INIntentResponse?
  /// What tells it from others.
  public var identifier = ""
  /// Of which of several it is.
  public var groupIdentifier: String?
  /// When it was done.
  public var dateInterval: DateInterval?
  /// Who has begun.
  public var direction = INInteractionDirection.unspecified
  /// How far it has come.
  public var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// Creates one.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }
  /// Says that it was done.
  public func donate(completion: (((any Error)?) -> Void)? = nil) {
    answer(after: .seconds(0)) { completion?(nil) }
  }
  /// Says that it was done.
  public func donate() async throws { await Task.yield() }
  /// Has nobody know what was done.
  public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    answer(after: .seconds(0)) { completion?(nil) }
  }
  /// Has nobody know what was done.
  public class func deleteAll() async throws { await Task.yield() }
  /// Has nobody know that these were done.
  public class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) { deleteAll(completion: completion) }
  /// Has nobody know that these were done.
  public class func delete(with identifiers: [String]) async throws { await Task.yield() }
  /// Has nobody know that these were done.
  public class func delete(
    with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
  ) { deleteAll(completion: completion) }
  /// Has nobody know that these were done.
  public class func delete(with groupIdentifier: String) async throws { await Task.yield() }
}

extension NSUserActivity {
  /// What was done: nobody keeps it.
  public var interaction: INInteraction? { nil }
  /// What is said to have it done: nobody keeps it.
  public var shortcutAvailability: INShortcutAvailabilityOptions {
    get { [] }
    set {}
  }
}
