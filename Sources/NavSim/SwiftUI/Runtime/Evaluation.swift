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

  /// Takes what is drawn now.
  ///
  /// - Parameters:
  ///   - new: where its value is.
  ///   - isDirty: true where the body is evaluated anyway, with this value.
  /// - Returns: false where the body may be another one.
  func takes(_ new: UnsafeRawPointer, _ scope: DrawingScope, isDirty: Bool) -> Bool { isDirty }
}

extension ViewNode {
  /// Something with a body is drawn here, always of one type.
  ///
  /// - Parameter make: makes the evaluation when there is none.
  @MainActor func evaluates<Owner>(
    _ owner: Owner, in scope: DrawingScope, make: () -> Evaluation
  ) {
    if let evaluation {
      let isDirty = isDirty
      let isSame = withUnsafePointer(to: owner) {
        evaluation.takes(UnsafeRawPointer($0), scope, isDirty: isDirty)
      }
      if isSame { return }
    } else {
      evaluation = make()
    }
    invalidate()
  }
}
