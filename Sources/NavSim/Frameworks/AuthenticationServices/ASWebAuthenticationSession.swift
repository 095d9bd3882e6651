public import Foundation
public import SwiftUI
@_spi(Packages) import Combine

/// What a page of the web is shown on.
public typealias ASPresentationAnchor = UIWindow

/// What the errors of a session are called together.
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why nobody has signed in on a page of the web.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// Why.
  public let code: Code
  /// What the errors are called together.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// What is known beside that.
  public let errorUserInfo: [String: String]

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: String] = [:]) {
    (self.code, errorUserInfo) = (code, userInfo)
  }
  /// The user has closed the page.
  public static let canceledLogin = Code.canceledLogin
  /// Nobody has said what the page is shown on.
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  /// The page cannot be shown there.
  public static let presentationContextInvalid = Code.presentationContextInvalid
}

/// Says what a page of the web is shown on.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// A window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Has the user sign in on a page of the web, which is not there: a second later he closes it.
///
/// No app can do more with a page of which nothing is known: what would come back is what a server
/// says.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
  /// Is told where the page has led to, or why nowhere.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// By what the way back is known.
  public struct Callback: Hashable, Sendable {
    private let scheme: String
    /// By the scheme of an address.
    public static func customScheme(_ scheme: String) -> Self { Self(scheme: scheme) }
    /// By the place of an address.
    public static func https(host: String, path: String) -> Self {
      Self(scheme: "https://\(host)\(path)")
    }
    /// Whether an address leads back.
    public func matchesURL(_ url: URL) -> Bool {
      url.scheme == scheme || url.absoluteString.hasPrefix(scheme)
    }
  }

  /// Says what the page is shown on.
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  /// True where nothing is known of the user, which nothing depends on here.
  public var prefersEphemeralWebBrowserSession = false
  /// What is said of requests.
  public var additionalHeaderFields: [String: String]?
  private var completion: CompletionHandler?
  private var hasStarted = false
  private var asking: Task<Void, Never>?

  /// Creates a session.
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    completion = completionHandler
    super.init()
  }

  /// Creates a session.
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
    super.init()
  }

  /// True until it has started.
  public var canStart: Bool { !hasStarted }

  /// Shows the page.
  @discardableResult open func start() -> Bool {
    guard !hasStarted, completion != nil else { return false }
    hasStarted = true
    asking = Task { @MainActor in
      try? await SystemQuestion.ask()
      self.end()
    }
    return true
  }

  /// Takes the page away.
  open func cancel() { end() }

  private func end() {
    guard let completion else { return }
    self.completion = nil
    asking?.cancel()
    completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
  }
}

/// Has the user sign in on a page of the web, as views do.
public struct WebAuthenticationSession: Sendable {
  /// How the browser knows the user, which nothing depends on here.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String
    /// One of them.
    public static let ephemeral = Self(name: "ephemeral"), shared = Self(name: "shared")
  }

  /// Shows the page, which the user closes a second later.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await SystemQuestion.ask()
    throw ASWebAuthenticationSessionError(.canceledLogin)
  }
}

extension EnvironmentValues {
  /// Has the user sign in on a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
