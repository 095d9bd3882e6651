import NavSim
import Testing

/// A router of sheets that is told in a task of its own that one has left.
@MainActor
private final class LateListener {
  private(set) var sheet: Int?
  private(set) var count = 0
  private let looksAgain: Bool

  init(looksAgain: Bool) { self.looksAgain = looksAgain }

  func present(_ page: Int) {
    guard sheet == nil else { return }
    sheet = page
    count += 1
  }

  func dismiss() { sheet = nil }

  func left(_ id: Int) {
    Task {
      await Task.yield()
      if !looksAgain || id == count { sheet = nil }
    }
  }
}

/// A stack that carries out what has waited for the user's finger as soon as it is told of the end.
@MainActor
private final class Patient {
  private(set) var path: [Int] = []
  private(set) var touches: [ScreenTouch] = []
  private var isTouched = false
  private var waiting: [() -> Void] = []
  private let forgets: Bool
  var host: TransitionHost?

  init(forgets: Bool) { self.forgets = forgets }

  func push(_ page: Int) async {
    await withCheckedContinuation { continuation in
      let work = { [self] in
        path.append(page)
        host?.show { _ in continuation.resume() }
      }
      if isTouched { waiting.append(work) } else { work() }
    }
  }

  func touch(_ touch: ScreenTouch) {
    touches.append(touch)
    isTouched = touch.phase == .began
    if touch.phase == .cancelled { goOn() }
  }

  func popped() {
    path.removeLast(forgets && !waiting.isEmpty ? path.count : 1)
    isTouched = false
    goOn()
  }

  private func goOn() {
    let work = waiting
    waiting = []
    work.forEach { $0() }
  }
}

@Suite("What a router is told", .tags(.slow))
struct TellingTests {
  private func listener(looksAgain: Bool) -> RouterTest<LateListener, Int> {
    RouterTest<LateListener, Int>("listener") {
      LateListener(looksAgain: looksAgain)
    } screens: { router in
      var screens = Screens(root: 0)
      if let sheet = router.sheet {
        screens.layers.append(ScreenLayer(sheet, id: "sheet \(router.count)"))
      }
      return screens
    }
    .tap(
      "present", [8, 9],
      effect: { page in
        .present(page).when { $0.layers.count == 1 }
      }
    ) { $0.present($1) }
    .tap("dismiss", effect: .dismiss) { $0.dismiss() }
    .host(
      .declarative(onDismiss: { router, layer in
        router.left(layer.has(id: "sheet \(router.count)") ? router.count : 0)
      })
    )
    .only(.gestureTakesOnlyItsTarget)
    .faults([.gestures, .slow, .lateEnd])
  }

  @Test("what it does in a task of its own when a sheet has left is judged, too")
  func late() throws {
    try listener(looksAgain: true).check(seeds: 1...60, steps: 40)
    let error = #expect(throws: RouterTestFailure.self) {
      try listener(looksAgain: false).check(seeds: 1...60, steps: 40)
    }
    let finding = try #require(error?.findings.first)
    #expect(finding.violation.expected.contains("leaves when the host calls `onDismiss`"))
    #expect(finding.steps <= 4, "\(finding.report)")
  }

  private func patient(forgets: Bool) -> RouterTest<Patient, Int> {
    RouterTest<Patient, Int>("patient") {
      Patient(forgets: forgets)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("push", [1, 2], effect: { .push($0) }) { await $0.push($1) }
    .host(
      .imperative(
        popped: { router, _, _ in router.popped() }, touch: { $0.touch($1) },
        attach: { $0.host = $1 })
    )
    .always(
      "a touch begins and ends",
      router: { router in
        router.touches.enumerated().allSatisfy { index, touch in
          (touch.phase == .began) == index.isMultiple(of: 2) && touch.target == .screen(layer: 0)
        }
      }
    )
    .faults([.gestures, .sameTurn])
  }

  @Test("a call that has waited for the user and is carried out with the telling is not lost")
  func served() throws {
    try patient(forgets: false).without(.noChangeWhileMoving).check(seeds: 1...60, steps: 40)
    #expect(throws: RouterTestFailure.self) {
      try patient(forgets: true).without(.noChangeWhileMoving).check(seeds: 1...60, steps: 40)
    }
  }
}
