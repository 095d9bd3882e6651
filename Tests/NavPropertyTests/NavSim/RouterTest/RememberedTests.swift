import Testing

@testable import NavProgram
@testable import NavSim

/// Right routers of which a screen does not show all that they remember, or mean.
@Suite("What right routers remember", .tags(.slow))
struct RememberedTests {
  private struct Refused: Error {}

  /// The third wrong code blocks a door.
  @MainActor fileprivate final class Door {
    private(set) var isBlocked = false
    private var wrong = 0

    func enter(_ code: Int) throws {
      guard !isBlocked else { throw Refused() }
      guard code != 1 else { return wrong = 0 }
      wrong += 1
      guard wrong == 3 else { throw Refused() }
      wrong = 0
      isBlocked = true
    }

    func unblock() { isBlocked = false }
  }

  @Test("what a call has refused counts in the histories behind it")
  func refusals() throws {
    let test = RouterTest("door") {
      Door()
    } screens: { door in
      Screens(root: "door").presenting(door.isBlocked ? "blocked" : nil, style: .cover)
    }
    .action("enter", [1, 2]) { try await $0.enterLater($1) }
    .tap("unblock") { $0.unblock() }
    .host(.declarative())
    .without(.noChangeWhileMoving)
    #expect(try test.check(seeds: 1...60, steps: 60).calls > 0)
  }

  /// A session ends behind a finger that is on the screen.
  @MainActor private final class Session {
    private(set) var isIn = true
    private(set) var path: [Int] = []
    private var isTouched = false
    private var hasExpired = false

    func open(_ page: Int) { if isIn, !isTouched, path.count < 3 { path.append(page) } }
    func logIn() { isIn = true }
    func expire() {
      hasExpired = isIn
      leave()
    }
    func left(_ count: Int) { path.removeLast(min(count, path.count)) }
    func touch(_ isDown: Bool) {
      isTouched = isDown
      leave()
    }
    private func leave() {
      guard hasExpired, !isTouched else { return }
      (hasExpired, isIn, path) = (false, false, [])
    }
  }

  @Test("a root that a tap changes as soon as the finger is gone is meant")
  func finger() throws {
    let test = RouterTest("session") {
      Session()
    } screens: { session in
      Screens(root: session.isIn ? 0 : -1, pushed: session.path)
    }
    .tap("open", [1, 2], effect: { _ in .mayBeIgnored }) { $0.open($1) }
    .tap("logIn", effect: .mayBeIgnored) { $0.logIn() }
    .tap("expire", effect: .mayBeIgnored) { $0.expire() }
    .host(
      .declarative(
        path: { session, layer, left in session.left(layer.pushed.count - left.count) },
        gesture: { session, isDown in session.touch(isDown) })
    )
    .faults(HostFault.everyday)
    .without(.noChangeWhileMoving, .noLostCall)
    #expect(try test.check(seeds: 1...100, steps: 60).calls > 0)
  }

  /// Links replace everything, one after another.
  @MainActor private final class Links {
    private(set) var path: [Int] = []
    private(set) var sheet: Int?
    private var last: Task<Void, Never>?

    func open(_ page: Int) async {
      let before = last
      let task = Task {
        await before?.value
        try? await Task.sleep(for: .milliseconds(600))
        path = [page]
        sheet = nil
      }
      last = task
      await task.value
    }
    func present(_ page: Int) { if sheet == nil { sheet = page } }
    func close() { sheet = nil }
  }

  @Test("what replaces everything means all of it, also where only a sheet leaves by that")
  func replacing() throws {
    let test = RouterTest("links") {
      Links()
    } screens: { links in
      Screens(root: 0, pushed: links.path).presenting(links.sheet)
    }
    .action("open", [1, 2]) { await $0.open($1) }
    .tap("present", [7], effect: { _ in .mayBeIgnored }) { $0.present($1) }
    .host(.declarative(closed: { links, _ in links.close() }))
    .without(.noChangeWhileMoving, .noLostCall, .returnsAfterAnimation)
    #expect(try test.check(seeds: 1...60, steps: 60).calls > 0)
  }
}

extension RememberedTests.Door {
  fileprivate func enterLater(_ code: Int) async throws { try enter(code) }
}
