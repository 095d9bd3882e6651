import Foundation
@_spi(Packages) import SwiftUI

/// A database: what a run has written.
public struct Realm {
  let store: RealmStore
  /// How it is kept.
  public let configuration: Configuration

  init(_ store: RealmStore) {
    self.store = store
    configuration = .defaultConfiguration
  }
  /// The usual one.
  public init() throws { self.init(.own) }
  /// One that is kept in a way: in memory.
  public init(configuration: Configuration, queue: DispatchQueue? = nil) throws { self.init(.own) }
  /// The usual one.
  @MainActor public init(
    configuration: Configuration = .defaultConfiguration, actor: MainActor
  ) async throws { self.init(.own) }

  /// How a database is kept.
  public struct Configuration {
    private final class Usual { var configuration = Configuration() }
    /// The usual way.
    public static var defaultConfiguration: Configuration {
      get { ownOfRun { Usual() }.configuration }
      set { ownOfRun { Usual() }.configuration = newValue }
    }
    /// Where.
    public var fileURL: URL?
    /// Under what name, in memory.
    public var inMemoryIdentifier: String?
    /// Which version of the app's classes.
    public var schemaVersion: UInt64
    /// What is done with older ones, of which there are none.
    public var migrationBlock: ((Migration, UInt64) -> Void)?
    /// True where older ones are forgotten.
    public var deleteRealmIfMigrationNeeded: Bool
    /// True where it is only read.
    public var readOnly: Bool
    /// Which classes.
    public var objectTypes: [RealmSwiftObject.Type]?
    /// With what it is locked.
    public var encryptionKey: Data?

    /// Creates one.
    public init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
      readOnly: Bool = false, schemaVersion: UInt64 = 0,
      migrationBlock: ((Migration, UInt64) -> Void)? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
      objectTypes: [RealmSwiftObject.Type]? = nil
    ) {
      self.fileURL = fileURL ?? URL(fileURLWithPath: "/Documents/default.realm")
      self.inMemoryIdentifier = inMemoryIdentifier
      self.encryptionKey = encryptionKey
      self.readOnly = readOnly
      self.schemaVersion = schemaVersion
      self.migrationBlock = migrationBlock
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.objectTypes = objectTypes
    }
  }

  /// Why something is not done.
  public struct Error: Swift.Error, Sendable {
    /// Why.
    public enum Code: Int, Sendable {
      /// One of them.
      case fail = 1, fileAccess, fileNotFound, schemaMismatch
    }
    /// Why.
    public let code: Code
  }

  /// What becomes of an object of which there is one.
  public enum UpdatePolicy: Int, Sendable {
    /// It is a mistake.
    case error = 1
    /// It takes what the new one has.
    case modified = 3, all = 2
  }

  /// True while it is written.
  public var isInWriteTransaction: Bool { store.undoing != nil }
  /// True where it has nothing.
  public var isEmpty: Bool { store.objects.isEmpty }

  /// Writes: what it does is kept, or none of it.
  @discardableResult public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    if store.undoing != nil { return try block() }
    beginWrite()
    do {
      let result = try block()
      try commitWrite()
      return result
    } catch {
      cancelWrite()
      throw error
    }
  }
  /// Writes later: when the main queue comes to it.
  @discardableResult public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) -> UInt32 {
    answer(after: .milliseconds(0)) {
      try? write(block)
      onComplete?(nil)
    }
    return 0
  }
  /// Begins to write.
  public func beginWrite() { store.undoing = [] }
  /// Keeps what was written.
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    store.undoing = nil
    store.changed()
  }
  /// Takes back what was written.
  public func cancelWrite() {
    let steps = store.undoing?.reversed() ?? []
    store.undoing = nil
    for step in steps { step() }
  }
  private func beWriting() {
    precondition(
      store.undoing != nil, "Realm: can only add or delete objects in a write transaction")
  }

  /// Keeps an object.
  public func add(_ object: RealmSwiftObject, update: UpdatePolicy = .error) {
    beWriting()
    if let known = known(like: object), known !== object {
      precondition(
        update != .error,
        "Realm: attempting to create an object of type '\(type(of: object))' with an existing primary key value"
      )
      known.take(from: object)
    } else {
      store.add(object)
    }
  }
  /// Keeps objects.
  public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error)
  where S.Element: RealmSwiftObject { for object in objects { add(object, update: update) } }

  private func known(like object: RealmSwiftObject) -> RealmSwiftObject? {
    guard let key = object.primaryValue else { return nil }
    return store.objects.first { type(of: $0) == type(of: object) && $0.primaryValue == key }
  }
  /// Makes an object of values by their names.
  @discardableResult public func create<Kind: RealmSwiftObject>(
    _ type: Kind.Type, value: Any = [:] as [String: Any], update: UpdatePolicy = .error
  ) -> Kind {
    let new = Kind()
    new.fill(value)
    add(new, update: update)
    return (known(like: new) as? Kind) ?? new
  }
  /// Keeps an object no more.
  public func delete(_ object: RealmSwiftObject) {
    beWriting()
    store.remove(object)
  }
  /// Keeps objects no more.
  public func delete<S: Sequence>(_ objects: S) where S.Element: RealmSwiftObject {
    beWriting()
    for object in Array(objects) { store.remove(object) }
  }
  /// Keeps nothing any more.
  public func deleteAll() {
    beWriting()
    for object in store.objects { store.remove(object) }
  }
  /// The objects of a kind.
  public func objects<Element: RealmSwiftObject>(_ type: Element.Type) -> Results<Element> {
    Results(store: store)
  }
  /// The object of a kind with a key.
  public func object<Element: RealmSwiftObject, Key: Hashable>(
    ofType type: Element.Type, forPrimaryKey key: Key
  ) -> Element? {
    store.objects.lazy.compactMap { $0 as? Element }.first { $0.primaryValue == AnyHashable(key) }
  }
  /// Has what others have written: it has it already.
  @discardableResult public func refresh() -> Bool { false }
  /// Forgets its objects, which it does not.
  public func invalidate() {}
  /// Tells of changes.
  public func observe(
    _ block: @escaping (Notification, Realm) -> Void
  ) -> NotificationToken {
    NotificationToken(store) { block(.didChange, self) }
  }
  /// What is told of a database.
  public enum Notification: String, Sendable {
    /// One of them.
    case didChange = "RLMRealmDidChangeNotification"
    /// One of them.
    case refreshRequired = "RLMRealmRefreshRequiredNotification"
  }
}

/// What is done with older databases, of which there are none.
public final class Migration {
  /// Calls nobody.
  public func enumerateObjects(
    ofType typeName: String, _ block: (RealmSwiftObject?, RealmSwiftObject?) -> Void
  ) {}
  /// Names nothing anew.
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
}
