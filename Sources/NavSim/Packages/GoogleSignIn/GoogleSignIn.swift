import Foundation
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// How the app is known.
public final class GIDConfiguration: Sendable {
  /// The number of the app.
  public let clientID: String
  /// Creates one.
  public init(clientID: String, serverClientID: String? = nil) { self.clientID = clientID }
}

/// What lets somebody in.
public final class GIDToken: Sendable {
  /// The text.
  public let tokenString = "token"
}

/// What is known of somebody.
public final class GIDProfileData: Sendable {
  /// His name and address.
  public let name = "Somebody", email = "somebody@gmail.com"
  /// Parts of his name.
  public let givenName: String? = "Some", familyName: String? = "Body"
  /// Whether he has a picture.
  public let hasImage = false
  /// His picture.
  public func imageURL(withDimension size: UInt) -> URL? { nil }
}

/// What lets somebody in, as it was called before.
public final class GIDAuthentication: Sendable {
  /// The texts.
  public let idToken: String? = "token", accessToken = "token"
}

/// Somebody who has an account.
public final class GIDGoogleUser: Sendable {
  /// His number.
  public let userID: String? = "google-user"
  /// What lets him in.
  public let idToken: GIDToken? = GIDToken(), accessToken = GIDToken(), refreshToken = GIDToken()
  /// What is known of him.
  public let profile: GIDProfileData? = GIDProfileData()
  /// What lets him in, as it was called before.
  public let authentication = GIDAuthentication()
  /// What the app may do for him.
  public let grantedScopes: [String]? = []
  /// What lets him in holds on.
  public func refreshTokensIfNeeded(
    completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void
  ) { answer(after: .seconds(1)) { completion(self, nil) } }
  /// What lets him in holds on.
  @discardableResult public func refreshTokensIfNeeded() async throws -> GIDGoogleUser {
    try await Task.sleep(for: .seconds(1))
    return self
  }
  /// Asks whether the app may do more for him.
  public func addScopes(
    _ scopes: [String], presenting controller: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) { SystemQuestion.ask { completion?(GIDSignInResult(), nil) } }
  /// Asks whether the app may do more for him.
  @discardableResult public func addScopes(
    _ scopes: [String], presenting controller: UIViewController
  ) async throws -> GIDSignInResult {
    try await SystemQuestion.ask()
    return GIDSignInResult()
  }
}

/// Who was let in.
public final class GIDSignInResult: Sendable {
  /// Who.
  public let user = GIDGoogleUser()
  /// What a server asks for him by.
  public let serverAuthCode: String? = "code"
}

/// Lets somebody in a second after he was asked, who never changes his mind.
public final class GIDSignIn: @unchecked Sendable {
  /// The only one.
  public static let sharedInstance = GIDSignIn()
  /// How the app is known.
  public var configuration: GIDConfiguration?
  /// Who is there.
  public private(set) var currentUser: GIDGoogleUser?

  /// Asks who is there.
  public func signIn(
    withPresenting controller: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) { SystemQuestion.ask { completion?(GIDSignInResult(), nil) } }
  /// Asks who is there.
  public func signIn(
    with configuration: GIDConfiguration, presenting controller: UIViewController,
    callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
  ) { SystemQuestion.ask { callback?(GIDGoogleUser(), nil) } }
  /// Asks who is there.
  public func signIn(withPresenting controller: UIViewController) async throws -> GIDSignInResult {
    try await SystemQuestion.ask()
    return GIDSignInResult()
  }
  /// Asks who is there.
  public func signIn(
    withPresenting controller: UIViewController, hint: String?,
    additionalScopes scopes: [String]? = nil,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) { signIn(withPresenting: controller, completion: completion) }
  /// Asks who is there.
  public func signIn(
    withPresenting controller: UIViewController, hint: String?,
    additionalScopes scopes: [String]? = nil
  ) async throws -> GIDSignInResult { try await signIn(withPresenting: controller) }
  /// Whoever was there comes back: nobody.
  public func restorePreviousSignIn() async throws -> GIDGoogleUser {
    try await Task.sleep(for: .seconds(1))
    throw GIDSignInError(.hasNoAuthInKeychain)
  }
  /// Whoever was there comes back: nobody.
  public func restorePreviousSignIn(
    completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
  ) { answer(after: .seconds(1)) { completion?(nil, nil) } }
  /// True for somebody who was there.
  public func hasPreviousSignIn() -> Bool { false }
  /// He leaves.
  public func signOut() { currentUser = nil }
  /// He leaves.
  public func disconnect(completion: (((any Error)?) -> Void)? = nil) {
    currentUser = nil
    completion?(nil)
  }
  /// What a link brings is not for this.
  public func handle(_ url: URL) -> Bool { false }
}

/// Why nobody is there.
public struct GIDSignInError: Error, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case unknown = -1, keychain = -2, hasNoAuthInKeychain = -4, canceled = -5, EMM = -6,
      scopesAlreadyGranted = -8, mismatchWithCurrentUser = -9
  }
  /// Why.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
