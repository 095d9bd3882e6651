import RouterAdapters
import Testing

@testable import NavSim

/// What a router keeps between runs.
@MainActor private var shared = 0

/// A plain value, which starts nothing by itself.
private struct Counter {
  var path: [Int] = []
  mutating func push(_ number: Int) { path.append(number) }
}

@Suite("Router verdicts", .tags(.slow))
struct RouterVerdictTests {
  @MainActor
  private final class Sharing {
    var path: [Int] = []
    func push() {
      shared += 1
      path.append(shared % 7)
    }
  }

  @Test("a router that shares state between runs is named")
  func sharedState() throws {
    let test = RouterTest("sharing") {
      Sharing()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push") { $0.push() }
    let error = #expect(throws: RouterTestFailure.self) { try test.check(seeds: 1...5, steps: 10) }
    #expect(error?.reason == .notDeterministic)
    #expect("\(try #require(error))".contains("shares state between runs"))
  }

  @MainActor
  private final class Single {
    static let shared = Single()
    static let reset = Single()
    var path: [Int] = []
  }

  @Test("a singleton that is not set back is named, with what it began with")
  func singleton() throws {
    let test = RouterTest("single") {
      Single.shared
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1]) { $0.path.append($1) }
    let error = #expect(throws: RouterTestFailure.self) { try test.check(seeds: 1...5, steps: 3) }
    #expect(error?.reason == .notDeterministic)
    let text = "\(try #require(error))"
    #expect(text.contains("in the first run it began with 0, in a later one with 0, 1"))
    #expect(text.contains("set it back, in the closure that makes the router"))
  }

