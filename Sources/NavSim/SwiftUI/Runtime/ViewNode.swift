import Observation

/// A place in the tree of views, which keeps its state from one drawing to the next.
///
/// A place is the same as long as the view above it has a view of the same type at the same
/// position, or with the same explicit id: nothing is looked up by a hash.
public final class ViewNode: @unchecked Sendable {
  /// What tells the places below one place apart.
  enum Key: Equatable {
    case place(Int)
    case id(Identity)
  }

  /// The app, which forgets its places before it ends.
  unowned(unsafe) let tree: ViewTree
  let key: Key
  private let type: ObjectIdentifier
  /// What the view is called, for a screen that has no other name; nil for one of this module.
  let name: String?
  let depth: Int
  /// In the order in which places were made.
  let number: Int
  // Unchecked because nothing that reads or writes one of these draws anything.
  @exclusivity(unchecked) private(set) var children: [ViewNode] = []
  /// How many of them are drawn already, while this place is drawn: what is behind was there before.
  @exclusivity(unchecked) private var drawnCount = 0
  @exclusivity(unchecked) private(set) var isAlive = true

  /// What is at this place, for a view that is more than its looks.
  @exclusivity(unchecked) var element: Element? { didSet { changes(from: oldValue) } }
  /// The environment at this place.
  @exclusivity(unchecked) var scope: DrawingScope?
  /// The view with its body; nil for a view without one.
  @exclusivity(unchecked) var evaluation: Evaluation?
  /// What a modifier of the framework's has made of the environment.
  @exclusivity(unchecked) var environment: EnvironmentValues?
  /// True for a layer or a page, of which a closure says what is there.
  @exclusivity(unchecked) private var drawsContent = false
  /// True when it waits to be evaluated.
  @exclusivity(unchecked) var isDirty = false
  /// How what is below it comes to the screen; nil where it makes no difference.
  @exclusivity(unchecked) var arrival: Arrival?
  /// How often it was evaluated in this turn.
  @exclusivity(unchecked) var evaluations = 0
  /// What dynamic properties keep here, in the order in which they are declared.
  @exclusivity(unchecked) private var storage: [AnyObject] = []
  /// True while it is on the screen, for a view that is told of it.
  @exclusivity(unchecked) var hasAppeared = false
  /// True while an animation takes it away, for a view that is told of it.
  @exclusivity(unchecked) var isLeaving = false
  /// What those hold who may outlive the place.
  var link: Reference<ViewNode> {
    if let knownLink { return knownLink }
    let link = Reference(self)
    knownLink = link
    return link
  }
  @exclusivity(unchecked) private var knownLink: Reference<ViewNode>?

  init(_ type: Any.Type, _ key: Key, below parent: ViewNode?, in tree: ViewTree) {
    self.tree = tree
    self.key = key
    self.type = ObjectIdentifier(type)
    depth = (parent?.depth ?? -1) + 1
    number = tree.newNumber()
    name = ViewNames.name(of: type)
  }

  // MARK: Drawing

  /// Draws the views below this one: those that are not drawn any more leave.
  @MainActor func update(_ draw: () -> Void) {
    beginUpdate()
    draw()
    endUpdate()
  }

  /// Draws one view below this one, and nothing else.
  @MainActor func update<V: Drawable>(
    with view: V, _ key: Key = .place(0), in scope: DrawingScope
  ) {
    beginUpdate()
    place(view, key, in: scope)
    endUpdate()
  }

  /// What is placed from now on is below this view.
  func beginUpdate() { drawnCount = 0 }

  /// All that is below was placed: what was there before leaves.
  @MainActor func endUpdate() {
    tree.drawings &+= 1
    guard drawnCount < children.count else { return }
    let left = Array(children[drawnCount...])
    children.removeSubrange(drawnCount...)
    for child in left { child.remove() }
    changesPlaces()
  }

  /// Draws a view below this one.
  @MainActor func place<V: Drawable>(_ view: V, _ key: Key = .place(0), in scope: DrawingScope) {
    view.draw(at: nextChild(V.self, key, scope), in: scope)
  }

  /// The place of the view that is drawn next.
  private func nextChild(_ type: Any.Type, _ key: Key, _ scope: DrawingScope) -> ViewNode {
    let place = drawnCount
    drawnCount += 1
    if place < children.count {
      // Nearly always the next of those that were there.
      let next = children[place]
      if next.isPlace(of: type, key) {
        next.take(scope)
        return next
      }
    }
    let child: ViewNode
    if let known = children[place...].firstIndex(where: { $0.isPlace(of: type, key) }) {
      child = children.remove(at: known)
      child.take(scope)
    } else {
      child = ViewNode(type, key, below: self, in: tree)
      child.parent = self
      child.scope = scope
    }
    if place == children.count { children.append(child) } else { children.insert(child, at: place) }
    changesPlaces()
    return child
  }

  private func isPlace(of type: Any.Type, _ key: Key) -> Bool {
    self.type == ObjectIdentifier(type) && self.key == key
  }

  private func take(_ scope: DrawingScope) {
    if self.scope?.isIdentical(to: scope) != true { self.scope = scope }
  }

  /// The body has to be evaluated again.
  func invalidate() {
    guard isAlive, !isDirty, drawsContent || evaluation != nil else { return }
    isDirty = true
    // What is in a closure has been told by a body, which is evaluated before.
    if drawsContent { tree.isArranged = false } else { tree.dirty.append(self) }
  }

  @MainActor func evaluate() {
    isDirty = false
    guard isAlive, let evaluation else { return }
    evaluations += 1
    follow { evaluation.evaluate(at: self) }
  }

  /// Draws what a closure says of a layer or a page: what it reads by itself is followed.
  @MainActor func updateContent(_ draw: () -> Void) {
    drawsContent = true
    isDirty = false
    follow { update(draw) }
  }

