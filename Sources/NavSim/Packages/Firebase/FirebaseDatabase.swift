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
    let sorted = kept.enumerated().sorted { one, other in
      let (a, b) = (order(one.element), order(other.element))
      if FirestoreValue.isBefore(a, b) { return true }
      return !FirestoreValue.isBefore(b, a) && one.offset < other.offset
    }.map(\.element)
    return DataSnapshot(path, all.value, parts: choose(sorted))
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

/// What somebody has been told.
private final class KnownParts {
  private var parts: [DataSnapshot] = []
  private var value: DataSnapshot?

  func news(_ event: DataEventType, in new: DataSnapshot) -> [DataSnapshot] {
    defer { (parts, value) = (new.parts, new) }
    func old(_ part: DataSnapshot) -> DataSnapshot? { parts.first { $0.key == part.key } }
    return switch event {
    case .childAdded: new.parts.filter { old($0) == nil }
    case .childRemoved: parts.filter { part in !new.parts.contains { $0.key == part.key } }
    case .childChanged: new.parts.filter { part in old(part).map { !$0.isSame(as: part) } ?? false }
    case .childMoved: []
    case .value: value.map { $0.isSame(as: new) } ?? false ? [] : [new]
    }
  }
}

/// What was at a place.
public final class DataSnapshot: NSObject, @unchecked Sendable {
  /// What it was.
  public let value: Any?
  let path: [String]
  let parts: [DataSnapshot]

  init(_ path: [String], _ value: Any?, parts: [DataSnapshot]? = nil) {
    (self.path, self.value) = (path, value)
    let below = (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }
    self.parts = parts ?? below.map { DataSnapshot(path + [$0.key], $0.value) }
  }

  func isSame(as other: DataSnapshot) -> Bool {
    parts.map(\.key) == other.parts.map(\.key)
      && FirestoreValue.isSame(value ?? "", other.value ?? "")
  }

  /// The name of the place.
  public var key: String { path.last ?? "" }
  /// The place.
  public var ref: DatabaseReference { DatabaseReference(path) }
  /// Whether anything was there.
  public func exists() -> Bool { value != nil }
  /// What was below it.
  public var children: NSEnumerator { NSArray(array: parts).objectEnumerator() }
  /// How much was below it.
  public var childrenCount: UInt { UInt(parts.count) }
  /// Whether anything was below it.
  public func hasChildren() -> Bool { !parts.isEmpty }
  /// Whether anything was at a place below it.
  public func hasChild(_ path: String) -> Bool { childSnapshot(forPath: path).exists() }
  /// What was at a place below it.
  public func childSnapshot(forPath path: String) -> DataSnapshot {
    let parts = path.split(separator: "/").map(String.init)
    return DataSnapshot(self.path + parts, DataTree(value).value(at: parts[...]))
  }
  /// What was there, as a value.
  public func data<Value: Decodable>(as type: Value.Type) throws -> Value {
    try FirestoreDecoder().decode(type, from: value as? [String: Any] ?? [:])
  }
}

/// What the server becomes by itself.
public enum ServerValue {
  /// The time at which it is written, in milliseconds since the first day of 1970.
  public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
}

/// A tree of values: what is no dictionary is a leaf.
struct DataTree {
  private(set) var root: Any?
  init(_ root: Any? = nil) { self.root = Self.plain(root) }

  /// What is at a place.
  func value(at path: ArraySlice<String>) -> Any? {
    path.reduce(root) { value, name in
      switch value {
      case let all as [String: Any]: all[name]
      case let list as [Any]: Int(name).flatMap { list.indices.contains($0) ? list[$0] : nil }
      default: nil
      }
    }
  }

  /// Writes what is at a place; nil takes it away, and what holds nothing then.
  mutating func set(_ value: Any?, at path: ArraySlice<String>) {
    root = Self.setting(Self.plain(value), at: path, in: root)
  }

  private static func setting(_ value: Any?, at path: ArraySlice<String>, in old: Any?) -> Any? {
    guard let name = path.first else { return value }
    var all = old as? [String: Any] ?? [:]
    all[name] = setting(value, at: path.dropFirst(), in: all[name])
    return all.isEmpty ? nil : all
  }

  private static func plain(_ value: Any?) -> Any? {
    switch value {
    case nil, is NSNull: return nil
    case let all as [AnyHashable: Any]:
      let fields = all.byText
      if fields[".sv"] as? String == "timestamp" {
        return (Date().timeIntervalSince1970 * 1000).rounded()
      }
      let kept = fields.compactMapValues { plain($0) }
      return kept.isEmpty ? nil : kept
    default: return value
    }
  }
}
