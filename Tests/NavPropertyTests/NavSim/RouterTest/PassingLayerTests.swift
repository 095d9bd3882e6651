import NavSim
import Testing

/// Shows toasts one after the other, each for two seconds.
@MainActor
private final class ToastRouter {
  private(set) var shown: Int?
  private var waiting: [Int] = []
  private var isShowing = false
  private let sticks: Bool

  /// - Parameter sticks: true for one whose third toast stays.
  init(sticks: Bool) { self.sticks = sticks }

  func toast(_ text: Int) {
    waiting.append(text)
    if !isShowing { showNext() }
  }

  private func showNext() {
    isShowing = !waiting.isEmpty
    guard isShowing else { return }
    shown = waiting.removeFirst()
    if sticks, shown == 3 { return }
    Task {
      try? await Task.sleep(for: .seconds(2))
      shown = nil
      try? await Task.sleep(for: .milliseconds(600))
      showNext()
    }
  }
}

@Suite("Layers that leave by themselves")
struct PassingLayerTests {
  private func test(sticks: Bool, leaves: Bool) -> RouterTest<ToastRouter, Int> {
    RouterTest<ToastRouter, Int>("toasts") {
      ToastRouter(sticks: sticks)
    } screens: {
      Screens(root: 0).presenting($0.shown, style: .cover)
    }
    .tap(
      "toast", [1, 2, 3],
      effect: { leaves ? .queue($0, style: .cover).transient : .queue($0, style: .cover) }
    ) { $0.toast($1) }
  }

  @Test("one that leaves holds, if that is said")
  func holds() throws {
    #expect(try test(sticks: false, leaves: true).check(seeds: 1...60, steps: 30).calls > 0)
    #expect(throws: RouterTestFailure.self) {
      try test(sticks: false, leaves: false).check(seeds: 1...6, steps: 30)
    }
  }

  @Test("one that stays is found")
  func sticks() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(sticks: true, leaves: true).check(seeds: 1...4, steps: 30)
    }
    #expect(error?.findings.first?.steps == 1)
  }
}
