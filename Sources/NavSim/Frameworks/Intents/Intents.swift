@_exported public import Foundation
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// What the user allows.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, authorized
}

/// Whether an app may be asked by voice.
public final class INPreferences: NSObject {
  /// What is spoken.
  public class func siriLanguageCode() -> String { "en-US" }
  /// The user allows it.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }
  /// Asks the user, who says yes a second later.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { SystemQuestion.ask { handler(.authorized) } }
}
