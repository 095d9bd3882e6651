@_exported public import Foundation

/// Tells by which advertisement the app was found: by none.
public final class AAAttribution: NSObject {
  /// Fails: there is none.
  public class func attributionToken() throws -> String {
    throw NSError(domain: AAAttributionErrorDomain, code: 3)
  }
}

/// Where it fails.
public let AAAttributionErrorDomain = "com.apple.ap.adservices.attributionError"
