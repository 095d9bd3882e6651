/// An actor that works with models: what `@ModelActor` makes of one.
public protocol ModelActor: Actor {
  /// Where its models are kept.
  nonisolated var modelContainer: ModelContainer { get }
  /// What does its work.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// What changes and finds its models.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model that an identifier belongs to; nil for one that is not kept.
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier, as type: Model.Type
  ) -> Model? { modelContext.registeredModel(for: id) }
}

/// What works with models.
public protocol ModelExecutor: AnyObject, Sendable {
  /// What changes and finds them.
  var modelContext: ModelContext { get }
}

/// Works with models, one piece of work after another, as its actor does.
public final class DefaultSerialModelExecutor: ModelExecutor {
  /// What changes and finds them.
  public let modelContext: ModelContext

  /// Creates one.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
