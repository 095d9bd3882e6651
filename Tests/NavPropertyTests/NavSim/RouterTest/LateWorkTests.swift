import Testing

@testable import NavConcurrency
@testable import NavEngine
@testable import NavSim

/// A search that opens its result after a pause, unless it is cancelled or something else is typed.
@MainActor
private final class Search {
  private(set) var path: [Int] = []
  private let heedsCancellation: Bool
  private var pending: Task<Void, Never>?

  init(heedsCancellation: Bool) { self.heedsCancellation = heedsCancellation }

  func type(_ text: Int) {
    pending?.cancel()
    pending = Task {
      try? await Task.sleep(for: .milliseconds(300))
      if heedsCancellation, Task.isCancelled { return }
      path = [text]
    }
  }

  func cancel() { pending?.cancel() }
}

/// A sheet that is shown at once, and again when its content has been loaded.
@MainActor
private final class Details {
  private(set) var sheet: Int?
  private(set) var hasLoaded = false
  private let looksAgain: Bool
  private var opened = 0

  init(looksAgain: Bool) { self.looksAgain = looksAgain }

  func open(_ page: Int) {
    guard sheet == nil else { return }
    sheet = page
    opened += 1
    Task { [opened] in
      try? await Task.sleep(for: .seconds(2))
      if looksAgain, self.opened != opened || sheet == nil { return }
      sheet = page
      hasLoaded = true
    }
  }

  func close() { (sheet, hasLoaded) = (nil, false) }
}

@Suite("Work that outlasts its call")
struct LateWorkTests {
  private func search(heedsCancellation: Bool) -> RouterTest<Search, Int> {
    RouterTest<Search, Int>("search") {
      Search(heedsCancellation: heedsCancellation)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("type", [1, 2], effect: { .set([$0]).eventually.superseding("type") }) { $0.type($1) }
    .tap("cancel", effect: .nothing.superseding("type")) { $0.cancel() }
    .only(.serializable, .noLostCall, .nothingIsRefusedAtRest)
  }

  private func details(
    looksAgain: Bool,
    screens: @escaping @MainActor (Details) -> Screens<Int> = {
      Screens(root: 0).presenting($0.sheet)
    }
  ) -> RouterTest<Details, Int> {
    RouterTest<Details, Int>("details") {
      Details(looksAgain: looksAgain)
    } screens: {
      screens($0)
    }
    .tap("open", [1, 2], effect: { page in .present(page).when { $0.layers.count == 1 } }) {
      $0.open($1)
    }
    .tap("close", effect: .dismiss) { $0.close() }
    .only(.serializable)
  }

  @Test("what a later call has given up is not missed")
  func superseded() throws {
    let result = try search(heedsCancellation: true).check(seeds: 1...300, steps: 30)
    #expect(result.seeds == 300)
  }

  @Test("what a later call has given up must not come after all")
  func swallowedCancellation() throws {
    let found = #expect(throws: RouterTestFailure.self) {
      try search(heedsCancellation: false).check(seeds: 1...20, steps: 30)
    }
    let report = "\(try #require(found))"
    #expect(
      report.contains(
        "nothing comes of `caller a: type 1` any more, because a later call has given it up"))
    #expect(report.contains("→ 2 steps"), "\(report)")
  }

  @Test("what has been closed and comes back is found, though nobody awaits the calls")
  func twice() throws {
    #expect(try details(looksAgain: true).check(seeds: 1...300, steps: 30).seeds == 300)
    let found = #expect(throws: RouterTestFailure.self) {
      try details(looksAgain: false).check(seeds: 1...20, steps: 30)
    }
    let report = "\(try #require(found))"
    #expect(report.contains("is carried out after it has returned"), "\(report)")
  }

  @Test("what the user has closed and comes back is found")
  func closedByUser() throws {
    func test(looksAgain: Bool) -> RouterTest<Details, Int> {
      details(looksAgain: looksAgain).playing("open")
        .host(.declarative(closed: { router, _ in router.close() }))
        .faults([.gestures])
    }
    #expect(try test(looksAgain: true).check(seeds: 1...100, steps: 30).seeds == 100)
    let found = #expect(throws: RouterTestFailure.self) {
      try test(looksAgain: false).check(seeds: 1...100, steps: 30)
    }
    let report = "\(try #require(found))"
    #expect(report.contains("what the user has done is undone (the user closes 1)"), "\(report)")
  }

  @Test("the content of a layer changes in place, and a framework replaces what has no id")
  func inPlace() throws {
    func test(id: Int) -> RouterTest<Details, Int> {
      details(looksAgain: true) {
        guard let sheet = $0.sheet else { return Screens(root: 0) }
        let content = ScreenLayer($0.hasLoaded ? -sheet : sheet, id: id)
        return Screens(layers: [ScreenLayer(0, style: .base), content])
      }
      .only(.layersConsistent)
    }
    #expect(try test(id: 7).check(seeds: 1...50, steps: 30).seeds == 50)
    #expect(try test(id: 0).check(seeds: 1...50, steps: 30).seeds == 50)
  }

  @Test("a failure of one router is not kept under the name of another's")
  func names() {
    let test = details(looksAgain: false).played
    func name(_ router: String) -> String {
      test.fileName(
        of: ScenarioFile(
          name: "a", router: router, expectation: .passes, origin: nil,
          scenario: RouterScenario(steps: [])))
    }
    #expect(name("one") == name("one"))
    #expect(name("one") != name("two"))
  }
}
