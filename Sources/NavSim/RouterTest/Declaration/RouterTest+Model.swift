extension RouterTest {
  /// The same test with rules of time and history, which neither an effect nor the router alone can
  /// say: of one that drops a second tap within 300 ms,
  ///
  ///     struct Debounce: Hashable, Sendable { var last: Duration? }
  ///
  ///     test.model(Debounce()) { model, call in
  ///       defer { model.last = call.time }
  ///       return call.time - (model.last ?? .seconds(-1)) < .milliseconds(300) ? .nothing : nil
  ///     }
  ///
  /// The model is a value of the judge's own: each history that is looked at carries its own copy,
  /// and the router under test is never asked.
  ///
  /// - Parameters:
  ///   - model: what it is before the first call.
  ///   - effect: what a call does that is carried out now; nil for what its action declares, or for
  ///     what is learned.
  public func model<Model: Hashable & Sendable>(
    _ model: Model,
    _ effect: @escaping @Sendable (inout Model, ModelCall<Route>) -> CallEffect<Route>?
  ) -> Self {
    var copy = self
    copy.model = TestModel(start: ModelState(TypedModel(model: model))) { state, call in
      guard var typed = state.value as? TypedModel<Model> else { return nil }
      let result = effect(&typed.model, call)
      state = ModelState(typed)
      return result
    }
    return copy
  }

  /// The rules by which calls are judged, with numbers for routes.
  func specification(_ table: RouteTable<Route>) -> Specification {
    guard let model else { return Specification() }
    let actions = actions.map { (name: $0.name, domain: $0.domain) }
    var specification = Specification()
    specification.start = model.start
    specification.model = { state, call in
      let action = actions[call.action]
      let call = ModelCall<Route>(
        action: action.name, time: call.time, value: action.domain[call.argument],
        shown: { table.screens(call.screens) })
      return model.effect(&state, call).map { table.numbered($0) }
    }
    return specification
  }
}
