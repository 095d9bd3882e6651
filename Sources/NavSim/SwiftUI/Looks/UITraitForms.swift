public import Foundation

/// How large letters are as the user wants them, which nobody changes here.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified"),
    extraSmall = Self(rawValue: "UICTContentSizeCategoryXS"),
    small = Self(rawValue: "UICTContentSizeCategoryS"),
    medium = Self(rawValue: "UICTContentSizeCategoryM"),
    large = Self(rawValue: "UICTContentSizeCategoryL"),
    extraLarge = Self(rawValue: "UICTContentSizeCategoryXL"),
    extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL"),
    extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL"),
    accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM"),
    accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL"),
    accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL"),
    accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL"),
    accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// It is something else now, of which nobody tells here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  private static let all = [
    unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge,
    extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  /// Whether letters are smaller.
  public static func < (one: Self, other: Self) -> Bool {
    (all.firstIndex(of: one) ?? 0) < (all.firstIndex(of: other) ?? 0)
  }
}

/// Whether things stand apart more.
public enum UIAccessibilityContrast: Int, Sendable {
  /// One of them.
  case unspecified = -1, normal, high
}

/// How near the front things are.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// One of them.
  case unspecified = -1, base, elevated
}

/// Which colours a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  /// One of them.
  case unspecified = -1, SRGB, P3
}

/// Whether letters are bold.
public enum UILegibilityWeight: Int, Sendable {
  /// One of them.
  case unspecified = -1, regular, bold
}

/// Whether a touch can be hard.
public enum UIForceTouchCapability: Int, Sendable {
  /// One of them.
  case unknown, unavailable, available
}

/// Something of how things look.
public protocol UITraitDefinition {
  /// What it is where nothing is said.
  associatedtype Value
  /// What it is where nothing is said.
  static var defaultValue: Value { get }
}

/// Something of how things look.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Light.
  public static var defaultValue: UIUserInterfaceStyle { .light }
}
/// How much room there is.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// As on a phone.
  public static var defaultValue: UIUserInterfaceSizeClass { .compact }
}
/// How much room there is.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// As on a phone.
  public static var defaultValue: UIUserInterfaceSizeClass { .regular }
}
/// How large letters are.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// As they are by themselves.
  public static var defaultValue: UIContentSizeCategory { .large }
}
/// How many points of the screen one of the app's is.
public enum UITraitDisplayScale: UITraitDefinition {
  /// As on a phone.
  public static var defaultValue: CGFloat { 3 }
}
/// Which way lines run.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// As in English.
  public static var defaultValue: UIUserInterfaceLayoutDirection { .leftToRight }
}
/// Whether things stand apart more.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// They do not.
  public static var defaultValue: UIAccessibilityContrast { .normal }
}
