import Foundation

/// What was in a document.
public class DocumentSnapshot: @unchecked Sendable {
  /// The document.
  public let reference: DocumentReference
  /// Where it comes from.
  public let metadata = SnapshotMetadata()
  let found: [String: Any]?

  init(_ reference: DocumentReference, _ found: [String: Any]?) {
    (self.reference, self.found) = (reference, found)
  }

  /// Its name.
  public var documentID: String { reference.documentID }
  /// Whether it was there.
  public var exists: Bool { found != nil }
  /// What was in it; nil if it was not there.
  public func data() -> [String: Any]? { found }
  /// What was in one field.
  public func get(_ field: String) -> Any? {
    field.split(separator: ".").reduce(found as Any?) { ($0 as? [String: Any])?[String($1)] }
  }
  /// What was in one field.
  public subscript(field: String) -> Any? { self.get(field) }
  /// What was in it, as a value.
  public func data<Value: Decodable>(
    as type: Value.Type, decoder: FirestoreDecoder = FirestoreDecoder()
  ) throws -> Value {
    try decoder.decode(type, from: found ?? [:], in: reference)
  }
}

/// What was in a document that was found.
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
  let fields: [String: Any]
  init(_ reference: DocumentReference, _ fields: [String: Any]) {
    self.fields = fields
    super.init(reference, fields)
  }
  /// What was in it.
  public override func data() -> [String: Any] { fields }
}

/// Where documents come from.
public final class SnapshotMetadata: Sendable {
  /// False: there is nothing else than the server.
  public let hasPendingWrites = false, isFromCache = false
}

/// Documents that were found.
public final class QuerySnapshot: @unchecked Sendable {
  /// The documents.
  public let documents: [QueryDocumentSnapshot]
  /// What is new of them.
  public internal(set) var documentChanges: [DocumentChange]
  /// Where they come from.
  public let metadata = SnapshotMetadata()

  init(_ documents: [QueryDocumentSnapshot]) {
    self.documents = documents
    documentChanges = documents.map { DocumentChange(.added, $0) }
  }

  /// How many there are.
  public var count: Int { documents.count }
  /// True for none.
  public var isEmpty: Bool { documents.isEmpty }
}

/// That a document has changed.
public final class DocumentChange: @unchecked Sendable {
  /// How.
  public enum DocumentChangeType: Int, Sendable {
    /// One of them.
    case added, modified, removed
  }

  /// How.
  public let type: DocumentChangeType
  /// Which.
  public let document: QueryDocumentSnapshot

  init(_ type: DocumentChangeType, _ document: QueryDocumentSnapshot) {
    (self.type, self.document) = (type, document)
  }
}
