import NavAppTest
import Testing
import UIKit

/// An app whose delegate makes its window, as before there were scenes, and the pictures that it has.
@MainActor @Suite struct AppDelegateTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var said: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let page = UIViewController(), button = UIButton()
      button.setTitle("Begin", for: .normal)
      page.view.addSubview(button)
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = page
      window?.makeKeyAndVisible()
      return true
    }
    func applicationWillResignActive(_ application: UIApplication) { said.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { said.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { said.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { said.append("active") }
  }

  @Test("its window is shown, and it is told of phases")
  func window() {
    let delegate = Delegate()
    UIApplication.shared.begin(telling: delegate)
    let stage = Stage(WindowView(of: delegate))
    stage.settle()
    #expect(stage.buttons == ["Begin"])
    stage.tree.goToBackground()
    stage.tree.comeBack()
    #expect(delegate.said == ["inactive", "background", "foreground", "active"])
  }

  @Test("a picture is there if the app has one of its name, and gives a button its words")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    for name in ["star.imageset", "Group/moon.imageset"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    AppAssets.add(catalogue: folder)
    AppAssets.add(file: "logo@2x.png")
    for name in ["star", "moon", "Group/moon", "logo", "logo@2x.png"] {
      #expect(UIImage(named: name) != nil)
    }
    #expect(UIImage(named: "no such picture") == nil)
    let button = UIButton()
    button.setImage(UIImage(named: "star"), for: .normal)
    let page = UIViewController()
    page.view.addSubview(button)
    #expect(Stage(WindowView(page)).buttons == ["star"])
  }
}
