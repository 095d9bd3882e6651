import Foundation
import SwiftUI

/// What documents are looked for.
public struct QueryPredicate {
  let narrow: (Query) -> Query

  /// Where a field is something.
  public static func isEqualTo(_ field: String, _ value: Any) -> Self {
    Self { $0.whereField(field, isEqualTo: value) }
  }
  /// Where a field is something.
  public static func `where`(_ field: String, isEqualTo value: Any) -> Self {
    isEqualTo(field, value)
  }
  /// Where a field is one of several.
  public static func isIn(_ field: String, _ values: [Any]) -> Self {
    Self { $0.whereField(field, in: values) }
  }
  /// Where a field holds something.
  public static func arrayContains(_ field: String, _ value: Any) -> Self {
    Self { $0.whereField(field, arrayContains: value) }
  }
  /// In the order of a field.
  public static func order(by field: String, descending: Bool = false) -> Self {
    Self { $0.order(by: field, descending: descending) }
  }
  /// So many at most.
  public static func limit(to count: Int) -> Self { Self { $0.limit(to: count) } }
}

/// Documents that a view shows, and whenever others are there.
@propertyWrapper
public struct FirestoreQuery<Rows>: DynamicProperty {
  @StateObject private var rows: FirestoreRows<Rows>

  /// What is found.
  @MainActor @preconcurrency public var wrappedValue: Rows { rows.rows }
  /// What is looked for.
  @MainActor @preconcurrency public var projectedValue: FirestoreRows<Rows> { rows }

  /// Looks for documents of one place.
  public init<Row: Decodable>(
    collectionPath path: String, predicates: [QueryPredicate] = []
  ) where Rows == [Row] {
    _rows = StateObject(
      wrappedValue: FirestoreRows(path, predicates, none: []) { snapshot in
        snapshot.documents.compactMap { try? $0.data(as: Row.self) }
      })
  }
}

/// What is looked for, and what is found.
public final class FirestoreRows<Rows>: ObservableObject {
  @Published fileprivate var rows: Rows
  private let read: (QuerySnapshot) -> Rows
  private var listener: (any ListenerRegistration)?

  /// Where it is looked.
  public var path: String { didSet { listen() } }
  /// What is looked for.
  public var predicates: [QueryPredicate] { didSet { listen() } }
  /// What went wrong: nothing.
  public var error: (any Error)? { nil }

  fileprivate init(
    _ path: String, _ predicates: [QueryPredicate], none: Rows,
    read: @escaping (QuerySnapshot) -> Rows
  ) {
    (self.path, self.predicates, self.read, rows) = (path, predicates, read, none)
    listen()
  }

  deinit { listener?.remove() }

  private func listen() {
    listener?.remove()
    let all: Query = Firestore.firestore().collection(path)
    listener = predicates.reduce(all) { $1.narrow($0) }.addSnapshotListener {
      [weak self] found, _ in
      if let self, let found { rows = read(found) }
    }
  }
}
