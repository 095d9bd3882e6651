import Foundation

/// What is known of somebody.
public protocol UserInfo {
  /// His number.
  var uid: String { get }
  /// His address.
  var email: String? { get }
  /// His name.
  var displayName: String? { get }
  /// His picture.
  var photoURL: URL? { get }
  /// His telephone.
  var phoneNumber: String? { get }
}

/// Somebody who has an account.
public final class User: UserInfo, Hashable, @unchecked Sendable {
  /// His number.
  public let uid: String
  /// His address.
  public internal(set) var email: String?
  /// His name.
  public internal(set) var displayName: String?
  /// His picture.
  public internal(set) var photoURL: URL?
  /// His telephone.
  public let phoneNumber: String? = nil
  /// True for somebody who has said nothing of himself.
  public let isAnonymous: Bool
  /// Whether he has answered a letter: he has.
  public let isEmailVerified = true
  /// Where he comes from.
  public var providerData: [any UserInfo] { [self] }
  /// The service that knows him.
  public let providerID = "Firebase"
  /// What lets him in.
  public let refreshToken: String? = "token"
  /// When he came.
  public let metadata = UserMetadata()

  init(uid: String, email: String?) {
    (self.uid, self.email, isAnonymous) = (uid, email, email == nil)
  }

  /// Whether both are the same object.
  public static func == (one: User, other: User) -> Bool { one === other }
  /// Hashes his number.
  public func hash(into hasher: inout Hasher) { hasher.combine(uid) }

  /// A change of what is known of him.
  public func createProfileChangeRequest() -> UserProfileChangeRequest {
    UserProfileChangeRequest(self)
  }
  /// Writes him a letter, which he answers.
  public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
    FirebaseServer.answer { completion?(nil) }
  }
  /// Writes him a letter, which he answers.
  public func sendEmailVerification() async throws { await FirebaseServer.answer() }
  /// Writes him a letter at another address, which he answers.
  public func sendEmailVerification(beforeUpdatingEmail email: String) async throws {
    try await updateEmail(to: email)
  }
  /// Writes him a letter at another address, which he answers.
  public func sendEmailVerification(
    beforeUpdatingEmail email: String, completion: (((any Error)?) -> Void)?
  ) { updateEmail(to: email, completion: completion) }
  /// Changes his address.
  public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
    FirebaseServer.answer {
      self.email = email
      completion?(nil)
    }
  }
  /// Changes his address.
  public func updateEmail(to email: String) async throws {
    await FirebaseServer.answer()
    self.email = email
  }
  /// Changes his password.
  public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
    FirebaseServer.answer {
      FirebaseServer.current.passwords[self.email ?? ""] = password
      completion?(nil)
    }
  }
  /// Changes his password.
  public func updatePassword(to password: String) async throws {
    await FirebaseServer.answer()
    FirebaseServer.current.passwords[email ?? ""] = password
  }
  /// Asks anew what is known of him.
  public func reload(completion: (((any Error)?) -> Void)? = nil) {
    FirebaseServer.answer { completion?(nil) }
  }
  /// Asks anew what is known of him.
  public func reload() async throws { await FirebaseServer.answer() }
  /// What lets him in elsewhere.
  public func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {
    FirebaseServer.answer { completion?("token", nil) }
  }
  /// What lets him in elsewhere.
  public func getIDToken() async throws -> String {
    await FirebaseServer.answer()
    return "token"
  }
  /// Lets him in once more.
  @discardableResult
  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    await FirebaseServer.answer()
    return AuthDataResult(self)
  }
  /// Lets him in once more.
  public func reauthenticate(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    FirebaseServer.answer { completion?(AuthDataResult(self), nil) }
  }
  /// Lets him in by another way, too.
  @discardableResult
  public func link(with credential: AuthCredential) async throws -> AuthDataResult {
    try await reauthenticate(with: credential)
  }
  /// Closes his account.
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    FirebaseServer.answer {
      self.leave()
      completion?(nil)
    }
  }
  /// Closes his account.
  public func delete() async throws {
    await FirebaseServer.answer()
    leave()
  }

  private func leave() {
    FirebaseServer.current.passwords[email ?? ""] = nil
    FirebaseServer.current.user = nil
    FirebaseServer.current.userChanged()
  }
}

/// When somebody came.
public final class UserMetadata: Sendable {
  /// When he came first, and last.
  public let creationDate: Date? = Date(), lastSignInDate: Date? = Date()
}

/// A change of what is known of somebody.
public final class UserProfileChangeRequest: @unchecked Sendable {
  private let user: User
  /// His name.
  public var displayName: String?
  /// His picture.
  public var photoURL: URL?

  init(_ user: User) {
    self.user = user
    (displayName, photoURL) = (user.displayName, user.photoURL)
  }

  private func commit() { (user.displayName, user.photoURL) = (displayName, photoURL) }

  /// Does it.
  public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    FirebaseServer.answer {
      self.commit()
      completion?(nil)
    }
  }
  /// Does it.
  public func commitChanges() async throws {
    await FirebaseServer.answer()
    commit()
  }
}
