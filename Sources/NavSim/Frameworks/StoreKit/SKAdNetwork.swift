public import Foundation

/// Tells who has shown the app, which nobody is told here.
open class SKAdNetwork: NSObject, @unchecked Sendable {
  /// How much an app's user does, roughly.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let high = Self(rawValue: "high"), medium = Self(rawValue: "medium"),
      low = Self(rawValue: "low")
  }
  /// Does nothing.
  open class func registerAppForAdNetworkAttribution() {}
  /// Does nothing.
  open class func updateConversionValue(_ conversionValue: Int) {}
  /// Does nothing.
  open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {}
  /// Does nothing.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(nil) } }
  /// Does nothing.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue
  ) async throws {}
  /// Does nothing.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(nil) } }
  /// Does nothing.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
  ) async throws {}
  /// Does nothing.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(nil) } }
}

/// Whether the app may see the user's music.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, denied, restricted, authorized
}
/// What the user can do with music.
public struct SKCloudServiceCapability: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let musicCatalogPlayback = Self(rawValue: 1 << 0),
    musicCatalogSubscriptionEligible = Self(rawValue: 1 << 1),
    addToCloudMusicLibrary = Self(rawValue: 256)
}

/// Asks for the user's music, of which there is none.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  /// Whether the app may see it: it may not.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
  /// Asks whether it may: it may not.
  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }
  /// Asks whether it may: it may not.
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { completionHandler(.denied) } }
  /// What the user can do: nothing.
  open func requestCapabilities() async throws -> SKCloudServiceCapability { [] }
  /// What the user can do: nothing.
  open func requestCapabilities(
    completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler([], nil) } }
  /// Where he buys.
  open func requestStorefrontCountryCode() async throws -> String { "us" }
  /// Where he buys.
  open func requestStorefrontCountryCode(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler("us", nil) } }
  /// What he is called: nothing.
  open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
    throw SKError(.cloudServicePermissionDenied)
  }
  /// What he is called: nothing.
  open func requestUserToken(
    forDeveloperToken developerToken: String,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, SKError(.cloudServicePermissionDenied)) }
  }
}
