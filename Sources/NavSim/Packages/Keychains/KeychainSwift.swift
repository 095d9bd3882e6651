import Foundation
@_spi(Packages) import SwiftUI

/// What the keychain of a run holds.
final class KeptInKeychain {
  /// By their names.
  var values: [String: Data] = [:]
  /// That of this run.
  static var own: KeptInKeychain { ownOfRun { KeptInKeychain() } }
}

/// When something can be read, which it always can here.
public enum KeychainSwiftAccessOptions: Sendable {
  /// One of them.
  case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock
  /// One of them.
  case accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly
}

/// What an app keeps where nobody else looks.
open class KeychainSwift: @unchecked Sendable {
  private let prefix: String
  /// Whether it goes to other phones, which there are none of.
  public var synchronizable = false
  /// With whom it is shared.
  public var accessGroup: String?
  /// What has gone wrong: nothing has.
  public var lastResultCode: Int32 { 0 }
  /// The names of all.
  public var allKeys: [String] {
    KeptInKeychain.own.values.keys.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }.sorted()
  }

  /// Creates one whose names begin in one way.
  public init(keyPrefix: String = "") { prefix = keyPrefix }

  /// Keeps a text.
  @discardableResult
  open func set(
    _ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data(value.utf8), forKey: key) }

  /// Keeps bytes.
  @discardableResult
  open func set(
    _ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool {
    KeptInKeychain.own.values[prefix + key] = value
    return true
  }

  /// Keeps yes or no.
  @discardableResult
  open func set(
    _ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data([value ? 1 : 0]), forKey: key) }

  /// What is kept; nil for nothing.
  open func get(_ key: String) -> String? {
    getData(key).map { String(decoding: $0, as: UTF8.self) }
  }
  /// What is kept; nil for nothing.
  open func getBool(_ key: String) -> Bool? { getData(key)?.first.map { $0 == 1 } }
  /// What is kept; nil for nothing.
  open func getData(_ key: String, asReference: Bool = false) -> Data? {
    KeptInKeychain.own.values[prefix + key]
  }

  /// Forgets something.
  @discardableResult open func delete(_ key: String) -> Bool {
    KeptInKeychain.own.values.removeValue(forKey: prefix + key) != nil
  }

  /// Forgets everything.
  @discardableResult open func clear() -> Bool {
    for key in allKeys { delete(key) }
    return true
  }
}
