import Foundation

/// When something can be read, which it always can here.
public enum KeychainItemAccessibility: Sendable {
  /// One of them.
  case afterFirstUnlock, afterFirstUnlockThisDeviceOnly, whenPasscodeSetThisDeviceOnly
  /// One of them.
  case whenUnlocked, whenUnlockedThisDeviceOnly
}

/// What an app keeps where nobody else looks.
open class KeychainWrapper: @unchecked Sendable {
  /// A name.
  public struct Key: Hashable, RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// That of the app.
  public static let standard = KeychainWrapper(serviceName: "")
  private let keychain: KeychainSwift

  /// Creates one that others do not see.
  public init(serviceName: String, accessGroup: String? = nil) {
    keychain = KeychainSwift(keyPrefix: "\(serviceName).")
  }

  /// Keeps a text.
  @discardableResult
  open func set(
    _ value: String, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { keychain.set(value, forKey: key) }

  /// Keeps bytes.
  @discardableResult
  open func set(
    _ value: Data, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { keychain.set(value, forKey: key) }

  /// Keeps yes or no.
  @discardableResult
  open func set(
    _ value: Bool, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { keychain.set(value, forKey: key) }

  /// Keeps a number.
  @discardableResult
  open func set(
    _ value: Int, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { keychain.set("\(value)", forKey: key) }

  /// Keeps a number.
  @discardableResult
  open func set(
    _ value: Double, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { keychain.set("\(value)", forKey: key) }

  /// What is kept; nil for nothing.
  open func string(
    forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> String? { keychain.get(key) }
  /// What is kept; nil for nothing.
  open func data(
    forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Data? { keychain.getData(key) }
  /// What is kept; nil for nothing.
  open func bool(
    forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool? { keychain.getBool(key) }
  /// What is kept; nil for nothing.
  open func integer(
    forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Int? { keychain.get(key).flatMap { Int($0) } }
  /// What is kept; nil for nothing.
  open func double(
    forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Double? { keychain.get(key).flatMap { Double($0) } }
  /// Whether something is kept.
  open func hasValue(
    forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { keychain.getData(key) != nil }
  /// The names of all.
  open func allKeys() -> Set<String> { Set(keychain.allKeys) }

  /// A text by its name.
  open subscript(key: Key) -> String? {
    get { keychain.get(key.rawValue) }
    set {
      if let newValue {
        keychain.set(newValue, forKey: key.rawValue)
      } else {
        keychain.delete(key.rawValue)
      }
    }
  }

  /// Forgets something.
  @discardableResult
  open func removeObject(
    forKey key: String, withAccessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { keychain.delete(key) }

  /// Forgets everything.
  @discardableResult open func removeAllKeys() -> Bool { keychain.clear() }
}
