public import Foundation

/// A store: in memory, whatever is asked for.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// What kind it was asked to be.
  public internal(set) var type = NSInMemoryStoreType
  /// Where it was asked to be.
  open var url: URL?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What tells it from others.
  public var identifier: String! = "store"
  /// Its part of the model, which is the whole.
  public internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  /// What was said about it.
  public internal(set) var options: [AnyHashable: Any]?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is known of it.
  public var metadata: [String: Any]! = [:]
  /// True when it is only read, which makes no difference.
  public var isReadOnly = false
  /// What has added it.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
}

/// A key of what is known of a store.
public let NSStoreTypeKey = "NSStoreType", NSStoreUUIDKey = "NSStoreUUID",
  NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes",
  NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

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
    new.options = options
    new.configurationName = configurationName ?? new.configurationName
    new.persistentStoreCoordinator = self
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

  /// Empties the store.
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { store.empty() }

  /// Has a store be as another one: both are in memory, and the same.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType type: String
  ) throws {}

  /// Has a store be as another one: both are in memory, and the same.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws {}

  /// Has a store be elsewhere: it stays in memory.
  @discardableResult public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: url, options: options, withType: type.rawValue)
  }

  /// Has a store be elsewhere: it stays in memory.
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore {
    store.url = url
    store.type = type
    return store
  }

  /// The store at an address.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  /// Where a store was asked to be.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }
  /// Says where a store is to be.
  @discardableResult open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }
  /// What is known of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }
  /// Says what is known of a store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }
  /// What is known of a store in a file: there is none.
  open class func metadataForPersistentStore(
    ofType type: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    throw NSError.coreData(260, "there is no store at \(url.path)")
  }
  /// What is known of a store in a file: there is none.
  public class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
  }

  /// The identifier of an address.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    store.rows.lazy.map(\.id).first { $0.uriRepresentation() == url }
  }

  var model: NSManagedObjectModel? { managedObjectModel }
  var rows: [Row] { store.rows }
  func row(_ number: Int) -> Row? { store.row(number) }
  func newNumber() -> Int { store.newNumber() }
  func makePermanent(_ id: NSManagedObjectID) { store.makePermanent(id) }

  func take(_ changes: RowChanges, from context: NSManagedObjectContext) throws {
    guard !persistentStores.isEmpty else {
      throw NSError.coreData(134_020, "the coordinator has no persistent stores loaded")
    }
    store.take(changes, from: context, isTold: !isQuiet)
    tellOfSaving()
  }

  /// Does something whose changes no context takes.
  func withoutMerging(_ body: () throws -> Void) rethrows {
    isQuiet = true
    defer { isQuiet = false }
    try body()
  }
}
