import NavSim
import Testing

/// Asks questions one after another, each awaited by who has asked it: the first that came first,
/// whatever its priority is.
@MainActor
private final class Questions {
  private(set) var sheet: Int?
  private var asked: [(page: Int, answered: CheckedContinuation<Void, Never>)] = []
  private var isTouched = false

  struct Busy: Error {}

  func ask(_ page: Int) async {
    await withCheckedContinuation { answered in
      asked.append((page, answered))
      if asked.count == 1 { sheet = page }
    }
  }

  func answer() throws {
    if isTouched { throw Busy() }
    guard sheet != nil else { return }
    closed()
  }

  func closed() {
    sheet = nil
    asked.removeFirst().answered.resume()
    guard !asked.isEmpty else { return }
    Task {
      try? await Task.sleep(for: .milliseconds(600))
      sheet = asked[0].page
    }
  }

  func touches(_ isTouched: Bool) { self.isTouched = isTouched }
}

@Suite("Questions that wait")
struct QuestionQueueTests {
  private let test = RouterTest<Questions, Int>("questions") {
    Questions()
  } screens: {
    Screens(root: 0).presenting($0.sheet)
  }
  .action("ask", [1, 2], effect: { .queue($0, priority: $0) }) { await $0.ask($1) }
  .tap("answer", effect: .dismiss) { try $0.answer() }
  .host(
    .declarative(closed: { router, _ in router.closed() }, gesture: { $0.touches($1) }))

  @Test(
    "a lower priority comes first, whatever is refused or asked meanwhile",
    arguments: ["", "+100ms a answer\n", "+100ms a ask 2\n"])
  func overtaken(_ meanwhile: String) throws {
    let error = #expect(throws: RouterTestFailure.self) {
      try test.replay(
        """
        navfuzz fixture 2
        name      a
        router    questions
        expect    passes
        ---
        +0ms a ask 1
        +10ms b ask 1
        +1000ms c ask 2
        +2600ms user close
        \(meanwhile)
        """)
    }
    #expect(error?.description.contains("queue-keeps-priority") == true)
  }
}
