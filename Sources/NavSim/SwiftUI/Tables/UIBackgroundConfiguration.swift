public import Foundation

/// What is behind a cell, which nothing depends on here.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?, strokeColor: UIColor?
  /// How round its corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// How wide its edge is, in points.
  public var strokeWidth: CGFloat = 0
  /// What does something with what is behind.
  public var visualEffect: UIVisualEffect?
  /// A view of the app's.
  public var customView: UIView?

  /// One of them.
  public static func clear() -> Self { Self() }
  /// One of them.
  public static func listCell() -> Self { Self() }
  /// One of them.
  public static func listPlainCell() -> Self { Self() }
  /// One of them.
  public static func listGroupedCell() -> Self { Self() }
  /// One of them.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// One of them.
  public static func listGroupedHeaderFooter() -> Self { Self() }
  /// One of them.
  public static func listSidebarHeader() -> Self { Self() }
  /// One of them.
  public static func listSidebarCell() -> Self { Self() }
  /// One of them.
  public static func listAccompaniedSidebarCell() -> Self { Self() }

  /// How far it lies from the edges, in points, and where the margins are added to that.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero,
    edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// How far its edge lies outside, in points.
  public var strokeOutset: CGFloat = 0
  /// Other colours.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?,
    strokeColorTransformer: UIConfigurationColorTransformer?
  /// A picture, and how it is shown.
  public var image: UIImage?, imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour where the other one is known.
  public func resolvedBackgroundColor(for tint: UIColor) -> UIColor {
    let color = backgroundColor ?? tint
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of its edge where the other one is known.
  public func resolvedStrokeColor(for tint: UIColor) -> UIColor {
    let color = strokeColor ?? tint
    return strokeColorTransformer?(color) ?? color
  }
  /// The same in a state.
  @MainActor @preconcurrency public func updated(
    for state: any UIConfigurationState
  ) -> Self { self }
}

/// What an app says of a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
