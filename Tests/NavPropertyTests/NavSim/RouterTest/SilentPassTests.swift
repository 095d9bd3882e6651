import Foundation
import Testing

@testable import NavProgram
@testable import NavSim

/// Pages, each a plain value, that are shown and hidden.
private struct Book: Sendable {
  struct Refusal: Error {}
  var pages: [Int] = []
  var sheet: Int?
}

/// Tests that try nothing, or less than they seem to: each is refused, or says so.
@Suite("Tests that pass in silence")
struct SilentPassTests {
  private typealias Test = RouterTest<Book, Int>

  private var empty: Test {
    Test("book") {
      Book()
    } screens: { book in
      Screens(root: 0, pushed: book.pages).presenting(book.sheet)
    }
  }

  private var book: Test {
    empty
      .tap("push", [1, 2], effect: { .push($0) }) { $0.pages.append($1) }
      .tap("pop", effect: .pop) { $0.pages = $0.pages.dropLast() }
  }

  private func reason(
    _ test: Test, _ seeds: [UInt64] = [1, 2, 3], steps: Int = 20
  ) -> RouterTestFailure.Reason? {
    do throws(RouterTestFailure) {
      try test.check(seeds: seeds, steps: steps)
      return nil
    } catch {
      return error.reason
    }
  }

  /// What an `ok` says that it is not worth.
  private func untried(_ test: Test) throws -> String {
    try test.check(seeds: 1...3, steps: 20).worth.dropFirst().joined()
  }

