/// A view or a modifier with a body, as it was drawn last at its place.
@MainActor class Evaluation {
  let fields: ViewFields
  final var scope: DrawingScope

  init(_ fields: ViewFields, _ scope: DrawingScope) {
    self.fields = fields
    self.scope = scope
  }

  /// Evaluates the body.
  func evaluate(at node: ViewNode) {}
}

extension ViewNode {
  /// Something with a body is drawn here.
  ///
  /// - Parameters:
  ///   - type: the type whose values decide whether the body is the same.
  ///   - make: makes the evaluation when there is none.
  ///   - takesOver: takes over what it would draw where its body would be the same; false where it
  ///     has to be evaluated.
  ///   - takes: takes what is to be evaluated.
  @MainActor func evaluates<Known: Evaluation>(
    _ type: Any.Type, make: (ViewFields) -> Known, takesOver: (Known) -> Bool,
    takes: (Known) -> Void
  ) {
    if let evaluation {
      // What is drawn at a place is always of one type.
      let known = unsafeDowncast(evaluation, to: Known.self)
      // What is to be evaluated anyway is so with its newest value.
      if !isDirty, takesOver(known) { return }
      takes(known)
    } else {
      evaluation = make(ViewFields.of(type))
    }
    invalidate()
  }
}
