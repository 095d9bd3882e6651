import Foundation

/// An app that is drawn: its views, their state, and what is presented.
///
/// It never draws by itself. Whoever plays it calls ``endTurn()`` at the end of each piece of work,
/// as a framework does at the end of a turn of its run loop, and ``shows(_:)`` when something else is
/// on the screen.
@MainActor package final class ViewTree {
  @exclusivity(unchecked) nonisolated(unsafe) var dirty: [ViewNode] = []
  /// False when stacks and layers have to be looked at.
  @exclusivity(unchecked) nonisolated(unsafe) var isArranged = false
  /// Rises with everything that is drawn.
  @exclusivity(unchecked) nonisolated(unsafe) var drawings = 0
  /// Rises with everything that what the app wants to show may depend on: the places that are there,
  /// what is written there, pages, layers and tabs.
  @exclusivity(unchecked) package nonisolated(unsafe) internal(set) var looks = 0
  /// True when a layer or a page has left since the screen was shown last: something may have waited
  /// for that, or leaves with it.
  nonisolated(unsafe) var hasLost = false
  /// The place whose body is being evaluated.
  @exclusivity(unchecked) nonisolated(unsafe) var evaluating: ViewNode?
  /// What those hold who may outlive the app.
  nonisolated let link = Reference<ViewTree>()
  nonisolated(unsafe) private var lastNumber = 0
  /// What is done when the views are up to date, in order.
  @exclusivity(unchecked) private var actions: [@MainActor () -> Void] = []
  /// The lowest layer.
  @exclusivity(unchecked) nonisolated(unsafe) private var lowest: Layer?
  /// What is on the screen, and what is on its way there; nil for what the app wants.
  @exclusivity(unchecked) private(set) var onScreen: [ShownScreens]?
  /// Rises with everything else that is on the screen.
  @exclusivity(unchecked) private var screen = 0
  /// Rises with everything that could change what is shown.
  @exclusivity(unchecked) package private(set) var version = 0
  /// True when what is presented while another layer leaves is lost until it is asked for anew.
  package var dropsWhileLeaving = false
  /// False when an update led to another one again and again.
  package private(set) var settles = true

  /// How often an update may lead to another one in one turn.
  private static let limit = 50

  /// Creates an app of a root view.
  package init(_ root: some Drawable) {
    link.object = self
    OwnLinks.note(self)
    lowest = Layer(root, in: self)
    endTurn()
  }

  deinit { forget() }

  nonisolated func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  var base: Layer {
    guard let lowest else { preconditionFailure("a tree is drawn after it was ended") }
    return lowest
  }

  /// What views keep for the whole app, by its key.
  nonisolated(unsafe) private var sharedStates: [String: AnyObject] = [:]

  nonisolated func shared<Object: AnyObject>(_ key: String, _ make: () -> Object) -> Object {
    if let known = sharedStates[key] as? Object { return known }
    let new = make()
    sharedStates[key] = new
    return new
  }

  /// What was read last, and of which looks or drawing.
  var knownWanted: (version: Int, value: ShownScreens)?
  var knownHoldsPage: (version: Int, value: Bool)?
  var knownTabNames: (version: Int, value: [String])?
  var knownControls = KnownControls()

  /// What a version leads to, read once as long as everything is up to date.
  func upToDate<Value>(
    _ known: inout (version: Int, value: Value)?, _ version: Int, _ read: () -> Value
  ) -> Value {
    guard isUpToDate else { return read() }
    if let known, known.version == version { return known.value }
    let value = read()
    known = (version, value)
    return value
  }

  /// True when nothing waits to be drawn, to be arranged, or to be done.
  var isUpToDate: Bool { dirty.isEmpty && isArranged && actions.isEmpty }

  /// Who is told of values from below.
  nonisolated(unsafe) var listeners: [(node: ViewNode, listener: PreferenceListener)] = []
  private var toldDrawings = 0

  private func tellListeners() {
    guard !listeners.isEmpty, toldDrawings != drawings else { return }
    toldDrawings = drawings
    listeners.removeAll { !$0.node.isAlive }
    for (node, listener) in listeners { listener.check?(node) }
  }

  // MARK: Updates

  /// Does something as soon as the views are up to date.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Brings the views up to date: every body is evaluated of which something has changed, once.
  package func endTurn() {
    guard lowest != nil,
      !dirty.isEmpty || !actions.isEmpty || !isArranged || needsAppearance
    else { return }
    version += 1
    var evaluated: [ViewNode] = []
    var rounds = 0
    repeat {
      rounds += 1
      while let node = nextDirty() {
        if node.evaluations == 0 { evaluated.append(node) }
        node.evaluate()
        guard node.evaluations < Self.limit else {
          settles = false
          break
        }
      }
      tellListeners()
      if !isArranged {
        isArranged = true
        base.arrange()
      } else if dirty.isEmpty, actions.isEmpty {
        appear()
      }
      if dirty.isEmpty, isArranged { carryOutActions() }
      guard rounds < Self.limit else {
        settles = false
        break
      }
    } while !dirty.isEmpty || !isArranged || !actions.isEmpty || needsAppearance
    for node in evaluated { node.evaluations = 0 }
    madeAnew.isRedrawn = false
  }

  /// What redraws have made anew.
  package var madeAnew = MadeAnew()
  /// Which row has gone in place of the one that was deleted, in a sentence; nil where none has.
  package internal(set) var deletedOther: String?

  @exclusivity(unchecked) private var appearedVersion = -1
  /// What those were told of who are on the screen, or are not.
  @exclusivity(unchecked) private var appeared = (looks: -1, screen: -1)
  private var needsAppearance: Bool { appearedVersion != version }
  /// How many of the actions tell what is about to leave, which comes before what arrives.
  @exclusivity(unchecked) private var departures = 0

  private func carryOutActions() {
    let present = actions
    actions = []
    departures = 0
    for action in present { action() }
  }

  /// The next place to be evaluated: what is above comes first.
  private func nextDirty() -> ViewNode? {
    guard var next = dirty.indices.first else { return nil }
    for index in dirty.indices.dropFirst() where dirty[index].isBefore(dirty[next]) { next = index }
    return dirty.remove(at: next)
  }

  /// The place of an app with windows.
  weak var app: ViewNode?
  /// Who is told of that app.
  weak var appDelegate: AnyObject?

  /// Evaluates every body again, as a framework may at any time: not that of the app, which makes the
  /// root view of its window.
  package func evaluateAll() {
    madeAnew.isRedrawn = true
    for layer in base.all { layer.node.visitPlaces { if $0 !== app { $0.invalidate() } } }
  }

  // MARK: The screen

  /// Whether the user can swipe back from a page without a button for that.
  package var swipesWithoutButton: @MainActor () -> Bool = { false }

  /// Something else is on the screen.
  ///
  /// - Parameter pictures: what is there, and during an animation what is on its way there.
  package func shows(_ pictures: [ShownScreens]) {
    onScreen = pictures
    screen += 1
    version += 1
    let there = ShownIDs(pictures)
    base.finish { !there.layers.contains($0.id) }
    for layer in base.all {
      if there.layers.contains(layer.id) { layer.wasShown = true }
      layer.node.noteShown(there)
    }
    if hasLost {
      isArranged = false
      // What has left is not kept by what could be touched there.
      knownControls = KnownControls()
    }
    hasLost = false
    endTurn()
  }

  /// True during an animation.
  private var isMoving: Bool { (onScreen?.count ?? 1) > 1 }

  /// Tells the views that are on the screen, and those that are not any more.
  private func appear() {
    appearedVersion = version
    guard appeared != (looks, screen) else { return }
    appeared = (looks, screen)
    let pictures = onScreen ?? [wanted]
    for layer in base.all {
      var shown: [ShownPart] = []
      for (index, picture) in pictures.enumerated() {
        for part in picture.layers where part.id == layer.id {
          shown.append(ShownPart(tab: picture.tab, pages: part.pageIDs, isComing: index > 0))
          break
        }
      }
      appear(layer.node, shown)
    }
  }

  /// What is on the screen of a layer, by one picture.
  private struct ShownPart {
    let tab: String?
    let pages: [Int]
    /// True while it is on its way there.
    let isComing: Bool

    /// The place among the pages of a stack of the last that is there; nil for none.
    func top(_ all: [Page]) -> Int? {
      for id in pages.reversed() {
        for (place, page) in all.enumerated() where page.id == id { return place }
      }
      return nil
    }
  }

  /// - Parameter shown: what is on the screen of a place; nothing for a place that is not.
  private func appear(_ node: ViewNode, _ shown: [ShownPart]) {
    guard node.has([.events, .stack]) else { return }
    let toldOf: ElementKinds = [.events, .stack, .tabs, .hidden]
    var below = shown
    switch node.element {
    case .events(let events):
      var isThere = false
      var isStaying = false
      for part in shown {
        if !part.isComing || !events.waitsForEnd { isThere = true }
        if part.isComing { isStaying = true }
      }
      if isThere, !node.hasAppeared, !node.isBelowScreen {
        (node.hasAppeared, node.isLeaving) = (true, false)
        actions.append { [link = node.link] in
          if let node = link.object, node.isAlive { events.appear(node) }
        }
      } else if shown.isEmpty, node.hasAppeared {
        node.hasAppeared = false
        actions.append { [link = node.link] in if let node = link.object { events.disappear(node) }
        }
      } else if let leave = events.leave, node.hasAppeared {
        let isLeaving = isMoving && !isStaying
        guard isLeaving != node.isLeaving else { break }
        node.isLeaving = isLeaving
        actions.insert(
          { [link = node.link] in
            if let node = link.object, node.isAlive { leave(node, isLeaving) }
          }, at: departures)
        departures += 1
      }
    case .hidden: below = []
    case .tabs(let tabs):
      let outer = base.node.outerTabs?.0 === node
      let selected = tabs.selected(node)
      for tab in tabs.tabs(node) {
        let isSelected = tab.node === selected?.node
        var below: [ShownPart] = []
        for part in shown where outer ? part.tab == tab.name : isSelected { below.append(part) }
        appear(tab.node, below)
      }
      return
    case .stack(let stack):
      let all = stack.pages + stack.leaving
      // The root first, and then the pages.
      var parts = [[ShownPart]](repeating: [], count: all.count + 1)
      for part in shown { parts[part.top(all).map { $0 + 1 } ?? 0].append(part) }
      for place in node.closest(toldOf) { appear(place, parts[0]) }
      for (index, page) in all.enumerated() { appear(page.node, parts[index + 1]) }
      return
    default: break
    }
    for place in node.closest(toldOf) { appear(place, below) }
  }

  // MARK: The user

  /// The user has gone back to a page.
  ///
  /// - Parameters:
  ///   - pages: the pages that were pushed on the layer.
  ///   - count: how many are left.
  package func userWentBack(on pages: [Int], to count: Int) {
    let left = pages.dropFirst(count)
    for layer in base.stack {
      guard let page = layer.node.pages.first(where: { left.contains($0.id) }) else { continue }
      return page.pop()
    }
  }

  /// The user has let go of a layer, which leaves.
  package func userClosed(_ layer: Int) {
    base.stack.first { $0.id == layer }?.close()
  }

  /// A layer has left the screen: first its views disappear, then who has presented it is told.
  package func dismissed(_ id: Int) {
    let present = base.all.first { $0.id == id }
    base.finish { $0.id == id }
    let left = untold.firstIndex { $0.layer == id }.map { untold.remove(at: $0).presentation }
    // One that is told of too early leaves with the end of the turn.
    (left ?? present?.presentation)?.onDismiss?()
  }

  /// What has presented layers that are not there any more, and was not told yet: a host may be
  /// late, and tells of those alone that it has shown.
  nonisolated(unsafe) var untold: [(layer: Int, presentation: Presentation)] = []

  /// The user has selected a tab.
  package func userSelected(_ name: String) {
    guard let (node, tabs) = base.node.outerTabs,
      let tab = tabs.tabs(node).first(where: { $0.name == name })
    else { return }
    tabs.select(tab.tag)
  }

  /// A link is opened: everything that is there and takes links is given it.
  ///
  /// - Returns: false when nothing takes links.
  package func open(_ url: URL) -> Bool {
    var handlers: [@MainActor (URL) -> Void] = []
    for layer in base.stack {
      layer.node.visitAll { node in
        if case .openURL(let handler) = node.element { handlers.append(handler) }
      }
    }
    for handler in handlers { handler(url) }
    return !handlers.isEmpty
  }

  // MARK: The end

  /// Forgets everything, without telling anybody.
  package nonisolated func forget() {
    for layer in lowest?.all ?? [] {
      layer.node.visitPlaces { $0.forget() }
      layer.forget()
    }
    lowest = nil
    dirty = []
    listeners = []
    untold = []
    link.object = nil
  }
}

extension ViewNode {
  /// Whether it is evaluated before another one: what is above comes first.
  fileprivate func isBefore(_ other: ViewNode) -> Bool {
    depth == other.depth ? number < other.number : depth < other.depth
  }

  /// Visits every place below, pages and hidden tabs among them.
  func visitPlaces(_ body: (ViewNode) -> Void) {
    if case .stack(let stack) = element {
      for page in stack.pages + stack.leaving { page.node.visitPlaces(body) }
    }
    for child in children { child.visitPlaces(body) }
    body(self)
  }

  /// Visits everything below that has an element, pages and hidden tabs among them.
  func visitAll(_ kinds: ElementKinds = .all, _ body: (ViewNode) -> Void) {
    visit(kinds.union(.stack)) { node in
      body(node)
      if case .stack(let stack) = node.element {
        for page in stack.pages + stack.leaving { page.node.visitAll(kinds, body) }
      }
      return true
    }
  }
}
