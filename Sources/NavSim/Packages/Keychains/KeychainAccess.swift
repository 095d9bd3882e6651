import Foundation

/// When something can be read, which it always can here.
public enum Accessibility: Sendable {
  /// One of them.
  case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly
  /// One of them.
  case whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly
}

/// What an app keeps where nobody else looks.
public final class Keychain: @unchecked Sendable {
  private let keychain: KeychainSwift

  /// Creates one that others do not see.
  public init(service: String = "", accessGroup: String? = nil) {
    keychain = KeychainSwift(keyPrefix: "\(service).")
  }

  /// The same: it can always be read.
  public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
  /// The same: there is no other phone.
  public func synchronizable(_ isSynchronizable: Bool) -> Keychain { self }

  /// A text by its name.
  public subscript(key: String) -> String? {
    get { keychain.get(key) }
    set { if let newValue { keychain.set(newValue, forKey: key) } else { keychain.delete(key) } }
  }

  /// A text by its name.
  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }

  /// Bytes by their name.
  public subscript(data key: String) -> Data? {
    get { keychain.getData(key) }
    set { if let newValue { keychain.set(newValue, forKey: key) } else { keychain.delete(key) } }
  }

  /// What is kept; nil for nothing.
  public func get(_ key: String) throws -> String? { keychain.get(key) }
  /// What is kept; nil for nothing.
  public func getString(_ key: String) throws -> String? { keychain.get(key) }
  /// What is kept; nil for nothing.
  public func getData(_ key: String) throws -> Data? { keychain.getData(key) }
  /// Keeps a text.
  public func set(_ value: String, key: String) throws { keychain.set(value, forKey: key) }
  /// Keeps bytes.
  public func set(_ value: Data, key: String) throws { keychain.set(value, forKey: key) }
  /// Forgets something.
  public func remove(_ key: String) throws { keychain.delete(key) }
  /// Forgets everything.
  public func removeAll() throws { keychain.clear() }
  /// Whether something is kept.
  public func contains(_ key: String) throws -> Bool { keychain.getData(key) != nil }
  /// The names of all.
  public func allKeys() -> [String] { keychain.allKeys }
}
