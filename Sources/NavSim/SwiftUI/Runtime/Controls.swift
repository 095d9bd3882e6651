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
}

extension ViewTree {
  /// What can be touched on the top page of what is on the screen: nothing on what has to leave.
  ///
  /// - Parameter isNext: true for what will be on the screen when it stands still.
  package func controls(isNext: Bool) -> [Control] {
    upToDate(&knownControls[isNext ? 1 : 0], version) { findControls(isNext: isNext) }
  }

  private func findControls(isNext: Bool) -> [Control] {
    let picture = isNext ? wanted : onScreen?.first ?? wanted
    guard let top = picture.layers.last, let layer = base.stack.first(where: { $0.id == top.id })
    else { return [] }
    return controls(layer, top.pageIDs)
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
    var finder = ControlFinder(outerTabs: base.node.outerTabs?.0, pages: Array(pages))
    finder.look(layer.node)
    let close = Control.Use.tap { layer.close() }
    switch layer.presentation?.kind {
    case .alert where finder.found.isEmpty: finder.found.append(("OK", close, nil))
    case .dialog where !finder.hasCancel: finder.found.append(("Cancel", close, nil))
    default: break
    }
    var counts: [String: Int] = [:]
    return finder.found.map { words, use, value in
      let place = counts[words, default: 0]
      counts[words] = place + 1
      return Control(words: words, place: place, use: use, value: value)
    }
  }
}

/// Finds what can be touched below a place.
private struct ControlFinder {
  let outerTabs: ViewNode?
  /// The pages that are on the screen.
  let pages: [Int]
  var found: [(words: String, use: Control.Use, value: (@MainActor () -> String)?)] = []
  var hasCancel = false

  mutating func look(_ node: ViewNode) {
    guard node.has([.control, .stack, .tabs]) else { return }
    switch node.element {
    case .hidden: return
    case .stack(let stack):
      let there = stack.pages + stack.leaving
      if let top = pages.last(where: { id in there.contains { $0.id == id } }) {
        if let page = stack.pages.first(where: { $0.id == top }) { look(page.node) }
        return
      }
    case .tabs(let tabs):
      let selected = tabs.selected(node)
      if node !== outerTabs {
        for tab in tabs.tabs(node) where tab.node !== selected?.node {
          found.append((tab.name, .tap { tabs.select(tab.tag) }, nil))
        }
      }
      if let selected { look(selected.node) }
      return
    case .tabItem:
      if let content = node.children.first { look(content) }
      return
    case .control(let control):
      if control.isEnabled {
        if control.isCancel { hasCancel = true }
        switch control.use {
        case .tap(let tap): found.append((node.words, .tap(tap), control.value))
        case .type(let label, let type): found.append((label, .type(type), control.value))
        }
      }
      if !control.isContainer { return }
    default: break
    }
    for child in node.children { look(child) }
  }
}
