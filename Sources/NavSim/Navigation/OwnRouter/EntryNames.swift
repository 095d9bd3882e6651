import NavCore

/// Gives ids to routes that come without: what stands where it stood, with everything below it, is the same
/// as before, all else is new.
struct EntryNames: Sendable {
  private var lastEntry: UInt64 = 0
  private var lastLayer: UInt64 = 0

  /// The state that a snapshot describes.
  mutating func state(
    of screens: Snapshot<RouteID>, after old: NavigationState?
  ) -> NavigationState {
    let tabs = screens.tabs.enumerated().map { index, tab in
      let before = old.flatMap { $0.tabs.indices.contains(index) ? $0.tabs[index].stack : nil }
      return Tab(id: tab.id, stack: stack([tab.root] + tab.pushed, after: before ?? []))
    }
    let selected = tabs.firstIndex { $0.id == screens.selected } ?? 0
    var state = NavigationState(
      tabs: tabs.isEmpty ? [Tab(id: TabID(0), stack: [])] : tabs, selectedIndex: selected,
      layers: [])
    var isSame = true
    for (index, layer) in screens.layers.enumerated() {
      let routes = [layer.root] + layer.pushed
      let before = old.flatMap { $0.layers.indices.contains(index) ? $0.layers[index] : nil }
      // Another root or style is another layer, and so is everything above it.
      isSame = isSame && before?.style == layer.style && before?.stack.first?.route == layer.root
      let presenter = state.layers.last?.stack.last ?? state.tabs[selected].stack.last
      if isSame, let before {
        let stack = stack(routes, after: before.stack)
        state.layers.append(
          Layer(id: before.id, style: before.style, presenter: before.presenter, stack: stack))
      } else {
        lastLayer += 1
        state.layers.append(
          Layer(
            id: LayerID(lastLayer), style: layer.style, presenter: presenter?.id ?? EntryID(0),
            stack: stack(routes, after: [])))
      }
    }
    return state
  }

  private mutating func stack(_ routes: [RouteID], after old: [Entry]) -> [Entry] {
    let same = zip(routes, old).prefix { $0 == $1.route }.count
    return Array(old[..<same])
      + routes[same...].map { route in
        lastEntry += 1
        return Entry(id: EntryID(lastEntry), route: route)
      }
  }
}

extension NavigationState {
  /// What a host has to be asked for so that it shows `new`; nil when it does already.
  func change(to new: NavigationState) -> Change? {
    if new.selectedTab != selectedTab { return .select(new.selectedTab, from: selectedTab) }
    let same = zip(layers, new.layers).prefix { $0.id == $1.id }.count
    if same < layers.count {
      return new.layers.count > same
        ? .restore(new, from: selectedTab) : .dismiss(layers[same].id)
    }
    if let layer = new.layers.dropFirst(same).first, let root = layer.stack.first {
      return new.layers.count > same + 1
        ? .restore(new, from: selectedTab)
        : .present(
          layer.id, layer.style, root: root, presenter: layer.presenter, above: layers.last?.id)
    }
    let stacks =
      zip(tabs, new.tabs).map { (StackID.tab($0.id), $0.stack, $1.stack) }
      + zip(layers, new.layers).map { (StackID.layer($0.id), $0.stack, $1.stack) }
    guard let (id, old, new) = stacks.first(where: { $0.1 != $0.2 }) else { return nil }
    return Self.change(of: id, from: old, to: new)
  }

  private static func change(of id: StackID, from old: [Entry], to new: [Entry]) -> Change {
    let same = zip(old, new).prefix { $0.id == $1.id }.count
    if same == old.count, new.count == same + 1, let top = old.last {
      return .push(new[same], onto: id, above: top.id)
    }
    if same == new.count, let top = new.last { return .pop(id, to: top.id) }
    return .replace(id, with: new)
  }

  /// What is not in `new` any more, what lies on top first.
  func departed(to new: NavigationState) -> [EntryID] {
    let all = (tabs.map(\.stack) + layers.map(\.stack)).reversed().flatMap { $0.reversed() }
    return all.map(\.id).filter { !new.contains($0) }
  }
}
