/// Something that the user can touch, as it was found on the screen.
package struct Control {
  /// What is done to it.
  package enum Use {
    /// It is tapped.
    case tap(@MainActor () -> Void)
    /// Something is typed there.
    case type(@MainActor (String) -> Void)
  }

  /// The words on it.
  package let words: String
  /// How many with the same words come before it.
  package let place: Int
  package let use: Use
  /// What it says at the moment, beside its words: the text in a field.
  package let value: (@MainActor () -> String)?
  /// What a user might type there, where that is known.
  package let sample: String?
}

/// All that can be touched, as it was found once: the same as long as nothing is found anew.
package final class Controls: Sendable {
  package let all: [Control]

  init(_ all: [Control]) { self.all = all }
}

/// The controls of the tops of the screen that were looked at last, in one drawing: of what is there,
/// and of what will be.
struct KnownControls {
  private var drawing = -1
  private var tops: [(layer: Int, pages: [Int], controls: Controls)] = []

  func of(_ top: ShownScreens.Layer, _ drawing: Int) -> Controls? {
    guard drawing == self.drawing else { return nil }
    for known in tops where known.layer == top.id && known.pages == top.pageIDs {
      return known.controls
    }
    return nil
  }

  mutating func add(_ controls: Controls, of top: ShownScreens.Layer, _ drawing: Int) {
    if drawing != self.drawing || tops.count > 3 { tops = [] }
    self.drawing = drawing
    tops.append((top.id, top.pageIDs, controls))
  }
}

/// Something that can be read on the screen.
package struct ShownItem: Hashable {
  package enum Kind: Hashable {
    case text
    case button
    case field
  }

  package let kind: Kind
  package let words: String
  /// What it says beside its words.
  package let value: String?
  package let isEnabled: Bool
}

extension ViewTree {
  /// What can be read on the top page of a layer, as far as it is still there.
  ///
  /// - Parameters:
  ///   - layer: its id.
  ///   - pages: the ids of the pages that are on its stacks.
  package func items(onLayer layer: Int, pages: [Int]) -> [ShownItem] {
    guard let layer = base.all.first(where: { $0.id == layer }) else { return [] }
    return found(layer, pages, readsAll: true).map { item in
      let kind: ShownItem.Kind =
        switch item.use {
        case nil: .text
        case .type: .field
        case .tap: item.value == nil ? .button : .field
        }
      return ShownItem(
        kind: kind, words: item.words, value: item.value?(), isEnabled: item.isEnabled)
    }
  }

  /// What can be touched on the top page of what is on the screen: nothing on what has to leave.
  ///
  /// - Parameter isNext: true for what will be on the screen when it stands still.
  package func controls(isNext: Bool) -> Controls {
    let picture = isNext ? wanted : onScreen?.first ?? wanted
    guard let top = picture.layers.last else { return Controls([]) }
    if isUpToDate, let known = knownControls.of(top, drawings) { return known }
    guard let layer = base.stack.first(where: { $0.id == top.id }) else { return Controls([]) }
    let found = Controls(controls(layer, top.pageIDs))
    if isUpToDate { knownControls.add(found, of: top, drawings) }
    return found
  }

  /// What is tried of what can be touched now, and whether that is not all: of a long list it is what
  /// is in the first rows.
  package var tried: (controls: Controls, isInPart: Bool) {
    guard let top = (onScreen?.first ?? wanted).layers.last,
      let layer = base.stack.first(where: { $0.id == top.id })
    else { return (Controls([]), false) }
    let items = found(layer, top.pageIDs, readsAll: false).filter { $0.use != nil }
    var rows = RowCount()
    let isTried = items.map { !rows.isRepeated($0.node) }
    let tried = zip(controls(of: items), isTried).filter(\.1).map(\.0)
    return (Controls(tried), tried.count < items.count)
  }

  /// What can be touched if nothing covered it, what is on top first.
  package var allControls: [Control] {
    base.stack.reversed().flatMap { layer in
      let pages = layer.node.pages.map(\.id)
      return (0...pages.count).reversed().flatMap { controls(layer, pages.prefix($0)) }
    }
  }

  /// All words of all layers and pages that are there.
  package var allWords: [String] {
    var words: [String] = []
    for layer in base.stack {
      layer.node.visitAll { if case .text(let text) = $0.element { words.append(text) } }
    }
    return words
  }

  /// What can be touched on the last of some pages of a layer, and around its stack.
  private func controls(_ layer: Layer, _ pages: some BidirectionalCollection<Int>) -> [Control] {
    controls(of: found(layer, pages, readsAll: false))
  }

  private func controls(of items: [ScreenFinder.Item]) -> [Control] {
    var counts: [String: Int] = [:]
    return items.compactMap { item in
      guard let use = item.use else { return nil }
      let place = counts[item.words, default: 0]
      counts[item.words] = place + 1
      return Control(
        words: item.words, place: place, use: use, value: item.value, sample: item.sample)
    }
  }

  private func found(
    _ layer: Layer, _ pages: some BidirectionalCollection<Int>, readsAll: Bool
  ) -> [ScreenFinder.Item] {
    var finder = ScreenFinder(
      outerTabs: base.node.outerTabs?.0, pages: Array(pages), readsAll: readsAll)
    finder.look(layer.node)
    let close = Control.Use.tap { layer.close() }
    switch layer.presentation?.kind {
    case .alert where !finder.found.contains { $0.use != nil && $0.isEnabled }:
      finder.found.append(.init(words: "OK", use: close))
    case .dialog where !finder.hasCancel: finder.found.append(.init(words: "Cancel", use: close))
    default: break
    }
    return finder.found
  }
}

