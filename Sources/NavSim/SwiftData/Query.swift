@_exported public import SwiftUI

/// The models that a view shows: those that are kept in its container.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: QueryResult>: DynamicProperty
where Result.Model == Element {
  @Environment(\.modelContext) private var context
  private let asked: FetchDescriptor<Element>

  // In the type itself: only there the compiler looks for what it begins with without arguments.
  /// Asks for all models.
  public init() { asked = FetchDescriptor() }

  /// The models, as they are now.
  public var wrappedValue: Result { Result(of: (try? context.fetch(asked)) ?? []) }

  /// Where it finds them.
  public var modelContext: ModelContext { context }
  /// Why it finds none: that never happens here.
  public var fetchError: (any Error)? { nil }
}

/// What a query finds: a list of models.
public protocol QueryResult<Model> {
  /// What it is of.
  associatedtype Model: PersistentModel
  /// Takes what was found.
  init(of models: [Model])
}

extension Array: QueryResult where Element: PersistentModel {
  /// Takes what was found.
  public init(of models: [Element]) { self = models }
}

extension Query {
  /// Asks for all models.
  public init(animation: Animation) { self.init() }

  /// Asks for models.
  public init(_ asked: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.asked = asked
  }

  /// Asks for models in an order.
  public init(
    filter: Predicate<Element>?, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) { asked = FetchDescriptor(predicate: filter, sortBy: sort) }

  /// Asks for all models in an order.
  public init(sort: [SortDescriptor<Element>], animation: Animation? = nil) {
    asked = FetchDescriptor(sortBy: sort)
  }

  /// Asks for models in an order.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    asked = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(path, order: order)])
  }

  /// Asks for models in an order; those without a value come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    asked = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(path, order: order)])
  }
}

extension Query {
  /// Asks for models, and draws changes in a way.
  public init(_ asked: FetchDescriptor<Element>, transaction: Transaction) { self.asked = asked }

  /// Asks for models in an order, and draws changes in a way.
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) { asked = FetchDescriptor(predicate: filter, sortBy: sort) }

  /// Asks for models in an order, and draws changes in a way.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) {
    asked = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(path, order: order)])
  }

  /// Asks for models in an order, and draws changes in a way; those without a value come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) {
    asked = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(path, order: order)])
  }
}

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext() }
  }

  /// What keeps the models of the views.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// A view with a container of its own.
public struct WithContainer<Content: View>: View {
  let content: Content
  let setUp: (Result<ModelContainer, any Error>) -> Void
  @State private var container: ModelContainer?

  /// The view, once there is a container.
  public var body: some View {
    let present = container ?? made()
    content.environment(\.modelContext, present.mainContext)
  }

  private func made() -> ModelContainer {
    let made = ModelContainer(keeping: ModelContext())
    container = made
    setUp(.success(made))
    return made
  }
}

extension View {
  /// Shows the models of a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Shows the models of a container of its own.
  public func modelContainer(
    for types: any PersistentModel.Type..., inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> WithContainer<Self> { WithContainer(content: self, setUp: onSetup) }

  /// Shows the models of a container of its own.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> WithContainer<Self> { WithContainer(content: self, setUp: onSetup) }

  /// Keeps models in a context.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
}

extension Scene {
  /// Shows the models of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    changed { $0.modelContainer(container) }
  }

  /// Shows the models of a container of its own.
  public func modelContainer(
    for types: any PersistentModel.Type..., inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { changed { WithContainer(content: $0, setUp: onSetup) } }

  /// Shows the models of a container of its own.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { changed { WithContainer(content: $0, setUp: onSetup) } }
}
