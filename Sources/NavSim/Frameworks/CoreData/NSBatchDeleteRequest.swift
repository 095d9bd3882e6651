import Foundation

/// What a request that deletes in the store gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// What was deleted.
  case resultTypeObjectIDs
  /// How many were deleted.
  case resultTypeCount
}

/// Deletes objects in the store itself: contexts are not told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What it gives.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let find: (NSManagedObjectContext) throws -> [NSManagedObject]

  /// Deletes what a request asks for.
  public init<Result>(fetchRequest: NSFetchRequest<Result>) {
    find = { try fetchRequest.objects(in: $0) }
  }

  /// Deletes some objects.
  public init(objectIDs: [NSManagedObjectID]) {
    find = { context in objectIDs.compactMap { context.object(of: $0) } }
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let store = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    store.persistentStoreCoordinator = context.coordinator
    for object in try find(store) { store.delete(object) }
    let deleted = store.deletedObjects.map(\.objectID).sorted { $0.number < $1.number }
    try context.coordinator?.withoutMerging { try store.save() }
    let result = NSBatchDeleteResult()
    result.result =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: deleted
      case .resultTypeCount: deleted.count
      }
    return result
  }
}

/// What comes of deleting in the store.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, what was deleted, or how many.
  public internal(set) var result: Any?
}

extension NSManagedObjectContext {
  /// The store at the end of its parents.
  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }
}