  @Test("a test that tries what it can says so")
  func whole() throws {
    let result = try book.check(seeds: 1...3, steps: 20)
    #expect(result.worth[0].hasPrefix("calls made/returned/changed something: push "))
    #expect(
      reason(book.requires(.everyActionMade, .everyActionReturned, .everyActionChanged)) == nil)
  }

  @Test("no seeds, no actions, nothing that could fail: refused")
  func nothing() {
    #expect(reason(book, []) == .noSeeds)
    #expect(reason(empty) == .noActions)
    #expect(reason(book.only()) == .nothingJudged)
    #expect(reason(book.only(.queueKeepsPriority)) == .nothingJudged)
    #expect(reason(book.only(.screenAgreesAtRest, .gestureTakesOnlyItsTarget)) == .nothingJudged)
    #expect(reason(book.only().always("few") { $0.layers.count < 3 }) == nil)
    #expect(reason(book.playing("push", "popp")) == .badActions)
  }

  @Test("every call throws: no pass")
  func everyCallThrows() {
    let test = empty.tap("push", [1], effect: { .push($0) }) { _, _ in throw Book.Refusal() }
      .without(.nothingIsRefusedAtRest)
    #expect(reason(test) == .everyCallThrew)
  }

  @Test(
    "what an action did not do is said, and fails where it is required",
    arguments: [
      ("throws", RouterRequirement.everyActionReturned, "show never returned, each call threw"),
      ("blind", .everyActionChanged, "show never changed anything"),
      ("when", .everyActionChanged, "the `when` of show never held"),
      ("button", .everyActionMade, "show was never called, because its button was never"),
      ("learned", .everyEffectDeclared, "show said nothing of what they do"),
    ])
  func action(_ kind: String, _ requirement: RouterRequirement, _ words: String) throws {
    let effect: CallEffect<Int>? =
      switch kind {
      case "learned": nil
      case "when": .present(9).when { $0.layers.count > 5 }
      default: .custom { _ in }
      }
    var test = book.tap("show", effect: effect) { book in
      if kind == "throws" { throw Book.Refusal() }
      if kind == "learned" { book.pages.append(7) }
    }.without(.nothingIsRefusedAtRest)
    if kind == "button" { test = test.buttons("show", on: [77]) }
    let said = try untried(test)
    #expect(said.contains(words), "\(said)")
    #expect(reason(test.requires(requirement)) == .requirementNotMet)
  }

  @Test("an action that is to change nothing is no gap")
  func nothingAsked() throws {
    let test = book.tap("log", effect: .nothing) { _ in }
    #expect(try !untried(test).contains("log never"))
  }

  @Test("what no rule was applied to, and the faults that are off, are said")
  func rules() throws {
    let shown = book.host(.declarative()).without(.noChangeWhileMoving)
    let said = try untried(shown.faults([.slow, .gestures]))
    for words in [
      "queue-keeps-priority (no action queues a presentation)",
      "completes-once (no action has a completion handler)",
      "gesture-takes-only-its-target (the host has no path, closed or onDismiss)",
      "layers-consistent (no layer was presented)", "faults that are off: instant, lost-end, ",
    ] {
      #expect(said.contains(words), "\(said)")
    }
    #expect(try untried(shown.faults([])).contains("all faults are off"))
    #expect(try untried(book).contains("screen-agrees-at-rest (there is no host)"))
    #expect(reason(book.requires(.everyPropertyApplied)) == .requirementNotMet)
    #expect(reason(shown.faults([]).requires(.everyFaultOn)) == .requirementNotMet)
  }

  /// Is shut again some time after it has been opened.
  @MainActor private final class Vault {
    private let limit: Duration
    private(set) var isOpen = false
    init(_ limit: Duration) { self.limit = limit }

    func open() {
      isOpen = true
      Task {
        try? await Task.sleep(for: limit)
        isOpen = false
      }
    }
  }

  @Test("a timer that was taken for a part of a call is said", arguments: [2, 60])
  func timer(_ seconds: Int) throws {
    let test = RouterTest<Vault, Int>("vault") {
      Vault(.seconds(seconds))
    } screens: {
      Screens(root: 0, pushed: $0.isOpen ? [1] : [])
    }
    .tap("open") { $0.open() }
    let said = try test.check(seeds: 1...3, steps: 20).worth.joined()
    #expect(said.contains("more than 10 s after open was taken for a part") == (seconds > 10))
  }

  private func file(_ expectation: String, _ steps: String) -> String {
    "navfuzz fixture 2\nname      a\nrouter    book\nexpect    \(expectation)\n---\n\(steps)"
  }

  @Test("a scenario of which nothing is left is DRIFTED, and so is one without steps")
  func drifted() throws {
    let test = book.tap("hide", effect: .dismiss) { $0.sheet = nil }.buttons("hide", on: [9])
    for (steps, words) in [
      ("", "it has no steps"), ("+0ms a hide\n", "step 1: its button is not on the screen"),
      ("+0ms user back\n+0ms a hide\n", "step 1: the user cannot do that"),
    ] {
      for expectation in ["passes", "fails no-lost-call"] {
        let error = #expect(throws: RouterTestFailure.self) {
          try test.replay(file(expectation, steps))
        }
        #expect(error?.reason == .drifted && error?.description.contains(words) == true)
      }
    }
    try test.replay(file("passes", "+0ms a hide\n+0ms a push 1\n"))
  }

  @Test("a property that does not exist is no expectation")
  func unknownProperty() throws {
    let error = #expect(throws: ScenarioError.self) {
      try book.replay(file("fails no-chnage-while-moving", "+0ms a push 1\n"))
    }
    #expect(error?.line == 4)
    #expect(error?.description.contains("such as no-change-while-moving, found") == true)
    let own = book.always("few pages") { $0.layers.count < 3 }
    try own.replay(file("fails few pages", "+0ms a push 1\n"))
    #expect(throws: ScenarioError.self) {
      try book.replay(file("fails few pages", "+0ms a push 1\n"))
    }
  }
}

