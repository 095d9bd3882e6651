import Foundation
import NavCore
import NavHostTest
import Testing

@testable import Guide

@MainActor
@Test("a view model goes back and on")
func goesBackAndOn() async {
  let router = Router<AppRoute>(root: .view1)
  let screens = ScreenState(router)
  let model = ViewModel1(router: router)
  model.tapped()
  screens.appeared(router.navigation.visibleEntry.id)
  let task = Task { await model.goBackAndOn() }
  for _ in 0..<2 {
    while screens.moving == nil { await Task.yield() }
    if let moving = screens.moving { screens.animationEnded(moving.id) }
  }
  await task.value
  #expect(router.description == "[view1-[view2(parameter: 8)]]")
}

final class MyHost<Route: Hashable>: NavigationHost {
  private let router: Router<Route>
  private(set) var shown: NavigationState
  private var moving: TransitionID?
  /// Draws what is shown, and calls its last argument when nothing moves any more.
  private let draw: (NavigationState, _ isAnimated: Bool, @escaping () -> Void) -> Void

  init(
    _ router: Router<Route>,
    draw: @escaping (NavigationState, _ isAnimated: Bool, @escaping () -> Void) -> Void
  ) {
    self.router = router
    self.draw = draw
    shown = router.navigation
  }

  func carryOut(_ command: HostCommand) {
    switch command {
    case .perform(let id, let change, let isAnimated):
      guard shown.apply(change) else { return router.report(.ended(id, finished: false)) }
      moving = id
      draw(shown, isAnimated) { [weak self] in self?.ended(id) }
    case .resynchronise(let state):
      shown = state
      moving = nil
      draw(shown, false) {}
    case .inquire(let id): router.report(moving == id ? .animating(id) : .idle(id))
    case .inquireGesture(let id, let target):
      router.report(.gestureEnded(id, target, finished: false))
    }
  }

  private func ended(_ id: TransitionID) {
    guard moving == id else { return }
    moving = nil
    router.report(.ended(id, finished: true))
  }
}

@MainActor
@Suite("The guide to an application")
struct GuideTests {
  @Test("the page shows what is compiled here, type by type")
  func page() throws {
    let page = try Pages.text("Sources/NavCore/NavCore.docc/InAnApp.md")
    let files = [
      "NavPropertyTests/Documents/GuideTests", "Apps/Guide/Guide", "Apps/Tests/GuideTests",
    ]
    let code = try files.map { try Pages.text("Tests/\($0).swift") }.joined()
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 7)
    for block in blocks {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.filter {
        !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") && $0 != "@main"
      }
      let text = kept.joined(separator: "\n").trimmingCharacters(in: .newlines)
      #expect(code.contains(text), "\(text)")
    }
  }

  @Test("the page's own host keeps the contract")
  func ownHost() throws {
    /// What its animations call when they are over.
    final class Animations { var ends: [() -> Void] = [] }
    let animations = Animations()
    try HostTest { router in
      MyHost(router) { _, _, ended in animations.ends.append(ended) }
    } shows: {
      $0.shown
    } finish: { _ in
      let ends = animations.ends
      animations.ends = []
      for end in ends { end() }
    }
    .check(seeds: 0..<40)
  }
}
