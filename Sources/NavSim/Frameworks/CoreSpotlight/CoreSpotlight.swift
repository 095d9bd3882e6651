@_exported public import Foundation
@_spi(Packages) import SwiftUI
@_exported public import UniformTypeIdentifiers

/// By what an app is told that something was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where it says what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// By what an app is told that somebody searches on.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// Something that can be found.
public final class CSSearchableItem: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let uniqueIdentifier: String, domainIdentifier: String?
  /// What is known of it.
  public let attributeSet: CSSearchableItemAttributeSet
  /// Until when.
  public var expirationDate: Date?
  /// Creates one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// What the system's search finds, in which nobody searches here.
public final class CSSearchableIndex: NSObject, Sendable {
  private static let one = CSSearchableIndex()
  /// The one.
  public class func `default`() -> CSSearchableIndex { one }
  /// True.
  public class func isIndexingAvailable() -> Bool { true }
  /// Adds some.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) { answer(after: .seconds(0)) { completionHandler?(nil) } }
  /// Takes some away.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { answer(after: .seconds(0)) { completionHandler?(nil) } }
  /// Takes some away.
  public func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { answer(after: .seconds(0)) { completionHandler?(nil) } }
  /// Takes all away.
  public func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    answer(after: .seconds(0)) { completionHandler?(nil) }
  }
}
