public import Foundation

/// Is told of an app: that it has started. What happens to its scenes is told to those who are told
/// of scenes, as in every app that has some; in an app that has none, it is told here.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// The app is about to start.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
  /// It can be touched.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// It cannot be touched any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// It comes to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// It is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// It ends, of which nobody tells here.
  func applicationWillTerminate(_ application: UIApplication)
  /// A link is opened.
  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Nothing is done.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Nothing is done.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Nothing is done.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// It is not.
  public func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Says that nothing shows an app here.
  public static func main() { print("\(Self.self) is played by a test, and not run") }
}

extension UIApplication {
  /// Who is told of the app that is played.
  public var delegate: (any UIApplicationDelegate)? {
    get { AppRun.current?.delegate as? any UIApplicationDelegate }
    set { AppRun.current?.delegate = newValue }
  }

  /// The app has started.
  package func begin(telling delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
  }

  /// Why an app starts: because the user wants it to.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// One of them.
    public static let url = Self(), remoteNotification = Self(), shortcutItem = Self(),
      localNotification = Self(), location = Self(), annotation = Self(),
      sourceApplication = Self(), userActivityDictionary = Self(), userActivityType = Self(),
      bluetoothCentrals = Self(), bluetoothPeripherals = Self(), cloudKitShareMetadata = Self()
  }
  /// With what a link is opened: nothing.
  public struct OpenURLOptionsKey: Hashable, Sendable {
    /// One of them.
    public static let sourceApplication = Self(), annotation = Self(), openInPlace = Self()
  }
}

/// What has come of work in the background.
public enum UIBackgroundFetchResult: Sendable {
  /// One of them.
  case newData, noData, failed
}

/// How the phone may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways that are meant, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One way.
  public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4)
  /// One way.
  public static let landscapeLeft = Self(rawValue: 16), landscapeRight = Self(rawValue: 8)
  /// Several ways.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Several ways.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// Several ways.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

/// Makes an object of the class that is wanted.
///
/// A macro, because only the place that names a class can call an initializer that its subclasses
/// need not have.
@freestanding(expression)
public macro _newObject<Object>() -> Object =
  #externalMacro(module: "SwiftUIMacros", type: "NewObjectMacro")

/// Who is told of an app, as a property of that: made and told before anything is drawn.
///
///     @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
///
/// Views find it in their environment without being given it.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  /// One for the one value that an app is.
  @MainActor private final class Kept {
    let make: @MainActor () -> Delegate
    lazy var delegate = make()
    var hasStarted = false

    init(_ make: @escaping @MainActor () -> Delegate) { self.make = make }
  }

  private let kept: Kept
  private let follow: @MainActor (Delegate, ViewNode, _ slot: Int) -> Void

  /// Has a delegate told.
  public init(
    _ type: Delegate.Type = Delegate.self,
    make: @autoclosure @escaping @MainActor () -> Delegate = #_newObject
  ) {
    kept = Kept(make)
    follow = { _, _, _ in }
  }

  /// Has a delegate told, and follows it.
  public init(
    _ type: Delegate.Type = Delegate.self,
    make: @autoclosure @escaping @MainActor () -> Delegate = #_newObject
  ) where Delegate: ObservableObject {
    kept = Kept(make)
    follow = { delegate, node, slot in
      node.kept(slot) { ObjectObservation(node) }.observe(delegate)
    }
  }

  /// The delegate.
  public var wrappedValue: Delegate { kept.delegate }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Delegate>.Wrapper { .init(object: wrappedValue) }
}

extension UIApplicationDelegateAdaptor: LinkedProperty {
  func link(to node: ViewNode, slot: Int) {
    follow(kept.delegate, node, slot)
    guard !kept.hasStarted else { return }
    kept.hasStarted = true
    node.tree.appDelegate = kept.delegate
    UIApplication.shared.begin(telling: kept.delegate)
  }
}
