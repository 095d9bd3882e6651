public import Foundation

/// Data among the assets of an app: those of a name, without any content.
public final class NSDataAsset: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// What is in it.
  public let data = Data()
  /// Of which kind it is.
  public let typeIdentifier = "public.data"
  /// Finds one.
  public init?(name: String) { self.name = name }
  /// Finds one.
  public convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
}
