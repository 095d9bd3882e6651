public import Foundation

/// Whether the user shows who he is.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let preferred = Self(rawValue: "preferred"), required = Self(rawValue: "required"),
    discouraged = Self(rawValue: "discouraged")
}
/// Who says that a key is one.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable,
  Sendable
{
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let none = Self(rawValue: "none"), direct = Self(rawValue: "direct"),
    indirect = Self(rawValue: "indirect"), enterprise = Self(rawValue: "enterprise")
}
/// Where a key is.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  /// One of them.
  case platform, crossPlatform
}

/// Asks for keys of a server, of which the phone has none.
public final class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject,
  ASAuthorizationProvider
{
  /// The server.
  public let relyingPartyIdentifier: String
  /// Creates one.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  /// Makes what is asked of who signs in.
  public func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(challenge, relyingPartyIdentifier)
  }
  /// Makes what is asked of who is to get a key.
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      challenge, relyingPartyIdentifier, name: name, userID: userID)
  }
}

/// A key that somebody can sign in with.
public final class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  /// Its name.
  public var credentialID: Data
  /// Creates one.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// Asks for a key.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
  ASAuthorizationRequest
{
  /// What is signed.
  public var challenge: Data
  /// The server.
  public var relyingPartyIdentifier: String
  /// Which keys will do.
  public var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Whether the user shows who he is.
  public var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(_ challenge: Data, _ server: String) {
    self.challenge = challenge
    relyingPartyIdentifier = server
  }
}

/// Asks for a new key.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
  ASAuthorizationRequest
{
  /// What is signed.
  public var challenge: Data
  /// The server.
  public let relyingPartyIdentifier: String
  /// Whose it is.
  public var name: String
  /// Whose it is.
  public var userID: Data
  /// Whose it is, for a reader.
  public var displayName: String?
  /// Whether the user shows who he is.
  public var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// Who says that it is one.
  public var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

  init(_ challenge: Data, _ server: String, name: String, userID: Data) {
    self.challenge = challenge
    relyingPartyIdentifier = server
    self.name = name
    self.userID = userID
  }
}

/// What proves something by a key.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// What the phone has said.
  var rawClientDataJSON: Data { get }
  /// The key.
  var credentialID: Data { get }
}

/// That somebody has signed in with a key, which nobody does here.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASPublicKeyCredential
{
  /// What the phone has said.
  public var rawClientDataJSON: Data { Data() }
  /// The key.
  public var credentialID: Data { Data() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the phone says of itself.
  public var rawAuthenticatorData: Data! { Data() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is signed.
  public var signature: Data! { Data() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Who he is.
  public var userID: Data! { Data() }
  /// Where the key is.
  public var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

/// That somebody has got a key, which nobody does here.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASPublicKeyCredential
{
  /// What the phone has said.
  public var rawClientDataJSON: Data { Data() }
  /// The key.
  public var credentialID: Data { Data() }
  /// Who says that it is one.
  public var rawAttestationObject: Data? { nil }
  /// Where the key is.
  public var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}
