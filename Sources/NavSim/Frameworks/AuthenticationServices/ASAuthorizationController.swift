@_spi(Packages) import Combine
public import Foundation
public import SwiftUI

/// Has the system ask who the user is, over the app: he says so, a second later.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  /// How it is asked.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only where the answer is at hand.
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who is told.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says over what it is asked.
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates one.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks. The controller is kept until there is an answer. A phone that knows no passwords and no
  /// keys has the user give up who is asked for these alone.
  open func performRequests() {
    let isKnown = authorizationRequests.contains { $0 is ASAuthorizationAppleIDRequest }
    SystemQuestion.ask { [self] in
      MainActor.assumeIsolated {
        if isKnown {
          delegate?.authorizationController(
            controller: self, didCompleteWithAuthorization: ASAuthorization())
        } else {
          delegate?.authorizationController(
            controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
      }
    }
  }
  /// Asks.
  open func performRequests(options: RequestOptions) { performRequests() }

  /// Asks in the place above the keys, where nothing is shown here.
  open func performAutoFillAssistedRequests() {}
  /// Asks no more.
  open func cancel() {}
}

/// Is told who the user is.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// He has said so.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// He has not.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Nothing is done.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Nothing is done.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says over what the user is asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// A window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A button of UIKit that signs in: what it does says the app.
@MainActor @preconcurrency public final class ASAuthorizationAppleIDButton: UIButton {
  /// Its words.
  public enum ButtonType: Int, Sendable {
    /// One of them.
    case signIn, `continue`, signUp
    /// The usual one.
    public static var `default`: Self { .signIn }
  }
  /// How it looks.
  public enum Style: Int, Sendable {
    /// One of them.
    case white, whiteOutline, black
  }
  /// How round its corners are, in points.
  public var cornerRadius: CGFloat = 6

  /// Creates a button.
  public init(type: ButtonType = .signIn, style: Style = .black) {
    super.init(frame: .zero)
    accessibilityLabel =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
  }
  /// Creates a button.
  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    self.init(type: type, style: style)
  }
  /// Creates no button: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }
}
