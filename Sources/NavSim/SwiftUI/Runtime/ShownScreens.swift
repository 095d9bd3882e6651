/// What an app shows, or what is on the screen: layers of pages, with what tells them apart.
package struct ShownScreens: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    package var id: Int
    package var name = ""
    package var kind = Kind.base
    package var pageIDs: [Int]
    package var pages: [String] = []

    package init(id: Int, pageIDs: [Int]) {
      self.id = id
      self.pageIDs = pageIDs
    }
  }

  package enum Kind: Hashable, Sendable {
    case base
    /// The user can drag it away.
    case sheet
    /// The user cannot.
    case cover
  }

  package var layers: [Layer] = []
  /// The selected tab of an app with tabs.
  package var tab: String?

  package init(layers: [Layer] = [], tab: String? = nil) {
    self.layers = layers
    self.tab = tab
  }
}

extension ViewTree {
  /// What the app wants to be on the screen.
  package var wanted: ShownScreens { upToDate(&knownWanted, looks) { drawnScreens } }

  /// True while a layer lies on the lowest one, or is on its way there.
  package var isCovered: Bool { (onScreen?.last ?? wanted).layers.count > 1 }

  private var drawnScreens: ShownScreens {
    var shown = ShownScreens()
    shown.tab = base.node.outerTabs.flatMap { node, tabs in tabs.selected(node)?.name }
    for layer in base.stack {
      let pages = layer.node.pages
      var picture = ShownScreens.Layer(id: layer.id, pageIDs: pages.map(\.id))
      picture.name = layer.name ?? layer.node.screenName ?? layer.node.firstWords ?? "screen"
      picture.pages = pages.map { page in
        page.isBlank ? "\(page.title), without a destination" : page.title
      }
      switch layer.presentation?.kind {
      case nil: picture.kind = .base
      case .sheet: picture.kind = layer.isHeld ? .cover : .sheet
      case .cover, .alert, .dialog: picture.kind = .cover
      }
      shown.layers.append(picture)
    }
    return shown
  }

  /// True when the user cannot go back from the page on top.
  package var holdsPage: Bool {
    upToDate(&knownHoldsPage, looks) {
      var isHeld = false
      base.stack.last?.node.pages.last?.node.visitShown(entersStacks: false) { element in
        if case .holdsPage(true) = element { isHeld = true }
        return !isHeld
      }
      return isHeld && !swipesWithoutButton()
    }
  }

  /// The page that lies on top of all and does not move; nil where there is none.
  package var standingPage: Int? {
    guard let onScreen, onScreen.count == 1 else { return nil }
    return onScreen[0].layers.last?.pageIDs.last
  }

  /// Whether a layer, or a page on it, has left what it lay on, and not gone with that.
  package func hasLeftAlone(_ layer: Int, _ page: Int?) -> Bool {
    guard let page else {
      return base.all.contains { $0.id == layer && $0.presentation?.isInTree == true }
    }
    var isLeaving = false
    for layer in base.all {
      layer.node.visitAll(.stack) { node in
        guard case .stack(let stack) = node.element else { return }
        if stack.leaving.contains(where: { $0.id == page }) { isLeaving = true }
      }
    }
    return isLeaving
  }

  /// True for a page that is not on the screen yet, or on its way there.
  func isComing(_ page: Int) -> Bool {
    guard let shown = onScreen?.first else { return false }
    return !shown.layers.contains { $0.pageIDs.contains(page) }
  }

  /// The pages on which another one lies that says the same of itself; or is called the same, with an
  /// id of its own, and was pushed before the one below had come.
  package var repeatedPages: [Int] {
    base.stack.flatMap { layer in
      let pages = layer.node.pages
      return zip(pages, pages.dropFirst()).filter { page, next in
        page.isSame(as: next)
          || next.isHasty && page.stack === next.stack && page.title == next.title
      }.map(\.0.id)
    }
  }

