import NavSim
import Testing

/// Waits two seconds at most to be told that a page is shown, and takes it back then.
@MainActor
private final class LimitedRouter {
  struct TookTooLong: Error {}

  private(set) var path: [Int] = []
  private var isMoving = false
  private var pending: (number: Int, continuation: CheckedContinuation<Bool, Never>)?
  private var lastNumber = 0

  func push(_ page: Int) async throws {
    guard !isMoving else { throw TookTooLong() }
    isMoving = true
    defer { isMoving = false }
    lastNumber += 1
    let number = lastNumber
    path.append(page)
    Task {
      try? await Task.sleep(for: .seconds(2))
      resume(number, isShown: false)
    }
    let isShown = await withCheckedContinuation { pending = (number, $0) }
    guard isShown else {
      path.removeLast()
      throw TookTooLong()
    }
  }

  func settled() { resume(lastNumber, isShown: true) }

  private func resume(_ number: Int, isShown: Bool) {
    guard let pending, pending.number == number else { return }
    self.pending = nil
    pending.continuation.resume(returning: isShown)
  }
}

@Suite("Calls with a time limit")
struct TimeLimitTests {
  private var test: RouterTest<LimitedRouter, Int> {
    RouterTest("limited") {
      LimitedRouter()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("push", [1, 2], effect: { .push($0) }) { try await $0.push($1) }
    .host(.declarative(settled: { $0.settled() }))
  }

  @Test("a change that needs no animation moves until its end is told, and may be refused")
  func lostEnd() throws {
    let steps = ["+0ms host instant", "+0ms host lost-end", "+0ms a push 1"]
    #expect(try test.violation(of: steps) == nil)
    try test.faults([.instant, .lostEnd, .lateEnd]).check(seeds: 1...100, steps: 20)
  }

  @Test("a host that goes away during a call is a reason to refuse it")
  func away() throws {
    let steps = ["+0ms a push 1", "+0ms host background", "+2001ms host normal"]
    #expect(try test.violation(of: steps) == nil)
  }
}
