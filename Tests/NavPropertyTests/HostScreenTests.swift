import NavCore
import Testing

@testable import NavSim

/// What a screen is compared with: a list for every stack, edited in the plainest way.
private struct PlainScreen: Equatable {
  struct Stack: Equatable {
    let id: StackID
    var entries: [EntryID]
  }

  var tabs: [Stack]
  var layers: [Stack] = []
  var selected: TabID

  init(_ state: NavigationState) {
    tabs = state.tabs.map { Stack(id: .tab($0.id), entries: $0.stack.map(\.id)) }
    layers = state.layers.map { Stack(id: .layer($0.id), entries: $0.stack.map(\.id)) }
    selected = state.selectedTab
  }

  init(_ screen: HostScreen) {
    let stacks = screen.stacks.map { Stack(id: $0.id, entries: $0.entries) }
    tabs = stacks.filter { if case .tab = $0.id { true } else { false } }
    layers = stacks.filter { if case .layer = $0.id { true } else { false } }
    selected = screen.selected
  }

  var stacks: [Stack] { tabs + layers }

  mutating func edit(_ id: StackID, _ body: (inout [EntryID]) -> Void) {
    for index in tabs.indices where tabs[index].id == id { body(&tabs[index].entries) }
    for index in layers.indices where layers[index].id == id { body(&layers[index].entries) }
  }

  func accepts(_ change: Change) -> Bool {
    func entries(_ id: StackID) -> [EntryID]? { stacks.first { $0.id == id }?.entries }
    return switch change {
    case .push(_, let id, let above): entries(id)?.last == above
    case .pop(let id, let top): entries(id)?.contains(top) ?? false
    case .replace(let id, _), .replaceRoot(let id, _): entries(id) != nil
    case .present(_, _, _, _, let above): layers.last?.id == above.map { .layer($0) }
    case .dismiss: true
    case .select(_, let from), .restore(_, let from): selected == from
    }
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .push(let entry, let id, _): edit(id) { $0.append(entry.id) }
    case .pop(let id, let top):
      edit(id) { entries in while let last = entries.last, last != top { entries.removeLast() } }
    case .replace(let id, let new): edit(id) { $0 = new.map(\.id) }
    case .replaceRoot(let id, let root): edit(id) { $0 = [root.id] + $0.dropFirst() }
    case .present(let layer, _, let root, _, _):
      layers.append(Stack(id: .layer(layer), entries: [root.id]))
    case .dismiss(let layer): remove(.layer(layer))
    case .select(let tab, _):
      layers = []
      selected = tab
    case .restore(let state, _): self = PlainScreen(state)
    }
  }

  mutating func remove(_ target: RemovalTarget) {
    switch target {
    case .layer(let layer):
      if let index = layers.firstIndex(where: { $0.id == .layer(layer) }) {
        layers.removeSubrange(index...)
      }
    case .entry(let entry):
      for id in stacks.map(\.id) {
        edit(id) { entries in
          if let depth = entries.firstIndex(of: entry), depth > 0 {
            entries.removeSubrange(depth...)
          }
        }
      }
    }
  }

  /// As a router would tell it.
  var state: NavigationState {
    func entries(_ stack: Stack) -> [Entry] {
      stack.entries.map { Entry(id: $0, route: RouteID(0)) }
    }
    let tabs: [Tab] = tabs.compactMap { stack in
      guard case .tab(let id) = stack.id else { return nil }
      return Tab(id: id, stack: entries(stack))
    }
    let layers: [Layer] = layers.compactMap { stack in
      guard case .layer(let id) = stack.id else { return nil }
      return Layer(id: id, style: .sheet, presenter: EntryID(1), stack: entries(stack))
    }
    let index = tabs.firstIndex { $0.id == selected } ?? 0
    return NavigationState(tabs: tabs, selectedIndex: index, layers: layers)
  }
}

/// Draws changes that are possible, and some that are not.
private struct Changes {
  var random: Random
  var last: UInt64 = 100

