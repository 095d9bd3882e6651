/// The scenes of an app, in the order in which they were opened.
@MainActor final class OpenScenes {
  var scenes: [UIWindowScene] = []
}

extension UIApplication {
  /// Its scenes: one.
  @MainActor @preconcurrency public var connectedScenes: [UIScene] {
    AppRun.current?.own { OpenScenes() }.scenes ?? []
  }
  /// The windows of its scenes.
  @MainActor @preconcurrency public var windows: [UIWindow] {
    AppRun.current?.own { OpenScenes() }.scenes.flatMap(\.windows) ?? []
  }
  /// The window in front.
  @MainActor @preconcurrency public var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
}

/// An app of SwiftUI in the window that it is shown in. The app may find that window, and present
/// controllers of UIKit from the one at its root: a sheet of things to share, who is there.
package struct AppWindow<Root: View>: View {
  private let root: Root
  private let scene = UIWindowScene()
  private let controller: RootController

  /// Opens the window of an app.
  ///
  /// - Parameter isCovered: says whether something of SwiftUI's lies on the root.
  package init(_ root: Root, isCovered: @escaping @MainActor () -> Bool) {
    self.root = root
    controller = RootController(isCovered)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The app, and what it presents by UIKit.
  package var body: some View {
    root
      .presenting(.sheet, from: controller)
      .presenting(.cover, from: controller)
      .presenting(.alert, from: controller)
      .presenting(.dialog, from: controller)
  }
}

/// What is at the root of an app of SwiftUI.
private final class RootController: UIViewController {
  private let isCovered: @MainActor () -> Bool

  init(_ isCovered: @escaping @MainActor () -> Bool) {
    self.isCovered = isCovered
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Presents a controller, unless something lies here already.
  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if presented == nil, isCovered() { return }
    super.present(controller, animated: animated, completion: completion)
  }
}
