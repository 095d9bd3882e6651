/// A stack of pages: what its path says, and what links have pushed on that.
final class PageStack {
  unowned let node: ViewNode
  /// What stays and goes with the stack: its environment.
  var scope = DrawingScope()
  /// Where its root is.
  private(set) lazy var position = StackPosition(self)
  /// The values that the path should have.
  var wanted: [AnyHashable] = [] { didSet { isCompared = false } }
  /// True when the pages are those that the path wants.
  private var isCompared = false
  /// True for a stack whose path nobody else has.
  var hasOwnPath = false
  /// Writes the path.
  var write: @MainActor ([AnyHashable]) -> Void = { _ in }
  /// The pages on the root, the lowest first.
  // Unchecked for the reason that places give.
  @exclusivity(unchecked) private(set) var pages: [Page] = []
  /// Pages that have to leave the screen.
  @exclusivity(unchecked) private(set) var leaving: [Page] = []

  init(_ node: ViewNode) { self.node = node }

  /// Everything that is there, in the order in which destinations are looked for.
  var places: [ViewNode] { [node] + pages.map(\.node) }

  /// Makes the pages those that the path and the links want.
  @MainActor func arrange() {
    if !isCompared {
      let values = pages.prefix { !$0.isLinked }
      let kept = zip(values, wanted).prefix { $0.value == $1 }.count
      if kept < values.count || kept < wanted.count { drop(from: kept) }
      for value in wanted[kept...] where pages.count < wanted.count { push(value) }
      isCompared = true
    }
    for (index, page) in pages.prefix(wanted.count).enumerated() { show(page, at: index) }
    arrangeLinks()
  }

  @MainActor private func push(_ value: AnyHashable) {
    let page = Page(value: value, in: self)
    page.pop = { [unowned self, unowned page] in
      guard let index = pages.firstIndex(where: { $0 === page }) else { return }
      write(Array(wanted.prefix(index)))
    }
    if !(value.base is any PageValue), let last = pages.last {
      page.isHasty = node.tree.isComing(last.id)
    }
    pages.append(page)
    node.tree.looks &+= 1
  }

  /// Draws a page by the destination for its value, the closest to the root.
  @MainActor private func show(_ page: Page, at index: Int) {
    guard let value = page.value else { return }
    let found = destination(of: value, in: places.prefix(index + 1))
    guard page.destination !== found || page.node.isDirty else { return }
    if (page.destination == nil) != (found == nil) { node.tree.looks &+= 1 }
    page.destination = found
    if let found { page.draw { found.draw(value, $0, $1) } }
  }

  /// The destination for a value, the first on some of the places of the stack.
  func destination(of value: AnyHashable, in places: some Sequence<ViewNode>) -> Destination? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    var (found, ofOthers): (Destination?, Destination?)
    for place in places where found == nil {
      place.visit([.destination, .stack]) { node in
        if case .destination(let destination) = node.element {
          if destination.type == type { found = found ?? destination }
          // A path of `AnyHashable` has it for all its values, and one of a class for its subclasses.
          if destination.isWider, destination.accepts(value) {
            ofOthers = ofOthers ?? destination
          }
        }
        if case .stack(let stack) = node.element, stack !== self { return false }
        return found == nil
      }
    }
    return found ?? ofOthers
  }

  /// The links of the top page push the next one.
  @MainActor private func arrangeLinks() {
    var index = wanted.count
    while let link = activeLink(on: index == 0 ? node : pages[index - 1].node) {
      if pages.indices.contains(index), pages[index].link === link.state,
        pages[index].linkID == link.id
      {
        if pages[index].linkElement !== link || pages[index].node.isDirty {
          pages[index].linkElement = link
          if pages[index].name != link.name {
            pages[index].name = link.name
            node.tree.looks &+= 1
          }
          pages[index].draw(link.draw)
        }
      } else {
        drop(from: index)
        let page = Page(value: nil, in: self)
        page.link = link.state
        page.linkID = link.id
        page.name = link.name
        page.pop = { [unowned page] in page.linkElement?.clear() }
        page.linkElement = link
        pages.append(page)
        node.tree.looks &+= 1
        page.draw(link.draw)
      }
      index += 1
      guard index < 100 else { break }
    }
    drop(from: index)
  }

  private func activeLink(on place: ViewNode) -> LinkElement? {
    var found: LinkElement?
    place.visit([.link, .stack]) { node in
      if case .link(let link) = node.element, link.isActive { found = found ?? link }
      if case .stack(let stack) = node.element, stack !== self { return false }
      return found == nil
    }
    return found
  }

  @MainActor private func drop(from index: Int) {
    guard index < pages.count else { return }
    for page in pages[index...].reversed() {
      if page.wasShown { leaving.append(page) } else { page.node.remove() }
    }
    pages.removeSubrange(index...)
    node.tree.isArranged = false
    node.tree.looks &+= 1
  }

  /// Pages that are on the screen no more are gone.
  @MainActor func finish(_ isGone: (Page) -> Bool) {
    guard !leaving.isEmpty else { return }
    let gone = leaving.filter(isGone)
    guard !gone.isEmpty else { return }
    leaving.removeAll(where: isGone)
    for page in gone { page.node.remove() }
    node.tree.hasLost = true
    node.tree.looks &+= 1
  }

  @MainActor func removeAll() {
    for page in pages + leaving { page.node.remove() }
    pages = []
    leaving = []
    isCompared = false
  }
}

