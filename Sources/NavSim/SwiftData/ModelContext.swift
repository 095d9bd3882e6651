public import Foundation
import Observation

/// What keeps models, in the order in which they came.
///
/// A model is there once it is inserted, and those that it refers to with it. What is done is kept
/// at once, for all contexts of a container; one that does not save by itself can take it back.
public final class ModelContext: @unchecked Sendable {
  @Observable final class Store {
    var models: [any PersistentModel] = []
    @ObservationIgnored var number = 0
  }

  /// True when what is changed is saved by itself: then there is nothing to save, or to take back.
  public var autosaveEnabled = true { didSet { if autosaveEnabled { undoing = [] } } }
  /// What takes changes back, which are not noted here.
  public var undoManager: UndoManager?
  private let store: Store
  /// What takes back what was done since it was saved, the last at the end.
  private var undoing: [() -> Void] = []
  /// True while something is taken back: each side of a relationship by itself.
  private(set) var isUndoing = false
  private var models: [any PersistentModel] {
    get { store.models }
    set { store.models = newValue }
  }

  /// Creates a context without models.
  init() { store = Store() }

  /// Creates another context of a container: what one changes, all have.
  public init(_ container: ModelContainer) {
    store = container.context.store
    autosaveEnabled = false
  }

  /// Where its models are kept.
  public var container: ModelContainer { ModelContainer(keeping: self) }

  var all: [any PersistentModel] { store.models }

  /// Keeps a model from now on, and those that it refers to. One that has the same as a kept model
  /// where no two may have changes that one instead.
  public func insert<Model: PersistentModel>(_ model: Model) {
    if models.contains(where: { $0 === model }) { return }
    if let rival = rival(of: model) { return update(rival, by: model) }
    keep(model, at: models.count)
    note { [weak self] in self?.forget(model) }
    joinAll(of: model)
  }

  /// Keeps a model no more, and makes of those that it refers to what its relationships say.
  public func delete<Model: PersistentModel>(_ model: Model) {
    guard let place = models.firstIndex(where: { $0 === model }), !deniesDeletion(of: model) else {
      return
    }
    forget(model)
    note { [weak self] in self.map { $0.keep(model, at: min(place, $0.models.count)) } }
    leave(model)
  }

  private func keep(_ model: any PersistentModel, at place: Int) {
    models.insert(model, at: place)
    store.number += 1
    model.persistentModelID.isKept(model, in: self, number: store.number)
  }

  private func forget(_ model: any PersistentModel) {
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
  /// One that was deleted is there as long as somebody has it, as a view that is still shown. That
  /// which nobody has ends the app, as using it does.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = models.first(where: { $0.persistentModelID == id }) ?? id.model else {
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
  /// True where something can be taken back.
  public var hasChanges: Bool { !undoing.isEmpty }
  /// Tells that it is saved: what is done is kept already.
  public func save() throws {
    undoing = []
    for name in [Self.willSave, Self.didSave] {
      NotificationCenter.default.post(name: name, object: self)
    }
  }
  /// Takes back what was done since it was saved; nothing, where it saves by itself.
  public func rollback() {
    isUndoing = true
    defer { isUndoing = false }
    for step in undoing.reversed() { step() }
    undoing = []
  }

  private func note(_ undo: @escaping () -> Void) {
    if !autosaveEnabled, !isUndoing { undoing.append(undo) }
  }

  /// A property of a model is about to change.
  func note<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
    guard !autosaveEnabled, !isUndoing, let path = path as? ReferenceWritableKeyPath<Model, Value>
    else {
      return
    }
    let value = model[keyPath: path]
    note { model[keyPath: path] = value }
  }

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
