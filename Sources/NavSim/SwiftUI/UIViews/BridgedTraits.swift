/// What views know of how things look, from what UIKit knows, and the other way.
@MainActor @preconcurrency public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// What UIKit knows.
  static func read(from traits: UITraitCollection) -> Value
  /// Has UIKit know it.
  static func write(to traits: inout any UIMutableTraits, value: Value)
}

/// How things look, to be changed.
@MainActor @preconcurrency public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How much room there is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// How much is seen of what something is drawn with.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int
  /// One of them.
  public static let primary = Self(level: 1), secondary = Self(level: 2), tertiary = Self(level: 3),
    quaternary = Self(level: 4), quinary = Self(level: 5)
}
