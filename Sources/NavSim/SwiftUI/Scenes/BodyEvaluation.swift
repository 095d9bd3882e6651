/// A view with a body, or an app.
private final class OwnEvaluation<Owner, Body: View>: Evaluation {
  /// At a place of its own, where its properties are linked and compared.
  private nonisolated(unsafe) let owner: UnsafeMutablePointer<Owner>
  private let body: @MainActor (Owner) -> Body

  init(_ owner: Owner, _ scope: DrawingScope, _ body: @escaping @MainActor (Owner) -> Body) {
    self.owner = .allocate(capacity: 1)
    self.owner.initialize(to: owner)
    self.body = body
    super.init(ViewFields.of(Owner.self), scope)
  }

  deinit {
    owner.deinitialize(count: 1)
    owner.deallocate()
  }

  override func evaluate(at node: ViewNode) {
    fields.link(UnsafeRawPointer(owner), to: node)
    let body = body(owner.pointee)
    node.update(with: body, in: scope)
  }

  override func takes(
    _ new: UnsafeRawPointer, _ newScope: DrawingScope, isDirty: Bool
  ) -> Bool {
    if !isDirty, scope.isSame(as: newScope), fields.areSame(UnsafeRawPointer(owner), new) {
      return true
    }
    owner.pointee = new.assumingMemoryBound(to: Owner.self).pointee
    scope = newScope
    return false
  }
}

/// A modifier with a body, and what it changes.
private final class ModifierEvaluation<Content: View, Modifier: ViewModifier>: Evaluation {
  private var owner: ModifiedContent<Content, Modifier>
  /// Where the content was drawn.
  private var places: [ViewNode] = []

  init(_ owner: ModifiedContent<Content, Modifier>, _ scope: DrawingScope) {
    self.owner = owner
    super.init(ViewFields.of(Modifier.self), scope)
  }

  override func evaluate(at node: ViewNode) {
    places = []
    let modifier = owner.modifier
    fields.link(modifier, to: node)
    let body = modifier.body(
      content: ModifierContent { [unowned self] place, scope in
        places.append(place)
        place.update(with: owner.content, in: scope)
      })
    node.update(with: body, in: scope)
  }

  /// Draws other content where the body would be the same.
  override func takes(
    _ new: UnsafeRawPointer, _ newScope: DrawingScope, isDirty: Bool
  ) -> Bool {
    let new = new.assumingMemoryBound(to: ModifiedContent<Content, Modifier>.self).pointee
    let isSame =
      !isDirty && scope.isSame(as: newScope) && fields.areSame(owner.modifier, new.modifier)
    if !isSame {
      (owner, scope) = (new, newScope)
      return false
    }
    owner.content = new.content
    for place in places where place.isAlive {
      if let scope = place.scope { place.update(with: owner.content, in: scope) }
    }
    return true
  }
}

extension View {
  /// Has the body evaluated when its turn comes, unless it is the same as before.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.evaluates(self, in: scope) { OwnEvaluation(self, scope) { $0.body } }
  }
}

extension ModifiedContent: Drawable where Content: View, Modifier: ViewModifier {
  /// Has the modifier's body evaluated when its turn comes, unless it is the same as before.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.evaluates(self, in: scope) { ModifierEvaluation(self, scope) }
  }
}

extension SceneRoot {
  /// Draws the view at a place of the tree.
  func draw(at node: ViewNode, in scope: DrawingScope) {
    node.evaluates(scene, in: scope) { OwnEvaluation(scene, scope) { $0.body.root } }
  }
}

extension AppRoot {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.tree.app = node
    node.evaluates(app, in: scope) { OwnEvaluation(app, scope) { $0.body.root } }
  }
}
