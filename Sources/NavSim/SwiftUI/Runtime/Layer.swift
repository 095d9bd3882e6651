/// A modifier that presents a layer while a condition holds.
final class Presentation {
  /// How it is presented.
  enum Kind {
    /// The user can drag it away.
    case sheet
    /// The user cannot.
    case cover
    /// Each of its buttons closes it; without buttons it has one.
    case alert
    /// Each of its buttons closes it, and there is always one that does nothing else.
    case dialog
  }

  let kind: Kind
  /// What is to be presented; nil for nothing.
  var wanted: AnyHashable? { didSet { if wanted != lost { lost = nil } } }
  /// What was wanted while another layer left, and is not presented any more.
  var lost: AnyHashable?
  var name: String?
  /// Writes the condition.
  var clear: @MainActor () -> Void = {}
  var onDismiss: (@MainActor () -> Void)?
  var draw: @MainActor (ViewNode, DrawingScope) -> Void = { _, _ in }
  var scope = DrawingScope()
  /// Rises with each drawing.
  var version = 0
  var isInTree = true

  init(_ kind: Kind) { self.kind = kind }
}

/// A layer of the app: the lowest, or one that is presented.
final class Layer {
  let id: Int
  let node: ViewNode
  /// What presents it; nil for the lowest.
  let presentation: Presentation?
  /// What was presented.
  let wanted: AnyHashable?
  let name: String?
  private var version = 0
  private let dismissible = DismissibleScope()
  // Unchecked for the reason that places give.
  @exclusivity(unchecked) private(set) var presented: Layer?
  /// Layers that have to leave the screen before another is presented.
  @exclusivity(unchecked) private(set) var leaving: [Layer] = []
  /// True when it has been on the screen.
  var wasShown = false
  /// True when the user cannot drag it away.
  var isHeld: Bool { node.hasElement { if case .holdsLayer(true) = $0 { true } else { false } } }

  @MainActor init(_ root: some Drawable, in tree: ViewTree) {
    node = ViewNode(Layer.self, .place(0), below: nil, in: tree)
    id = 0
    presentation = nil
    wanted = nil
    name = nil
    var scope = DrawingScope()
    scope.environment.own.tree = tree.link
    scope.environment.own.page = KeptByPage()
    node.scope = scope
    node.update(with: root, in: scope)
  }

  @MainActor init(_ presentation: Presentation, above layer: Layer) {
    node = ViewNode(Layer.self, .place(0), below: layer.node, in: layer.node.tree)
    id = node.number
    self.presentation = presentation
    wanted = presentation.wanted
    name = presentation.name
    draw()
  }

  @MainActor private func draw() {
    guard let presentation else { return }
    version = presentation.version
    let close: @MainActor () -> Void = { [weak self] in self?.close() }
    var scope = presentation.scope
    dismissible.change(&scope, closing: close) { $0.closesDialog = isDialog ? close : nil }
    scope.position = nil
    node.scope = scope
    node.updateContent { presentation.draw(node, scope) }
  }

  /// True for alerts and the like.
  var isDialog: Bool { presentation.map { $0.kind == .alert || $0.kind == .dialog } ?? false }

  /// Whether it is still what its presentation wants.
  private var isWanted: Bool {
    guard let presentation else { return true }
    if compared.version != presentation.version {
      compared = (presentation.version, presentation.wanted == wanted)
    }
    return presentation.isInTree && compared.isSame
  }

  /// The drawing of its presentation that was compared last, and whether that wants the same.
  private var compared = (version: -1, isSame: false)

  /// Closes it by its own condition, unless it is leaving already.
  @MainActor func close() { if node.isAlive, isWanted { presentation?.clear() } }

  /// Presents what is to be presented from this layer: one at a time, and none while another leaves.
  @MainActor func arrange() {
    node.arrangeStacks()
    if let shown = presented {
      if !shown.isWanted {
        if shown.presentation?.isInTree == true, shown.presentation?.wanted != nil {
          node.tree.madeAnew.note(
            "a redraw gives \(shown.name ?? "a layer") another id: one is made whenever it is asked for"
          )
        }
        presented = nil
        node.tree.looks &+= 1
        if shown.wasShown {
          leaving.append(shown)
        } else {
          // A host may have shown it all the same, and not said so yet.
          shown.tellLater()
          shown.remove()
        }
      } else if shown.node.isDirty || shown.version != shown.presentation?.version {
        shown.draw()
      }
    }
    if presented == nil { presentNext() }
    for layer in leaving { layer.node.arrangeStacks() }
    presented?.arrange()
  }

  @MainActor private func presentNext() {
    while let next = node.firstPresentation {
      if leaving.isEmpty {
        presented = Layer(next, above: self)
        node.tree.looks &+= 1
        return
      }
      // One whose item is replaced knows that it leaves; and what the button of an alert or a dialog
      // does comes when that has left.
      let isReplaced = leaving.contains { $0.presentation === next }
      let isAnswer = leaving.allSatisfy {
        [.alert, .dialog].contains($0.presentation?.kind)
      }
      guard node.tree.dropsWhileLeaving, !isReplaced, !isAnswer else { return }
      next.lost = next.wanted
    }
  }

  /// Layers that are on the screen no more are gone.
  @MainActor func finish(_ isGone: (Layer) -> Bool) {
    let gone = leaving.filter(isGone)
    leaving.removeAll(where: isGone)
    for layer in gone {
      layer.tellLater()
      layer.remove()
    }
    if !gone.isEmpty {
      node.tree.hasLost = true
      node.tree.looks &+= 1
    }
    for layer in leaving { layer.finish(isGone) }
    presented?.finish(isGone)
  }

  /// Who has presented it, and what lies on it, is told when a host says that it has left.
  @MainActor private func tellLater() {
    for left in all {
      if let presentation = left.presentation { node.tree.untold.append((left.id, presentation)) }
    }
  }

  @MainActor func remove() {
    presented?.remove()
    for layer in leaving { layer.remove() }
    node.remove()
    presented = nil
    leaving = []
  }

  /// This layer and those above it.
  var stack: [Layer] { [self] + (presented?.stack ?? []) }
  /// All layers that are there, those that leave among them.
  var all: [Layer] { [self] + leaving.flatMap(\.all) + (presented?.all ?? []) }

  func forget() {
    presented = nil
    leaving = []
  }
}

extension ViewNode {
  /// Arranges the stacks here and below, the outermost first.
  @MainActor func arrangeStacks() {
    visit(.stack) { node in
      guard case .stack(let stack) = node.element else { return true }
      stack.arrange()
      for page in stack.pages + stack.leaving { page.node.arrangeStacks() }
      return true
    }
  }

  /// The first presentation that has something to present, on what is shown or covered here.
  var firstPresentation: Presentation? {
    var found: Presentation?
    visit([.presentation, .stack, .tabs]) { node in
      if let tab = node.tabToVisit {
        found = found ?? tab.firstPresentation
        return false
      }
      if case .presentation(let presentation) = node.element, presentation.wanted != nil,
        presentation.lost == nil
      {
        found = found ?? presentation
      }
      if case .stack(let stack) = node.element {
        for place in node.landmarks { found = found ?? place.firstPresentation }
        for page in stack.pages { found = found ?? page.node.firstPresentation }
        return false
      }
      return found == nil
    }
    return found
  }
}
