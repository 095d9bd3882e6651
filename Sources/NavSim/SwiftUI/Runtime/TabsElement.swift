/// Tabs of which one is shown.
final class TabsElement: @unchecked Sendable {
  /// What is selected; nil for the first.
  private(set) var selection: AnyHashable?
  /// Selects a tab.
  var select: @MainActor (AnyHashable) -> Void = { _ in }

  /// A tab as it was found below.
  struct Place: @unchecked Sendable {
    let node: ViewNode
    let tag: AnyHashable
    let name: String
  }

  /// The tabs below a place: the places with a tag or an item, or those that are drawn one beside
  /// the other.
  func tabs(_ node: ViewNode) -> [Place] {
    found(node).places
  }

  /// What was found when something looked different last, and which of it is selected.
  @exclusivity(unchecked) private var known = Found(-1, [], nil)

  private final class Found {
    let looks: Int
    let places: [Place]
    let selected: Place?

    init(_ looks: Int, _ places: [Place], _ selected: Place?) {
      self.looks = looks
      self.places = places
      self.selected = selected
    }
  }

  private func found(_ node: ViewNode) -> Found {
    if known.looks == node.tree.looks { return known }
    let places = find(node)
    let selected = places.first { $0.tag == selection } ?? places.first
    known = Found(node.tree.looks, places, selected)
    return known
  }

  /// Another tab is selected, or the same.
  func show(_ selection: AnyHashable?, at node: ViewNode) {
    guard selection != self.selection else { return }
    self.selection = selection
    node.looksDifferent()
  }

  private func find(_ node: ViewNode) -> [Place] {
    var roots: [ViewNode] = []
    func find(_ node: ViewNode) {
      switch node.element {
      case .tag, .tabItem: return roots.append(node)
      case nil: break
      default: return roots.append(node)
      }
      if node.children.isEmpty, node.evaluation == nil { return }
      if node.evaluation != nil, node.name != nil { return roots.append(node) }
      for child in node.children { find(child) }
    }
    for child in node.children { find(child) }
    var named: [String: Int] = [:]
    return roots.enumerated().map { index, root in
      var tag: AnyHashable?
      var words = ""
      var place: ViewNode? = root
      // The modifiers of a tab stand around it, one in the other.
      while let present = place {
        switch present.element {
        case .tag(let value): tag = tag ?? value
        case .tabItem: if words.isEmpty { words = present.children.last?.words ?? "" }
        default: break
        }
        place = present.children.first
        if case .stack = present.element { break }
      }
      let value = tag ?? AnyHashable(index)
      let name = words.isEmpty ? String(describing: value.base) : words
      named[name, default: 0] += 1
      // The second of a name is told apart, as with buttons.
      let number = named[name].map { $0 == 1 ? "" : " #\($0)" } ?? ""
      return Place(node: root, tag: value, name: name + number)
    }
  }

  /// The tab that is shown.
  func selected(_ node: ViewNode) -> Place? { found(node).selected }
}

extension ViewNode {
  /// The only tab that is looked at, at a place with tabs; nil everywhere else.
  var tabToVisit: ViewNode? {
    guard case .tabs(let tabs) = element else { return nil }
    return tabs.selected(self)?.node
  }

  /// The words here and below; of pictures alone, their names.
  var words: String {
    var words: [String] = []
    var pictures: [String] = []
    visit { node in
      switch node.element {
      case .text(let text): words.append(text)
      case .picture(let name): pictures.append(name)
      case .words(let text):
        words.append(text)
        return false
      case .hidden: return false
      default: break
      }
      return true
    }
    let said = words.filter { !$0.isEmpty }
    return (said.isEmpty ? pictures : said).joined(separator: " ")
  }

  /// True when there are words to read on it.
  var hasText: Bool {
    var hasText = false
    visit { node in
      if case .hidden = node.element { return false }
      if case .text(let text) = node.element, !text.isEmpty { hasText = true }
      return !hasText
    }
    return hasText
  }
}
