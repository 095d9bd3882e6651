public import Foundation
public import SwiftUI

/// What changes and finds objects, until it saves them.
///
/// Everything is in memory, and happens where it is called: `perform` alone lets the main queue come
/// to it.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Whose queue a context is on.
  public enum ConcurrencyType: UInt, Sendable {
    /// Any one's.
    case confinementConcurrencyType
    /// A queue of its own, which is the main queue here, too.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
  }

  enum Change {
    case inserted(NSManagedObject), updated(NSManagedObject), deleted(NSManagedObject), everything
  }

  /// Whose queue it is on.
  public let concurrencyType: ConcurrencyType
  /// Its name.
  open var name: String?
  /// Who has changed something, for a history that is not kept.
  open var transactionAuthor: String?
  /// What undoes; nothing tells it of changes.
  open var undoManager: UndoManager?
  /// True when it keeps its objects, which it does anyhow.
  open var retainsRegisteredObjects = false
  /// True when deletions go on with what they cascade to later: they do so at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// What becomes of two objects that must not both be.
  open var mergePolicy: Any = NSMergePolicy.error
  /// True when it takes what other contexts have saved.
  open var automaticallyMergesChangesFromParent = false
  /// True when deleted objects are told so, which makes no difference.
  open var shouldDeleteInaccessibleFaults = true
  /// How old what is known may be, which makes no difference.
  open var stalenessInterval: TimeInterval = -1
  /// Words about it.
  open var userInfo = NSMutableDictionary()
  /// What it saves to instead of a store.
  open var parent: NSManagedObjectContext?
  /// The store that it saves to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.store.add(self) }
  }

  private var known: [Int: NSManagedObject] = [:]
  private var numbers = 0
  /// What tells those who show objects.
  let changes = PassthroughSubject<Change, Never>()

  /// Creates a context that saves nowhere yet.
  public init(concurrencyType: ConcurrencyType) { self.concurrencyType = concurrencyType }

  /// Creates a context on the main queue.
  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  var source: (any RowSource)? { parent ?? persistentStoreCoordinator }

  /// Has what belongs to the run of the app that is played.
  func join() { coordinator?.store.join() }

  // MARK: What has changed

  private func objects(_ state: NSManagedObject.State) -> [NSManagedObject] {
    known.values.filter { $0.state == state }.sorted { $0.objectID.number < $1.objectID.number }
  }

  /// The objects that were never saved.
  open var insertedObjects: Set<NSManagedObject> { Set(objects(.inserted)) }
  /// The objects that were changed since.
  open var updatedObjects: Set<NSManagedObject> { Set(objects(.updated)) }
  /// The objects that are deleted when it saves.
  open var deletedObjects: Set<NSManagedObject> { Set(objects(.deleted)) }
  /// The objects that it has.
  open var registeredObjects: Set<NSManagedObject> {
    Set(known.values.sorted { $0.objectID.number < $1.objectID.number })
  }
  /// True when there is something to save.
  open var hasChanges: Bool { known.values.contains { $0.state != .unchanged } }

  /// An object has changed.
  func note(_ object: NSManagedObject) {
    if object.state == .unchanged { object.state = .updated }
    if object.state != .deleted { tell(.updated(object)) }
  }

  private func tell(_ change: Change) {
    changes.send(change)
    let told: [AnyHashable: Any] =
      switch change {
      case .inserted(let object): [NSInsertedObjectsKey: Set([object])]
      case .updated(let object): [NSUpdatedObjectsKey: Set([object])]
      case .deleted(let object): [NSDeletedObjectsKey: Set([object])]
      case .everything: [NSInvalidatedAllObjectsKey: []]
      }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: told)
  }

  // MARK: Objects

  /// Takes a new object.
  open func insert(_ object: NSManagedObject) {
    join()
    guard let source else {
      preconditionFailure(
        "Core Data: \(object.entity.name ?? "an object") is inserted into a context without a "
          + "store. A view above has to call .environment(\\.managedObjectContext, …)")
    }
    object.objectID.number = source.newNumber()
    object.managedObjectContext = self
    object.state = .inserted
    object.isNew = true
    known[object.objectID.number] = object
    tell(.inserted(object))
  }

  /// Deletes an object when it saves; until then it is there, and is not found.
  open func delete(_ object: NSManagedObject) {
    guard let context = object.managedObjectContext, object.state != .deleted else { return }
    precondition(
      context === self,
      "Core Data: an NSManagedObjectContext cannot delete objects in other contexts")
    object.prepareForDeletion()
    object.objectWillChange.send()
    object.state = .deleted
    object.leaveOthers()
    if object.isNew { forget(object) }
    tell(.deleted(object))
  }

  private func forget(_ object: NSManagedObject) {
    known[object.objectID.number] = nil
    object.managedObjectContext = nil
    object.state = .unchanged
  }

  /// The object of an identifier in this context, if there is one that is not deleted.
  func object(of id: NSManagedObjectID) -> NSManagedObject? {
    if let object = known[id.number] { return object.state == .deleted ? nil : object }
    guard let row = source?.row(id.number), row.id === id else { return nil }
    return take(row)
  }

  /// Has an object that was saved elsewhere.
  private func take(_ row: Row) -> NSManagedObject {
    let object = row.id.entity.objectClass.init(entity: row.id.entity, insertInto: nil)
    object.objectID = row.id
    object.managedObjectContext = self
    object.values = row.values
    known[row.id.number] = object
    object.awakeFromFetch()
    return object
  }

  /// The object of an identifier. There has to be one.
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let object = known[id.number] ?? object(of: id) { return object }
    let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
    object.objectID = id
    return object
  }

  /// The object of an identifier.
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = object(of: id) else { throw NSError.coreData(133000, "object not found") }
    return object
  }

  /// The object of an identifier, if this context has it already.
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { known[id.number] }

  /// The objects of a kind that are not deleted, in the order in which they were made.
  func all(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObject] {
    let saved = (source?.rows ?? []).map(\.id).filter { known[$0.number] == nil }
    for id in saved where id.entity.isKindOf(entity: entity) { _ = object(of: id) }
    let objects = known.values.filter { object in
      object.state != .deleted
        && (withSubentities
          ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name)
    }
    return objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  // MARK: Saving

  /// Saves what has changed.
  open func save() throws {
    join()
    guard hasChanges else { return }
    guard let source else { throw NSError.coreData(134_020, "the context has no store") }
    for object in known.values.sorted(by: { $0.objectID.number < $1.objectID.number })
    where object.state != .unchanged { object.willSave() }
    try resolveConflicts()
    try validate(objects(.inserted), objects(.updated), objects(.deleted))
    let gone = objects(.deleted)
    var saved = RowChanges(deleted: gone.map(\.objectID))
    saved.inserted = objects(.inserted).map { Row(id: $0.objectID, values: $0.values) }
    saved.updated = objects(.updated).map { Row(id: $0.objectID, values: $0.values) }
    let (inserted, updated) = (objects(.inserted), objects(.updated))
    let told: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
      NSDeletedObjectsKey: Set(gone), RowChanges.key: saved,
    ]
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in inserted + updated {
      object.state = .unchanged
      object.isNew = false
    }
    for object in gone { forget(object) }
    try source.take(saved, from: self)
    for object in inserted + updated { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: told)
  }

  /// Takes back what has changed since it saved.
  open func rollback() {
    for object in objects(.inserted) {
      object.objectWillChange.send()
      forget(object)
      tell(.deleted(object))
    }
    for object in objects(.updated) + objects(.deleted) {
      let wasDeleted = object.state == .deleted
      refresh(object, mergeChanges: false)
      if wasDeleted { tell(.inserted(object)) }
    }
  }

  /// Has an object as it was saved, or tells once more what it is.
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    object.objectWillChange.send()
    if !mergeChanges, let row = source?.row(object.objectID.number) {
      object.values = row.values
      object.state = .unchanged
    }
    tell(.updated(object))
  }

  /// Has all objects as they were saved, but for what was changed.
  open func refreshAllObjects() {
    for object in objects(.unchanged) { refresh(object, mergeChanges: false) }
  }

  /// Forgets all objects, and what was not saved.
  open func reset() {
    for object in known.values { object.managedObjectContext = nil }
    known = [:]
    tell(.everything)
  }

  /// Nothing waits: changes are told at once.
  open func processPendingChanges() {}
  /// Does nothing: every object is registered for good.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { source?.makePermanent(object.objectID) }
  }

  // MARK: What others have saved

  /// Takes what another context has saved.
  func merge(_ saved: RowChanges) {
    for id in saved.deleted {
      guard let object = known[id.number] else { continue }
      object.objectWillChange.send()
      forget(object)
      tell(.deleted(object))
    }
    for row in saved.updated {
      guard let object = known[row.id.number], object.state == .unchanged else { continue }
      refresh(object, mergeChanges: false)
    }
    for row in saved.inserted {
      if let object = object(of: row.id) { tell(.inserted(object)) }
    }
  }

  /// Takes what a context below has saved.
  func takeFromBelow(_ saved: RowChanges) {
    for id in saved.deleted { if let object = object(of: id) { delete(object) } }
    for row in saved.inserted {
      let object = take(row)
      object.state = .inserted
      object.isNew = true
      tell(.inserted(object))
    }
    for row in saved.updated {
      guard let object = object(of: row.id) else { continue }
      object.objectWillChange.send()
      object.values = row.values
      note(object)
    }
  }
}
