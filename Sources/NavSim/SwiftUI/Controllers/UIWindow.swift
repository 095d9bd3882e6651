/// A window of an app.
@MainActor @preconcurrency open class UIWindow: UIView {
  let revision = ControllerRevision()
  /// What it shows.
  public var rootViewController: UIViewController? { didSet { revision.rise() } }
  /// True once it is in front.
  public private(set) var isKeyWindow = false
  /// The scene that it is in.
  public weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  /// Creates a window in no scene.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a window.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
    windowScene.windows.append(self)
  }

  /// Creates a window in no scene: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // An app can say in an extension what this does.
  open override dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }

  /// How all windows look.
  public static func appearance() -> UIWindow { UIWindow() }
  /// The screen that it is on.
  public var screen: UIScreen { .main }
  /// Where it lies among windows.
  public var windowLevel = Level.normal

  /// Where windows lie.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// How high.
    public let rawValue: CGFloat
    /// Creates a place.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// One of them.
    public static let normal = Self(rawValue: 0), statusBar = Self(rawValue: 1_000),
      alert = Self(rawValue: 2_000)
    /// A place that is higher.
    public static func + (level: Self, height: CGFloat) -> Self {
      Self(rawValue: level.rawValue + height)
    }
    /// A place that is lower.
    public static func - (level: Self, height: CGFloat) -> Self {
      Self(rawValue: level.rawValue - height)
    }
  }

  /// Brings it in front.
  open func makeKeyAndVisible() { isKeyWindow = true }
  /// Has what is typed go to it.
  open func makeKey() { isKeyWindow = true }
  /// What is typed goes to it.
  open func becomeKey() {}
  /// What is typed goes to it no more.
  open func resignKey() {}
}

/// A scene of an app.
@MainActor @preconcurrency public class UIScene: UIResponder {
  /// What a scene is opened with: nothing.
  @MainActor @preconcurrency public final class ConnectionOptions {
    /// The links that it is opened with.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// What was chosen on the home screen: nothing.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// What it goes on with.
    public let userActivities: Set<String> = []
  }

  /// Who is told of it.
  public internal(set) var delegate: UISceneDelegate?
  /// Its session.
  public let session = UISceneSession()
  /// Whether it is on the screen: it is.
  public var activationState: ActivationState { .foregroundActive }
  /// Its name.
  public var title: String?

  /// Whether a scene is on the screen.
  public enum ActivationState: Sendable {
    /// One of them.
    case unattached, foregroundActive, foregroundInactive, background
  }
}

/// A scene with windows.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  /// Its windows.
  public internal(set) var windows: [UIWindow] = []
  /// Creates a scene, which the app finds among its own.
  public override init() {
    super.init()
    AppRun.current?.own { OpenScenes() }.scenes.append(self)
  }
  /// The screen.
  public var screen: UIScreen { .main }
  /// The window in front.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// How it is held.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// How a scene would be held.
  public class GeometryPreferences: NSObject {}

  /// Asks for the phone to be held so: it is held as before.
  public func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {}
}

/// The session of a scene.
@MainActor @preconcurrency public final class UISceneSession: UIResponder {
  /// What the scene is for.
  public struct Role: Hashable, Sendable {
    /// One of them.
    public static let windowApplication = Self()
  }

  /// What the scene is for.
  public let role = Role.windowApplication
  /// What the app keeps of it.
  public var userInfo: [String: Any]?
  /// What tells it from others.
  public let persistentIdentifier = "scene"
}

/// A link that is opened.
@MainActor @preconcurrency public final class UIOpenURLContext: UIResponder {
  /// The link.
  public let url: URL

  init(_ url: URL) { self.url = url }
}

/// How a scene is made, which nobody asks here.
@MainActor @preconcurrency public final class UISceneConfiguration {
  /// Its name.
  public let name: String?
  /// Who is told of the scene, and what the scene is.
  public var delegateClass: AnyClass?, sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// Is told of a scene.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// It is opened.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// It is closed, which never happens here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// It can be touched.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// It cannot be touched any more.
  func sceneWillResignActive(_ scene: UIScene)
  /// It comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// It is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Links are opened.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Nothing is done.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing is done.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing is done.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

/// Is told of a scene with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What a test plays of an app that is made of controllers.
package struct WindowView: View {
  private let scene: UIWindowScene
  /// Who is told of an app without scenes.
  private var application: (any UIApplicationDelegate)?
  @SwiftUI.Environment(\.scenePhase) private var phase

  /// Opens a scene.
  package init(_ delegate: any UIWindowSceneDelegate) {
    scene = UIWindowScene()
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    if let window = delegate.window, !scene.windows.contains(where: { $0 === window }) {
      scene.windows.append(window)
    }
  }

  /// Shows a controller.
  package init(_ controller: UIViewController) {
    scene = UIWindowScene()
    UIWindow(windowScene: scene).rootViewController = controller
  }

  /// Shows the window of an app's delegate.
  package init(of delegate: any UIApplicationDelegate) {
    scene = UIWindowScene()
    application = delegate
    delegate.window?.windowScene = scene
  }

  /// What its window shows.
  package var body: some View {
    RootView(window: scene.windows.last { $0.isKeyWindow } ?? scene.windows.last)
      .onChange(of: phase) { old, new in tell(old, new) }
      .onOpenURL {
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext($0)])
        _ = application?.application(.shared, open: $0, options: [:])
      }
  }

  private func tell(_ old: ScenePhase, _ new: ScenePhase) {
    switch (old, new) {
    case (_, .active):
      scene.delegate?.sceneDidBecomeActive(scene)
      application?.applicationDidBecomeActive(.shared)
    case (.active, .inactive):
      scene.delegate?.sceneWillResignActive(scene)
      application?.applicationWillResignActive(.shared)
    case (.background, .inactive):
      scene.delegate?.sceneWillEnterForeground(scene)
      application?.applicationWillEnterForeground(.shared)
    case (_, .background):
      scene.delegate?.sceneDidEnterBackground(scene)
      application?.applicationDidEnterBackground(.shared)
    default: break
    }
  }
}

private struct RootView: View {
  let window: UIWindow?

  var body: some View {
    if let root = shown { ControllerView(root).id(ObjectIdentifier(root)) }
  }

  private var shown: UIViewController? {
    _ = window?.revision.value
    return window?.rootViewController
  }
}

extension UIViewController {
  /// How things look there.
  public var traitCollection: UITraitCollection { .current }
}

extension UIView {
  /// The window that it lies in.
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }
}
