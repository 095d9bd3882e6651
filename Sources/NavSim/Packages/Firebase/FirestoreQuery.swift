import Foundation

/// Documents that are looked for.
public class Query: @unchecked Sendable {
  /// Where they are.
  public let path: String
  let isGroup: Bool
  private var conditions: [(DocumentSnapshot) -> Bool] = []
  private var orders: [(field: String, isDescending: Bool)] = []
  private var most = Int.max
  private var startAfter: DocumentSnapshot?

  init(_ path: String, isGroup: Bool = false) { (self.path, self.isGroup) = (path, isGroup) }

  private func with(_ change: (Query) -> Void) -> Query {
    let copy = Query(path, isGroup: isGroup)
    (copy.conditions, copy.orders) = (conditions, orders)
    (copy.most, copy.startAfter) = (most, startAfter)
    change(copy)
    return copy
  }

  private func `where`(_ field: String, _ holds: @escaping (Any?) -> Bool) -> Query {
    with { $0.conditions.append { holds($0.get(field)) } }
  }

  /// Where a field is something.
  public func whereField(_ field: String, isEqualTo value: Any) -> Query {
    `where`(field) { $0.map { FirestoreValue.isSame($0, value) } ?? false }
  }
  /// Where a field is something else.
  public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
    `where`(field) { $0.map { !FirestoreValue.isSame($0, value) } ?? false }
  }
  /// Where a field is less.
  public func whereField(_ field: String, isLessThan value: Any) -> Query {
    `where`(field) { $0 != nil && FirestoreValue.isBefore($0, value) }
  }
  /// Where a field is no more.
  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    `where`(field) { $0 != nil && !FirestoreValue.isBefore(value, $0) }
  }
  /// Where a field is more.
  public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
    `where`(field) { $0 != nil && FirestoreValue.isBefore(value, $0) }
  }
  /// Where a field is no less.
  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
    `where`(field) { $0 != nil && !FirestoreValue.isBefore($0, value) }
  }
  /// Where a field holds something.
  public func whereField(_ field: String, arrayContains value: Any) -> Query {
    `where`(field) { ($0 as? [Any])?.contains { FirestoreValue.isSame($0, value) } ?? false }
  }
  /// Where a field holds one of several.
  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
    `where`(field) { held in
      values.contains { value in
        (held as? [Any])?.contains { FirestoreValue.isSame($0, value) } ?? false
      }
    }
  }
  /// Where a field is one of several.
  public func whereField(_ field: String, in values: [Any]) -> Query {
    `where`(field) { one in
      values.contains { value in one.map { FirestoreValue.isSame($0, value) } ?? false }
    }
  }
  /// Where the name is something.
  public func whereField(_ field: FieldPath, in values: [String]) -> Query {
    with { $0.conditions.append { values.contains($0.documentID) } }
  }
  /// In the order of a field.
  public func order(by field: String, descending: Bool = false) -> Query {
    with { $0.orders.append((field, descending)) }
  }
  /// So many at most.
  public func limit(to count: Int) -> Query { with { $0.most = count } }
  /// So many at most.
  public func limit(toLast count: Int) -> Query { limit(to: count) }
  /// Those behind one of them.
  public func start(afterDocument document: DocumentSnapshot) -> Query {
    with { $0.startAfter = document }
  }

  /// What is found now.
  var snapshot: QuerySnapshot {
    let found =
      FirebaseServer.current.documents.keys.sorted().compactMap { key in
        let parts = key.split(separator: "/")
        let place =
          isGroup ? String(parts.dropLast().last ?? "") : parts.dropLast().joined(separator: "/")
        guard place == path, let fields = FirebaseServer.current.documents[key] else { return nil }
        return QueryDocumentSnapshot(DocumentReference(key), fields)
      } as [QueryDocumentSnapshot]
    var documents = found.filter { document in conditions.allSatisfy { $0(document) } }
    for order in orders.reversed() {
      documents = documents.inOrder(isDescending: order.isDescending) { $0.get(order.field) }
    }
    if let startAfter,
      let place = documents.firstIndex(where: { $0.reference == startAfter.reference })
    {
      documents.removeSubrange(...place)
    }
    return QuerySnapshot(Array(documents.prefix(most)))
  }

  /// Asks for them.
  public func getDocuments(
    source: FirestoreSource = .default,
    completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) {
    FirebaseServer.answer { completion(self.snapshot, nil) }
  }
  /// Asks for them.
  public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
    await FirebaseServer.answer()
    return snapshot
  }
  /// Tells of them, now and whenever others are there.
  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool = false,
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    let known = KnownDocuments()
    return DocumentListener {
      let snapshot = self.snapshot
      snapshot.documentChanges = known.changes(to: snapshot.documents)
      listener(snapshot, nil)
    }
  }
}

/// A part of a document.
public final class FieldPath: Sendable {
  /// Its name.
  public static func documentID() -> FieldPath { FieldPath() }
}

/// What a listener has been told.
private final class KnownDocuments {
  private var known: [QueryDocumentSnapshot] = []

  func changes(to new: [QueryDocumentSnapshot]) -> [DocumentChange] {
    var changes: [DocumentChange] = []
    for old in known where !new.contains(where: { $0.reference == old.reference }) {
      changes.append(DocumentChange(.removed, old))
    }
    for document in new {
      let old = known.first { $0.reference == document.reference }
      if let old, NSDictionary(dictionary: old.fields).isEqual(to: document.fields) { continue }
      changes.append(DocumentChange(old == nil ? .added : .modified, document))
    }
    known = new
    return changes
  }
}

/// Documents of one place.
public final class CollectionReference: Query, @unchecked Sendable {
  init(_ path: String) { super.init(path) }

  /// Its name.
  public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? "" }
  /// A document.
  public func document(_ name: String) -> DocumentReference {
    DocumentReference(path + "/" + name)
  }
  /// A document with a name of its own.
  public func document() -> DocumentReference {
    document("document-\(FirebaseServer.current.number())")
  }
  /// Adds a document.
  @discardableResult
  public func addDocument(
    data fields: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference {
    let new = document()
    new.setData(fields, completion: completion)
    return new
  }
  /// Adds a document.
  @discardableResult
  public func addDocument(data fields: [String: Any]) async throws -> DocumentReference {
    let new = document()
    try await new.setData(fields)
    return new
  }
  /// Adds a document.
  @discardableResult
  public func addDocument<Value: Encodable>(
    from value: Value, encoder: FirestoreEncoder = FirestoreEncoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    addDocument(data: try encoder.encode(value), completion: completion)
  }
}
