import Foundation
import Testing

@testable import NavSim

/// A stack of entries, and a sheet, that are told apart by numbers and by UUIDs.
@MainActor
private final class EntryRouter {
  struct Entry {
    let page: Int
    let number: Int
    let uuid = UUID()
  }

  private(set) var entries: [Entry] = []
  private(set) var sheet: Entry?
  private var count = 100
  private let bug: EntryRouterTests.Bug?

  init(_ bug: EntryRouterTests.Bug?) { self.bug = bug }

  private func entry(_ page: Int) -> Entry {
    count += 1
    return Entry(page: page, number: count)
  }

  func push(_ page: Int) {
    if bug == .makesAnew { entries = entries.map { entry($0.page) } }
    entries.append(entry(page))
  }

  func pop() {
    guard let last = entries.last else { return }
    let below = entries.lastIndex { $0.page != last.page } ?? -1
    entries.remove(at: bug == .popsTheWrongOne ? below + 1 : entries.count - 1)
  }

  func show(_ page: Int) { if sheet == nil { sheet = entry(page) } }
  func close() { sheet = nil }

  /// The user has swiped back from the entries with these numbers.
  func left(_ numbers: ArraySlice<Int>) { entries.removeAll { numbers.contains($0.number) } }
}

@Suite("Equal pages")
struct EntryRouterTests {
  enum Bug: CaseIterable {
    /// Of equal pages on top the lowest leaves.
    case popsTheWrongOne
    /// A push makes all pages anew.
    case makesAnew
  }

  enum IDs: CaseIterable { case none, numbers, uuids }

  private func test(_ bug: Bug?, _ ids: IDs) -> RouterTest<EntryRouter, Int> {
    RouterTest<EntryRouter, Int>("entries") {
      EntryRouter(bug)
    } screens: { router in
      let pages = router.entries.map(\.page)
      switch ids {
      case .none: return Screens(root: 0, pushed: pages).presenting(router.sheet?.page)
      case .numbers:
        return Screens(root: 0, pushed: pages, ids: router.entries.map(\.number))
          .presenting(router.sheet?.page, id: router.sheet?.number ?? 0)
      case .uuids:
        var screens = Screens(root: 0, pushed: pages, ids: router.entries.map(\.uuid))
        if let sheet = router.sheet {
          screens.layers.append(ScreenLayer(sheet.page, id: sheet.uuid))
        }
        return screens
      }
    }
    .tap("push", [1, 2], effect: { .push($0).when { $0.layers.count == 1 } }) {
      if $0.sheet == nil { $0.push($1) }
    }
    .tap("pop", effect: .pop.when { $0.layers.count == 1 }) { if $0.sheet == nil { $0.pop() } }
    .tap("show", [8], effect: { .present($0).when { $0.layers.count == 1 } }) { $0.show($1) }
    .tap("close", effect: .dismiss) { $0.close() }
    .host(
      .declarative(
        path: { router, layer, left in router.left(layer.pushedIDs.dropFirst(left.count)) },
        closed: { router, layer in
          if ids == .none || layer.id == router.sheet?.number
            || layer.has(id: router.sheet?.uuid ?? UUID())
          {
            router.close()
          }
        })
    )
    .only(.serializable)
    // Without numbers it does not know what the user has left.
    .faults(ids == .numbers ? [.slow, .instant, .gestures] : [.slow, .instant])
  }

  @Test("pages and sheets with ids of any kind are compared", arguments: IDs.allCases)
  func right(_ ids: IDs) throws { try test(nil, ids).check(seeds: 1...60, steps: 40) }

  @Test(
    "the wrong one of two equal pages is found by its id, and only by that", arguments: Bug.allCases
  )
  func wrong(_ bug: Bug) throws {
    try test(bug, .none).check(seeds: 1...60, steps: 40)
    for ids in [IDs.numbers, .uuids] {
      let error = #expect(throws: RouterTestFailure.self) {
        try test(bug, ids).check(seeds: 1...6, steps: 40)
      }
      #expect(error?.findings.first?.steps == (bug == .makesAnew ? 2 : 3))
    }
  }

  private static let twice = """
    navfuzz fixture 2
    name      two equal pages
    router    entries
    expect    fails serializable
    ---
    +0ms     a push 1
    +400ms   a push 1
    +400ms   a pop

    """

  @Test("ids are printed where screens are", arguments: [IDs.numbers, .uuids])
  func printed(_ ids: IDs) throws {
    let test = test(.popsTheWrongOne, ids).played
    let file = try test.file(Self.twice)
    let violation = try #require(test.play(file.scenario).violation)
    #expect(violation.expected == "what `caller a: pop` does by itself: 0, 1 #1")
    #expect(violation.seen == "0, 1 #2 at 1150ms, which no order of them leads to")
    let trace = test.trace(of: file)
    #expect(trace.contains { $0.hasSuffix("router   stack: 0, 1 #1, 1 #2 (no call is under way)") })
    #expect(trace.contains { $0.hasSuffix("should   stack: 0, 1 #1 (1 missing, 1 too much)") })
    let html = test.page(of: file)
    #expect(html.contains("<b>1</b><i>#2</i>"))
    #expect(!test.text(of: file).contains("#"))
  }

  @Test("nothing is printed of what has no id")
  func notPrinted() throws {
    let test = test(.popsTheWrongOne, .none).played
    let file = try test.file(Self.twice)
    #expect(test.play(file.scenario).violation == nil)
    #expect(!test.trace(of: file).contains { $0.contains("#") })
  }

  @Test("a run with ids that are never the same is the same")
  func numbering() {
    for seed in 1...10 as ClosedRange<UInt64> {
      let runs = [IDs.uuids, .uuids, .numbers].map { ids in
        test(.popsTheWrongOne, ids).faults([.slow]).played.play(seed: seed, steps: 40)
      }
      #expect(Set(runs.map(\.digest)).count == 1)
      #expect(Set(runs.map { $0.violation?.seen }).count == 1)
    }
  }
}
