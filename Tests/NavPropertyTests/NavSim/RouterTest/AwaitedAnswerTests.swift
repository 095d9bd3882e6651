import NavSim
import Testing

/// Asks the user something, and goes on with the answer.
@MainActor
private final class Prompter {
  enum Bug {
    /// Who has asked is forgotten when the user drags the sheet away.
    case forgetsOnDrag
    /// One answer closes all that is asked, and only who has asked last goes on.
    case closesAll
  }

  private(set) var sheets: [(question: Int, id: Int)] = []
  private var waiting: [Int: CheckedContinuation<Bool?, Never>] = [:]
  private var lastID = 0
  private let bug: Bug?

  init(_ bug: Bug?) { self.bug = bug }

  func ask(_ question: Int) async -> Bool? {
    lastID += 1
    let id = lastID
    sheets.append((question, id))
    return await withCheckedContinuation { waiting[id] = $0 }
  }

  /// A button on the sheet.
  func answer() {
    guard let top = sheets.last else { return }
    if bug == .closesAll { sheets = [] } else { sheets.removeLast() }
    finish(top.id, true)
  }

  /// The user has dragged a sheet away; what has come meanwhile stays.
  func closed(_ id: Int) {
    guard let index = sheets.firstIndex(where: { $0.id == id }) else { return }
    sheets.remove(at: index)
    if bug != .forgetsOnDrag { finish(id, nil) }
  }

  var someoneWaits: Bool { !waiting.isEmpty }

  private func finish(_ id: Int, _ answer: Bool?) {
    waiting.removeValue(forKey: id)?.resume(returning: answer)
  }
}

@Suite("Calls that wait for the user")
struct AwaitedAnswerTests {
  private func test(
    _ bug: Prompter.Bug? = nil, style: ScreenLayer<Int>.Style = .sheet, hasHost: Bool = true
  ) -> RouterTest<Prompter, Int> {
    let test = RouterTest<Prompter, Int>("prompter") {
      Prompter(bug)
    } screens: { router in
      Screens(
        layers: [ScreenLayer(0, style: .base)]
          + router.sheets.map { ScreenLayer($0.question, style: style, id: $0.id) })
    }
    .action("ask", [1, 2], effect: { .present($0, style: style) }) { router, question in
      _ = await router.ask(question)
    }
    .tap("answer", effect: .dismiss) { $0.answer() }
    .buttons("answer", on: [1, 2])
    guard hasHost else { return test }
    return style == .sheet
      ? test.host(.declarative(closed: { router, layer in router.closed(layer.id) }))
      : test.host(.declarative())
  }

  @Test("a call that waits for an answer is no call that hangs", arguments: [false, true])
  func holds(isCover: Bool) throws {
    let test = test(style: isCover ? .cover : .sheet).only(
      .everyCallReturns, .serializable, .noLostCall, .nothingIsRefusedAtRest)
    let result = try test.check(seeds: 1...200, steps: 30)
    #expect(result.returned == result.calls)
  }

  @Test("one that is forgotten when the user drags its sheet away is found")
  func forgets() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(.forgetsOnDrag).only(.everyCallReturns).check(seeds: 1...100, steps: 30)
    }
    let finding = error?.findings.first { $0.violation.property == "every-call-returns" }
    #expect(finding?.steps ?? 9 <= 2)
  }

  @Test(
    "where nobody shows anything, who waits is answered at the end, too", arguments: [false, true])
  func withoutHost(isBroken: Bool) throws {
    let test = test(isBroken ? .closesAll : nil, hasHost: false).only(.everyCallReturns)
    if !isBroken { return #expect(try test.check(seeds: 1...50, steps: 10).calls > 0) }
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...50, steps: 10)
    }
    #expect(error?.findings.first?.steps == 2)
  }

  @Test("a condition on the router is looked at when it rests")
  func restingRouter() {
    func found(_ name: String, _ holds: @escaping @MainActor (Prompter) -> Bool) -> [String] {
      do {
        try test().only().atRest(name, router: holds).check(seeds: 1...50, steps: 20)
        return []
      } catch {
        return error.findings.map(\.violation.property)
      }
    }
    #expect(found("who asks is asked") { !$0.someoneWaits || !$0.sheets.isEmpty } == [])
    #expect(found("nobody asks") { !$0.someoneWaits } == ["nobody asks"])
  }

  @Test("while it waits, everything can be at rest and is compared", arguments: [false, true])
  func closesAll(isCover: Bool) throws {
    let test = test(.closesAll, style: isCover ? .cover : .sheet).only(.serializable)
    #expect(try test.firstFinding(seeds: 1...100, steps: 30)?.steps ?? 9 <= 4)
  }

  @Test(
    "where it waits can be said beside what it asks", arguments: [nil, Prompter.Bug.forgetsOnDrag])
  fileprivate func otherForms(_ bug: Prompter.Bug?) throws {
    let test = test(bug).playing("answer").action(
      "confirm", [1, 2],
      effect: { question in
        CallEffect<Int>.custom { $0.layers.append(ScreenLayer(question)) }.awaitingAnswer(
          on: question)
      }
    ) { _ = await $0.ask($1) }.only(.everyCallReturns)
    if bug == nil { return #expect(try test.check(seeds: 1...100, steps: 30).calls > 0) }
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...100, steps: 30)
    }
    #expect(error?.findings.first?.steps ?? 9 <= 2)
  }
}
