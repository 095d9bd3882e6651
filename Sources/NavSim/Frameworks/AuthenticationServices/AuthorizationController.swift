@_spi(Packages) import Combine
import Foundation
public import SwiftUI

/// What has come of asking who the user is.
public enum ASAuthorizationResult {
  /// He has signed in.
  case appleID(ASAuthorizationAppleIDCredential)
  /// He has a password.
  case password(ASPasswordCredential)
  /// He has a key.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// He has got a key.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Has the system ask who the user is, over the app: he says so, a second later.
public struct AuthorizationController: Sendable {
  /// Asks.
  public func performRequest(_ request: ASAuthorizationRequest) async throws
    -> ASAuthorizationResult
  { try await performRequests([request]) }
  /// Asks, in a way.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult { try await performRequests([request]) }
  /// Asks for several.
  public func performRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult {
    try await SystemQuestion.ask()
    guard requests.contains(where: { $0 is ASAuthorizationAppleIDRequest }) else {
      throw ASAuthorizationError(.canceled)
    }
    return .appleID(ASAuthorizationAppleIDCredential())
  }
  /// Asks for several, in a way.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult { try await performRequests(requests) }
}

extension EnvironmentValues {
  /// Has the system ask who the user is.
  public var authorizationController: AuthorizationController {
    AuthorizationController()
  }
}
