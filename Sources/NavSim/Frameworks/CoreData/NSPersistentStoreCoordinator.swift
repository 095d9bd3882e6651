public import Foundation

/// A store: in memory, whatever is asked for.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// What kind it was asked to be.
  public internal(set) var type = NSInMemoryStoreType
  /// Where it was asked to be.
  open var url: URL?
  /// What tells it from others.
  public var identifier: String { "store" }
}

/// A store in a file; kept in memory here.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file; kept in memory here.
public let NSBinaryStoreType = "Binary"
/// Whether a history is kept, which makes no difference.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether other devices are listened to, which makes no difference.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Whether older stores are read, which makes no difference.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether older stores are read, which makes no difference.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// How a file is protected, which makes no difference.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// What kind a store is.
extension NSPersistentStore {
  /// One of them.
  public struct StoreType: Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In a file; kept in memory here.
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    /// In memory.
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    /// In a file; kept in memory here.
    public static let binary = Self(rawValue: NSBinaryStoreType)
  }
}

/// What contexts save to: the rows of all objects, in memory.
open class NSPersistentStoreCoordinator: NSObject, RowSource, @unchecked Sendable {
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// Its name.
  open var name: String?
  let store = RowStore()
  private var isQuiet = false

  /// Creates a coordinator without a store.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Adds a store, which is empty.
  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let new = NSPersistentStore()
    new.type = type
    new.url = url
    persistentStores.append(new)
    return new
  }

  /// Adds a store, which is empty.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  /// Takes a store away; what is in it stays in memory.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Empties the store.
  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws {
    store.empty()
  }

  /// The identifier of an address.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    store.rows.lazy.map(\.id).first { $0.uriRepresentation() == url }
  }

  var model: NSManagedObjectModel? { managedObjectModel }
  var rows: [Row] { store.rows }
  func row(_ number: Int) -> Row? { store.row(number) }
  func newNumber() -> Int { store.newNumber() }

  func take(_ changes: RowChanges, from context: NSManagedObjectContext) throws {
    guard !persistentStores.isEmpty else {
      throw NSError.coreData(134_020, "the coordinator has no persistent stores loaded")
    }
    store.take(changes, from: context, isTold: !isQuiet)
  }

  /// Does something whose changes no context takes.
  func withoutMerging(_ body: () throws -> Void) rethrows {
    isQuiet = true
    defer { isQuiet = false }
    try body()
  }
}
