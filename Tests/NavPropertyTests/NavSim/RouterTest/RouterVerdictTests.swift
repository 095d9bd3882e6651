import Testing

@testable import NavSim

/// What a router keeps between runs.
@MainActor private var shared = 0

/// A plain value, which starts nothing by itself.
private struct Counter {
  var path: [Int] = []
  mutating func push(_ number: Int) { path.append(number) }
}

@Suite("Router verdicts")
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
    "a plain value is played, and its state is made anew for every run", arguments: [true, false])
  func value(isCaptured: Bool) throws {
    var test = RouterTest("counter") {
      Counter()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1, 2], asks: { .push($0) }) { $0.push($1) }
    .always("at most nine") { $0.layers[0].pushed.count <= 9 }
    test.capture = isCaptured ? .required : .off
    let error = #expect(throws: RouterTestFailure.self) { try test.check(seeds: 1...5, steps: 40) }
    let text = "\(try #require(error))"
    #expect(text.contains("at most nine"))
    #expect(text.contains("→ 10 steps"), "\(text)")
    try test.check(seeds: 1...5, steps: 9)
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
