import NavSim
import Testing

/// Carries out commands one after another, the one of the highest priority first.
@MainActor
private final class Commands {
  private(set) var path: [Int] = []
  private var waiting: [(priority: Int, page: Int?)] = []
  private var isRunning = false

  func push(_ page: Int) { add(page, page) }
  func pop() { add(1, nil) }

  private func add(_ priority: Int, _ page: Int?) {
    waiting.insert(
      (priority, page), at: waiting.firstIndex { $0.priority < priority } ?? waiting.count)
    guard !isRunning else { return }
    isRunning = true
    Task {
      while !waiting.isEmpty {
        let page = waiting.removeFirst().page
        try? await Task.sleep(for: .milliseconds(60))
        if let page { path.append(page) } else if !path.isEmpty { path.removeLast() }
      }
      isRunning = false
    }
  }
}

@Suite("Commands that wait")
struct CommandQueueTests {
  private let test = RouterTest<Commands, Int>("commands") {
    Commands()
  } screens: {
    Screens(root: 0, pushed: $0.path)
  }
  .tap("push", [1, 9]) { $0.push($1) }
  .tap("pop") { $0.pop() }

  @Test("a pop that waits takes a page of a higher priority that came meanwhile", .tags(.slow))
  func holds() throws { try test.check(seeds: 1...300, steps: 20) }
}
