import NavSim
import Testing

@MainActor
private final class Later {
  private(set) var sheet: Int?
  private var waiting: [Int] = []
  private var handsOver = false
  private let isCareful: Bool

  init(isCareful: Bool = true) { self.isCareful = isCareful }

  func present(_ page: Int) {
    if sheet == nil, !(isCareful && handsOver) { sheet = page } else { waiting.append(page) }
  }

  func dismiss() {
    sheet = nil
    guard !waiting.isEmpty, !handsOver else { return }
    handsOver = true
    Task {
      try? await Task.sleep(for: .milliseconds(600))
      handsOver = false
      sheet = waiting.removeFirst()
    }
  }
}

@Suite("Turns in a queue")
struct QueueTurnTests {
  @Test("what waits for its turn is not held against the call that makes room")
  func madeRoom() throws {
    try later().check(seeds: 1...200, steps: 6)
  }

  private func later(isCareful: Bool = true) -> RouterTest<Later, Int> {
    RouterTest<Later, Int>("later") {
      Later(isCareful: isCareful)
    } screens: {
      Screens(root: 0).presenting($0.sheet, style: .cover)
    }
    .tap("present", [1, 2], effect: { .queue($0, style: .cover) }) { $0.present($1) }
    .tap("dismiss", effect: .dismiss) { $0.dismiss() }
  }

  @Test("what is replaced as another has its turn is missed", .tags(.slow))
  func replacedAtItsTurn() throws {
    let test = later(isCareful: false)
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...200, steps: 6)
    }
    #expect(error?.findings.first?.steps == 5)
  }
}
