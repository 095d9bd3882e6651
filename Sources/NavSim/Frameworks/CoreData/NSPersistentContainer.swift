public import Foundation

/// How a store was asked to be: it is in memory, whatever is asked for.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// Where it was asked to be.
  open var url: URL?
  /// What kind it was asked to be.
  open var type = NSSQLiteStoreType
  /// Its part of the model, which is the whole.
  open var configuration: String?
  /// True when it is only read, which makes no difference.
  open var isReadOnly = false
  /// True when it is loaded later; it is loaded at once.
  open var shouldAddStoreAsynchronously = false
  /// True when older stores are read, which makes no difference.
  open var shouldMigrateStoreAutomatically = true
  /// True when older stores are read, which makes no difference.
  open var shouldInferMappingModelAutomatically = true
  /// Where it is kept beside the phone: nowhere.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// What was said about it.
  public private(set) var options: [String: NSObject] = [:]

  /// Describes a store.
  public override init() {}
  /// Describes a store in a file.
  public init(url: URL) { self.url = url }
  /// Says something about it.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// What was said about its database.
  public private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// Says something about its database.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
  /// How long to wait for it, in seconds.
  open var timeout: TimeInterval = 240
}

/// A model, its store, and the context of its views.
///
///     let container = NSPersistentContainer(name: "Library")
///     container.loadPersistentStores { description, error in }
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// What its contexts save to.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  private let mainContext: NSManagedObjectContext
  /// The stores that it has.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    mainContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appending(path: "\(name).sqlite"))
    ]
    super.init()
    mainContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The context of views.
  public var viewContext: NSManagedObjectContext {
    mainContext.join()
    return mainContext
  }

  /// Creates a container of the model of a name, which has to be in the module that asks.
  public convenience init(name: String, in fileID: String = #fileID) {
    let module = String(fileID.prefix { $0 != "/" })
    guard
      let model = NSManagedObjectModel.models(ofModule: module).first(where: { $0.name == name })
    else {
      preconditionFailure(
        "Core Data: failed to load model named \(name). The target \(module) needs the plugin "
          + "XcodeSymbols and a folder \(name).xcdatamodeld")
    }
    self.init(name: name, managedObjectModel: model)
  }

  /// Where stores would be.
  open class func defaultDirectoryURL() -> URL { URL(filePath: "/Library/Application Support") }

  /// Has the stores, at once.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        try persistentStoreCoordinator.addPersistentStore(
          ofType: description.type, configurationName: description.configuration,
          at: description.url,
          options: description.options)
        block(description, nil)
      } catch { block(description, error) }
    }
  }

  /// A context of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does something in a context of its own, when the main queue comes to it.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does something in a context of its own, and waits for it.
  public func performBackgroundTask<T, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}
