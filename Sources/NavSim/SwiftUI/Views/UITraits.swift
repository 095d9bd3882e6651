/// How things look where a view is.
@MainActor @preconcurrency public final class UITraitCollection {
  /// How things look now.
  public static let current = UITraitCollection()
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// How much room there is.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact,
    verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// How many points of the screen one of the app's is.
  public var displayScale: CGFloat { 3 }
  /// Whether colours differ: they do not.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
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

extension UIView {
  /// How things look there.
  public var traitCollection: UITraitCollection { .current }
}

extension UIApplication {
  /// How the phone is held.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
}

extension UIView {
  /// How it looks, by day or by night.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}
