import Foundation

/// Who was let in.
public final class AuthDataResult: @unchecked Sendable {
  /// Who.
  public let user: User
  /// What is known beside that.
  public let additionalUserInfo: AdditionalUserInfo? = AdditionalUserInfo()
  init(_ user: User) { self.user = user }
}

/// What is known of somebody who was let in.
public final class AdditionalUserInfo: Sendable {
  /// True for somebody who was never there.
  public let isNewUser = false
}

/// What lets somebody in.
public class AuthCredential: @unchecked Sendable {
  /// The service that knows him.
  public let provider: String
  let email: String?
  init(_ provider: String, email: String? = nil) { (self.provider, self.email) = (provider, email) }
}

/// An address and a password.
public enum EmailAuthProvider {
  /// What lets somebody in.
  public static func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential("password", email: email)
  }
}

/// An account with Google.
public enum GoogleAuthProvider {
  /// What lets somebody in.
  public static func credential(withIDToken token: String, accessToken: String) -> AuthCredential {
    AuthCredential("google.com", email: "somebody@gmail.com")
  }
}

/// An account with Facebook.
public enum FacebookAuthProvider {
  /// What lets somebody in.
  public static func credential(withAccessToken token: String) -> AuthCredential {
    AuthCredential("facebook.com", email: "somebody@facebook.com")
  }
}

/// An account with another service.
public class OAuthProvider: @unchecked Sendable {
  /// What lets somebody in.
  public static func credential(
    withProviderID provider: String, idToken: String, rawNonce: String?
  ) -> AuthCredential { AuthCredential(provider, email: "somebody@icloud.com") }
  /// What lets somebody in.
  public static func appleCredential(
    withIDToken token: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> AuthCredential { AuthCredential("apple.com", email: "somebody@icloud.com") }
}

/// A telephone.
public final class PhoneAuthProvider: Sendable {
  /// The only one.
  public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
  /// Sends a number.
  public func verifyPhoneNumber(
    _ number: String, uiDelegate: AnyObject? = nil,
    completion: ((String?, (any Error)?) -> Void)? = nil
  ) {
    FirebaseServer.answer { completion?("verification", nil) }
  }
  /// Sends a number.
  public func verifyPhoneNumber(
    _ number: String, uiDelegate: AnyObject? = nil
  ) async throws -> String {
    await FirebaseServer.answer()
    return "verification"
  }
  /// What lets somebody in.
  public func credential(withVerificationID id: String, verificationCode: String)
    -> AuthCredential
  { AuthCredential("phone", email: "somebody@phone") }
}

/// What the errors are called together.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// Why somebody was not let in.
public enum AuthErrorCode: Int, Error, Sendable {
  /// One of them.
  case invalidCredential = 17004, userDisabled = 17005, operationNotAllowed = 17006,
    emailAlreadyInUse = 17007, invalidEmail = 17008, wrongPassword = 17009,
    tooManyRequests = 17010, userNotFound = 17011, requiresRecentLogin = 17014,
    networkError = 17020, accountExistsWithDifferentCredential = 17012,
    providerAlreadyLinked = 17015, noSuchProvider = 17016, invalidUserToken = 17017,
    userTokenExpired = 17021, userMismatch = 17024, credentialAlreadyInUse = 17025,
    expiredActionCode = 17029, invalidActionCode = 17030, invalidPhoneNumber = 17042,
    invalidVerificationCode = 17044, sessionExpired = 17051, quotaExceeded = 17052,
    webContextCancelled = 17058, keychainError = 17995, weakPassword = 17026, missingEmail = 17034,
    internalError = 17999

  /// The same.
  public typealias Code = AuthErrorCode
  /// The same.
  public var code: Self { self }

  /// What an error says.
  public init(_nsError error: NSError) { self = Self(rawValue: error.code) ?? .internalError }

