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

extension UIApplication {
  /// How large letters are as the user wants them.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
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

/// What is registered.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: AnyObject {}

private final class NoTraitChange: UITraitChangeRegistration {}

/// Who can be told that things look different, which they never do here.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {
  /// How things look there.
  var traitCollection: UITraitCollection { get }
}

extension UITraitChangeObservable {
  /// Nothing is called: nothing changes here.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChange() }
  /// Nothing is called: nothing changes here. The closure names the type of its first argument.
  @discardableResult @_disfavoredOverload public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChange() }
  /// Nothing is called: nothing changes here.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { NoTraitChange() }
  /// Nothing is called: nothing changes here.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { NoTraitChange() }
  /// Nothing was registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
  /// What of how things look is said here and below: nothing is kept.
  public var traitOverrides: UITraitCollection {
    get { UITraitCollection() }
    set {}
  }
}

extension UIView: UITraitChangeObservable {}
