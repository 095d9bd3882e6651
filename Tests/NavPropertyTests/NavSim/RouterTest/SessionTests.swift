import NavCapture
import NavSim
import Testing

/// A session that ends when nobody has touched anything for a while: at rest, it is always over.
@Suite("A session that ends by itself")
struct SessionTests {
  @MainActor final class Session {
    struct Locked: Error {}

    private(set) var isOpen = false
    private(set) var path: [Int] = []
    private let isKept: Bool
    private var timeout: Task<Void, Never>?

    /// - Parameter isKept: true for pages that are still there when the session is over.
    init(isKept: Bool) { self.isKept = isKept }

    func unlock() {
      isOpen = true
      touch()
    }

    func push(_ page: Int) throws {
      guard isOpen else { throw Locked() }
      touch()
      path.append(page)
    }

    func left(to count: Int) {
      path = Array(path.prefix(count))
      if isOpen { touch() }
    }

    private func touch() {
      timeout?.cancel()
      timeout = Task {
        guard (try? await Task.sleep(for: .seconds(5))) != nil else { return }
        isOpen = false
        if !isKept { path = [] }
      }
    }
  }

  /// - Parameter isDeclared: false for a test that says nothing of what its calls do.
  private static func test(isDeclared: Bool, isKept: Bool = false) -> RouterTest<Session, Int> {
    let over = CallEffect<Int>.custom(changesRoot: true) { $0 = Screens(root: 0) }
    let effect = isDeclared ? over : .learned
    return RouterTest("session") {
      Session(isKept: isKept)
    } screens: {
      Screens(root: $0.isOpen ? 1 : 0, pushed: $0.path)
    }
    .tap("unlock", effect: effect) { $0.unlock() }
    .tap("push", [7], effect: { _ in effect }) { try $0.push($1) }
    .host(.declarative(path: { session, _, left in session.left(to: left.count) }))
    .without(.noChangeWhileMoving, .returnsAfterAnimation)
  }

  @Test("may change its root for a task that a gesture has started", arguments: [true, false])
  func holds(isDeclared: Bool) throws {
    try Self.test(isDeclared: isDeclared).check(seeds: 1...100, steps: 40)
  }

  @Test("is to take its pages along")
  func kept() {
    #expect(throws: RouterTestFailure.self) {
      try Self.test(isDeclared: true, isKept: true).check(seeds: 1...4, steps: 40)
    }
  }
}