  @Test("a singleton that is set back is a router like any other")
  func singletonSetBack() throws {
    let test = RouterTest("single") { () -> Single in
      Single.reset.path = []
      return Single.reset
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1]) { $0.path.append($1) }
    #expect(try test.check(seeds: 1...5, steps: 3).seeds == 5)
  }

  /// An actor with the state, and a class that shows copies of it.
  private actor Store {
    private let takesEqual: Bool
    var path: [Int] = []

    init(takesEqual: Bool) { self.takesEqual = takesEqual }

    func push(_ page: Int) async { if takesEqual || path.last != page { path.append(page) } }
    func pop() async { _ = path.popLast() }
    func popToRoot() async { path = [] }
    func current() async -> [Int] { path }
  }

  @MainActor
  private final class Mirrored {
    private let store: Store
    var path: [Int] = []

    /// - Parameter takesEqual: false to lose a push of what is on top.
    init(takesEqual: Bool = true) {
      store = Store(takesEqual: takesEqual)
      Task { await copy() }
    }

    func push(_ page: Int) {
      Task {
        await store.push(page)
        await copy()
      }
    }

    func pushed(_ page: Int) async {
      await store.push(page)
      await copy()
    }

    func pop() async {
      await store.pop()
      await copy()
    }

    func popToRoot() async {
      await store.popToRoot()
      await copy()
    }

    private func copy() async {
      // Twice, so that the actor is busy when the first call comes.
      _ = await store.current()
      path = await store.current()
    }
  }

  @Test("a call that waits for its turn on an actor is not taken for one that came to nothing")
  func actorTurns() throws {
    let test = RouterTest("mirrored") {
      Mirrored()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1, 2], effect: { .push($0) }) { $0.push($1) }
    #expect(try test.only(.noLostCall).check(seeds: 1...50, steps: 1).seeds == 50)
  }

  @Test("one copy that shows what several calls ask is the doing of all")
  func sharedCopy() throws {
    // What the language leaves open lets an old copy come after a new one.
    var test = RouterTest<Mirrored, Int>("mirrored") {
      Mirrored()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1, 2], effect: { .push($0) }) { $0.push($1) }
    test.reordering = .runtime
    #expect(try test.only(.noLostCall).check(seeds: 1...100, steps: 4).seeds == 100)
  }

  @Test(
    "of calls that undo each other none is lost, though no copy shows them; one that is, is found",
    arguments: [true, false])
  func undone(takesEqual: Bool) throws {
    // What the language leaves open lets an old copy come after a new one.
    var test = RouterTest<Mirrored, Int>("mirrored") {
      Mirrored(takesEqual: takesEqual)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("push", [1, 2], effect: { .push($0) }) { await $0.pushed($1) }
    .action("pop", effect: .pop) { await $0.pop() }
    .action("popToRoot", effect: .popToRoot) { await $0.popToRoot() }
    .only(.noLostCall, .nothingIsRefusedAtRest, .serializable)
    test.reordering = .runtime
    if takesEqual {
      #expect(try test.check(seeds: 1...300, steps: 30).seeds == 300)
    } else {
      let found = #expect(throws: RouterTestFailure.self) {
        try test.check(seeds: 1...10, steps: 30)
      }
      #expect("\(try #require(found))".contains("+0ms     a push 1\n    +0ms     "))
    }
  }

  @MainActor
  private final class Forgetful {
    var sheet: Int?
    private var waiting: [Int] = []

    func present(_ page: Int) {
      if sheet == nil { sheet = page } else { waiting.append(page) }
    }

    func dismissAll() { (sheet, waiting) = (nil, []) }
  }

  @Test("what waits for its turn may be given up by a call that says so")
  func clearedQueue() throws {
    func test(_ ask: CallEffect<Int>) -> RouterTest<Forgetful, Int> {
      RouterTest<Forgetful, Int>("forgetful") {
        Forgetful()
      } screens: {
        Screens(root: 0).presenting($0.sheet, style: .cover)
      }
      .tap("present", [1, 2], effect: { .queue($0) }) { $0.present($1) }
      .tap("dismissAll", effect: ask) { $0.dismissAll() }
      .only(.queueKeepsPriority, .noLostCall)
    }
    #expect(try test(.dismissAll.cancelsPending).check(seeds: 1...100, steps: 20).seeds == 100)
    #expect(throws: RouterTestFailure.self) {
      try test(.dismissAll).check(seeds: 1...100, steps: 20)
    }
  }

  private enum Inner: Hashable {
    case first
    case second(id: Int, String)
  }

  private struct Parameters: Hashable {
    var inner = Inner.first
    var text = "a"
  }

  private enum Outer: Hashable {
    case plain
    case wrapped(Inner)
    case labelled(page: Inner?)
    case record(Parameters)
  }

  @Test("routes are written as the source code has them, whatever is inside them")
  func routeTexts() {
    #expect(RouteText.of(Outer.plain) == ".plain")
    #expect(RouteText.of(Outer.wrapped(.second(id: 1, "x"))) == ".wrapped(.second(id: 1, \"x\"))")
    #expect(RouteText.of(Outer.labelled(page: .first)) == ".labelled(page: .first)")
    #expect(RouteText.of(Outer.labelled(page: nil)) == ".labelled(page: nil)")
    #expect(
      RouteText.of(Outer.record(Parameters())) == ".record(Parameters(inner: .first, text: \"a\"))")
    #expect(RouteText.of([Outer.plain]) == "[.plain]")
    #expect(RouteText.of(Optional(Outer.plain) as Any) == ".plain")
  }

  @MainActor
  private final class Silent {
    func push() async { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  @Test("a run in which no call ever ends is no pass")
  func nothingEnded() throws {
    let test = RouterTest("silent") {
      Silent()
    } screens: { _ in
      Screens(root: 0)
    }
    .action("push") { await $0.push() }
    let error = #expect(throws: RouterTestFailure.self) {
      try test.without(.everyCallReturns).check(seeds: 1...5, steps: 10)
    }
    #expect(error?.reason == .noCallEnded)
  }

  @Test("names that no scenario could be written with are refused")
  func names() throws {
    func reason(_ name: String, _ other: String, superseding third: String) -> String? {
      let test = RouterTest("idle") {
        Counter()
      } screens: {
        Screens(root: 0, pushed: $0.path)
      }
      .tap(name, [1], effect: { CallEffect.push($0).superseding(third) }) { $0.push($1) }
      .tap(other, [1], effect: { .push($0) }) { $0.push($1) }
      do throws(RouterTestFailure) {
        try test.check(seeds: 1...1, steps: 1)
        return nil
      } catch {
        return error.reason == .badActions ? error.description : nil
      }
    }
    #expect(reason("push", "add", superseding: "add") == nil)
    #expect(
      reason("push", "push", superseding: "push")?.contains("two actions are called") ?? false)
    #expect(reason("push it", "add", superseding: "add")?.contains("of one word") ?? false)
    #expect(reason("push", "add", superseding: "ad")?.contains("expected push, add") ?? false)
  }

  @Test("an action without arguments to choose from, and tabs that nobody is told of, are refused")
  func halfSaid() {
    func reason(
      _ domain: [Int], _ host: RouterHost<Counter, Int> = .none
    ) -> RouterTestFailure.Reason? {
      let test = RouterTest<Counter, Int>("idle") {
        Counter()
      } screens: {
        Screens(root: 0, pushed: $0.path)
      }
      .tap("push", domain, effect: { .push($0) }) { $0.push($1) }
      .host(host)
      do throws(RouterTestFailure) {
        try test.check(seeds: 1...1, steps: 1)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason([1]) == nil)
    #expect(reason([]) == .badActions)
    #expect(reason([1], .declarative(tabs: ["one"])) == .badHost)
    #expect(reason([1], .declarative(tab: { _, _ in })) == .badHost)
    #expect(reason([1], .declarative(tab: { _, _ in }, tabs: ["one"])) == nil)
  }

  @Test("a test without actions is no pass")
  func noActions() {
    let test = RouterTest("idle") {
      Silent()
    } screens: { _ in
      Screens(root: 0)
    }
    let error = #expect(throws: RouterTestFailure.self) { try test.check(seeds: 1...5) }
    #expect(error?.reason == .noActions)
  }

  @Test(
    "a plain value is played, and its state is made anew for every run", .tags(.slow),
    arguments: [true, false])
  func value(isCaptured: Bool) throws {
    var test = RouterTest("counter") {
      Counter()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1, 2], effect: { .push($0) }) { $0.push($1) }
    .always("at most nine") { $0.layers[0].pushed.count <= 9 }
    test.capture = isCaptured ? .required : .off
    let error = #expect(throws: RouterTestFailure.self) { try test.check(seeds: 1...5, steps: 40) }
    let text = "\(try #require(error))"
    #expect(text.contains("at most nine"))
    #expect(text.contains("→ 10 steps"), "\(text)")
    try test.check(seeds: 1...5, steps: 9)
  }

  @Test("a small failure has a timeline that ends where it fails; a long scenario has none")
  func timeline() throws {
    let failure = #expect(throws: RouterTestFailure.self) {
      try Gated.published.only(.noLostCall).check(seeds: 1...6, steps: 30)
    }
    let finding = try #require(failure?.findings.first)
    let lines = try #require(
      finding.report.split { $0.isEmpty }.first { $0.contains(where: ruler) })
    #expect(lines.dropFirst().allSatisfy { $0.contains(where: { "┃┣╵".contains($0) }) })
    #expect(lines.contains { $0.hasPrefix("    caller a") } && lines.last?.contains("╵") == true)
    let played = Gated.published.played
    var file = try played.file(finding.file)
    #expect(played.timeline(of: file) == lines.map { String($0.dropFirst(4)) })
    file.scenario = RouterScenario(steps: Array(repeating: file.scenario.steps[0], count: 13))
    #expect(played.timeline(of: file).isEmpty)

    func ruler(_ line: String) -> Bool { line.hasPrefix("    ms        0") }
  }

  @Test("a file that cannot be read names the line and what was expected")
  func damagedFile() {
    let test = RouterTest("counter") {
      Counter()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1, 2]) { $0.push($1) }
    let head = "navfuzz fixture 2\nname      a\nrouter    counter\nexpect    passes\n---\n"
    let damaged: [(String, Int)] = [
      ("navfuzz fixture 1\n", 1), (head + "+0ms     a push 3\n", 6), (head + "+xms a push 1\n", 6),
      (head + "+0ms     A push 1\n", 6), (head + "+0ms     host unknown\n", 6),
      (head + "+0ms     user dance\n", 6), (head + "+0ms     cancel 1\n", 6),
      (head.replacing("---", with: "schedule  3:1 2:1\n---"), 5),
    ]
    for (text, line) in damaged {
      let error = #expect(throws: ScenarioError.self) { try test.played.file(text) }
      #expect(error?.line == line, "\(text)")
    }
  }
}
