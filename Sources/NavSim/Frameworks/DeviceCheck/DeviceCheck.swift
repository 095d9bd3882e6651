@_exported public import Foundation

/// Why nothing is said of the phone.
public struct DCError: Error, Hashable, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  /// Why.
  public let code: Code
  /// Creates one.
  public init(_ code: Code) { self.code = code }
}

/// Says of the phone that it is one: it is not.
public final class DCDevice: NSObject, Sendable {
  /// The one.
  public static let current = DCDevice()
  /// False.
  public var isSupported: Bool { false }
  /// Fails.
  public func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
  /// Fails.
  public func generateToken(completionHandler completion: (Data?, (any Error)?) -> Void) {
    completion(nil, DCError(.featureUnsupported))
  }
}

/// Says of the app that it is what it says: nobody asks.
public final class DCAppAttestService: NSObject, Sendable {
  /// The one.
  public static let shared = DCAppAttestService()
  /// False.
  public var isSupported: Bool { false }
  /// Fails.
  public func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  /// Fails.
  public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  /// Fails.
  public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
