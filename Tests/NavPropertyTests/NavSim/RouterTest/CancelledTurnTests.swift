import NavSim
import Testing

/// Asks one question after another; who is cancelled is not asked for any more.
@MainActor
private final class QuestionQueue {
  private(set) var shown: (question: Int, id: Int)?
  private var line: [(question: Int, id: Int)] = []
  private var callers: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastID = 0
  private var isMoving = false
  private let newestFirst: Bool

  init(newestFirst: Bool) { self.newestFirst = newestFirst }

  func ask(_ question: Int) async {
    if Task.isCancelled { return }
    lastID += 1
    let id = lastID
    await withTaskCancellationHandler {
      await withCheckedContinuation { caller in
        callers[id] = caller
        line.insert((question, id), at: newestFirst ? 0 : line.count)
        step()
      }
    } onCancel: {
      Task { @MainActor in self.finish(id) }
    }
  }

  func answer() { if let shown { finish(shown.id) } }

  func closed(_ id: Int) {
    guard shown?.id == id else { return }
    shown = nil
    finish(id)
  }

  func settled() {
    isMoving = false
    step()
  }

  private func finish(_ id: Int) {
    line.removeAll { $0.id == id }
    callers.removeValue(forKey: id)?.resume()
    step()
  }

  private func step() {
    if isMoving { return }
    if let shown, callers[shown.id] == nil {
      self.shown = nil
      isMoving = true
    } else if shown == nil, !line.isEmpty {
      shown = line.removeFirst()
      isMoving = true
    }
  }
}

@Suite("Turns of callers that are cancelled")
struct CancelledTurnTests {
  private func test(newestFirst: Bool) -> RouterTest<QuestionQueue, Int> {
    RouterTest<QuestionQueue, Int>("questions") {
      QuestionQueue(newestFirst: newestFirst)
    } screens: { router in
      Screens(root: 0).presenting(router.shown?.question, id: router.shown?.id ?? 0)
    }
    .action("ask", [1, 2], effect: { .queue($0).inOrder }) { await $0.ask($1) }
    .tap("answer", effect: .dismiss.eventually) { $0.answer() }
    .buttons("answer", on: [1, 2])
    .host(
      .declarative(
        closed: { router, layer in router.closed(layer.id) }, settled: { $0.settled() })
    )
    .faults([.sameTurn, .cancellation])
  }

  @Test("who is cancelled need not be shown, and holds up nobody")
  func holds() throws {
    #expect(try test(newestFirst: false).check(seeds: 1...300, steps: 40).calls > 0)
  }

  @Test("one that is shown before its turn is found all the same")
  func newestFirst() throws {
    let wrong = test(newestFirst: true)
    var properties: [String] = []
    for seed in 1...30 as ClosedRange<UInt64> where properties.count < 3 {
      let finding = try wrong.firstFinding(seeds: [seed], steps: 40)
      properties += finding.map { [$0.violation.property] } ?? []
    }
    #expect(Set(properties) == ["queue-keeps-priority"])
  }
}
