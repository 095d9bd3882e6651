import NavSim
import Testing

/// Drops a push of the page that was pushed less than 300 ms ago.
@MainActor
private final class DebouncingRouter {
  private(set) var path: [Int] = []
  private(set) var last: (page: Int, at: ContinuousClock.Instant)?
  private let forgets: Bool

  /// - Parameter forgets: false for one that drops the page for ever.
  init(forgets: Bool = true) { self.forgets = forgets }

  func push(_ page: Int) {
    if forgets ? isSecondTap(page) : last?.page == page { return }
    last = (page, .now)
    path.append(page)
  }

  private func isSecondTap(_ page: Int) -> Bool {
    last.map { $0.page == page && .now - $0.at < .milliseconds(300) } ?? false
  }
}

/// The rule of the router above, as the judge knows it.
private struct Debounce: Hashable {
  var page = 0
  var time = Duration.zero
}

/// Shows pages one after another, and goes on later where it was left.
@MainActor
private final class Tour {
  private(set) var path: [Int] = []
  private var left = 0
  private var furthest = 0
  private let takesTheFurthest: Bool

  /// - Parameter takesTheFurthest: true for one that forgets how the user has gone back.
  init(takesTheFurthest: Bool) { self.takesTheFurthest = takesTheFurthest }

  func next() {
    path.append(path.count + 1)
    furthest = max(furthest, path.count)
  }

  func back() { path = path.dropLast() }

  func leave() {
    left = takesTheFurthest ? furthest : path.count
    path = []
  }

  func resume() { path = (0..<left).map { $0 + 1 } }
}

@Suite("Rules of time and history")
struct ModelTests {
  private func test(forgets: Bool = true) -> RouterTest<DebouncingRouter, Int> {
    RouterTest<DebouncingRouter, Int>("debouncing") {
      DebouncingRouter(forgets: forgets)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1, 2]) { $0.push($1) }
    .model(Debounce()) { model, call in
      guard let page = call.argument(as: Int.self) else { return nil }
      if model.page == page, call.time - model.time < .milliseconds(300) { return .nothing }
      model = Debounce(page: page, time: call.time)
      return .push(page)
    }
  }

  @Test("a second tap does nothing")
  func holds() throws {
    #expect(try test().check(seeds: 1...100, steps: 40).calls > 0)
  }

  @Test("one that is dropped later is found")
  func forgets() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(forgets: false).check(seeds: 1...100, steps: 40)
    }
    #expect(error?.findings.first?.steps == 2)
  }

  private func tour(takesTheFurthest: Bool) -> RouterTest<Tour, Int> {
    RouterTest<Tour, Int>("tour") {
      Tour(takesTheFurthest: takesTheFurthest)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("next", effect: .learned) { $0.next() }
    .tap("leave", effect: .learned) { $0.leave() }
    .tap("resume", effect: .learned) { $0.resume() }
    .model(0) { left, call in
      let count = call.screens.layers[0].pushed.count
      switch call.action {
      case "leave":
        left = count
        return .popToRoot
      case "resume": return .set((0..<left).map { $0 + 1 })
      case "next": return .push(count + 1)
      default: return nil
      }
    }
    .tap("back", effect: .pop) { $0.back() }
  }

  @Test("a model sees what is shown, whatever has led to it")
  func screens() throws {
    #expect(try tour(takesTheFurthest: false).check(seeds: 1...100, steps: 40).calls > 0)
    #expect(
      try tour(takesTheFurthest: true).firstFinding(seeds: 1...100, steps: 40)?.steps == 4)
  }
}
