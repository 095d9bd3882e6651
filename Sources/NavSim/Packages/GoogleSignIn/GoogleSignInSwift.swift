import Combine
import SwiftUI

/// How a button that asks who is there looks: nothing of it is drawn.
public enum GoogleSignInButtonColorScheme: String, Codable, CaseIterable, Sendable {
  /// One of them.
  case dark, light
}

/// How large it is.
public enum GoogleSignInButtonStyle: String, Codable, CaseIterable, Sendable {
  /// One of them.
  case standard, wide, icon
}

/// Whether it can be touched.
public enum GoogleSignInButtonState: String, Codable, CaseIterable, Sendable {
  /// One of them.
  case normal, disabled, pressed
}

/// What a button that asks who is there looks like.
public final class GoogleSignInButtonViewModel: ObservableObject {
  /// Its colours.
  @Published public var scheme: GoogleSignInButtonColorScheme
  /// Its size.
  @Published public var style: GoogleSignInButtonStyle
  /// Whether it can be touched.
  @Published public var state: GoogleSignInButtonState
  /// Creates one.
  public init(
    scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
    state: GoogleSignInButtonState = .normal
  ) { (self.scheme, self.style, self.state) = (scheme, style, state) }
}

/// A button that asks who is there.
public struct GoogleSignInButton: View {
  @ObservedObject private var model: GoogleSignInButtonViewModel
  private let action: @MainActor () -> Void
  /// Creates a button.
  public init(
    viewModel: GoogleSignInButtonViewModel, action: @escaping @MainActor () -> Void
  ) { (model, self.action) = (viewModel, action) }
  /// Creates a button.
  public init(
    scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
    state: GoogleSignInButtonState = .normal, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      viewModel: GoogleSignInButtonViewModel(scheme: scheme, style: style, state: state),
      action: action)
  }
  /// What it is drawn of.
  public var body: some View {
    Button("Sign in with Google", action: action).disabled(model.state == .disabled)
  }
}
