import Observation

/// Follows who reads the properties of a model, and tells its context of what they become.
public struct ModelRegistrar: Sendable {
  private let registrar = ObservationRegistrar()

  /// Creates one.
  public init() {}

  /// A property is read.
  public func access<Model: PersistentModel, Value>(
    _ model: Model, keyPath: KeyPath<Model, Value>
  ) { registrar.access(model, keyPath: keyPath) }

  /// A property is about to change.
  public func willSet<Model: PersistentModel, Value>(
    _ model: Model, keyPath: KeyPath<Model, Value>
  ) {
    model.modelContext?.note(model, keyPath)
    registrar.willSet(model, keyPath: keyPath)
  }

  /// A property has changed.
  public func didSet<Model: PersistentModel, Value>(
    _ model: Model, keyPath: KeyPath<Model, Value>
  ) { registrar.didSet(model, keyPath: keyPath) }

  /// What a model refers to is about to change.
  public func willSet<Model: PersistentModel, Value: RelatedModels>(
    _ model: Model, keyPath: KeyPath<Model, Value>
  ) {
    model.modelContext?.note(model, keyPath)
    model.persistentModelID.begins(with: model[keyPath: keyPath].relatedModels)
    registrar.willSet(model, keyPath: keyPath)
  }

  /// What a model refers to has changed.
  public func didSet<Model: PersistentModel, Value: RelatedModels>(
    _ model: Model, keyPath: KeyPath<Model, Value>
  ) {
    registrar.didSet(model, keyPath: keyPath)
    let former = model.persistentModelID.ends()
    model.modelContext?.changed(model, keyPath, from: former)
  }

  /// Changes a property.
  public func withMutation<Model: PersistentModel, Value, Result>(
    of model: Model, keyPath: KeyPath<Model, Value>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(model, keyPath: keyPath)
    defer { didSet(model, keyPath: keyPath) }
    return try mutation()
  }

  /// Changes what a model refers to.
  public func withMutation<Model: PersistentModel, Value: RelatedModels, Result>(
    of model: Model, keyPath: KeyPath<Model, Value>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(model, keyPath: keyPath)
    defer { didSet(model, keyPath: keyPath) }
    return try mutation()
  }
}
