import Foundation

/// A tree of values, of which there is nothing as each run begins.
public final class Database: @unchecked Sendable {
  private static let shared = Database()
  /// Whether values are kept on the phone, which nothing depends on here.
  public var isPersistenceEnabled = false

  /// The only one.
  public static func database() -> Database { shared }
  /// The only one.
  public static func database(url: String) -> Database { shared }
  /// The root of the tree.
  public func reference() -> DatabaseReference { DatabaseReference([]) }
  /// A place in the tree.
  public func reference(withPath path: String) -> DatabaseReference { reference().child(path) }
}

/// What is told of a place.
public enum DataEventType: Int, Sendable {
  /// One of them.
  case childAdded, childRemoved, childChanged, childMoved, value
}

/// Who is told.
public typealias DatabaseHandle = UInt

/// A part of what is at a place.
public class DatabaseQuery: @unchecked Sendable {
  let path: [String]
  /// What stands at a place is in the order of these.
  private var order: @Sendable (DataSnapshot) -> Any? = { $0.key }
  private var conditions: [(Any?) -> Bool] = []
  private var choose: ([DataSnapshot]) -> [DataSnapshot] = { $0 }

  init(_ path: [String]) { self.path = path }

  private func with(_ change: (DatabaseQuery) -> Void) -> DatabaseQuery {
    let copy = DatabaseQuery(path)
    (copy.order, copy.conditions, copy.choose) = (order, conditions, choose)
    change(copy)
    return copy
  }

  /// The place.
  public var ref: DatabaseReference { DatabaseReference(path) }
  /// In the order of what stands below each.
  public func queryOrdered(byChild child: String) -> DatabaseQuery {
    with { $0.order = { $0.childSnapshot(forPath: child).value } }
  }
  /// In the order of their names.
  public func queryOrderedByKey() -> DatabaseQuery { with { $0.order = { $0.key } } }
  /// In the order of their values.
  public func queryOrderedByValue() -> DatabaseQuery { with { $0.order = { $0.value } } }
  /// Those at which it is so.
  public func queryEqual(toValue value: Any?) -> DatabaseQuery {
    with {
      $0.conditions.append { one in
        one.map { one in value.map { FirestoreValue.isSame(one, $0) } ?? false } ?? (value == nil)
      }
    }
  }
  /// Those at which it is no less.
  public func queryStarting(atValue value: Any) -> DatabaseQuery {
    with { $0.conditions.append { $0 != nil && !FirestoreValue.isBefore($0, value) } }
  }
  /// Those at which it is no more.
  public func queryEnding(atValue value: Any) -> DatabaseQuery {
    with { $0.conditions.append { $0 != nil && !FirestoreValue.isBefore(value, $0) } }
  }
  /// So many at most, from the first.
  public func queryLimited(toFirst count: UInt) -> DatabaseQuery {
    with { $0.choose = { Array($0.prefix(Int(clamping: count))) } }
  }
  /// So many at most, up to the last.
  public func queryLimited(toLast count: UInt) -> DatabaseQuery {
    with { $0.choose = { Array($0.suffix(Int(clamping: count))) } }
  }
  /// Nothing: values are always those of the server.
  public func keepSynced(_ isSynced: Bool) {}

  /// What is there now.
  var snapshot: DataSnapshot {
    let all = DataSnapshot(path, FirebaseServer.current.tree.value(at: path[...]))
    let kept = all.parts.filter { part in conditions.allSatisfy { $0(order(part)) } }
    return DataSnapshot(path, all.value, parts: choose(kept.inOrder { order($0) }))
  }

  /// Tells of what is there, now and whenever it is something else.
  @discardableResult
  public func observe(
    _ event: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancel: ((any Error) -> Void)? = nil
  ) -> DatabaseHandle {
    let known = KnownParts()
    let listener = DocumentListener {
      for snapshot in known.news(event, in: self.snapshot) { block(snapshot) }
    }
    let number = DatabaseHandle(FirebaseServer.current.number())
    FirebaseServer.current.treeListeners[number] = (path, listener)
    return number
  }
  /// Tells of what is there once.
  public func observeSingleEvent(
    of event: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancel: ((any Error) -> Void)? = nil
  ) {
    FirebaseServer.answer {
      for snapshot in KnownParts().news(event, in: self.snapshot).prefix(1) { block(snapshot) }
    }
  }
  /// Asks for what is there.
  public func getData() async throws -> DataSnapshot {
    await FirebaseServer.answer()
    return snapshot
  }
  /// Asks for what is there.
  public func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {
    FirebaseServer.answer { completion(nil, self.snapshot) }
  }
  /// Tells somebody no more.
  public func removeObserver(withHandle handle: DatabaseHandle) {
    FirebaseServer.current.treeListeners.removeValue(forKey: handle)?.listener.remove()
  }
  /// Tells nobody of this place any more.
  public func removeAllObservers() {
    for (handle, known) in FirebaseServer.current.treeListeners where known.path == path {
      removeObserver(withHandle: handle)
    }
  }
}

/// What the server becomes by itself.
public enum ServerValue {
  /// The time at which it is written, in milliseconds since the first day of 1970.
  public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
}