/// Names and arguments that a file could not be written or read with.
@Suite("Texts of a test")
struct TestTextTests {
  private struct Named: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    let description: String
  }

  private final class Changing: Sendable, CustomStringConvertible {
    var description: String { "\(UInt64.random(in: .min ... .max))" }
  }

  private func reason(
    _ name: String = "book", condition: String = "few", tabs: [String] = [], callers: Int = 3
  ) -> RouterTestFailure.Reason? {
    var test = RouterTest<Book, Int>(name) {
      Book()
    } screens: {
      Screens(root: 0, pushed: $0.pages)
    }
    .tap("push", [1], effect: { .push($0) }) { $0.pages.append($1) }
    .always(condition) { $0.layers.count < 3 }
    .host(tabs.isEmpty ? .none : .declarative(tab: { _, _ in }, tabs: tabs))
    test.callerLimit = callers
    do throws(RouterTestFailure) {
      try test.check(seeds: 1...1, steps: 5)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("names that a terminal or a file could not show are refused")
  func names() {
    #expect(reason() == nil)
    for name in ["", "a\nb", "::error::", "a b", "\u{1B}[31m", "-x"] {
      #expect(reason(name) == .badTest, "\(name.debugDescription)")
    }
    for condition in ["", "a\nb", "\u{1B}[31m", " a", "root-stays"] {
      #expect(reason(condition: condition) == .badTest, "\(condition.debugDescription)")
    }
    #expect(reason(tabs: ["one", "two"]) == nil)
    for tabs in [[""], ["a\nb"], ["one", "one"]] { #expect(reason(tabs: tabs) == .badHost) }
  }

  @Test("more callers than letters are refused, and so is none")
  func callers() {
    for count in [0, -1, 27, .max] { #expect(reason(callers: count) == .badTest) }
    #expect(reason(callers: 26) == nil)
  }

  private func objection<Argument: Sendable>(_ domain: [Argument]) -> String {
    let test = RouterTest<Book, Int>("book") {
      Book()
    } screens: {
      Screens(root: 0, pushed: $0.pages)
    }
    .tap("push", domain, effect: { _ in .push(1) }) { book, _ in book.pages.append(1) }
    do throws(RouterTestFailure) {
      try test.check(seeds: 1...1, steps: 5)
      return ""
    } catch {
      return error.description
    }
  }

  @Test("arguments that a file could not tell apart, or that are never written alike, are refused")
  func arguments() {
    let same = [1, 2].map { Named(number: $0, description: "page") }
    #expect(objection(same).contains("two arguments that are both written \"page\""))
    #expect(objection([same[0], same[0]]) == "")
    #expect(objection([Changing()]).contains("written differently each time"))
    #expect(objection([Named(number: 1, description: " ")]).contains("written as nothing"))
    // A description that says nothing gives way to the parts of the value.
    #expect(objection([1, 2].map { Named(number: $0, description: "") }) == "")
    #expect(RouteText.of(Named(number: 1, description: "")).contains("number: 1"))
    #expect(RouteText.of(Set([Deep.item(2), .item(1)])) == "[.item(1), .item(2)]")
    // What Swift writes of an object may hold an address.
    #expect(RouteText.of(Plain()) == "Plain")
    let plain = objection([Plain(), Plain()])
    #expect(plain.contains("two arguments that are both written \"Plain\""))
  }

  private final class Plain: Sendable {}

  @Test("arguments of all kinds are read as they were written")
  func written() throws {
    try read([Double.nan, .infinity, -0.0, 0.0])
    try read([Int?.none, 1])
    try read(["a\nb", "a\\nb", " x", "x ", "\u{200B}", "→ b: push", "#", "\u{202E}abc", ""])
    try read([URL(string: "https://a.b/c?d=e#f"), URL(string: "a")])
    try read([Nested.pair(1, nil), .deep(.pair(2, "x"))])
  }

  private indirect enum Nested: Sendable {
    case pair(Int, String?)
    case deep(Nested)
  }

  private func read<Argument: Sendable>(_ domain: [Argument]) throws {
    let test = RouterTest<Book, Int>("book") {
      Book()
    } screens: {
      Screens(root: 0, pushed: $0.pages)
    }
    .tap("push", domain, effect: { _ in .push(1) }) { book, _ in book.pages.append(1) }.played
    try test.begin()
    for place in domain.indices {
      let step = RouterStep(delay: 0, move: .call(caller: 0, action: 0, argument: place))
      let file = ScenarioFile(
        name: "a", router: "book", expectation: .passes, scenario: RouterScenario(steps: [step]))
      #expect(try test.file(test.text(of: file)).scenario.steps == [step])
    }
  }

  private enum Deep: Hashable { case item(Int) }
}

/// The user at the end of a run, who answers so that calls return.
@Suite("Answers at the end")
struct EndAnswerTests {
  /// An alert over a cover that only the alert's own button takes away.
  @MainActor
  private final class Alerts {
    var alert: CheckedContinuation<Void, Never>?
    private(set) var dismissals = 0

    func ask() async { await withCheckedContinuation { alert = $0 } }
    func confirm() {
      alert?.resume()
      alert = nil
    }
    func dismiss() { dismissals += 1 }
  }

  private func test(confirms: Bool) -> RouterTest<Alerts, Int> {
    let test = RouterTest<Alerts, Int>("alerts") {
      Alerts()
    } screens: { router in
      Screens(root: 0).presenting(router.alert == nil ? nil : 9, style: .cover)
    }
    .action("ask", effect: .present(9, style: .cover)) { router in
      if router.alert == nil { await router.ask() }
    }
    .tap("dismiss", effect: .dismiss.when { $0.top?.root != 9 }) { $0.dismiss() }
    .always("dismissed at most twice") { router in router.dismissals <= 2 }
    .only(.everyCallReturns)
    return confirms
      ? test.tap("confirm", effect: .dismiss) { $0.confirm() }.buttons("confirm", on: [9]) : test
  }

  /// Asks two questions, of which the action names the first alone.
  @MainActor
  private final class TwoQuestions {
    var cover: CheckedContinuation<Void, Never>?
    var sheet: CheckedContinuation<Void, Never>?

    func ask() async {
      await withCheckedContinuation { cover = $0 }
      cover = nil
      await withCheckedContinuation { sheet = $0 }
      sheet = nil
    }
  }

  @Test("a call that shows something else than it says is answered by what is on the screen")
  func twoQuestions() throws {
    let test = RouterTest<TwoQuestions, Int>("alerts") {
      TwoQuestions()
    } screens: { router in
      Screens(root: 0).presenting(router.cover == nil ? nil : 1, style: .cover)
        .presenting(router.sheet == nil ? nil : 2)
    }
    .action("ask", effect: .present(1, style: .cover)) { router in
      if router.cover == nil, router.sheet == nil { await router.ask() }
    }
    .tap("ok", effect: .dismiss) { $0.cover?.resume() }.buttons("ok", on: [1])
    .tap("close", effect: .dismiss) { $0.sheet?.resume() }.buttons("close", on: [2])
    .only(.everyCallReturns)
    let (outcome, _) = try play(test)
    #expect(outcome.violation == nil, "\(String(describing: outcome.violation))")
    #expect(outcome.statistics.calls.map(\.started) == [1, 1, 1])
  }

  private func play(_ test: RouterTest<some Any, Int>) throws -> (RouterOutcome, ReportPage) {
    let played = test.played
    let file = ScenarioFile(
      name: "a", router: "alerts", expectation: .passes,
      scenario: RouterScenario(
        steps: [RouterStep(delay: 0, move: .call(caller: 0, action: 0, argument: 0))]))
    return (played.play(file.scenario), played.reportPage(of: file))
  }

  @Test("only what is on the screen is pressed, each button once, and on the user's own lane")
  func presses() throws {
    let (outcome, page) = try play(test(confirms: true))
    #expect(outcome.violation == nil)
    #expect(outcome.statistics.calls.map(\.started) == [1, 0, 1])
    #expect(page.lanes.map(\.name).contains("the user's answer"))
    // Without it nobody can answer, and nothing is pressed in vain.
    #expect(try play(test(confirms: false)).0.statistics.calls.map(\.started) == [1, 0])
  }
}
