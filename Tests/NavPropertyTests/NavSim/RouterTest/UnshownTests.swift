import NavCapture
import NavSim
import Testing

/// Right routers that keep something which no screen shows, and what came of a call shows later.
@Suite("What no screen shows")
struct UnshownTests {
  private struct Page: Equatable {
    let id: Int
    let name: Int
  }

  /// Pages with ids of their own.
  @MainActor private class Pages {
    var shown: [Page] = []
    private var lastID = 0

    func push(_ name: Int) {
      lastID += 1
      shown.append(Page(id: lastID, name: name))
    }

    func remove(_ ids: [Int]) { shown.removeAll { ids.contains($0.id) } }
  }

  private static func host<Router: Pages>(
    _ left: @escaping @MainActor @Sendable (Router, [Int]) -> Void
  ) -> RouterHost<Router, Int> {
    .declarative(path: { router, layer, kept in
      left(router, Array(layer.pushedIDs.dropFirst(kept.count)))
    })
  }

  @MainActor private static func screens(_ pages: Pages) -> Screens<Int> {
    Screens(root: 0, pushed: pages.shown.map(\.name), ids: pages.shown.map(\.id))
  }

  private static func replay<Router: Pages>(
    _ test: RouterTest<Router, Int>, _ steps: String
  ) throws {
    try test.replay(
      "navfuzz fixture 2\nname \(test.name)\nrouter \(test.name)\nexpect passes\n---\n"
        + steps + "\n")
  }

  // MARK: What is ahead

  /// Goes back and forward; all it does goes through one stream, and pages take time to load.
  @MainActor private final class Browser: Pages {
    enum Event: Sendable { case visit(Int), back, forward }
    private var ahead: [Page] = []
    private let events: AsyncStream<Event>.Continuation

    override init() {
      let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
      events = continuation
      super.init()
      Task { [weak self] in for await event in stream { await self?.handle(event) } }
    }

    deinit { events.finish() }

    func send(_ event: Event) { events.yield(event) }

    private func handle(_ event: Event) async {
      switch event {
      case .visit(let name):
        try? await Task.sleep(for: .milliseconds(100 * name))
        push(name)
        ahead = []
      case .back: if let last = shown.popLast() { ahead.append(last) }
      case .forward: if let next = ahead.popLast() { shown.append(next) }
      }
    }

    func left(_ ids: [Int]) {
      let left = shown.filter { ids.contains($0.id) }
      if shown.suffix(left.count).elementsEqual(left) { ahead += left.reversed() }
      remove(ids)
    }
  }

  @Test("equal calls that are carried out in order wait for each other in that order alone")
  func inOrder() throws {
    let test = RouterTest<Browser, Int>("browser") {
      Browser()
    } screens: {
      Self.screens($0)
    }
    .tap("visit", [1, 4], effect: { .push($0).eventually.inOrder }) { $0.send(.visit($1)) }
    .tap("back", effect: .pop.eventually.inOrder) { $0.send(.back) }
    .tap("forward", effect: .learned.inOrder) { $0.send(.forward) }
    .host(Self.host { $0.left($1) })
    .without(.noChangeWhileMoving)
    try Self.replay(
      test,
      """
      +0ms     a visit 4
      +515ms   a forward
      +235ms   a forward
      +0ms     a visit 1
      +0ms     user back
      +350ms   a back
      +0ms     a forward
      """)
    try test.faults(HostFault.everyday).check(seeds: 1...100, steps: 30)
  }

  // MARK: What was written

  /// Writes what is shown to a disk, and shows what was written unless somebody has gone on meanwhile.
  @MainActor private final class Notes: Pages {
    struct Moved: Error {}
    private(set) var sheet: Int?
    private var disk = [1, 2]
    private var moves = 0
    private var last: Task<Void, Never>?

    func open(_ name: Int) {
      moves += 1
      push(name)
    }

    func back() {
      guard !shown.isEmpty else { return }
      moves += 1
      shown.removeLast()
    }

