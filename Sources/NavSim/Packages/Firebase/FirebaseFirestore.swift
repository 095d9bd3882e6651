import Combine
import Foundation

/// The documents, none of them as each run begins.
public final class Firestore: @unchecked Sendable {
  private static let shared = Firestore()
  /// The only ones.
  public static func firestore() -> Firestore { shared }
  /// The only ones.
  public static func firestore(app: FirebaseApp) -> Firestore { shared }
  /// How it is set up.
  public var settings = FirestoreSettings()

  /// Documents of one place.
  public func collection(_ path: String) -> CollectionReference { CollectionReference(path) }
  /// Documents of all places of a name.
  public func collectionGroup(_ name: String) -> Query { Query(name, isGroup: true) }
  /// A document.
  public func document(_ path: String) -> DocumentReference { DocumentReference(path) }
  /// Several changes at once.
  public func batch() -> WriteBatch { WriteBatch() }
  /// Several changes that depend on what is there.
  public func runTransaction(
    _ change: @escaping (Transaction, NSErrorPointer) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    FirebaseServer.answer { completion(change(Transaction(), nil), nil) }
  }
  /// Several changes that depend on what is there.
  @discardableResult
  public func runTransaction(_ change: @escaping (Transaction, NSErrorPointer) -> Any?)
    async throws -> Any?
  {
    await FirebaseServer.answer()
    return change(Transaction(), nil)
  }
  /// How it is set up.
  public typealias Encoder = FirestoreEncoder
  /// How it is set up.
  public typealias Decoder = FirestoreDecoder
}

/// How documents are kept, which nothing depends on here.
public final class FirestoreSettings: @unchecked Sendable {
  /// Whether they are kept on the phone.
  public var isPersistenceEnabled = true
  /// Where they are.
  public var host = "", isSSLEnabled = true
  /// How many bytes of them are kept on the phone.
  public var cacheSizeBytes: Int64 = 100_000_000
  /// How they are kept on the phone.
  public var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
  /// Creates settings.
  public init() {}
}

/// As many as there are.
public let FirestoreCacheSizeUnlimited: Int64 = -1

/// How documents are kept on the phone, which nothing depends on here.
public protocol LocalCacheSettings: Sendable {}

/// They are kept on the phone.
public final class PersistentCacheSettings: LocalCacheSettings {
  /// Creates settings.
  public init(sizeBytes: NSNumber = 0) {}
}

/// They are kept while the app runs.
public final class MemoryCacheSettings: LocalCacheSettings {
  /// Creates settings.
  public init(
    garbageCollectorSettings: any MemoryGarbageCollectorSettings = MemoryEagerGCSettings()
  ) {}
}

/// Which documents are forgotten.
public protocol MemoryGarbageCollectorSettings: Sendable {}

/// Those that nobody looks at.
public final class MemoryEagerGCSettings: MemoryGarbageCollectorSettings {
  /// Creates settings.
  public init() {}
}

/// Those that nobody has looked at for long.
public final class MemoryLRUGCSettings: MemoryGarbageCollectorSettings {
  /// Creates settings.
  public init(sizeBytes: NSNumber = 0) {}
}

/// A document, which may not be there.
public final class DocumentReference: Hashable, @unchecked Sendable {
  /// Where it is.
  public let path: String
  init(_ path: String) { self.path = path }

  /// Its name.
  public var documentID: String { path.split(separator: "/").last.map(String.init) ?? "" }
  /// Where it is.
  public var parent: CollectionReference {
    CollectionReference(path.split(separator: "/").dropLast().joined(separator: "/"))
  }
  /// Whether both are the same document.
  public static func == (one: DocumentReference, other: DocumentReference) -> Bool {
    one.path == other.path
  }
  /// Hashes where it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// What is in it now.
  var snapshot: DocumentSnapshot {
    DocumentSnapshot(self, FirebaseServer.current.documents[path])
  }

