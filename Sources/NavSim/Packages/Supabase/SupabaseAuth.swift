import Foundation

/// Somebody with an account.
public struct User: Codable, Hashable, Identifiable, Sendable {
  /// What tells him from others.
  public var id: UUID
  /// His address.
  public var email: String?, phone: String?
  /// What is known of him.
  public var userMetadata: [String: AnyJSON]
  /// When he came.
  public var createdAt = Date(timeIntervalSince1970: 0)
}

/// That somebody is there.
public struct Session: Codable, Hashable, Sendable {
  /// What lets him in.
  public var accessToken: String, refreshToken: String
  /// Of what kind that is.
  public var tokenType = "bearer"
  /// How long, in seconds.
  public var expiresIn: TimeInterval = 3600
  /// Who.
  public var user: User
  /// False.
  public var isExpired: Bool { false }
}

/// Who is there is another one.
public enum AuthChangeEvent: String, Sendable {
  /// One of them.
  case initialSession, passwordRecovery, signedIn, signedOut, tokenRefreshed, userUpdated
  /// One of them.
  case userDeleted
}
/// Who is there is another one.
public typealias AuthChange = (event: AuthChangeEvent, session: Session?)

/// What comes of opening an account.
public enum AuthResponse: Sendable {
  /// One of them.
  case session(Session), user(User)
  /// Who has it.
  public var user: User {
    switch self {
    case .session(let session): session.user
    case .user(let user): user
    }
  }
  /// That he is there.
  public var session: Session? { if case .session(let session) = self { session } else { nil } }
}

/// Why somebody is not let in.
public enum AuthError: LocalizedError, Hashable, Sendable {
  /// One of them.
  case sessionMissing, invalidCredentials, userAlreadyExists
  /// Why.
  public var errorDescription: String? { message }
  /// Why.
  public var message: String {
    switch self {
    case .sessionMissing: "Auth session missing."
    case .invalidCredentials: "Invalid login credentials"
    case .userAlreadyExists: "User already registered"
    }
  }
}

/// A service that knows somebody.
public enum Provider: String, Codable, Sendable {
  /// One of them.
  case apple, google, facebook, github, twitter
}
/// What such a service says.
public struct OpenIDConnectCredentials: Sendable {
  /// A service.
  public enum Provider: String, Sendable {
    /// One of them.
    case google, apple, azure, facebook
  }
  let provider: Provider
  /// Creates it.
  public init(
    provider: Provider, idToken: String, accessToken: String? = nil, nonce: String? = nil
  ) { self.provider = provider }
}
/// What is to be another one of somebody.
public struct UserAttributes: Sendable {
  /// What.
  public var email: String?, phone: String?, password: String?, data: [String: AnyJSON]?
  /// Creates it.
  public init(
    email: String? = nil, phone: String? = nil, password: String? = nil,
    data: [String: AnyJSON]? = nil
  ) { (self.email, self.phone, self.password, self.data) = (email, phone, password, data) }
}

/// Accounts: everybody may have one, with its password alone.
public struct AuthClient: @unchecked Sendable {
  let server: SupabaseServer

  /// Who is there.
  public var currentUser: User? { server.session?.user }
  /// That he is there.
  public var currentSession: Session? { server.session }
  /// That he is there; fails for nobody.
  public var session: Session {
    get async throws {
      try await later {
        guard let session = server.session else { throw AuthError.sessionMissing }
        return session
      }
    }
  }
  /// Who is there; fails for nobody.
  public func user(jwt: String? = nil) async throws -> User { try await session.user }
  /// Who is there, at first and whenever it is another one.
  public var authStateChanges: AsyncStream<AuthChange> { AsyncStream { server.listen($0) } }

  private func letIn(_ user: User) -> Session {
    let session = Session(accessToken: "access", refreshToken: "refresh", user: user)
    server.session = session
    return session
  }
  private func new(_ email: String?, _ data: [String: AnyJSON]?) -> User {
    let number = UInt8(truncatingIfNeeded: server.accounts.count + 1)
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    return User(id: id, email: email, userMetadata: data ?? [:])
  }

  /// Opens an account.
  @discardableResult public func signUp(
    email: String, password: String, data: [String: AnyJSON]? = nil, redirectTo: URL? = nil,
    captchaToken: String? = nil
  ) async throws -> AuthResponse {
    try await later {
      if server.accounts.contains(where: { $0.email == email }) {
        throw AuthError.userAlreadyExists
      }
      let user = new(email, data)
      server.accounts.append((email, password, user))
      return .session(letIn(user))
    }
  }
  /// Lets somebody in.
  @discardableResult public func signIn(
    email: String, password: String, captchaToken: String? = nil
  ) async throws -> Session {
    try await later {
      let known = server.accounts.first { $0.email == email && $0.password == password }
      guard let known else { throw AuthError.invalidCredentials }
      return letIn(known.user)
    }
  }
  private func signIn(by email: String) async throws -> Session {
    try await later {
      if let known = server.accounts.first(where: { $0.email == email }) {
        return letIn(known.user)
      }
      let user = new(email, nil)
      server.accounts.append((email, "", user))
      return letIn(user)
    }
  }
  /// Lets somebody in.
  @discardableResult public func signInWithIdToken(
    credentials: OpenIDConnectCredentials
  ) async throws -> Session { try await signIn(by: "somebody@\(credentials.provider).com") }
  /// Lets somebody in.
  @discardableResult public func signInWithOAuth(
    provider: Provider, redirectTo: URL? = nil, scopes: String? = nil
  ) async throws -> Session { try await signIn(by: "somebody@\(provider).com") }
  /// Lets somebody in.
  @discardableResult public func signInAnonymously() async throws -> Session {
    try await signIn(by: "")
  }
  /// Writes a letter, which comes nowhere.
  public func signInWithOTP(
    email: String, redirectTo: URL? = nil, shouldCreateUser: Bool = true
  ) async throws { try await later {} }
  /// Lets somebody in, by what the letter says: whatever it is.
  @discardableResult public func verifyOTP(
    email: String, token: String, type: EmailOTPType
  ) async throws -> AuthResponse { .session(try await signIn(by: email)) }
  /// Lets somebody in, by the link of a letter.
  @discardableResult public func session(from url: URL) async throws -> Session {
    try await session
  }
  /// Takes the link of a letter.
  public func handle(_ url: URL) {}
  /// Writes a letter, which comes nowhere.
  public func resetPasswordForEmail(_ email: String, redirectTo: URL? = nil) async throws {
    try await later {}
  }
  /// Changes what is known of somebody.
  @discardableResult public func update(user attributes: UserAttributes) async throws -> User {
    try await later {
      guard var session = server.session else { throw AuthError.sessionMissing }
      if let email = attributes.email { session.user.email = email }
      session.user.userMetadata.merge(attributes.data ?? [:]) { _, new in new }
      server.session = session
      return session.user
    }
  }
  /// Nobody is there any more.
  public func signOut(scope: SignOutScope = .global) async throws {
    try await later { server.session = nil }
  }
  /// He is there for longer.
  @discardableResult public func refreshSession(
    refreshToken: String? = nil
  ) async throws -> Session { try await session }
}

/// Where nobody is there any more.
public enum SignOutScope: String, Sendable {
  /// One of them.
  case global, local, others
}
/// For what a letter was.
public enum EmailOTPType: String, Sendable {
  /// One of them.
  case signup, invite, magiclink, recovery, emailChange, email
}