    func edit(_ name: Int) {
      guard sheet == nil else { return }
      moves += 1
      sheet = name
    }

    func save() async {
      await afterOthers {
        let names = self.shown.map(\.name)
        try? await Task.sleep(for: .milliseconds(100))
        self.disk = names
      }
    }

    func restore() async throws {
      let before = moves
      var read: [Int] = []
      await afterOthers {
        try? await Task.sleep(for: .milliseconds(250))
        read = self.disk
      }
      guard moves == before else { throw Moved() }
      moves += 1
      shown = []
      read.forEach(push)
    }

    private func afterOthers(_ body: @escaping @MainActor () async -> Void) async {
      let turn = last
      let task = Task {
        await turn?.value
        await body()
      }
      last = task
      await task.value
    }

    func left(_ ids: [Int]) {
      moves += 1
      remove(ids)
    }

    func closed() {
      guard sheet != nil else { return }
      moves += 1
      sheet = nil
    }
  }

  @Test(
    "a cancelled call may have been carried out, and a swipe below a sheet, too",
    arguments: [
      """
      +0ms     a save
      +0ms     a open 3
      +0ms     cancel a
      +101ms   a open 3
      +0ms     a back
      +100ms   a restore
      """,
      """
      +0ms     a open 3
      +351ms   user back
      +0ms     a edit 1
      +0ms     a save
      +350ms   a restore
      """,
    ])
  func written(_ steps: String) throws {
    let test = RouterTest<Notes, Int>("notes") {
      Notes()
    } screens: {
      Self.screens($0).presenting($0.sheet)
    }
    .tap("open", [3], effect: { name in .custom { $0.layers[0].pushed.append(name) } }) {
      $0.open($1)
    }
    .tap("back", effect: .custom { _ = $0.layers[0].pushed.popLast() }) { $0.back() }
    .tap("edit", [1], effect: { .present($0).when { $0.layers.count == 1 } }) { $0.edit($1) }
    .action("save", effect: .nothing) { await $0.save() }
    .action("restore") { try await $0.restore() }
    .host(
      .declarative(
        path: { notes, layer, kept in
          notes.left(Array(layer.pushedIDs.dropFirst(kept.count)))
        }, closed: { notes, _ in notes.closed() })
    )
    .without(.noChangeWhileMoving, .returnsAfterAnimation)
    try Self.replay(test, steps)
  }

  // MARK: What can be undone

  /// Remembers what was shown before each change.
  @MainActor private final class Documents: Pages {
    private var before: [[Int]] = []

    func open(_ name: Int) {
      remember()
      push(name)
    }

    func close() {
      guard !shown.isEmpty else { return }
      remember()
      shown.removeLast()
    }

    func undo() {
      guard let names = before.popLast() else { return }
      let kept = zip(shown, names).prefix { $0.name == $1 }.count
      shown.removeSubrange(kept...)
      names.dropFirst(kept).forEach(push)
    }

    func left(_ ids: [Int]) {
      guard shown.contains(where: { ids.contains($0.id) }) else { return }
      remember()
      remove(ids)
    }

    private func remember() { before.append(shown.map(\.name)) }
  }

  @Test("a swipe takes only the page that was touched, and not an equal one")
  func undone() throws {
    let test = RouterTest<Documents, Int>("documents") {
      Documents()
    } screens: {
      Self.screens($0)
    }
    .tap("open", [2]) { $0.open($1) }
    .tap("close") { $0.close() }
    .tap("undo") { $0.undo() }
    .host(Self.host { $0.left($1) })
    .without(.noChangeWhileMoving, .returnsAfterAnimation)
    try Self.replay(
      test,
      """
      +0ms     a open 2
      +0ms     a open 2
      +350ms   user back
      +348ms   a close
      +2ms     a undo
      """)
    try test.faults(HostFault.everyday).check(seeds: 1...100, steps: 30)
  }
}