  func write(_ fields: [String: Any]?, merging: Bool, tells: Bool = true) {
    let server = FirebaseServer.current
    if let fields {
      var present = merging ? server.documents[path] ?? [:] : [:]
      for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
        Self.set(value, at: key.split(separator: ".").map(String.init)[...], in: &present)
      }
      server.documents[path] = present
    } else {
      server.documents[path] = nil
    }
    if tells { server.documentsChanged() }
  }

  private static func set(_ value: Any, at key: ArraySlice<String>, in fields: inout [String: Any])
  {
    guard let first = key.first else { return }
    if key.count > 1 {
      var inner = fields[first] as? [String: Any] ?? [:]
      set(value, at: key.dropFirst(), in: &inner)
      fields[first] = inner
    } else if let value = value as? FieldValue {
      fields[first] = value.change(fields[first])
    } else {
      fields[first] = value
    }
  }

  private func later(
    _ fields: [String: Any]?, merging: Bool, _ completion: (((any Error)?) -> Void)?
  ) {
    FirebaseServer.answer {
      self.write(fields, merging: merging)
      completion?(nil)
    }
  }

  /// Documents of one place below it.
  public func collection(_ name: String) -> CollectionReference {
    CollectionReference(path + "/" + name)
  }
  /// Writes all of it.
  public func setData(
    _ fields: [String: Any], merge: Bool = false, completion: (((any Error)?) -> Void)? = nil
  ) { later(fields, merging: merge, completion) }
  /// Writes all of it.
  public func setData(_ fields: [String: Any], merge: Bool = false) async throws {
    await FirebaseServer.answer()
    write(fields, merging: merge)
  }
  /// Writes all of it.
  public func setData<Value: Encodable>(
    from value: Value, merge: Bool = false, encoder: FirestoreEncoder = FirestoreEncoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws { later(try encoder.encode(value), merging: merge, completion) }
  /// Writes some of it.
  public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil)
  { later(fields.byText, merging: true, completion) }
  /// Writes some of it.
  public func updateData(_ fields: [AnyHashable: Any]) async throws {
    await FirebaseServer.answer()
    write(fields.byText, merging: true)
  }
  /// Takes it away.
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    later(nil, merging: false, completion)
  }
  /// Takes it away.
  public func delete() async throws {
    await FirebaseServer.answer()
    write(nil, merging: false)
  }
  /// Asks for it.
  public func getDocument(
    source: FirestoreSource = .default,
    completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) {
    FirebaseServer.answer { completion(self.snapshot, nil) }
  }
  /// Asks for it.
  public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
    await FirebaseServer.answer()
    return snapshot
  }
  /// Asks for it.
  public func getDocument<Value: Decodable>(as type: Value.Type) async throws -> Value {
    try await getDocument().data(as: type)
  }
  /// Asks for it.
  public func getDocument<Value: Decodable>(
    as type: Value.Type, completion: @escaping (Swift.Result<Value, any Error>) -> Void
  ) {
    FirebaseServer.answer { completion(Swift.Result { try self.snapshot.data(as: type) }) }
  }
  /// Tells of it, now and whenever something else is in it.
  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool = false,
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    DocumentListener { listener(self.snapshot, nil) }
  }
}

/// Where a document comes from, which nothing depends on here.
public enum FirestoreSource: Sendable {
  /// One of them.
  case `default`, server, cache
}

extension [AnyHashable: Any] {
  var byText: [String: Any] {
    reduce(into: [:]) { $0["\($1.key)"] = $1.value }
  }
}

/// Somebody who is told of documents.
public protocol ListenerRegistration {
  /// Tells nothing more.
  func remove()
}

/// Somebody who is told whenever documents change.
final class DocumentListener: NSObject, ListenerRegistration, @unchecked Sendable {
  private let number: Int
  private let server = FirebaseServer.current

  init(_ tell: @escaping () -> Void) {
    number = server.number()
    super.init()
    server.documentListeners[number] = tell
    let (server, number) = (server, number)
    FirebaseServer.answer { server.documentListeners[number]?() }
  }

  func remove() { server.documentListeners[number] = nil }
}
