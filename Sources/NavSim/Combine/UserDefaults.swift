@_exported public import Observation

public import Foundation

// What Foundation has on Apple's platforms, and not here.
extension UserDefaults {
  /// Keeps a value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
