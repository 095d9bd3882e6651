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
}

extension ViewTree {
  /// What can be touched on the top page of what is on the screen: nothing on what has to leave.
  ///
  /// - Parameter isNext: true for what will be on the screen when it stands still.
  package func controls(isNext: Bool) -> [Control] {
    let picture = isNext ? wanted : onScreen?.first ?? wanted
    guard let top = picture.layers.last, let layer = base.stack.first(where: { $0.id == top.id })
    else { return [] }
    return controls(layer, top.pageIDs.last)
  }

  /// What can be touched if nothing covered it, what is on top first.
  package var allControls: [Control] {
    base.stack.reversed().flatMap { layer in
      (layer.node.pages.reversed().map { Optional($0.id) } + [nil]).flatMap { controls(layer, $0) }
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

  /// What can be touched on one page of a layer; on its root, for nil.
  private func controls(_ layer: Layer, _ page: Int?) -> [Control] {
    var place = layer.node
    if let page {
      var found: Page?
      layer.node.visitAll { node in
        guard case .stack(let stack) = node.element else { return }
        found = found ?? stack.pages.first { $0.id == page }
      }
      guard let found else { return [] }
      place = found.node
    }
    var finder = ControlFinder(outerTabs: base.node.outerTabs?.0)
    finder.look(place)
    let close = Control.Use.tap { layer.close() }
    switch layer.presentation?.kind {
    case .alert where finder.found.isEmpty: finder.found.append(("OK", close))
    case .dialog where !finder.hasCancel: finder.found.append(("Cancel", close))
    default: break
    }
    var counts: [String: Int] = [:]
    return finder.found.map { words, use in
      let place = counts[words, default: 0]
      counts[words] = place + 1
      return Control(words: words, place: place, use: use)
    }
  }
}

/// Finds what can be touched below a place.
private struct ControlFinder {
  let outerTabs: ViewNode?
  var found: [(words: String, use: Control.Use)] = []
  var hasCancel = false

  mutating func look(_ node: ViewNode) {
    switch node.element {
    case .hidden: return
    case .tabs(let tabs):
      let selected = tabs.selected(node)
      if node !== outerTabs {
        for tab in tabs.tabs(node) where tab.node !== selected?.node {
          found.append((tab.name, .tap { tabs.select(tab.tag) }))
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
        case .tap(let tap): found.append((node.words, .tap(tap)))
        case .type(let label, let type): found.append((label, .type(type)))
        }
      }
      if !control.isContainer { return }
    default: break
    }
    for child in node.children { look(child) }
  }
}
