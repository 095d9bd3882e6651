public import Foundation
@_exported public import SwiftUI

/// Who has signed in.
public protocol ASAuthorizationCredential {}

/// Who has signed in.
public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential, Sendable {
  /// His name for the app.
  public let user = "user"
  /// His address.
  public let email: String? = "user@example.com"
  /// His name.
  public let fullName: PersonNameComponents? = PersonNameComponents(
    givenName: "A", familyName: "User")
  /// What the app has said of its question.
  public var state: String? { nil }
  /// What he has told.
  public var authorizedScopes: [ASAuthorization.Scope] { [.fullName, .email] }
  /// Whether he is somebody.
  public var realUserStatus: ASUserDetectionStatus { .likelyReal }
  /// How old he is: nobody says.
  public var userAgeRange: ASUserAgeRange { .unknown }
  /// What a server checks.
  public let identityToken: Data? = Data("token".utf8), authorizationCode: Data? = Data("code".utf8)
}

/// What has come of asking.
public final class ASAuthorization: NSObject {
  /// Who has signed in.
  public let credential: any ASAuthorizationCredential = ASAuthorizationAppleIDCredential()
  /// Who was asked.
  public let provider: any ASAuthorizationProvider = ASAuthorizationAppleIDProvider()
}

/// Asks who the user is.
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether somebody is signed in.
  public enum CredentialState: Int, Sendable {
    /// One of them.
    case revoked, authorized, notFound, transferred
  }
  /// The app is let in no more, of which nobody tells here.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  /// Makes what is asked.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Tells whether somebody is signed in: he is.
  public func getCredentialState(
    forUserID user: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.authorized, nil) } }
  /// Tells whether somebody is signed in: he is.
  public func credentialState(forUserID user: String) async throws -> CredentialState {
    await Task.yield()
    return .authorized
  }
}

/// A button that signs in. The system asks on a layer of its own, on which the user can say no.
public struct SignInWithAppleButton: View {
  /// Its words.
  public struct Label: Hashable, Sendable {
    fileprivate let words: String
    /// One of them.
    public static let signIn = Self(words: "Sign in with Apple"),
      `continue` = Self(words: "Continue with Apple"), signUp = Self(words: "Sign up with Apple")
  }
  /// How it looks.
  public enum Style: Sendable {
    /// One of them.
    case black, white, whiteOutline
  }

  private let label: Label
  private let request: (ASAuthorizationAppleIDRequest) -> Void
  private let completion: (Result<ASAuthorization, any Error>) -> Void
  @State private var isAsking = false

  /// Creates a button.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    request = onRequest
    completion = onCompletion
  }

  /// A button, and what it asks.
  public var body: some View {
    Button(label.words) {
      request(ASAuthorizationAppleIDRequest())
      isAsking = true
    }
    .sheet(isPresented: $isAsking) {
      SignInSheet { isKnown in
        isAsking = false
        completion(
          isKnown ? .success(ASAuthorization()) : .failure(ASAuthorizationError(.canceled)))
      }
    }
  }
}

/// Asks whether it is he.
private struct SignInSheet: View {
  let answer: (Bool) -> Void

  var body: some View {
    VStack {
      Button("Continue") { answer(true) }
      Button("Cancel") { answer(false) }
    }
    .interactiveDismissDisabled()
  }
}

extension View {
  /// The view as it is.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> Self { self }
}
