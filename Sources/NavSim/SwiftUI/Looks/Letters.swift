public import Foundation

/// How letters look, which nothing depends on here.
public struct Font: Hashable, Sendable {
  /// How thick letters are.
  public enum Weight: Hashable, Sendable {
    /// A thickness.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What letters look like.
  public enum Design: Hashable, Sendable {
    /// A design.
    case `default`, serif, rounded, monospaced
  }

  /// A font of the system.
  public static let largeTitle = Self(), title = Self(), title2 = Self(), title3 = Self()
  /// A font of the system.
  public static let headline = Self(), subheadline = Self(), body = Self(), callout = Self()
  /// A font of the system.
  public static let footnote = Self(), caption = Self(), caption2 = Self()

  /// A font of the system.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Self { Self() }
  /// A font of the app's own.
  public static func custom(_ name: String, size: CGFloat) -> Self { Self() }
  /// The same, thicker.
  public func bold() -> Self { self }
  /// The same in another thickness.
  public func weight(_ weight: Weight) -> Self { self }
}
