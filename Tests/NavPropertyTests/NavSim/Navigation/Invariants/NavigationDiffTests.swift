import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

/// States that change at random, as no router would change them.
private struct Changes {
  var random: Random
  private var lastEntry: UInt64 = 0
  private var lastLayer: UInt64 = 0

  init(seed: UInt64) { random = Random(seed: seed) }

  private mutating func stack() -> [Entry] { (0...random.below(4)).map { _ in entry() } }

  private mutating func entry() -> Entry {
    lastEntry += 1
    return Entry(id: EntryID(lastEntry), route: RouteID(UInt32(random.below(3))))
  }

  private mutating func layer() -> Layer {
    lastLayer += 1
    return Layer(
      id: LayerID(lastLayer), style: random.chance(1, in: 2) ? .sheet : .fullScreenCover,
      presenter: EntryID(UInt64(random.below(9))), stack: stack())
  }

  mutating func state() -> NavigationState {
    NavigationState(
      tabs: (0..<3).map { Tab(id: TabID($0), stack: stack()) }, selectedIndex: random.below(3),
      layers: (0..<random.below(3)).map { _ in layer() })
  }

  /// Every list as it was or another one, so that what is the same shares nothing with what it was.
  mutating func change(_ state: NavigationState) -> NavigationState {
    var tabs = state.tabs.map { Tab(id: $0.id, stack: $0.stack.map { $0 }) }
    var layers = state.layers.map {
      Layer(id: $0.id, style: $0.style, presenter: $0.presenter, stack: $0.stack.map { $0 })
    }
    var selected = state.selectedIndex
    switch random.below(9) {
    case 0: selected = random.below(3)
    case 1: layers.append(layer())
    case 2: layers = Array(layers.prefix(random.below(layers.count + 1)))
    case 3:
      if let top = layers.popLast() {
        layers.append(
          Layer(
            id: top.id, style: top.style == .sheet ? .fullScreenCover : .sheet,
            presenter: top.presenter, stack: changed(top.stack)))
      }
    case 4, 5, 6:
      let tab = random.below(3)
      tabs[tab] = Tab(id: tabs[tab].id, stack: changed(tabs[tab].stack))
    default: break
    }
    return NavigationState(tabs: tabs, selectedIndex: selected, layers: layers)
  }

  private mutating func changed(_ stack: [Entry]) -> [Entry] {
    var stack = stack
    let depth = random.below(stack.count)
    switch random.below(5) {
    case 0: stack.append(entry())
    case 1: stack = Array(stack.prefix(depth + 1))
    case 2: stack[random.chance(1, in: 2) ? 0 : stack.count - 1] = entry()
    case 3: stack[depth] = Entry(id: stack[depth].id, route: RouteID(9))
    default: stack = [stack[0]] + self.stack()
    }
    return stack
  }
}

extension NavigationDiff {
  fileprivate init(from before: NavigationState, to after: NavigationState) {
    self.init()
    find(from: before, to: after)
  }
}

extension NavigationState {
  fileprivate var entryIDs: Set<EntryID> {
    Set(tabs.flatMap { $0.stack.map(\.id) } + layers.flatMap { $0.stack.map(\.id) })
  }
}

@Suite("What differs between two states")
struct NavigationDiffTests {
  @Test("names what left, what came, and the new layers", arguments: UInt64(0)..<200)
  func names(seed: UInt64) {
    var changes = Changes(seed: seed)
    var before = changes.state()
    for _ in 0..<60 {
      let after = changes.change(before)
      let diff = NavigationDiff(from: before, to: after)
      let (old, new) = (before.entryIDs, after.entryIDs)
      #expect(Set(diff.departed.map(\.entry)) == old.subtracting(new))
      #expect(Set(diff.arrived) == new.subtracting(old))
      #expect(diff.arrived.count == Set(diff.arrived).count)
      #expect(
        Set(diff.newLayers) == Set(after.layers.map(\.id)).subtracting(before.layers.map(\.id)))
      before = after
    }
  }

  private func entries(_ ids: [UInt64]) -> [Entry] {
    ids.map { Entry(id: EntryID($0), route: RouteID(0)) }
  }

  private func state(_ tabs: [[UInt64]], selected: Int = 0, layers: [[UInt64]] = [])
    -> NavigationState
  {
    NavigationState(
      tabs: tabs.enumerated().map { Tab(id: TabID(UInt32($0)), stack: entries($1)) },
      selectedIndex: selected,
      layers: layers.enumerated().map {
        Layer(
          id: LayerID(UInt64($0) + 1), style: .sheet, presenter: EntryID(1), stack: entries($1))
      })
  }

  @Test("what left one stack is one group, the parent before its children")
  func groups() {
    let before = state([[1, 3, 4], [2, 5]], layers: [[6, 7], [8]])
    let diff = NavigationDiff(from: before, to: state([[1], [2]]))
    #expect(diff.departed.map(\.entry.rawValue) == [3, 4, 5, 6, 7, 8])
    #expect(diff.departed.map(\.group) == [0, 0, 1, 2, 2, 2])
  }

  @Test("a replaced root leaves by itself, and what is pushed stays")
  func root() {
    let diff = NavigationDiff(from: state([[1, 3]]), to: state([[4, 3]]))
    #expect(diff.departed == [NavigationDiff.Departed(entry: EntryID(1), group: 0)])
    #expect(diff.arrived == [EntryID(4)])
    #expect(diff.replacedRoot == .tab(TabID(0)))
  }

  @Test("a hidden tab is one that is shown neither before nor after")
  func hidden() {
    let before = state([[1], [2], [3]])
    #expect(
      NavigationDiff(from: before, to: state([[1], [2, 4], [3]])).hiddenTab == .tab(TabID(1)))
    #expect(
      NavigationDiff(from: before, to: state([[1], [2, 4], [3]], selected: 1)).hiddenTab == nil)
    #expect(NavigationDiff(from: before, to: state([[1, 4], [2], [3]])).hiddenTab == nil)
  }
}
