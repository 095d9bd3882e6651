import Testing

@testable import NavSim

/// Shows the last page that was asked for, some time later: each call gives up the one before.
@MainActor
private final class LatestRouter {
  private(set) var path: [Int] = []
  private var task: Task<Void, Never>?

  func open(_ page: Int) {
    task?.cancel()
    task = Task {
      do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
      path.append(page)
    }
  }
}

/// Drops what it is asked for while it is at work.
@MainActor
private final class DroppingRouter {
  private(set) var path: [Int] = []
  private var isBusy = false

  func open(_ page: Int) async {
    if isBusy { return }
    isBusy = true
    try? await Task.sleep(for: .milliseconds(100))
    path.append(page)
    isBusy = false
  }
}

/// Asks something on a sheet, and takes it back when the caller is cancelled.
@MainActor
private final class Asker {
  private(set) var question: Int?
  private var waiting: CheckedContinuation<Void, Never>?
  private let takesBack: Bool

  init(takesBack: Bool) { self.takesBack = takesBack }

  func ask(_ question: Int) async throws {
    guard self.question == nil else { throw CancellationError() }
    self.question = question
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.close(self.takesBack ? nil : question + 1) }
    }
  }

  func close(_ next: Int? = nil) {
    question = next
    waiting?.resume()
    waiting = nil
  }
}

/// Greets before it shows its first page, and lets others in while the greeting is read.
@MainActor
private final class GreetingRouter {
  private(set) var path: [Int] = []
  private(set) var greeting: Int?
  private var wasGreeted = false
  private var reader: CheckedContinuation<Void, Never>?

  func open(_ page: Int) async throws {
    guard greeting == nil else { throw CancellationError() }
    if !wasGreeted {
      wasGreeted = true
      greeting = 9
      await withCheckedContinuation { reader = $0 }
      try await Task.sleep(for: .milliseconds(10))
    }
    path.append(page)
  }

  func read() throws {
    guard greeting != nil else { throw CancellationError() }
    greeting = nil
    reader?.resume()
    reader = nil
  }
}

/// Has taps wait while the screen moves, and carries them out one after another.
@MainActor
private final class WaitingRouter {
  enum Bug { case none, losesOne, isLastInFirstOut }

  private(set) var path: [Int] = []
  private var waiting: [Int?] = []
  private var isMoving = false
  private let bug: Bug

  init(_ bug: Bug) { self.bug = bug }

  /// - Parameter page: nil to go back.
  func tap(_ page: Int?) {
    if bug == .losesOne, waiting.count == 1 { return }
    waiting.append(page)
    goOn()
  }

  func settled() {
    isMoving = false
    goOn()
  }

  private func goOn() {
    while !isMoving, !waiting.isEmpty {
      let next = bug == .isLastInFirstOut ? waiting.removeLast() : waiting.removeFirst()
      if let next {
        path.append(next)
      } else if path.popLast() == nil {
        continue
      }
      isMoving = true
    }
  }
}

@Suite("Rules that cannot be learned")
struct RemedyTests {
  private func latest(_ effect: CallEffect<Int>?) -> RouterTest<LatestRouter, Int> {
    RouterTest<LatestRouter, Int>("latest") {
      LatestRouter()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("open", [1, 2], effect: effect.map { effect in { _ in effect } }) { $0.open($1) }
    .faults([.sameTurn])
  }

  private func dropping(_ effect: CallEffect<Int>?) -> RouterTest<DroppingRouter, Int> {
    RouterTest<DroppingRouter, Int>("dropping") {
      DroppingRouter()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("open", [1, 2], effect: effect.map { effect in { _ in effect } }) { await $0.open($1) }
    .faults([.sameTurn])
  }

  private func seen<Router>(_ test: RouterTest<Router, Int>) -> [String] {
    var test = test
    test.certificateBudget = 0
    let error = #expect(throws: RouterTestFailure.self) { try test.check(seeds: 1...30, steps: 20) }
    return error?.findings.map(\.violation.seen) ?? []
  }

  @Test("a call that a later one gives up is named as such, and holds when that is declared")
  func superseded() throws {
    #expect(seen(latest(nil)).contains { $0.contains(#".superseding("open")` of `open`"#) })
    #expect(try latest(.superseding("open")).check(seeds: 1...30, steps: 20).calls > 0)
  }

  @Test("a call that a busy router drops is named as such, and holds when that is declared")
  func dropped() throws {
    #expect(seen(dropping(nil)).contains { $0.contains("effect: .mayBeIgnored") })
    #expect(try dropping(.mayBeIgnored).check(seeds: 1...30, steps: 20).calls > 0)
  }

  @Test("what a cancelled call takes back was there, though nothing is declared")
  func takenBack() throws {
    func test(takesBack: Bool) -> RouterTest<Asker, Int> {
      var test = RouterTest<Asker, Int>("asker") {
        Asker(takesBack: takesBack)
      } screens: {
        Screens(root: 0).presenting($0.question)
      }
      .action("ask", [1, 5]) { try await $0.ask($1) }
      .host(.declarative(closed: { router, _ in router.close() }))
      .faults([.cancellation, .gestures])
      test.certificateBudget = 0
      test.properties.subtract([.noChangeWhileMoving, .returnsAfterAnimation])
      return test
    }
    let result = try test(takesBack: true).check(seeds: 1...60, steps: 20)
    #expect(result.calls > result.returned)
    #expect(throws: RouterTestFailure.self) {
      try test(takesBack: false).check(seeds: 1...60, steps: 20)
    }
  }

  @Test("what comes between the steps of a call that does not say them is not judged")
  func betweenSteps() throws {
    let test = RouterTest<GreetingRouter, Int>("greeting") {
      GreetingRouter()
    } screens: {
      Screens(root: 0, pushed: $0.path).presenting($0.greeting)
    }
    .action("open", [1, 2]) { try await $0.open($1) }
    .tap("read") { try $0.read() }
    .faults([.sameTurn])
    let result = try test.check(seeds: 1...200, steps: 20)
    let place = try #require(NotJudged.allCases.firstIndex(of: .betweenSteps))
    #expect(result.statistics.effort.notJudged[place] > 0)
  }

  @Test("a tap made while something moves may wait for its turn, and is not lost")
  func handedOver() throws {
    func test(_ bug: WaitingRouter.Bug) -> RouterTest<WaitingRouter, Int> {
      var test = RouterTest<WaitingRouter, Int>("waiting") {
        WaitingRouter(bug)
      } screens: {
        Screens(root: 0, pushed: $0.path)
      }
      .tap("push", [1, 2]) { $0.tap($1) }
      .tap("back") { $0.tap(nil) }
      .host(.declarative(settled: { $0.settled() }))
      .faults([.sameTurn, .slow])
      test.certificateBudget = 0
      return test
    }
    #expect(try test(.none).check(seeds: 1...60, steps: 20).calls > 0)
    for bug in [WaitingRouter.Bug.losesOne, .isLastInFirstOut] {
      #expect(throws: RouterTestFailure.self) { try test(bug).check(seeds: 1...6, steps: 20) }
    }
  }
}
