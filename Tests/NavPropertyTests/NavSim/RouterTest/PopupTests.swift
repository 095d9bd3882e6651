import Testing

@testable import NavSim

/// Popups come one after another, the most important first; no more than two wait.
@MainActor
private final class Popups {
  struct Full: Error {}
  enum Bug { case drops, ignoresPriority }

  private(set) var path: [Int] = []
  private(set) var shown: (page: Int, id: Int)?
  private var waiting: [(page: Int, id: Int)] = []
  private var lastID = 0
  private var isMoving = false
  private let bug: Bug?

  init(_ bug: Bug?) { self.bug = bug }

  func push() {
    guard !isMoving, shown == nil else { return }
    isMoving = true
    path.append(0)
  }

  /// The number of a page is its priority.
  func enqueue(_ page: Int) throws {
    guard waiting.count < 2 else {
      if bug == .drops { return }
      throw Full()
    }
    lastID += 1
    let place = bug == .ignoresPriority ? nil : waiting.firstIndex { $0.page < page }
    waiting.insert((page, lastID), at: place ?? waiting.count)
    step()
  }

  func close() {
    guard !isMoving, shown != nil else { return }
    isMoving = true
    shown = nil
  }

  func settled() {
    isMoving = false
    step()
  }

  private func step() {
    guard !isMoving, shown == nil, !waiting.isEmpty else { return }
    isMoving = true
    shown = waiting.removeFirst()
  }
}

/// Notices come one after another, and leave after two seconds, but for errors.
@MainActor
private final class Notices {
  private(set) var shown: (page: Int, id: Int)?
  private var waiting: [(page: Int, id: Int)] = []
  private var timer: Task<Void, Never>?
  private var lastID = 0

  func enqueue(_ page: Int) {
    lastID += 1
    waiting.append((page, lastID))
    step()
  }

  func dismiss() {
    timer?.cancel()
    shown = nil
    step()
  }

  private func step() {
    guard shown == nil, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    shown = next
    if next.page >= 5 { return }
    timer = Task {
      do { try await Task.sleep(for: .seconds(2)) } catch { return }
      if shown?.id == next.id { dismiss() }
    }
  }
}

@Suite("Popups that wait")
struct PopupTests {
  private func test(_ bug: Popups.Bug? = nil, isDeclared: Bool) -> RouterTest<Popups, Int> {
    var test = RouterTest<Popups, Int>("popups") {
      Popups(bug)
    } screens: {
      Screens(root: 0, pushed: $0.path).presenting($0.shown?.page, id: $0.shown?.id ?? 0)
    }
    test =
      isDeclared
      ? test.tap("enqueue", [1, 2, 5], effect: { .queue($0, priority: $0) }) { try $0.enqueue($1) }
        .tap("push", effect: .push(0).when { $0.layers.count == 1 }.mayBeIgnored) { $0.push() }
        .tap("close", effect: .dismiss.mayBeIgnored) { $0.close() }
      : test.tap("enqueue", [1, 2, 5]) { try $0.enqueue($1) }
        .tap("push", effect: .mayBeIgnored) { $0.push() }
        .tap("close", effect: .mayBeIgnored) { $0.close() }
    test =
      test
      .host(.declarative(settled: { $0.settled() }))
      .faults([.sameTurn, .slow])
    test.certificateBudget = 0
    return test
  }

  @Test(
    "a line may be full, and shows by priority, whether it is declared or not",
    arguments: [true, false])
  func holds(_ isDeclared: Bool) throws {
    #expect(try test(isDeclared: isDeclared).check(seeds: 1...100, steps: 30).calls > 0)
  }

  @Test("what is dropped, or comes in another order, is found where the line is declared")
  func found() throws {
    for bug in [Popups.Bug.drops, .ignoresPriority] {
      #expect(try test(bug, isDeclared: true).firstFinding(seeds: 1...100, steps: 30) != nil)
    }
  }

  @Test("two taps on what alone would have left between them are not judged")
  func timed() throws {
    let test = RouterTest<Notices, Int>("notices") {
      Notices()
    } screens: {
      Screens(root: 0).presenting($0.shown?.page, id: $0.shown?.id ?? 0)
    }
    .tap("enqueue", [1, 5, 6]) { $0.enqueue($1) }
    .tap("dismiss") { $0.dismiss() }
    .host(.declarative())
    .without(.noChangeWhileMoving)
    .faults([.sameTurn])
    let result = try test.check(seeds: 1...150, steps: 30)
    let place = try #require(NotJudged.allCases.firstIndex(of: .betweenSteps))
    #expect(result.statistics.effort.notJudged[place] > 0)
  }
}
