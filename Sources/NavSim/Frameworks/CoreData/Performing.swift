public import Foundation

/// Whose queue a context is on.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension NSManagedObjectContext {
  /// When a piece of work begins.
  public enum ScheduledTaskType: Sendable {
    /// As soon as can be, which is the same here.
    case immediate
    /// After what waits already.
    case enqueued
  }

  /// Does something when the main queue comes to it.
  public func perform(_ block: @escaping () -> Void) {
    let work = Work(body: block)
    DispatchQueue.main.async { work.body() }
  }

  /// Does something when the main queue comes to it, and waits for it.
  public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    let work = Work<Result<T, Failure>> {
      do throws(Failure) { return .success(try block()) } catch { return .failure(error) }
    }
    let done: Done<Result<T, Failure>> = await withCheckedContinuation { waiting in
      DispatchQueue.main.async { waiting.resume(returning: Done(result: work.body())) }
    }
    return try done.result.get()
  }

  /// Does something at once.
  public func performAndWait<T, Failure: Error>(_ block: () throws(Failure) -> T) throws(Failure)
    -> T
  { try block() }

  /// Something to do, on whatever thread.
  struct Work<T>: @unchecked Sendable { let body: () -> T }
  private struct Done<T>: @unchecked Sendable { let result: T }

  /// Has what another context has saved, by its notice.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    if let saved = notification.userInfo?[RowChanges.key] as? RowChanges { merge(saved) }
  }

  /// Has contexts forget what was deleted in the store itself.
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let deleted = changes[NSDeletedObjectsKey] as? [NSManagedObjectID] ?? []
    for context in contexts { context.merge(RowChanges(deleted: deleted)) }
  }

  /// The objects that are asked for.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    try request.execute(in: self)
  }

  /// How many objects there are of those that are asked for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try request.objects(in: self).count
  }

  /// Does what a request asks for.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.carryOut(in: self)
  }
}

extension Notification.Name {
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveNotification")
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// Another device has changed something, which none does.
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Objects of a context have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}

/// Under which a notice has the new objects.
public let NSInsertedObjectsKey = "inserted"
/// Under which a notice has the changed objects.
public let NSUpdatedObjectsKey = "updated"
/// Under which a notice has the deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// Under which a notice has the objects that are told once more.
public let NSRefreshedObjectsKey = "refreshed"
/// Under which a notice says that all objects are forgotten.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
