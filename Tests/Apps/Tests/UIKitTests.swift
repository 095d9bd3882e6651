import Testing
import UIKit

/// What controllers of UIKit do: stacks, layers, alerts, tabs and scenes.
@MainActor @Suite struct UIKitTests {
  struct Screen: View {
    let name: String
    let next: @MainActor (String) -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("screen \(name)")
          .foregroundColor(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)))
        ForEach(Flow.words, id: \.self) { word in Button(word) { next(word) } }
        Button("close") { dismiss() }
      }
    }
  }

  final class Hosting: UIHostingController<Screen> {
    var log: Log?
    override func viewWillAppear(_ animated: Bool) { log?.add("\(rootView.name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log?.add("\(rootView.name) appears") }
    override func viewWillDisappear(_ animated: Bool) { log?.add("\(rootView.name) will leave") }
    override func viewDidDisappear(_ animated: Bool) {
      log?.add("\(rootView.name) leaves, moving \(isMovingFromParent)")
    }
  }

  /// A coordinator as people write it.
  final class Flow: NSObject, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    static let words = [
      "push", "pop", "home", "instead", "sheet", "cover", "two", "swap", "after", "ask", "end",
    ]
    let stack = UINavigationController()
    let log: Log
    private var count = 0
    init(log: Log) {
      self.log = log
      super.init()
      stack.delegate = self
      stack.setViewControllers([screen("root")], animated: false)
    }

    func screen(_ name: String) -> UIViewController {
      let controller = Hosting(rootView: Screen(name: name) { [weak self] in self?.tap($0) })
      controller.log = log
      return controller
    }

    private func next() -> UIViewController {
      count += 1
      return screen("\(count)")
    }

    private func present(_ style: UIModalPresentationStyle) {
      let new = next()
      new.modalPresentationStyle = style
      new.presentationController?.delegate = self
      stack.present(new, animated: true) { [log, count] in log.add("presented \(count)") }
    }

    func tap(_ word: String) {
      switch word {
      case "push": stack.pushViewController(next(), animated: true)
      case "pop": log.add("popped \(stack.popViewController(animated: true) != nil)")
      case "home": log.add("popped \(stack.popToRootViewController(animated: true)?.count ?? 0)")
      case "instead": stack.setViewControllers([screen("new"), next()], animated: true)
      case "sheet": present(.automatic)
      case "cover": present(.fullScreen)
      case "two":
        present(.automatic)
        present(.automatic)
      case "swap":
        stack.dismiss(animated: true) { [log] in log.add("dismissed") }
        present(.automatic)
      case "after": stack.dismiss(animated: true) { [weak self] in self?.present(.automatic) }
      case "ask":
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Yes", style: .default) { [log, stack] _ in
            log.add("yes, presenting \(stack.presentedViewController != nil)")
          })
        stack.present(alert, animated: true)
      default: stack.dismiss(animated: true)
      }
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.add("dragged away")
    }

    func navigationController(
      _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      guard let from = stack.transitionCoordinator?.viewController(forKey: .from) as? Hosting else {
        return
      }
      log.add("from \(from.rootView.name), gone \(!stack.viewControllers.contains(from))")
    }
  }

  private func played() -> (Stage, Log, Flow) {
    let log = Log()
    let flow = Flow(log: log)
    return (Stage(WindowView(flow.stack)), log, flow)
  }

  private func tap(_ stage: Stage, _ words: String...) throws {
    for word in words {
      try stage.tap(word)
      stage.settle()
    }
  }

  @Test("a stack is what was pushed; who goes back is told apart, and the stack with it")
  func pushed() throws {
    let (stage, log, flow) = played()
    try tap(stage, "push", "push")
    #expect(stage.wanted == "Screen, Screen, Screen")
    _ = log.take()
    stage.tree.userWentBack(on: stage.screen.layers[0].pageIDs, to: 1)
    stage.settle()
    #expect(flow.stack.viewControllers.count == 2)
    #expect(
      log.take() == [
        "2 will leave", "1 will appear", "2 leaves, moving true", "1 appears", "from 2, gone true",
      ])
    try tap(stage, "close")
    #expect(flow.stack.viewControllers.count == 1)
    try tap(stage, "pop")
    #expect(stage.wanted == "Screen" && log.lines.contains("popped false"))
    try tap(stage, "push", "push", "home")
    #expect(stage.wanted == "Screen" && log.lines.contains("popped 2"))
    try tap(stage, "instead")
    #expect(stage.wanted == "Screen, Screen" && stage.tree.repeatedPages.isEmpty)
  }

  @Test("the same screen on itself is found, another of its kind is not taken for it")
  func twice() throws {
    let (stage, _, flow) = played()
    for name in ["a", "b"] { flow.stack.pushViewController(flow.screen(name), animated: true) }
    stage.settle()
    #expect(stage.tree.repeatedPages.isEmpty)
    flow.stack.pushViewController(flow.screen("b"), animated: true)
    stage.settle()
    #expect(!stage.tree.repeatedPages.isEmpty)
  }

  @Test("a second layer is presented by nobody, and its completion is not called")
  func second() throws {
    let (stage, log, flow) = played()
    try tap(stage, "two")
    #expect(stage.screen.layers.map(\.kind) == [.base, .sheet])
    #expect(log.take().filter { $0.hasPrefix("presented") } == ["presented 1"])
    #expect(flow.stack.presentedViewController?.presentingViewController === flow.stack)
  }

  @Test("what is presented while another layer leaves is lost; from the completion it is not")
  func swap() throws {
    let (stage, log, flow) = played()
    defer { withExtendedLifetime(flow) {} }
    try tap(stage, "sheet")
    _ = log.take()
    try tap(stage, "swap")
    #expect(stage.screen.layers.count == 1)
    #expect(log.take() == ["1 will leave", "1 leaves, moving false", "dismissed"])
    try tap(stage, "cover", "after")
    #expect(stage.screen.layers.map(\.kind) == [.base, .sheet])
  }

  @Test("the user drags a sheet away, which its delegate is told of, and of nothing else")
  func dragged() throws {
    let (stage, log, flow) = played()
    try tap(stage, "sheet", "end", "sheet")
    #expect(!log.take().contains("dragged away"))
    stage.tree.userClosed(stage.screen.layers[1].id)
    stage.settle()
    #expect(log.take().last == "dragged away" && flow.stack.presentedViewController == nil)
    try tap(stage, "sheet", "close")
    #expect(stage.wanted == "Screen" && flow.stack.presentedViewController == nil)
  }

  @Test("what was never on the screen is gone at once, and another can be presented")
  func unseen() throws {
    let (stage, _, flow) = played()
    flow.tap("sheet")
    stage.tree.endTurn()
    flow.tap("end")
    #expect(flow.stack.presentedViewController == nil)
    try tap(stage, "cover")
    #expect(stage.screen.layers.map(\.kind) == [.base, .cover])
  }

  @Test("what waits for a layer that is not there does not wait for ever")
  func nothing() {
    let (_, log, flow) = played()
    flow.stack.dismiss(animated: true) { log.add("done") }
    #expect(log.take().last == "done")
  }

  @Test("a controller that is pushed twice, or presented from a stack, crashes the app")
  func crashes() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController(rootViewController: page).pushViewController(page, animated: true)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        UIViewController().present(page, animated: stack.viewControllers.isEmpty)
      }
    }
  }

  @Test("the handler of an alert's button is called once the alert is gone")
  func handler() throws {
    let (stage, log, flow) = played()
    defer { withExtendedLifetime(flow) {} }
    try tap(stage, "ask")
    #expect(stage.wanted == "Screen / alert Sure?")
    try stage.tap("Yes")
    #expect(!log.lines.contains { $0.hasPrefix("yes") })
    stage.settle()
    #expect(log.lines.last == "yes, presenting false" && stage.wanted == "Screen")
  }

  @Test("tabs hold stacks; a controller shows those whose views it holds")
  func tabs() throws {
    let flows = [Flow(log: Log()), Flow(log: Log())]
    let tabs = UITabBarController()
    let holder = UIViewController()
    holder.addChild(flows[1].stack)
    holder.view.addSubview(flows[1].stack.view)
    flows[1].stack.didMove(toParent: holder)
    flows[0].stack.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.viewControllers = [flows[0].stack, holder]
    let stage = Stage(WindowView(tabs))
    #expect(stage.tree.tabNames == ["One", "Tab 2"])
    try tap(stage, "push")
    stage.tree.userSelected("Tab 2")
    stage.settle()
    #expect(stage.wanted == "[Tab 2] Screen" && tabs.selectedIndex == 1)
    try tap(stage, "push")
    #expect(flows.map(\.stack.viewControllers.count) == [2, 2])
    #expect(flows[1].stack.tabBarController === tabs)
  }

  final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIHostingController(rootView: Text("first"))
      window?.makeKeyAndVisible()
    }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      let words = contexts.first?.url.absoluteString ?? ""
      window?.rootViewController = UIHostingController(rootView: Text(verbatim: words))
    }
  }

  @Test("the window of a scene shows another root as soon as it has one")
  func scene() throws {
    let stage = Stage(WindowView(Delegate()))
    #expect(stage.wanted == "\"first\"")
    #expect(stage.tree.open(try #require(URL(string: "app://page"))))
    stage.settle()
    #expect(stage.wanted == "\"app://page\"")
  }
}