  /// The heights that the app wants each layer to have, the lowest first; empty where it says nothing.
  package var heights: [Set<PresentationDetent>] {
    base.stack.map { layer in
      var heights: Set<PresentationDetent> = []
      layer.node.visit { node in
        if case .detents(let detents) = node.element, heights.isEmpty { heights = detents }
        return heights.isEmpty
      }
      return heights
    }
  }

  /// What is matched on the top layer, from the top left.
  package var matched: [AnyHashable] {
    var matched: [AnyHashable] = []
    base.stack.last?.node.visit { node in
      if case .matched(let name) = node.element { matched.append(name) }
      return true
    }
    return matched
  }

  /// What the tabs of the lowest layer are called that can be selected: none where a page lies over their
  /// bar, or hides it.
  package var tabNames: [String] {
    upToDate(&knownTabNames, looks) {
      guard let (node, tabs) = base.node.outerTabs else { return [] }
      var isThere = false
      var isHidden = false
      base.node.visitShown { element in
        switch element {
        case .tabs(let shown): isThere = isThere || shown === tabs
        case .hidesTabBar(true): isHidden = true
        default: break
        }
        return !isHidden
      }
      return isThere && !isHidden ? tabs.tabs(node).map(\.name) : []
    }
  }
}

extension ViewNode {
  /// True when an element here or below is one of those that are looked for.
  func hasElement(where isOne: (Element) -> Bool) -> Bool {
    var isFound = false
    visit { node in
      if let element = node.element, isOne(element) { isFound = true }
      return !isFound
    }
    return isFound
  }

  /// Goes through what is shown here and below: of tabs the one that is selected, of a stack the page on
  /// top. `body` returns false for an element below which nothing is looked at.
  ///
  /// - Parameter entersStacks: false where a stack is not looked into.
  func visitShown(entersStacks: Bool = true, _ body: (Element) -> Bool) {
    if let element {
      guard body(element) else { return }
      if let tab = tabToVisit { return tab.visitShown(entersStacks: entersStacks, body) }
      if case .stack(let stack) = element {
        guard entersStacks else { return }
        if let page = stack.pages.last { return page.node.visitShown(body) }
      }
    }
    for place in closest([.tabs, .stack, .other]) {
      place.visitShown(entersStacks: entersStacks, body)
    }
  }

  /// The outermost tabs.
  var outerTabs: (ViewNode, TabsElement)? {
    var found: (ViewNode, TabsElement)?
    visit(.tabs) { node in
      if case .tabs(let tabs) = node.element { found = found ?? (node, tabs) }
      return found == nil
    }
    return found
  }

  /// The pages on the stacks that are shown here: those of the outer stack first.
  var pages: [Page] {
    var pages: [Page] = []
    visit([.stack, .tabs]) { node in
      if let tab = node.tabToVisit {
        pages += tab.pages
        return false
      }
      guard case .stack(let stack) = node.element else { return true }
      pages += stack.pages
      pages += stack.pages.last?.node.pages ?? node.landmarks.flatMap(\.pages)
      return false
    }
    return pages
  }

  /// The first words here and below, in quotation marks.
  var firstWords: String? {
    var found: String?
    visit { node in
      if case .text(let words) = node.element, !words.isEmpty { found = found ?? "\"\(words)\"" }
      return found == nil
    }
    return found
  }

  /// What a screen is called: the last view of the app's own, on the way down as long as that has
  /// no branches. A list is not called by its only row.
  var screenName: String? {
    var name = self.name
    var place = self
    while true {
      if place.arrival == .each { return name }
      let next: ViewNode?
      switch place.element {
      case .tabs: next = place.tabToVisit
      case .control, .text: next = nil
      default:
        // What a modifier adds beside its content has no name.
        next = place.children.count == 1 || place.element != nil ? place.children.first : nil
      }
      guard let next else { return name }
      place = next
      name = place.name ?? name
    }
  }
}
