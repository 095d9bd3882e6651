public import Foundation

/// What a request that inserts in the store gives.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done, the identifiers of what is new, or how many there are.
  case statusOnly, objectIDs, count
}

/// Inserts objects in the store itself: contexts are not told.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// What it gives.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// The kind of the objects.
  public private(set) var entity: NSEntityDescription?
  /// The name of the kind.
  public let entityName: String
  /// The values of the objects, where they were said.
  open var objectsToInsert: [[String: Any]]?
  /// Fills in the values of the next object; true when there is none.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills in the next object; true when there is none.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  /// Inserts objects with some values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }
  /// Inserts objects with some values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
    self.entity = entity
  }
  /// Inserts objects until a closure says that there is no other.
  public convenience init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entityName, objects: [])
    dictionaryHandler = handler
  }
  /// Inserts objects until a closure says that there is no other.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    self.entity = entity
  }
  /// Inserts objects until a closure says that there is no other.
  public convenience init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entityName, objects: [])
    managedObjectHandler = handler
  }
  /// Inserts objects until a closure says that there is no other.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    self.entity = entity
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    guard let kind = entity ?? context.model?.entitiesByName[entityName] else {
      preconditionFailure("Core Data: the model has no entity \(entityName)")
    }
    let store = context.ofStore
    func new() -> NSManagedObject { kind.objectClass.init(entity: kind, insertInto: store) }
    for values in objectsToInsert ?? [] { new().setValuesForKeys(values) }
    if let dictionaryHandler {
      var values = NSMutableDictionary()
      while !dictionaryHandler(values) {
        new().setValuesForKeys(values as? [String: Any] ?? [:])
        values = NSMutableDictionary()
      }
    }
    if let managedObjectHandler {
      var object = new()
      while !managedObjectHandler(object) { object = new() }
      store.delete(object)
    }
    let ids = store.insertedObjects.map(\.objectID).sorted { $0.number < $1.number }
    try context.coordinator?.withoutMerging { try store.save() }
    let result = NSBatchInsertResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: ids
      case .count: ids.count
      }
    return result
  }
}

/// What comes of inserting in the store.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether it was done, what is new, or how many.
  public internal(set) var result: Any?
  /// Which of these it is.
  public internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

extension NSManagedObjectContext {
  /// A context of its own for what is done in the store itself. What must differ replaces what is
  /// there.
  var ofStore: NSManagedObjectContext {
    let store = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    store.persistentStoreCoordinator = coordinator
    store.mergePolicy = mergePolicy
    return store
  }
}
