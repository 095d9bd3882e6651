@_spi(Packages) public import Combine
public import Foundation
@_spi(Packages) import SwiftUI

/// Something that a user can have done by voice.
public enum INShortcut: @unchecked Sendable {
  /// By what the app is asked.
  case intent(INIntent)
  /// By what the app is opened with.
  case userActivity(NSUserActivity)

  /// By what the app is asked.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// By what the app is opened with.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  /// By what the app is asked.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  /// By what the app is opened with.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

/// Something that a user has done by voice, which he never has here.
public final class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: UUID
  /// What he says.
  public let invocationPhrase: String
  /// What is done.
  public let shortcut: INShortcut

  init(_ phrase: String, _ shortcut: INShortcut, _ identifier: UUID) {
    invocationPhrase = phrase
    self.shortcut = shortcut
    self.identifier = identifier
  }
}

/// What a user has done by voice: nothing. An answer comes in a later turn.
public final class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let one = INVoiceShortcutCenter()
  /// The one.
  public class var shared: INVoiceShortcutCenter { one }
  /// What he has: nothing.
  public func getAllVoiceShortcuts(
    completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completion([], nil) } }
  /// What he has: nothing.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    await Task.yield()
    return []
  }
  /// The one that is called so: none.
  public func getVoiceShortcut(
    with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completion(nil, nil) } }
  /// Offers something.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Something that is offered at a time.
public final class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// What.
  public let shortcut: INShortcut
  /// For which widget.
  public var widgetKind: String?
  /// Creates one.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// What is offered, which nobody sees here.
public final class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  private static let one = INRelevantShortcutStore()
  /// The one.
  public class var `default`: INRelevantShortcutStore { one }
  /// Offers something.
  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) { answer(after: .seconds(0)) { completionHandler?(nil) } }
  /// Offers something.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    await Task.yield()
  }
}
