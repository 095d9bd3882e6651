public import Foundation

// Views of UIKit that apps show for want of one of SwiftUI's, of which nothing is drawn.

/// Something turns while an app is busy.
public final class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Hashable, Sendable {
    /// One of them.
    case medium, large
    /// One of them, as earlier systems have it.
    case gray, white, whiteLarge
  }

  /// How large it is.
  public var style = Style.medium
  /// Its colour.
  public var color: UIColor?
  /// True when it is not to be seen while it stands still.
  public var hidesWhenStopped = true
  /// True while it turns.
  public private(set) var isAnimating = false

  /// Creates one.
  public init(style: Style = .medium) {
    super.init(frame: .zero)
    self.style = style
  }
  /// Creates one.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// It turns.
  public func startAnimating() { isAnimating = true }
  /// It stands still.
  public func stopAnimating() { isAnimating = false }
}

/// Looks whether words are right, which all are here.
@MainActor @preconcurrency public final class UITextChecker {
  /// Creates a checker.
  public init() {}
  /// Finds nothing.
  public func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
