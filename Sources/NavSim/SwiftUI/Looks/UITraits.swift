/// How things look where a view is.
@MainActor @preconcurrency public final class UITraitCollection {
  /// How things look now.
  public static var current = UITraitCollection()
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// How much room there is.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact,
    verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// How many points of the screen one of the app's is.
  public var displayScale: CGFloat { 3 }
  /// Whether colours differ: they do not.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
  /// How large letters are as the user wants them.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Which way lines run.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether things stand apart more.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// How near the front things are.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Whether the screen shows more colours.
  public var displayGamut: UIDisplayGamut { .P3 }
  /// Whether letters are bold.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// Whether a touch can be hard: it cannot.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Creates one of how things look now.
  public init() {}
  /// Creates one by day or by night.
  public init(userInterfaceStyle style: UIUserInterfaceStyle) { userInterfaceStyle = style }
  /// Creates one with so much room.
  public init(horizontalSizeClass size: UIUserInterfaceSizeClass) { horizontalSizeClass = size }
  /// Creates one with so much room.
  public init(verticalSizeClass size: UIUserInterfaceSizeClass) { verticalSizeClass = size }
  /// Creates one with letters of a size.
  public init(preferredContentSizeCategory size: UIContentSizeCategory) {
    preferredContentSizeCategory = size
  }
  /// Creates one of a kind of device, which is a phone here.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {}
  /// Creates one of a screen.
  public init(displayScale scale: CGFloat) {}
  /// Creates one of how near the front things are.
  public init(userInterfaceLevel level: UIUserInterfaceLevel) {}
  /// Creates one of what the last ones say.
  public init(traitsFrom all: [UITraitCollection]) {
    guard let last = all.last else { return }
    (userInterfaceStyle, horizontalSizeClass) = (last.userInterfaceStyle, last.horizontalSizeClass)
    verticalSizeClass = last.verticalSizeClass
    preferredContentSizeCategory = last.preferredContentSizeCategory
  }
  /// Creates one that is changed.
  public convenience init(mutations: (inout UITraitCollection) -> Void) {
    self.init()
    var changed = self
    mutations(&changed)
  }
  /// The same, changed.
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
    var changed = UITraitCollection(traitsFrom: [self])
    mutations(&changed)
    return changed
  }
  /// Does something where things look so.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// One of them.
  case unspecified, light, dark
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// One of them.
  case unspecified, compact, regular
}

/// How a phone is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// One of them.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// True for one side down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for one side down.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How the bar at the top looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// One of them.
  case `default`, lightContent, darkContent
}

/// Which way lines run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// One of them.
  case leftToRight, rightToLeft
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  /// One of them.
  case phone, pad, tv, carPlay, mac, vision, unspecified
}