  mutating func next(on screen: PlainScreen) -> Change {
    let stacks = screen.stacks
    let stack = stacks[random.below(stacks.count)]
    let someone =
      stack.entries.isEmpty ? EntryID(0) : stack.entries[random.below(stack.entries.count)]
    let tab = TabID(UInt32(random.below(3)))
    switch random.below(16) {
    case 0..<6: return .push(entry(), onto: stack.id, above: stack.entries.last ?? EntryID(0))
    case 6: return .push(entry(), onto: stack.id, above: someone)
    case 7, 8: return .pop(stack.id, to: someone)
    case 9: return .replace(stack.id, with: (0..<random.below(4)).map { _ in entry() })
    case 10: return .replaceRoot(stack.id, with: entry())
    case 11, 12:
      var above: LayerID?
      if case .layer(let top)? = screen.layers.last?.id { above = top }
      return .present(
        LayerID(entry().id.rawValue), random.chance(1, in: 2) ? .sheet : .fullScreenCover,
        root: entry(), presenter: someone, above: above)
    case 13: return .dismiss(LayerID(last - UInt64(random.below(20))))
    case 14: return .select(tab, from: screen.selected)
    default: return .restore(screen.state, from: tab)
    }
  }

  private mutating func entry() -> Entry {
    last += 1
    return Entry(id: EntryID(last), route: RouteID(0))
  }
}

@Suite("The host's screen")
struct HostScreenTests {
  private let start = NavigationState(
    tabs: (0..<3).map { tab in
      Tab(
        id: TabID(tab), stack: [Entry(id: EntryID(UInt64(tab) + 1), route: RouteID(0))])
    }, selectedIndex: 0, layers: [])

  @Test("agrees with a list for every stack on random changes", arguments: UInt64(0)..<20)
  func agreesWithLists(seed: UInt64) {
    var changes = Changes(random: Random(seed: seed))
    var plain = PlainScreen(start)
    var screen = HostScreen(start)
    var before = plain
    for _ in 0..<1_000 {
      let change = changes.next(on: plain)
      let move = Move(change)
      let place = screen.place(of: move)
      #expect((place != nil) == plain.accepts(change), "\(change)")
      if let place {
        screen.isUnchanged = true
        if move.isLarge { screen.apply(change, at: place) } else { screen.apply(move, at: place) }
        #expect(!screen.isUnchanged)
        plain.apply(change)
      }
      if changes.random.chance(1, in: 8), let stack = plain.stacks.last, stack.entries.count > 1 {
        let target = RemovalTarget.entry(stack.entries[1])
        screen.remove(target)
        plain.remove(target)
      }
      #expect(PlainScreen(screen) == plain)
      #expect(screen.shows(plain.state))
      #expect(screen.shows(before.state) == (before == plain))
      before = plain
      look(at: screen, plain)
    }
  }

  private func look(at screen: HostScreen, _ plain: PlainScreen) {
    let visible = plain.layers.last ?? plain.tabs.first { $0.id == .tab(plain.selected) }
    let poppable = visible.flatMap { $0.entries.count > 1 ? $0.entries.last : nil }
    #expect(screen.poppable == poppable)
    #expect(screen.hasLayers == !plain.layers.isEmpty)
    #expect(screen.topLayer.map { .layer($0) } == plain.layers.last?.id)
    #expect(screen.bottomLayer.map { .layer($0) } == plain.layers.first?.id)
  }

  @Test("knows the whole change of every move that is not large", arguments: UInt64(0)..<5)
  func wholeChange(seed: UInt64) {
    var changes = Changes(random: Random(seed: seed))
    var plain = PlainScreen(start)
    for _ in 0..<500 {
      let change = changes.next(on: plain)
      #expect(Move(change).change == (Move(change).isLarge ? nil : change))
      if plain.accepts(change) { plain.apply(change) }
    }
  }

  @Test("says what moves, whatever moved before")
  func moving() {
    let (root, pushed) = (start.tabs[0].stack[0], Entry(id: EntryID(10), route: RouteID(0)))
    let large = Change.replace(.tab(TabID(0)), with: [root])
    let small = Change.push(pushed, onto: .tab(TabID(0)), above: root.id)
    var host = SimulatedHost(start)
    for (number, change) in [large, small].enumerated() {
      let (id, move) = (TransitionID(UInt64(number)), Move(change))
      var whole: Change? = change
      let objection =
        move.isLarge
        ? host.perform(id, move, &whole, animated: false, at: .start)
        : host.perform(id, move, animated: true, at: .start)
      #expect(objection == nil)
    }
    #expect(host.moving == small)
  }
}
