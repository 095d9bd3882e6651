/// What is told of crashes: nothing.
public final class Crashlytics: Sendable {
  /// The only one.
  public static func crashlytics() -> Crashlytics { Crashlytics() }
  /// Tells nothing.
  public func log(_ message: String) {}
  /// Tells nothing.
  public func record(error: any Error) {}
  /// Tells nothing.
  public func setUserID(_ id: String?) {}
  /// Tells nothing.
  public func setCustomValue(_ value: Any?, forKey key: String) {}
}
