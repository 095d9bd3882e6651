import NavSim
import Testing

/// Shows one page after another, and says with a Bool whether a page is shown.
@MainActor
private final class Pager {
  private(set) var path: [Int] = []
  private var isMoving = false
  private let isHonest: Bool

  init(isHonest: Bool) { self.isHonest = isHonest }

  func show(_ page: Int, completion: @escaping (Bool) -> Void) {
    guard !isMoving else { return completion(!isHonest) }
    move {
      self.path.append(page)
    } completion: {
      completion(true)
    }
  }

  func back(completion: @escaping (Bool) -> Void) {
    guard !isMoving, !path.isEmpty else { return completion(!isHonest) }
    move {
      self.path.removeLast()
    } completion: {
      completion(true)
    }
  }

  private func move(_ change: () -> Void, completion: @escaping () -> Void) {
    isMoving = true
    change()
    Task {
      try? await Task.sleep(for: .milliseconds(350))
      isMoving = false
      completion()
    }
  }
}

@Suite("Calls that end with a Bool")
struct CompletingTests {
  private func test(isHonest: Bool) -> RouterTest<Pager, Int> {
    RouterTest("pager") {
      Pager(isHonest: isHonest)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .completing("show", [1, 2], effect: { .push($0) }) { $0.show($1, completion: $2) }
    .completing("back", effect: .pop) { $0.back(completion: $1) }
    // It refuses while it moves, and says so.
    .without(.nothingIsRefusedAtRest, .nothingIsRefusedWhileStill)
  }

  @Test("false is a refusal, which is no call that is lost")
  func refuses() throws {
    let result = try test(isHonest: true).check(seeds: 1...100, steps: 20)
    // Of some calls nothing came, and none of them is held against the router.
    #expect(result.returned < result.calls)
  }

  @Test("true for a call of which nothing has come is found")
  func lies() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(isHonest: false).check(seeds: 1...100, steps: 20)
    }
    #expect(error?.findings.first?.violation.property == "no-lost-call")
    #expect(error?.findings.first?.steps == 2)
  }
}