  /// Reads values of which it is told when they change.
  @MainActor private func follow(_ read: () -> Void) {
    tree.evaluating = self
    withObservationTracking(read) { [link] in link.object?.invalidate() }
    tree.evaluating = nil
  }

  // MARK: What is below

  /// The place above, which has this one among its children: one that leaves forgets it first.
  private(set) unowned(unsafe) var parent: ViewNode?
  /// What is here and below; nil since that has changed, and then for all places above, too.
  @exclusivity(unchecked) private var knownLandmarks: [ViewNode]?
  /// What kinds of elements are here and below, as long as the landmarks are known.
  @exclusivity(unchecked) private var knownKinds: ElementKinds = []
  /// True since what is below was asked for, until something changes there.
  @exclusivity(unchecked) private var isKnown = false

  /// The closest places below that have an element: most have none, and are passed over.
  var landmarks: [ViewNode] {
    if let knownLandmarks { return knownLandmarks }
    isKnown = true
    var place = self
    // Of the modifiers around a view, the last that has no element has the same below.
    while place.children.count == 1, place.children[0].element == nil {
      place = place.children[0]
      place.isKnown = true
    }
    var landmarks: [ViewNode] = []
    var kinds = element?.kind ?? []
    for child in place.children {
      let below = child.landmarks
      kinds.formUnion(child.knownKinds)
      if child.element != nil {
        landmarks.append(child)
      } else {
        landmarks += below
      }
    }
    knownLandmarks = landmarks
    knownKinds = kinds
    return landmarks
  }

  /// By kinds: the closest places below that are of one of them, as long as the landmarks are known.
  @exclusivity(unchecked) private var knownClosest: [(kinds: ElementKinds, places: [ViewNode])] = []

  /// The closest places below that are of some kinds: all others are passed over.
  func closest(_ kinds: ElementKinds) -> [ViewNode] {
    for known in knownClosest where known.kinds == kinds { return known.places }
    var places: [ViewNode] = []
    addClosest(kinds, to: &places)
    knownClosest.append((kinds, places))
    return places
  }

  private func addClosest(_ kinds: ElementKinds, to places: inout [ViewNode]) {
    for place in landmarks where place.has(kinds) {
      if place.element?.kind.isDisjoint(with: kinds) == false {
        places.append(place)
      } else {
        place.addClosest(kinds, to: &places)
      }
    }
  }

  /// Other places are below.
  private func changesPlaces() {
    tree.isArranged = false
    forgetKnown()
  }

  private func changes(from old: Element?) {
    tree.drawings &+= 1
    guard isAlive else { return tree.looks &+= 1 }
    let (kind, oldKind) = (element?.kind ?? [], old?.kind ?? [])
    if !kind.union(oldKind).isDisjoint(with: .arranged) { tree.isArranged = false }
    if kind != oldKind {
      forgetKnown()
    } else if let old, element?.looksSame(as: old) == false {
      looksDifferent()
    }
  }

  /// Something that is drawn here may have another part in what the app wants to show.
  func looksDifferent() {
    tree.looks &+= 1
    tree.isArranged = false
  }

  private func forgetKnown() {
    tree.looks &+= 1
    var place: ViewNode? = self
    while let present = place, present.isKnown {
      present.isKnown = false
      present.knownLandmarks = nil
      present.knownClosest = []
      place = present.parent
    }
  }

  /// True where an element of some kinds is, or below.
  func has(_ kinds: ElementKinds) -> Bool {
    if knownLandmarks == nil { _ = landmarks }
    return !knownKinds.isDisjoint(with: kinds)
  }

  // MARK: State

  /// What a dynamic property keeps here, made when it is first asked for.
  func kept<Object: AnyObject>(_ slot: Int, _ make: () -> Object) -> Object {
    if slot < storage.count {
      // Nearly always: what is kept in a slot is of one type.
      let known = storage[slot]
      if Swift.type(of: known) == Object.self { return unsafeDowncast(known, to: Object.self) }
    }
    let new = make()
    while storage.count <= slot { storage.append(Nothing.shared) }
    storage[slot] = new
    return new
  }

  private final class Nothing: Sendable { static let shared = Nothing() }

  // MARK: Leaving

  /// The view is gone, and its state with it.
  @MainActor func remove() {
    guard isAlive else { return }
    for child in children { child.remove() }
    element?.leaves(self)
    isAlive = false
    parent = nil
    children = []
    knownLandmarks = nil
    knownClosest = []
    storage = []
    element = nil
    evaluation = nil
  }

  /// Gives up what refers back to the tree.
  func forget() {
    isAlive = false
    parent = nil
    storage = []
    element = nil
    evaluation = nil
  }

  /// Visits this place and those below it that have an element, from the top; `body` returns false
  /// for a place below which nothing is looked at.
  ///
  /// - Parameter kinds: what is looked for: all other places below are left out.
  func visit(_ kinds: ElementKinds = .all, _ body: (ViewNode) -> Bool) {
    guard element == nil || body(self) else { return }
    for place in kinds == .all ? landmarks : closest(kinds) { place.visit(kinds, body) }
  }

  deinit { knownLink?.object = nil }
}

/// A reference to something that may be gone, for the thread that it belongs to. Unlike one that is
/// weak, it does not make all counting of references to the object slow.
final class Reference<Object: AnyObject>: @unchecked Sendable {
  /// The object, which gives itself up when it ends.
  @exclusivity(unchecked) unowned(unsafe) var object: Object?

  init(_ object: Object? = nil) { self.object = object }
}

/// What can be drawn at a place of the tree.
public protocol Drawable {
  /// Draws it.
  @MainActor @preconcurrency func draw(at node: ViewNode, in scope: DrawingScope)
}
