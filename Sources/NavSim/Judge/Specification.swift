/// What a test says of time and history, as far as a history has come.
final class ModelState: Hashable, Sendable {
  let value: any ModelValue

  init(_ value: any ModelValue) { self.value = value }

  static func == (one: ModelState, other: ModelState) -> Bool {
    one === other || one.value.isEqual(to: other.value)
  }
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// A value that can be compared with another whose type is not known.
protocol ModelValue: Sendable {
  func isEqual(to other: any ModelValue) -> Bool
  func hash(into hasher: inout Hasher)
}

/// A model value of a test's own type.
struct TypedModel<Model: Hashable & Sendable>: ModelValue {
  var model: Model
  func isEqual(to other: any ModelValue) -> Bool { (other as? Self)?.model == model }
  func hash(into hasher: inout Hasher) { model.hash(into: &hasher) }
}

/// A call as a model sees it.
struct ModeledCall {
  let action: Int
  let argument: Int
  /// When it was made.
  let time: Duration
  /// What a history has made of the screens by then.
  let screens: Picture
}

/// The rules that a test declares beside the effects of its calls.
struct Specification: Sendable {
  /// What a test's own model makes of a call; nil when it has none.
  var model: (@Sendable (inout ModelState, ModeledCall) -> CallEffect<RouteNumber>?)?
  /// What the model is at first.
  var start: ModelState?
}
