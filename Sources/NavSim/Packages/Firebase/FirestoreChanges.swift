import Foundation

/// Several changes at once.
public final class WriteBatch: @unchecked Sendable {
  private var changes: [() -> Void] = []

  private func add(
    _ document: DocumentReference, _ fields: [String: Any]?, merging: Bool
  ) -> WriteBatch {
    changes.append { document.write(fields, merging: merging, tells: false) }
    return self
  }

  /// Writes all of a document.
  @discardableResult
  public func setData(
    _ fields: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> WriteBatch { add(document, fields, merging: merge) }
  /// Writes all of a document.
  @discardableResult
  public func setData<Value: Encodable>(
    from value: Value, forDocument document: DocumentReference
  ) throws -> WriteBatch { add(document, try FirestoreEncoder().encode(value), merging: false) }
  /// Writes some of a document.
  @discardableResult
  public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference)
    -> WriteBatch
  { add(document, fields.byText, merging: true) }
  /// Takes a document away.
  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
    add(document, nil, merging: false)
  }

  private func carryOut() {
    for change in changes { change() }
    FirebaseServer.current.documentsChanged()
  }

  /// Does it.
  public func commit(completion: (((any Error)?) -> Void)? = nil) {
    FirebaseServer.answer {
      self.carryOut()
      completion?(nil)
    }
  }
  /// Does it.
  public func commit() async throws {
    await FirebaseServer.answer()
    carryOut()
  }
}

/// Several changes that depend on what is there.
public final class Transaction: @unchecked Sendable {
  /// What is in a document.
  public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    document.snapshot
  }
  /// Writes all of a document.
  @discardableResult
  public func setData(
    _ fields: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> Transaction {
    document.write(fields, merging: merge)
    return self
  }
  /// Writes some of a document.
  @discardableResult
  public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference)
    -> Transaction
  {
    document.write(fields.byText, merging: true)
    return self
  }
  /// Takes a document away.
  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> Transaction {
    document.write(nil, merging: false)
    return self
  }
}
