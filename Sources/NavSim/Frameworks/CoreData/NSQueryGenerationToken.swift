public import Foundation

/// How a store was at a time: as it is.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// As it is.
  public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
  /// Has a context read a store as it was: as it is.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  /// How it reads the store.
  public var queryGenerationToken: NSQueryGenerationToken? { .current }

  /// Takes the last change back, if there is an undo manager that knows of it.
  public func undo() { undoManager?.undo() }
  /// Does again what was taken back.
  public func redo() { undoManager?.redo() }
  /// Looks whether others have saved an object: what they save is what is read.
  public func detectConflicts(for object: NSManagedObject) {}
  /// Says in which store an object is kept: there is one.
  public func assign(_ object: Any, to store: NSPersistentStore) {}
  /// Creates a context on a queue.
  public convenience init(_ type: NSManagedObjectContext.ConcurrencyType) {
    self.init(concurrencyType: type)
  }

  /// Under which a notice has what.
  public enum NotificationKey: String, Sendable {
    /// One of them.
    case sourceContext = "managedObjectContext", queryGeneration = "newQueryGeneration"
    /// One of them.
    case invalidatedAllObjects = "invalidatedAll", insertedObjects = "inserted"
    /// One of them.
    case updatedObjects = "updated", deletedObjects = "deleted", refreshedObjects = "refreshed"
    /// One of them.
    case invalidatedObjects = "invalidated", insertedObjectIDs = "inserted_objectIDs"
    /// One of them.
    case updatedObjectIDs = "updated_objectIDs", deletedObjectIDs = "deleted_objectIDs"
    /// One of them.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// One of them.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// A context has saved, told by identifiers.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// A context has taken what others have saved, told by identifiers.
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension NSManagedObjectContext.ConcurrencyType {
  /// A queue of its own, or the main queue.
  public static var privateQueue: Self { .privateQueueConcurrencyType }
  /// A queue of its own, or the main queue.
  public static var mainQueue: Self { .mainQueueConcurrencyType }
}

extension NSManagedObject {
  /// What was changed since it was saved, or since this turn began, which is not told apart.
  public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
}
