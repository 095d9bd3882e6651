import NavCore
import Testing

@testable import NavSim

@Suite("Saved states")
struct SnapshotComparisonTests {
  private func state(_ random: inout Random, _ entry: inout UInt64) -> NavigationState {
    func stack(_ random: inout Random, _ entry: inout UInt64) -> [Entry] {
      (0...random.below(3)).map { _ in
        entry += 1
        return Entry(id: EntryID(entry), route: RouteID(UInt32(random.below(2))))
      }
    }
    let tabs = (0...random.below(2)).map {
      Tab(id: TabID(UInt32($0)), stack: stack(&random, &entry))
    }
    let layers = (0..<random.below(3)).map {
      Layer(
        id: LayerID(entry + UInt64($0)),
        style: random.chance(1, in: 2) ? .sheet : .fullScreenCover, presenter: EntryID(1),
        stack: stack(&random, &entry))
    }
    return NavigationState(
      tabs: tabs, selectedIndex: random.below(tabs.count), layers: layers)
  }

  @Test("a state is compared with what was saved as its own saved state is", arguments: 0..<50)
  func comparison(seed: Int) {
    var random = Random(seed: UInt64(seed))
    var entry: UInt64 = 0
    for _ in 0..<100 {
      let one = state(&random, &entry)
      let other = state(&random, &entry)
      let saved = Snapshot(of: one)
      let isSaved = saved.isSaved(from: one)
      #expect(isSaved)
      let isOther = saved.isSaved(from: other)
      #expect(isOther == (saved == Snapshot(of: other)))
      var changed = saved
      switch random.below(5) {
      case 0: changed.tabs[0].root = RouteID(7)
      case 1: changed.tabs[0].pushed.append(RouteID(0))
      case 2: changed.selected = TabID(9)
      case 3 where !changed.layers.isEmpty: changed.layers[0].pushed.append(RouteID(0))
      default: changed.layers.append(LayerRoutes(.sheet, root: RouteID(0)))
      }
      let isChanged = changed.isSaved(from: one)
      #expect(!isChanged)
    }
  }
}
