public import Foundation

// What else is known of a scene with windows.

extension UIWindowScene.GeometryPreferences {
  /// On a phone.
  public final class iOS: UIWindowScene.GeometryPreferences {
    /// Which ways it would be held; nil for any.
    public var interfaceOrientations: UIInterfaceOrientationMask?
    /// Any way.
    public override init() { super.init() }
    /// Some ways.
    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }

  /// On a Mac.
  public final class Mac: UIWindowScene.GeometryPreferences {
    /// Where it would be; nil for anywhere.
    public var systemFrame: CGRect?
    /// Anywhere.
    public override init() { super.init() }
    /// Somewhere.
    public init(systemFrame: CGRect) {
      self.systemFrame = systemFrame
      super.init()
    }
  }
}

/// The bar at the top of the screen.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
  /// Where it is, in points.
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 393, height: 54) }
}

extension UIWindowScene {
  /// How a scene lies on a screen.
  @MainActor @preconcurrency public final class Geometry: NSObject {
    /// How it is held.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  }

  /// The bar at the top of the screen.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Where places of it are.
  public var coordinateSpace: any UICoordinateSpace { screen }
  /// How it lies on the screen.
  public var effectiveGeometry: Geometry { Geometry() }
  /// True.
  public var isFullScreen: Bool { true }
  /// How things look in it.
  public var traitCollection: UITraitCollection { .current }
  /// How large it can be made: on a phone nobody can.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// How large a scene can be made.
@MainActor @preconcurrency open class UISceneSizeRestrictions: NSObject {
  /// The least and the most, in points.
  open var minimumSize = CGSize.zero, maximumSize = CGSize.zero, allowsFullScreen = true
}

extension UIScene {
  /// Opens a link: one of the app's own comes back to it.
  public func open(
    _ url: URL, options: OpenExternalURLOptions? = nil,
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url)
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(true) } }
  }

  /// How a link is opened.
  @MainActor @preconcurrency public final class OpenExternalURLOptions: NSObject {
    /// Whether it has to be one of an app.
    public var universalLinksOnly = false
  }
}

extension UIApplication {
  /// Opens a link: one of the app's own comes back to it.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { openURL(url) }
  /// Opens a link: one of the app's own comes back to it.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return true
  }
  /// Where the user says which notifications an app may show.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Has it have another picture.
  public func setAlternateIconName(_ name: String?) async throws {}
  /// Asks for messages from elsewhere no more.
  public func unregisterForRemoteNotifications() {}
  /// Whether messages from elsewhere come: none does.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Has buttons of a headset be told of, which nobody presses here.
  public func beginReceivingRemoteControlEvents() {}
  /// Has buttons of a headset be told of no more.
  public func endReceivingRemoteControlEvents() {}
  /// Closes a scene, which the only one cannot be.
  public func requestSceneSessionDestruction(
    _ session: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {}
  /// Opens a scene: there is only one on a phone.
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {}
  /// Has a scene be drawn again.
  public func requestSceneSessionRefresh(_ session: UISceneSession) {}
  /// False: a phone has one.
  public var supportsMultipleScenes: Bool { false }
  /// Which way lines run.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Hands on what a finger does.
  public func sendEvent(_ event: UIEvent) {}
  /// Which ways a window can be held.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Fingers do nothing for a while, which nothing depends on here.
  public func beginIgnoringInteractionEvents() {}
  /// Fingers do something again.
  public func endIgnoringInteractionEvents() {}
  /// False.
  public var isIgnoringInteractionEvents: Bool { false }
  /// Where the bar at the top is, in points.
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 393, height: 54) }
  /// How the bar at the top looks, which nobody sees.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Whether the bar at the top is hidden, which nobody sees.
  public var isStatusBarHidden: Bool {
    get { false }
    set {}
  }
  /// Whether something turns in the bar at the top, which nobody sees.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// Whether a shake takes back what was typed, which nobody does here.
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }
  /// How often it may work in the background, which it never does here.
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  /// As often as the system likes, and never.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0,
    backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// It has started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
}

/// How a scene is closed.
@MainActor @preconcurrency open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene with windows is closed.
@MainActor @preconcurrency
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How it goes.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// How a scene goes.
  public enum DismissalAnimation: Int, Sendable {
    /// One of them.
    case standard = 1, commit, decline
  }
}

extension UIScene {
  /// How a scene is opened.
  @MainActor @preconcurrency open class ActivationRequestOptions: NSObject {
    /// From which scene.
    open var requestingScene: UIScene?
  }
}
