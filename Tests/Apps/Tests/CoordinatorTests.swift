import NavAppTest
import NavSim
import Testing
import UIKit

/// An app whose coordinator pushes and presents controllers of UIKit, which show views.
@Suite(.serialized) struct CoordinatorTests {
  enum Bug: String, CaseIterable, Sendable {
    /// Two quick taps load twice, and push twice.
    case opensTwice
    /// What was saved closes the page that is on top, whichever that is.
    case closesWhatIsOnTop
    /// What a link leads to is presented while a sheet is there, too: then it is lost.
    case presentsAnyway
  }

  @MainActor final class Coordinator {
    let stack = UINavigationController()
    private let bug: Bug?
    private var isLoading = false
    private var waiting: UIViewController?

    init(_ bug: Bug?) {
      self.bug = bug
      stack.setViewControllers([UIHostingController(rootView: Orders(flow: self))], animated: false)
    }

    func open(_ order: Int) {
      guard !isLoading || bug == .opensTwice else { return }
      isLoading = true
      Task {
        try? await Task.sleep(for: .milliseconds(80))
        isLoading = false
        guard bug == .opensTwice || stack.viewControllers.count == 1 else { return }
        stack.pushViewController(
          UIHostingController(rootView: Order(number: order, flow: self)), animated: true)
      }
    }

    func note(on order: Int) {
      guard stack.viewControllers.count == 2 else { return }
      stack.pushViewController(
        UIHostingController(rootView: Note(order: order, flow: self)), animated: true)
    }

    func save() {
      let saved = stack.topViewController
      Task {
        try? await Task.sleep(for: .milliseconds(120))
        guard bug == .closesWhatIsOnTop || stack.topViewController === saved else { return }
        stack.popViewController(animated: true)
      }
    }

    func about() {
      let alert = UIAlertController(title: "About", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.presentNext() })
      if bug == .presentsAnyway || stack.presentedViewController == nil {
        stack.present(alert, animated: true)
      } else {
        waiting = alert
      }
    }

    func filter() {
      let filter = UIHostingController(rootView: Filter(flow: self))
      filter.presentationController?.delegate = watcher
      if stack.presentedViewController == nil { stack.present(filter, animated: true) }
    }

    func applied() { stack.dismiss(animated: true) { [weak self] in self?.presentNext() } }

    private lazy var watcher = Watcher { [weak self] in self?.presentNext() }

    private func presentNext() {
      guard let waiting, stack.presentedViewController == nil else { return }
      self.waiting = nil
      stack.present(waiting, animated: true)
    }
  }

  /// Is told when the user drags a sheet away.
  private final class Watcher: UIAdaptivePresentationControllerDelegate {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { action() }
  }

  struct Orders: View {
    unowned let flow: Coordinator
    var body: some View {
      List {
        ForEach(1..<3) { number in Button("Order \(number)") { flow.open(number) } }
        Button("Filter") { flow.filter() }
      }
    }
  }

  struct Order: View {
    let number: Int
    unowned let flow: Coordinator
    var body: some View {
      Text("Order \(number)")
      Button("Note") { flow.note(on: number) }
    }
  }

  struct Note: View {
    let order: Int
    unowned let flow: Coordinator
    var body: some View { Button("Save") { flow.save() } }
  }

  struct Filter: View {
    unowned let flow: Coordinator
    var body: some View { Button("Apply") { flow.applied() } }
  }

  final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let flow: Coordinator

    init(_ bug: Bug?) {
      flow = Coordinator(bug)
      super.init()
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = flow.stack
      self.window = window
      window.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { flow.about() }
  }

  private func app(_ bug: Bug?) -> AppTest {
    AppTest(bug?.rawValue ?? "orders", scene: Delegate(bug))
      .links("orders://about").withoutCertificates
  }

  @Test("a right coordinator holds")
  func right() throws { try app(nil).check(seeds: 1...60, steps: 40) }

  @Test("each bug is found in at most six steps", arguments: Bug.allCases)
  func bugs(_ bug: Bug) throws {
    let found = try #require(
      try app(bug).routerTest.firstFinding(seeds: 1...60, steps: 40), "\(bug) is not found")
    let steps = found.file.split(separator: "\n").filter { $0.hasPrefix("+") }
    #expect(steps.count <= 6, "\(found.file)")
  }
}
