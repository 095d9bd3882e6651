public import UIKit
@_spi(Packages) import SwiftUI

/// What pages do not load.
public final class WKContentRuleList: NSObject, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its name.
  public let identifier: String!

  init(_ identifier: String) { self.identifier = identifier }
}

/// Lists of what pages do not load: each run begins with none. An answer comes in a later turn.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
  /// The usual place.
  open class func `default`() -> WKContentRuleListStore! {
    ownOfRun { WKContentRuleListStore(url: nil) }
  }
  private var lists: [WKContentRuleList] = []

  /// A place.
  public init!(url: URL!) {}

  private func list(_ identifier: String) -> WKContentRuleList? {
    lists.first { $0.identifier == identifier }
  }
  /// Makes a list of rules, which nobody reads here.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let new = WKContentRuleList(identifier ?? "")
    lists.removeAll { $0.identifier == identifier }
    lists.append(new)
    answer(after: .seconds(0)) { completionHandler?(new, nil) }
  }
  /// Makes a list of rules, which nobody reads here.
  @discardableResult open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    await withCheckedContinuation { continuation in
      compileContentRuleList(
        forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList
      ) { list, _ in continuation.resume(returning: list) }
    }
  }
  /// The one that is called so.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let found = list(identifier)
    answer(after: .seconds(0)) {
      completionHandler?(found, found == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }
  /// The one that is called so.
  open func contentRuleList(
    forIdentifier identifier: String!
  ) async throws -> WKContentRuleList? {
    await Task.yield()
    guard let found = list(identifier) else { throw WKError(.contentRuleListStoreLookUpFailed) }
    return found
  }
  /// Takes the one away that is called so.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    let isKnown = list(identifier) != nil
    lists.removeAll { $0.identifier == identifier }
    answer(after: .seconds(0)) {
      completionHandler?(isKnown ? nil : WKError(.contentRuleListStoreRemoveFailed))
    }
  }
  /// Takes the one away that is called so.
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    await Task.yield()
    guard list(identifier) != nil else { throw WKError(.contentRuleListStoreRemoveFailed) }
    lists.removeAll { $0.identifier == identifier }
  }
  /// What they are called.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (([String]?) -> Void)!
  ) {
    let names = lists.compactMap(\.identifier)
    answer(after: .seconds(0)) { completionHandler?(names) }
  }
  /// What they are called.
  open func availableIdentifiers() async -> [String]? {
    await Task.yield()
    return lists.compactMap(\.identifier)
  }
}
