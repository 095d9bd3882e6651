import NavSim
import Testing

/// Shows one sheet at a time: the next comes when the last has left.
@MainActor
private final class ReplacingRouter {
  private(set) var sheet: Int?
  private var wanted: Int?
  private var isMoving = false
  private let keepsWaiting: Bool

  /// - Parameter keepsWaiting: true for one whose `dismiss` forgets the sheet that waits.
  init(keepsWaiting: Bool) { self.keepsWaiting = keepsWaiting }

  func present(_ page: Int) {
    wanted = page
    step()
  }

  func dismiss() {
    if !keepsWaiting || sheet == wanted { wanted = nil }
    step()
  }

  func settled() {
    isMoving = false
    step()
  }

  private func step() {
    guard !isMoving, sheet != wanted else { return }
    isMoving = true
    sheet = sheet == nil ? wanted : nil
  }
}

/// Loads a page, and then shows it. Going back gives up what is loaded; on the root it does nothing.
@MainActor
private final class LoadingRouter {
  private(set) var path: [Int] = []
  private var loading: Task<Void, Never>?
  private let goesOnLoading: Bool

  init(goesOnLoading: Bool) { self.goesOnLoading = goesOnLoading }

  func open(_ page: Int) {
    loading?.cancel()
    loading = Task {
      try? await Task.sleep(for: .milliseconds(900))
      if !Task.isCancelled { path = [page] }
    }
  }

  func back() {
    guard !path.isEmpty else { return }
    if !goesOnLoading { loading?.cancel() }
    path = []
  }
}

@Suite("Calls that were given up")
struct GivenUpTests {
  private func loading(goesOn: Bool, back: CallEffect<Int>) -> RouterTest<LoadingRouter, Int> {
    RouterTest<LoadingRouter, Int>("loading") {
      LoadingRouter(goesOnLoading: goesOn)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("open", [1, 2], effect: { .set([$0]).eventually.superseding("open") }) { $0.open($1) }
    .tap("back", effect: back) { $0.back() }
  }

  @Test("what comes to nothing gives nothing up")
  func givesNothingUp() throws {
    let pop = CallEffect<Int>.pop.superseding("open")
    for back in [pop.when { !$0.layers[0].pushed.isEmpty }, pop.mayBeIgnored] {
      #expect(try loading(goesOn: false, back: back).check(seeds: 1...60, steps: 40).calls > 0)
    }
    let back = pop.when { !$0.layers[0].pushed.isEmpty }
    #expect(try loading(goesOn: true, back: back).firstFinding(seeds: 1...60, steps: 40) != nil)
  }

  @Test("what does nothing by the model gives nothing up")
  func modeled() throws {
    let back = CallEffect<Int>.pop.superseding("open")
    func test(goesOn: Bool) -> RouterTest<LoadingRouter, Int> {
      loading(goesOn: goesOn, back: back).model(0) { _, call in
        call.action == "back" && call.screens.layers[0].pushed.isEmpty ? .nothing : nil
      }
    }
    #expect(try test(goesOn: false).check(seeds: 1...60, steps: 40).calls > 0)
    #expect(try test(goesOn: true).firstFinding(seeds: 1...60, steps: 40) != nil)
  }

  private func test(keepsWaiting: Bool) -> RouterTest<ReplacingRouter, Int> {
    RouterTest<ReplacingRouter, Int>("replacing") {
      ReplacingRouter(keepsWaiting: keepsWaiting)
    } screens: {
      Screens(root: 0).presenting($0.sheet)
    }
    .tap(
      "present", [8, 9],
      effect: { page in
        CallEffect<Int>.custom { $0.layers = [$0.layers[0], ScreenLayer(page)] }.eventually
          .superseding("present")
      }
    ) { $0.present($1) }
    .tap("dismiss", effect: .dismiss.eventually.superseding("present")) { $0.dismiss() }
    .host(.declarative(settled: { $0.settled() }))
    .faults([.sameTurn])
  }

  @Test("what is given up does not come")
  func holds() throws {
    #expect(try test(keepsWaiting: false).check(seeds: 1...100, steps: 40).calls > 0)
  }

  @Test("what comes after all is found, though the host's report has brought it")
  func comes() throws {
    let wrong = test(keepsWaiting: true)
    let found = try (1...100 as ClosedRange<UInt64>).first { seed in
      let expected = try wrong.firstFinding(seeds: [seed], steps: 40)?.violation.expected
      return expected?.contains("a later call has given it up") ?? false
    }
    #expect(found != nil)
  }
}
