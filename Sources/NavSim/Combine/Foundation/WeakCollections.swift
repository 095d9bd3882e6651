public import Foundation

/// Objects, in the order in which they were added, which it keeps or not.
public final class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Member {
    weak var object: ObjectType?
    let kept: ObjectType?
  }

  private let isWeak: Bool
  private var members: [Member] = []

  private init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }

  /// Creates a table that keeps its objects.
  public convenience override init() { self.init(isWeak: false) }
  /// Creates a table that does not keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// Those that are there.
  public var allObjects: [ObjectType] { members.compactMap(\.object) }
  /// How many there are.
  public var count: Int { allObjects.count }
  /// One of them.
  public var anyObject: ObjectType? { allObjects.first }
  /// Adds one, unless it is there.
  public func add(_ object: ObjectType?) {
    members.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    members.append(Member(object: object, kept: isWeak ? nil : object))
  }
  /// Takes one away.
  public func remove(_ object: ObjectType?) {
    members.removeAll { $0.object == nil || $0.object === object }
  }
  /// Takes all away.
  public func removeAllObjects() { members = [] }
  /// Whether one is there.
  public func contains(_ object: ObjectType?) -> Bool {
    guard let object else { return false }
    return members.contains { $0.object === object }
  }
}

/// Objects by others, which it keeps or not.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject,
  @unchecked Sendable
{
  private struct Member {
    weak var key: KeyType?
    weak var object: ObjectType?
    let kept: (KeyType?, ObjectType?)
  }

  private let keepsKeys: Bool, keepsObjects: Bool
  private var members: [Member] = []

  private init(keepsKeys: Bool, keepsObjects: Bool) {
    (self.keepsKeys, self.keepsObjects) = (keepsKeys, keepsObjects)
    super.init()
  }

  /// Creates a table that keeps both.
  public convenience override init() { self.init(keepsKeys: true, keepsObjects: true) }
  /// Creates a table that keeps both.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Creates a table that keeps objects as long as there are their keys.
  public class func weakToStrongObjects() -> NSMapTable {
    NSMapTable(keepsKeys: false, keepsObjects: true)
  }
  /// Creates a table that keeps keys.
  public class func strongToWeakObjects() -> NSMapTable {
    NSMapTable(keepsKeys: true, keepsObjects: false)
  }
  /// Creates a table that keeps neither.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keepsKeys: false, keepsObjects: false)
  }

  private func isGone(_ member: Member) -> Bool { member.key == nil || member.object == nil }
  private func isSame(_ one: KeyType?, _ key: KeyType?) -> Bool {
    guard let one, let key else { return false }
    if let one = one as? NSObject, let key = key as? NSObject { return one.isEqual(key) }
    return one === key
  }

  /// The object of a key.
  public func object(forKey key: KeyType?) -> ObjectType? {
    members.first { isSame($0.key, key) }?.object
  }
  /// Has an object be that of a key.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let object, let key else { return }
    members.append(
      Member(key: key, object: object, kept: (keepsKeys ? key : nil, keepsObjects ? object : nil)))
  }
  /// Has a key have no object.
  public func removeObject(forKey key: KeyType?) {
    members.removeAll { isGone($0) || isSame($0.key, key) }
  }
  /// Takes all away.
  public func removeAllObjects() { members = [] }
  /// How many there are.
  public var count: Int { members.count { !isGone($0) } }
}
