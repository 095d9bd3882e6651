import Foundation

/// Tells a server that an app is real, which nobody asks here.
public final class AppCheck: Sendable {
  private static let one = AppCheck()
  /// The only one.
  public static func appCheck() -> AppCheck { one }
  /// Says by what.
  public static func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {}
}

/// Makes what tells that an app is real.
public protocol AppCheckProviderFactory: AnyObject {
  /// Makes it.
  func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}

/// Tells that an app is real.
public protocol AppCheckProvider: AnyObject {}

/// Tells that an app is real.
public final class AppAttestProvider: AppCheckProvider {
  /// Creates one.
  public init?(app: FirebaseApp) {}
}

/// Tells that an app is real.
public final class DeviceCheckProvider: AppCheckProvider {
  /// Creates one.
  public init?(app: FirebaseApp) {}
}

/// Makes what tells that an app is real, while it is written.
public final class AppCheckDebugProviderFactory: AppCheckProviderFactory {
  /// Creates one.
  public init() {}
  /// Makes nothing.
  public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { nil }
}

/// Makes what tells that an app is real.
public final class DeviceCheckProviderFactory: AppCheckProviderFactory {
  /// Creates one.
  public init() {}
  /// Makes it.
  public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? {
    DeviceCheckProvider(app: app)
  }
}
