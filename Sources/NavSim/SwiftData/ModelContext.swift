public import Foundation
import Observation

/// What keeps models, in the order in which they came.
///
/// A model is there once it is inserted; those that it refers to are not, unless they are inserted,
/// too. Nothing is saved, and all that was done stays done.
public final class ModelContext: @unchecked Sendable {
  @Observable final class Store {
    var models: [any PersistentModel] = []
  }

  /// True when what is changed is saved by itself, which makes no difference.
  public var autosaveEnabled = true
  /// What takes changes back, which are not noted here.
  public var undoManager: UndoManager?
  private let store: Store
  private var models: [any PersistentModel] {
    get { store.models }
    set { store.models = newValue }
  }

  /// Creates a context without models.
  init() { store = Store() }

  /// Creates another context of a container: what one changes, all have.
  public init(_ container: ModelContainer) { store = container.context.store }

  /// Where its models are kept.
  public var container: ModelContainer { ModelContainer(keeping: self) }

  /// Keeps a model from now on.
  public func insert<Model: PersistentModel>(_ model: Model) {
    if !models.contains(where: { $0 === model }) { models.append(model) }
    model.persistentModelID.isKept(in: self, as: "\(Model.self)")
  }

  /// Keeps a model no more.
  public func delete<Model: PersistentModel>(_ model: Model) {
    models.removeAll { $0 === model }
    model.persistentModelID.context = nil
  }

  /// Keeps no more of the models of a kind that a condition holds for.
  public func delete<Model: PersistentModel>(
    model type: Model.Type, where condition: Predicate<Model>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: condition)) { delete(model) }
  }

  /// The models of a kind that are asked for.
  public func fetch<Model: PersistentModel>(_ asked: FetchDescriptor<Model>) throws -> [Model] {
    var found = models.compactMap { $0 as? Model }
    if let predicate = asked.predicate { found = try found.filter { try predicate.evaluate($0) } }
    found = found.sorted(using: asked.sortBy).dropFirst(asked.fetchOffset ?? 0).map { $0 }
    return asked.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }

  /// How many models there are of those that are asked for.
  public func fetchCount<Model: PersistentModel>(_ asked: FetchDescriptor<Model>) throws -> Int {
    try fetch(asked).count
  }

  /// The model that an identifier belongs to; nil for one that is not kept.
  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    models.lazy.compactMap { $0 as? Model }.first { $0.persistentModelID == id }
  }

  /// The model that an identifier belongs to.
  ///
  /// One that is not kept any more ends the app, as using it does.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = models.first(where: { $0.persistentModelID == id }) else {
      fatalError("no model of this context has the identifier \(id)")
    }
    return model
  }

  /// It is about to be saved.
  public static let willSave = Notification.Name("NSManagedObjectContextWillSave")
  /// It was saved.
  public static let didSave = Notification.Name("NSManagedObjectContextDidSave")

  /// Does something whose changes belong together.
  public func transaction(block: () throws -> Void) throws { try block() }
  /// True: there is nothing to save.
  public var hasChanges: Bool { false }
  /// Tells that it is saved: what is done is kept already.
  public func save() throws {
    for name in [Self.willSave, Self.didSave] {
      NotificationCenter.default.post(name: name, object: self)
    }
  }
  /// Does nothing: what was done stays done.
  public func rollback() {}
  /// Does nothing.
  public func processPendingChanges() {}

  func deleteAll() { models = [] }
}

extension ModelContext: Equatable {
  /// True for the same models.
  public static func == (one: ModelContext, other: ModelContext) -> Bool {
    one.store === other.store
  }
}