/// How many rows of lists were met.
private struct RowCount {
  private var lists: [(list: ViewNode, last: ViewNode, count: Int)] = []

  /// True in a row behind so many others of its list that it need not be tried.
  mutating func isRepeated(_ node: ViewNode?) -> Bool {
    guard let (row, list) = node?.row else { return false }
    guard let index = lists.firstIndex(where: { $0.list === list }) else {
      lists.append((list, row, 1))
      return false
    }
    if lists[index].last !== row { lists[index] = (list, row, lists[index].count + 1) }
    return lists[index].count > ViewNode.rowsTried
  }
}

/// Finds what can be touched below a place, and what can be read there.
private struct ScreenFinder {
  struct Item {
    var words: String
    /// Nil for what can only be read.
    var use: Control.Use?
    /// Where it is drawn; nil for what nobody has drawn.
    var node: ViewNode?
    var value: (@MainActor () -> String)?
    var sample: String?
    var isEnabled = true
    /// True for what a tap alone is done to.
    var isTapped = false
    var isChoice = false
  }

  let outerTabs: ViewNode?
  /// The pages that are on the screen.
  let pages: [Int]
  /// True for texts, for what is disabled, and for pages that leave, too.
  let readsAll: Bool
  var found: [Item] = []
  var hasCancel = false
  /// What a tap on something below does, too.
  private var alongside: [@MainActor () -> Void] = []

  init(outerTabs: ViewNode?, pages: [Int], readsAll: Bool) {
    (self.outerTabs, self.pages, self.readsAll) = (outerTabs, pages, readsAll)
  }

  /// What is done to a control, with what is done by gestures around it.
  private func item(_ control: ControlElement, _ node: ViewNode) -> Item {
    var item: Item
    switch control.use {
    case .tap(let tap):
      let others = control.prefix.isEmpty ? alongside : []
      let use: Control.Use =
        others.isEmpty
        ? .tap(tap)
        : .tap {
          tap()
          for other in others { other() }
        }
      item = Item(words: control.prefix + node.words, use: use)
    case .type(let label, let type): item = Item(words: label, use: .type(type))
    }
    item.node = node
    (item.value, item.sample, item.isEnabled) = (control.value, control.sample, control.isEnabled)
    item.isChoice = control.isChoice
    if case .tap = control.use { item.isTapped = control.isEnabled && control.prefix.isEmpty }
    return item
  }

  /// Looks below a row that is a choice by its id.
  private mutating func lookBelowChoice(_ control: ControlElement, _ node: ViewNode) {
    let count = found.count
    for place in node.landmarks { look(place) }
    let isChosen = found[count...].contains { $0.isChoice }
    if !isChosen, control.isEnabled { found.insert(item(control, node), at: count) }
  }

  /// Looks below a tap that is one with a tap on what is there: it is a control of its own where
  /// nothing is.
  private mutating func lookAlongside(
    _ control: ControlElement, _ tap: @escaping @MainActor () -> Void, _ node: ViewNode
  ) {
    let count = found.count
    alongside.append(tap)
    for place in node.landmarks { look(place) }
    alongside.removeLast()
    let isTapped = found[count...].contains { $0.isTapped }
    if !isTapped { found.insert(item(control, node), at: count) }
  }

  /// Looks below what is read out in other words: a control that stands alone there, and has no words on
  /// it, has them.
  private mutating func lookLabeled(_ label: String, _ node: ViewNode) {
    let count = found.count
    for place in node.landmarks { look(place) }
    guard !label.isEmpty, found.count == count + 1, found[count].isTapped,
      found[count].node?.hasText == false
    else { return }
    found[count].words = label
  }

  /// Looks for controls in the label of one that was found: they take the touches on them. Where its
  /// words are theirs, what is left of it is what is beside them.
  private mutating func lookWithin(_ control: ControlElement, _ node: ViewNode, at place: Int) {
    let count = found.count
    for inner in node.closest(.control) { look(inner) }
    guard count > place, found.count > count else { return }
    let words = found[place].words
    if found[count...].contains(where: { $0.isTapped && $0.words == words }) {
      let own = found.remove(at: place)
      if control.isWider { found.append(own) }
    }
  }

  mutating func look(_ node: ViewNode) {
    guard readsAll || node.has([.control, .stack, .tabs]) else { return }
    switch node.element {
    case .hidden: return
    case .words(let label): return lookLabeled(label, node)
    case .text(let words):
      if readsAll, !words.isEmpty { found.append(Item(words: words)) }
    case .stack(let stack):
      let there = stack.pages + stack.leaving
      if let top = pages.last(where: { id in there.contains { $0.id == id } }) {
        let seen = readsAll ? there : stack.pages
        if let page = seen.first(where: { $0.id == top }) { look(page.node) }
        return
      }
    case .tabs(let tabs):
      let selected = tabs.selected(node)
      if node !== outerTabs {
        for tab in tabs.tabs(node) where tab.node !== selected?.node {
          found.append(Item(words: tab.name, use: .tap { tabs.select(tab.tag) }))
        }
      }
      if let selected { look(selected.node) }
      return
    case .tabItem:
      if let content = node.children.first { look(content) }
      return
    case .control(let control):
      if control.isChoiceByID { return lookBelowChoice(control, node) }
      if control.isSimultaneous, control.isEnabled, case .tap(let tap) = control.use {
        return lookAlongside(control, tap, node)
      }
      if control.isEnabled, control.isCancel { hasCancel = true }
      let count = found.count
      if control.isEnabled || readsAll {
        found.append(item(control, node))
      }
      if !control.isContainer { return lookWithin(control, node, at: count) }
    default: break
    }
    for place in node.landmarks { look(place) }
  }
}
