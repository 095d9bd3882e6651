/// A view or a modifier with a body, as it was drawn last at its place.
@MainActor class Evaluation {
  let fields: ViewFields
  let scope: DrawingScope

  init(_ fields: ViewFields, _ scope: DrawingScope) {
    self.fields = fields
    self.scope = scope
  }

  /// Evaluates the body.
  func evaluate(at node: ViewNode) {}

  /// Takes over what another one would draw, where its body would be the same.
  ///
  /// - Returns: false where the body has to be evaluated.
  func takesOver(_ new: Evaluation) -> Bool { false }
}

extension ViewNode {
  /// Something with a body is drawn here.
  @MainActor func evaluates(_ new: Evaluation) {
    // What is to be evaluated anyway is so with its newest value.
    if !isDirty, let evaluation, evaluation.takesOver(new) { return }
    evaluation = new
    invalidate()
  }

  /// The stored properties of what is drawn here, always of one type.
  func fields<Owner>(of type: Owner.Type) -> ViewFields {
    let fields = knownFields ?? ViewFields.of(type)
    knownFields = fields
    return fields
  }
}