/// A value of a path that says itself what its page is called.
protocol PageValue {
  /// What the page is called; nil for what its views are called.
  var pageName: String? { get }
  /// What tells the page from others of its name.
  @MainActor var details: String { get }
}

/// A page that is pushed on a stack.
final class Page {
  let id: Int
  let node: ViewNode
  unowned let stack: PageStack
  /// What the path has for it; nil for a page that a link has pushed.
  let value: AnyHashable?
  /// Takes it away, if it is still there.
  var pop: @MainActor () -> Void = {}
  /// True when it has been on the screen.
  var wasShown = false
  /// True for a value that was pushed before the page below had come.
  var isHasty = false
  var name: String?
  private lazy var position = StackPosition(stack, self)
  private let dismissible = DismissibleScope()
  fileprivate(set) var destination: Destination?
  fileprivate var link: AnyObject?
  fileprivate var linkID: AnyHashable?
  fileprivate var linkElement: LinkElement?

  @MainActor init(value: AnyHashable?, in stack: PageStack) {
    self.value = value
    self.stack = stack
    node = ViewNode(Page.self, .place(1), below: stack.node, in: stack.node.tree)
    id = node.number
    guard let value else { return }
    name =
      if let page = value.base as? any PageValue { page.pageName } else {
        ViewNames.name(fromText: text)
      }
  }

  /// Whether it shows the same on the same stack, by what its value says of itself.
  @MainActor func isSame(as other: Page) -> Bool {
    guard stack === other.stack, let mine = said, let others = other.said else { return false }
    return mine == others
  }

  /// What it is called.
  @MainActor var title: String { name ?? node.screenName ?? node.firstWords ?? "page" }

  /// What its value says of itself.
  @MainActor private lazy var said: String? = {
    guard let base = value?.base ?? linkID?.base else { return nil }
    return (base as? any PageValue)?.details ?? text
  }()

  /// Its value as a text, which takes long to make.
  private lazy var text = (value ?? linkID).map { String(describing: $0.base) } ?? ""

  var isLinked: Bool { value == nil }
  /// True for a value for which there is no destination.
  var isBlank: Bool { isLinked ? linkElement?.isBlank == true : destination == nil }

  @MainActor fileprivate func draw(_ body: @MainActor (ViewNode, DrawingScope) -> Void) {
    var scope = stack.scope
    scope.position = position
    dismissible.change(&scope, closing: { [weak self] in self?.pop() })
    node.scope = scope
    node.updateContent { body(node, scope) }
  }
}

/// What a page shows for values of a type.
final class Destination {
  let type: ObjectIdentifier
  /// True for a type whose values may be of other types: those of subclasses, and any.
  let isWider: Bool
  /// Whether a value is one of its type.
  let accepts: (AnyHashable) -> Bool
  let draw: @MainActor (AnyHashable, ViewNode, DrawingScope) -> Void

  init<Value: Hashable>(
    _ type: Value.Type,
    _ draw: @escaping @MainActor (AnyHashable, ViewNode, DrawingScope) -> Void
  ) {
    self.type = ObjectIdentifier(type)
    isWider = type is AnyClass || type is AnyHashable.Type
    accepts = { $0.base is Value }
    self.draw = draw
  }
}

/// A page that is there while a condition holds.
final class LinkElement {
  /// What stays the same from one drawing to the next.
  let state: AnyObject
  let isActive: Bool
  let id: AnyHashable?
  let name: String?
  /// True once a destination was looked for, and there was none.
  var isBlank = false
  let clear: @MainActor () -> Void
  let draw: @MainActor (ViewNode, DrawingScope) -> Void

  init(
    _ state: AnyObject, isActive: Bool, id: AnyHashable? = nil, name: String? = nil,
    clear: @escaping @MainActor () -> Void,
    draw: @escaping @MainActor (ViewNode, DrawingScope) -> Void
  ) {
    self.state = state
    self.isActive = isActive
    self.id = id
    self.name = name
    self.clear = clear
    self.draw = draw
  }
}
