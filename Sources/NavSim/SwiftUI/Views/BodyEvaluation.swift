/// A view with a body, or an app.
private final class OwnEvaluation<Owner, Body: View>: Evaluation {
  var owner: Owner
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

  func isSame(_ new: Owner, _ newScope: DrawingScope) -> Bool {
    scope.isSame(as: newScope) && fields.areSame(owner, new)
  }
}

/// A modifier with a body, and what it changes.
private final class ModifierEvaluation<Content: View, Modifier: ViewModifier>: Evaluation {
  var modifier: Modifier
  var content: Content
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

  /// Draws other content where the body would be the same.
  func takesOver(_ content: Content, _ new: Modifier, _ newScope: DrawingScope) -> Bool {
    guard scope.isSame(as: newScope), fields.areSame(modifier, new) else { return false }
    self.content = content
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
    node.evaluates(Modifier.self) { fields in
      ModifierEvaluation(content, modifier, fields, scope)
    } takesOver: {
      $0.takesOver(content, modifier, scope)
    } takes: {
      ($0.content, $0.modifier, $0.scope) = (content, modifier, scope)
    }
  }
}

extension ViewNode {
  /// Something with a body is drawn here, always of one type.
  @MainActor func evaluates<Owner, Body: View>(
    _ owner: Owner, in scope: DrawingScope, _ body: @escaping @MainActor (Owner) -> Body
  ) {
    evaluates(Owner.self) { fields in
      OwnEvaluation(owner, fields, scope, body)
    } takesOver: {
      $0.isSame(owner, scope)
    } takes: {
      ($0.owner, $0.scope) = (owner, scope)
    }
  }
}