  var error: NSError {
    NSError(
      domain: "FIRAuthErrorDomain", code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(self)"])
  }
}

/// Who is told how it has ended.
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
/// A listener.
public typealias AuthStateDidChangeListenerHandle = NSObject

private final class ListenerHandle: NSObject, @unchecked Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// Who is let in: everybody, who says another password than before excepted.
public final class Auth: @unchecked Sendable {
  private static let shared = Auth()
  /// The only one.
  public static func auth() -> Auth { shared }
  /// The only one.
  public static func auth(app: FirebaseApp) -> Auth { shared }

  private var server: FirebaseServer { .current }

  /// Who is there.
  public var currentUser: User? { server.user }
  /// The language of letters.
  public var languageCode: String?

  private func enter(_ email: String?, _ password: String?, isNew: Bool) throws -> AuthDataResult {
    if let email, let password {
      if email.isEmpty { throw AuthErrorCode.missingEmail.error }
      if let known = server.passwords[email] {
        if isNew { throw AuthErrorCode.emailAlreadyInUse.error }
        if known != password { throw AuthErrorCode.wrongPassword.error }
      }
      server.passwords[email] = password
    }
    let user = User(uid: email.map { "user-\($0)" } ?? "user-\(server.number())", email: email)
    server.user = user
    server.userChanged()
    return AuthDataResult(user)
  }

  private func enter(
    _ email: String?, _ password: String?, isNew: Bool,
    _ completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) {
    FirebaseServer.answer {
      do {
        let result = try self.enter(email, password, isNew: isNew)
        completion?(result, nil)
      } catch {
        completion?(nil, error)
      }
    }
  }

  private func later(_ email: String?, _ password: String?, isNew: Bool) async throws
    -> AuthDataResult
  {
    await FirebaseServer.answer()
    return try enter(email, password, isNew: isNew)
  }

  /// Lets somebody in.
  public func signIn(
    withEmail email: String, password: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(email, password, isNew: false, completion) }
  /// Lets somebody in.
  @discardableResult
  public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
    try await later(email, password, isNew: false)
  }
  /// Lets somebody in.
  public func signIn(
    with credential: AuthCredential,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(credential.email, nil, isNew: false, completion) }
  /// Lets somebody in.
  @discardableResult
  public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    try await later(credential.email, nil, isNew: false)
  }
  /// Lets somebody in who says nothing of himself.
  public func signInAnonymously(
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(nil, nil, isNew: false, completion) }
  /// Lets somebody in who says nothing of himself.
  @discardableResult
  public func signInAnonymously() async throws -> AuthDataResult {
    try await later(nil, nil, isNew: false)
  }
  /// Opens an account.
  public func createUser(
    withEmail email: String, password: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(email, password, isNew: true, completion) }
  /// Opens an account.
  @discardableResult
  public func createUser(withEmail email: String, password: String) async throws
    -> AuthDataResult
  { try await later(email, password, isNew: true) }

  /// Somebody leaves.
  public func signOut() throws {
    server.user = nil
    server.userChanged()
  }
  /// Writes a letter about a new password.
  public func sendPasswordReset(
    withEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    FirebaseServer.answer { completion?(nil) }
  }
  /// Writes a letter about a new password.
  public func sendPasswordReset(withEmail email: String) async throws {
    await FirebaseServer.answer()
  }

  /// Tells of who is there, now and whenever somebody else is.
  @discardableResult
  public func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void)
    -> AuthStateDidChangeListenerHandle
  {
    let handle = ListenerHandle(server.number())
    server.userListeners[handle.number] = { listener(self, $0) }
    let server = server
    FirebaseServer.answer { server.userListeners[handle.number]?(server.user) }
    return handle
  }
  /// Tells nobody more.
  public func removeStateDidChangeListener(_ handle: AuthStateDidChangeListenerHandle) {
    guard let handle = handle as? ListenerHandle else { return }
    server.userListeners[handle.number] = nil
  }
  /// What a link brings is not for this.
  public func canHandle(_ url: URL) -> Bool { false }
  /// Keeps what lets notices in.
  public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) {}
  /// False: no notice is of an account.
  public func canHandleNotification(_ notice: [AnyHashable: Any]) -> Bool { false }
}

/// Whose notices come.
public enum AuthAPNSTokenType: Int, Sendable {
  /// One of them.
  case unknown, sandbox, prod
}
