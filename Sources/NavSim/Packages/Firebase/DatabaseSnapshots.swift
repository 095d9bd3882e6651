import Foundation

/// What somebody has been told.
final class KnownParts {
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
