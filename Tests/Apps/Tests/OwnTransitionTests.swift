import NavAppTest
import Testing
import UIKit

/// Transitions that an app moves itself.
@MainActor @Suite struct OwnTransitionTests {
  /// Moves by an animation, and may forget to say that it has ended.
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let name: String, log: Log
    var forgets = false
    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.01 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.add("\(name) animates")
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: transitionDuration(using: context)) {
      } completion: { [forgets] _ in
        if !forgets { context.completeTransition(!context.transitionWasCancelled) }
      }
    }

    func animationEnded(_ isCompleted: Bool) { log.add("\(name) ended \(isCompleted)") }
  }

  /// Dims what is below, and closes by a tap on that.
  final class Dimming: UIPresentationController {
    var log: Log?
    lazy var dim: UIView = {
      let dim = UIView()
      let close = TappedLabel()
      close.text = "dim"
      close.whenTapped = { [weak self] in
        self?.presentedViewController.dismiss(animated: true)
      }
      dim.addSubview(close)
      return dim
    }()
    override func presentationTransitionWillBegin() {
      log?.add("will begin")
      containerView?.addSubview(dim)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [log] _ in log?.add("alongside") })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("begun") }
    override func dismissalTransitionWillBegin() { log?.add("will end") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log?.add("ended")
      dim.removeFromSuperview()
    }
  }

  final class TappedLabel: UIButton {
    var text: String? { didSet { setTitle(text, for: .normal) } }
    var whenTapped: () -> Void = {} {
      didSet { addAction(UIAction { [weak self] _ in self?.whenTapped() }, for: .touchUpInside) }
    }
  }

  final class Page: UIViewController {
    let name: String, log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      let button = TappedLabel()
      button.text = "on \(name)"
      view.addSubview(button)
    }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) appears") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will leave") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) leaves") }
    override func willMove(toParent parent: UIViewController?) {
      log.add("\(name) will move \(parent == nil ? "away" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.add("\(name) moved \(parent == nil ? "away" : "in")")
    }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    let log: Log
    var forgets = false, interaction: UIPercentDrivenInteractiveTransition?
    init(_ log: Log) { self.log = log }

    func animator(_ name: String) -> Animator {
      let new = Animator(name, log)
      new.forgets = forgets
      return new
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator("present") }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator("dismiss") }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let new = Dimming(presentedViewController: presented, presenting: presenting)
      new.log = log
      return new
    }
    func navigationController(
      _ stack: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from old: UIViewController, to new: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator(operation == .push ? "push" : "pop")
    }
  }

  private let log = Log()

  private func layer(_ delegate: Delegate) -> Page {
    let layer = Page("layer", log)
    layer.modalPresentationStyle = .custom
    layer.transitioningDelegate = delegate
    return layer
  }

  /// Lets the app's own animations end.
  private func pass(_ stage: Stage) async {
    for _ in 0..<20 {
      stage.settle()
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("an animator and a presentation are told in order, and a tap beside the layer closes it")
  func presented() async throws {
    let root = Page("root", log), delegate = Delegate(log)
    let stage = Stage(WindowView(root))
    stage.settle()
    _ = log.take()
    root.present(layer(delegate), animated: true) { [log] in log.add("presented") }
    stage.settle()
    #expect(
      log.take() == ["will begin", "alongside", "layer will appear", "present animates"])
    #expect(!stage.buttons.contains("on layer") || stage.screen.layers.count == 2)
    await pass(stage)
    #expect(log.take() == ["present ended true", "begun", "layer appears", "presented"])
    try stage.tap("dim")
    await pass(stage)
    #expect(
      log.take() == [
        "layer will leave", "will end", "dismiss animates", "layer leaves", "dismiss ended true",
        "ended",
      ])
    #expect(root.presentedViewController == nil && stage.screen.layers.count == 1)
  }

  @Test("one that is never said to be complete is open for ever, and nothing is called")
  func forgotten() {
    let root = Page("root", log), delegate = Delegate(log)
    delegate.forgets = true
    let stage = Stage(WindowView(root))
    root.present(layer(delegate), animated: true) { [log] in log.add("presented") }
    stage.settle()
    #expect(OpenTransitions.here?.isEmpty == false)
    #expect(stage.screen.layers.count == 2 && log.take().last == "present animates")
  }

  @Test("what moves pages of a stack is asked for, and they are told when it has ended")
  func pushed() async {
    let root = Page("root", log), delegate = Delegate(log)
    let stack = UINavigationController(rootViewController: root)
    stack.delegate = delegate
    let stage = Stage(WindowView(stack))
    await pass(stage)
    _ = log.take()
    stack.pushViewController(Page("page", log), animated: true)
    await pass(stage)
    #expect(
      log.take() == [
        "page will move in", "root will leave", "page will appear", "push animates", "root leaves",
        "push ended true", "page appears", "page moved in",
      ])
    stack.popViewController(animated: true)
    await pass(stage)
    #expect(
      log.take() == [
        "page will move away", "page will leave", "root will appear", "pop animates", "page leaves",
        "page moved away", "pop ended true", "root appears",
      ])
  }

  @Test("a finger that lets go too early leaves the layer where it is; one that ends takes it away")
  func interactive() async {
    let root = Page("root", log), delegate = Delegate(log)
    let stage = Stage(WindowView(root))
    let layer = layer(delegate)
    root.present(layer, animated: true)
    await pass(stage)
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.interaction = finger
    layer.dismiss(animated: true) { [log] in log.add("dismissed") }
    finger.update(0.2)
    finger.cancel()
    await pass(stage)
    #expect(root.presentedViewController === layer && !log.take().contains("dismissed"))
    layer.dismiss(animated: true) { [log] in log.add("dismissed") }
    finger.finish()
    await pass(stage)
    #expect(root.presentedViewController == nil && log.take().last == "dismissed")
  }

  @Test("what a layer covers leaves the screen, and comes back to it")
  func covered() async {
    let root = Page("root", log), stage = Stage(WindowView(root))
    await pass(stage)
    _ = log.take()
    let cover = Page("cover", log)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    await pass(stage)
    #expect(
      log.take() == ["root will leave", "cover will appear", "cover appears", "root leaves"])
    cover.dismiss(animated: true)
    await pass(stage)
    #expect(
      log.take() == ["cover will leave", "root will appear", "root appears", "cover leaves"])
  }

  @Test("who waits for views that move waits as long as they do; what never ends stands still")
  func animations() async throws {
    var ends = 0
    func beat() {
      UIView.animate(withDuration: 0.001) {
      } completion: { _ in
        ends += 1
        beat()
      }
    }
    beat()
    #expect(ends == 0)
    UIView.animate(withDuration: 0, delay: 0, options: [.repeat]) {
    } completion: { _ in
      ends = -1_000
    }
    for _ in 0..<1_000 where ends < 50 { try await Task.sleep(for: .milliseconds(10)) }
    try await Task.sleep(for: .milliseconds(50))
    #expect(ends == 50)
  }

  @Test("pages are leafed by drags: who is told, and who holds them")
  func leafed() async throws {
    final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let log: Log, next: Page
      init(_ log: Log) { (self.log, next) = (log, Page("next", log)) }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { page === next ? nil : next }
      func pageViewController(
        _ controller: UIPageViewController, willTransitionTo pages: [UIViewController]
      ) { log.add("will be next \(pages == [next])") }
      func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { log.add("is next \(controller.viewControllers == [next])") }
    }
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let source = Source(log), first = Page("first", log)
    (pages.dataSource, pages.delegate) = (source, source)
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(first.parent === pages && pages.children == [first])
    let stage = Stage(WindowView(pages))
    stage.settle()
    _ = log.take()
    try stage.tap("drag left on first")
    stage.settle()
    #expect(log.take().filter { $0.contains(" next ") } == ["will be next true", "is next true"])
    #expect(first.parent == nil && source.next.parent === pages)
  }

  @Test("fingers that stay, swipe and drag are seen by the words on their view")
  func fingers() throws {
    final class Touched: UIViewController {
      var said: [String] = []
      override func viewDidLoad() {
        let card = UIView(), label = UILabel()
        label.text = "card"
        card.addSubview(label)
        view.addSubview(card)
        let swipe = UISwipeGestureRecognizer(
          target: self, action: Selector("swiped(_:)", Touched.swiped))
        let press = UILongPressGestureRecognizer(
          target: self, action: Selector("held(_:)", Touched.held))
        let pan = UIScreenEdgePanGestureRecognizer(
          target: self, action: Selector("dragged(_:)", Touched.dragged))
        pan.edges = .left
        for recognizer in [swipe, press, pan] { card.addGestureRecognizer(recognizer) }
      }
      func swiped(_ swipe: UIGestureRecognizer) { said.append("swiped") }
      func held(_ press: UIGestureRecognizer) { said.append("held \(press.state == .began)") }
      func dragged(_ pan: UIGestureRecognizer) {
        said.append("\(Int((pan as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0))")
      }
    }
    let page = Touched(), stage = Stage(WindowView(page))
    stage.settle()
    #expect(stage.buttons == ["swipe right card", "hold card", "drag right card"])
    for button in stage.buttons { try stage.tap(button) }
    #expect(page.said == ["swiped", "held true", "held false", "10", "150", "300"])
  }
}
