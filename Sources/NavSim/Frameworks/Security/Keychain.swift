import Foundation
import SwiftUI

/// What an app keeps secret: nothing, as each run begins.
final class Keychain {
  private static let key = "NavSim.Keychain"

  private weak var run: AppRun?
  private var items: [[String: Any]] = []

  private init(_ run: AppRun?) { self.run = run }

  /// That of the app that is played on this thread.
  static var current: Keychain {
    let run = AppRun.current
    if let known = Thread.current.threadDictionary[key] as? Keychain, known.run === run {
      return known
    }
    let new = Keychain(run)
    Thread.current.threadDictionary[key] = new
    return new
  }

  /// What tells one item from another.
  private static let identity = [
    kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrAccessGroup,
    kSecAttrApplicationTag,
  ]
  /// What can be looked for.
  private static let looked = identity + [kSecAttrLabel, kSecAttrGeneric]

  private static func agree(_ query: [String: Any], _ item: [String: Any], by keys: [String])
    -> Bool
  {
    keys.allSatisfy { key in
      guard let wanted = query[key] else { return true }
      return text(wanted) == item[key].flatMap(text)
    }
  }

  private static func text(_ value: Any) -> String? {
    (value as? Data)?.base64EncodedString() ?? "\(value)"
  }

  func add(_ item: [String: Any]) -> OSStatus {
    let isThere = items.contains { known in
      Self.identity.allSatisfy { key in
        known[key].flatMap(Self.text) == item[key].flatMap(Self.text)
      }
    }
    if isThere { return errSecDuplicateItem }
    items.append(item)
    return errSecSuccess
  }

  func find(_ query: [String: Any]) -> [[String: Any]] {
    items.filter { Self.agree(query, $0, by: Self.looked) }
  }

  func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
    let found = items.indices.filter { Self.agree(query, items[$0], by: Self.looked) }
    for index in found { items[index].merge(changes) { _, new in new } }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }

  func delete(_ query: [String: Any]) -> OSStatus {
    let count = items.count
    items.removeAll { Self.agree(query, $0, by: Self.looked) }
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }
}
