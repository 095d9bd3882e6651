/// A view with a body, or an app.
private final class OwnEvaluation<Owner, Body: View>: Evaluation {
  private let owner: Owner
  private let body: @MainActor (Owner) -> Body

  init(
    _ owner: Owner, _ fields: ViewFields, _ scope: DrawingScope,
    _ body: @escaping @MainActor (Owner) -> Body
  ) {
    self.owner = owner
    self.body = body
    super.init(fields, scope)
  }

  override func evaluate(at node: ViewNode) {
    fields.link(owner, to: node)
    let body = body(owner)
    node.update { node.place(body, in: scope) }
  }

  override func takesOver(_ new: Evaluation) -> Bool {
    guard let new = new as? Self, scope.isSame(as: new.scope) else { return false }
    return fields.areSame(owner, new.owner)
  }
}

/// A modifier with a body, and what it changes.
private final class ModifierEvaluation<Content: View, Modifier: ViewModifier>: Evaluation {
  private let modifier: Modifier
  private var content: Content
  /// Where the content was drawn.
  private var places: [ViewNode] = []

  init(_ content: Content, _ modifier: Modifier, _ fields: ViewFields, _ scope: DrawingScope) {
    self.modifier = modifier
    self.content = content
    super.init(fields, scope)
  }

  override func evaluate(at node: ViewNode) {
    places = []
    fields.link(modifier, to: node)
    let body = modifier.body(
      content: ModifierContent { [unowned self] place, scope in
        places.append(place)
        place.update { place.place(content, in: scope) }
      })
    node.update { node.place(body, in: scope) }
  }

  override func takesOver(_ new: Evaluation) -> Bool {
    guard let new = new as? Self, scope.isSame(as: new.scope),
      fields.areSame(modifier, new.modifier)
    else { return false }
    content = new.content
    for place in places where place.isAlive {
      if let scope = place.scope { place.update { place.place(content, in: scope) } }
    }
    return true
  }
}

extension View {
  /// Has the body evaluated when its turn comes, unless it is the same as before.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.evaluates(self, in: scope) { $0.body }
  }
}

extension ModifiedContent: Drawable where Content: View, Modifier: ViewModifier {
  /// Has the modifier's body evaluated when its turn comes, unless it is the same as before.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let fields = node.fields(of: Modifier.self)
    node.evaluates(ModifierEvaluation(content, modifier, fields, scope))
  }
}

extension ViewNode {
  /// Something with a body is drawn here, always of one type.
  @MainActor func evaluates<Owner, Body: View>(
    _ owner: Owner, in scope: DrawingScope, _ body: @escaping @MainActor (Owner) -> Body
  ) { evaluates(OwnEvaluation(owner, fields(of: Owner.self), scope, body)) }
}
