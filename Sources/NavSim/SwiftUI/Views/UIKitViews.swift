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
  public convenience init(style: Style = .medium) {
    self.init(frame: .zero)
    self.style = style
  }
  /// It turns.
  public func startAnimating() { isAnimating = true }
  /// It stands still.
  public func stopAnimating() { isAnimating = false }
}

/// What a view does with what is behind it.
@MainActor @preconcurrency public class UIVisualEffect {}

/// What is behind is not seen clearly.
public final class UIBlurEffect: UIVisualEffect {
  /// How much is seen.
  public enum Style: Hashable, Sendable {
    /// One of them.
    case extraLight, light, dark, regular, prominent, systemMaterial, systemThinMaterial
    /// One of them.
    case systemUltraThinMaterial, systemThickMaterial, systemChromeMaterial
    /// One of them.
    case systemUltraThinMaterialLight, systemUltraThinMaterialDark, systemMaterialLight
    /// One of them.
    case systemMaterialDark
  }

  /// Creates an effect.
  public init(style: Style) {}
}

/// A view that does something with what is behind it.
public final class UIVisualEffectView: UIView {
  /// What it does.
  public var effect: UIVisualEffect?

  /// Creates a view.
  public convenience init(effect: UIVisualEffect? = nil) {
    self.init(frame: .zero)
    self.effect = effect
  }
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
