/// A call as a test's own model sees it.
public struct ModelCall<Route: Hashable & Sendable>: Sendable {
  /// The name of its action.
  public let action: String
  /// When it was made, since the start of the run, in virtual time.
  public let time: Duration
  let value: any Sendable
  // Few models ask, and it takes time.
  let shown: @Sendable () -> Screens<Route>

  /// What is shown when it is carried out, the user's own moves among it. Layers have the ids that the
  /// run has numbered them with.
  public var screens: Screens<Route> { shown() }

  /// The argument, if it is of a type.
  public func argument<Value>(as type: Value.Type = Value.self) -> Value? { value as? Value }
}

/// The rules of time and history that a test declares.
struct TestModel<Route: Hashable & Sendable>: Sendable {
  let start: ModelState
  let effect: @Sendable (inout ModelState, ModelCall<Route>) -> CallEffect<Route>?
}
