@_exported public import Foundation

/// By what advertisers know the user: by nothing.
public final class ASIdentifierManager: NSObject, Sendable {
  private static let one = ASIdentifierManager()
  /// The one.
  public class func shared() -> ASIdentifierManager { one }
  /// Zeros.
  public let advertisingIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  /// False.
  public let isAdvertisingTrackingEnabled = false
}
