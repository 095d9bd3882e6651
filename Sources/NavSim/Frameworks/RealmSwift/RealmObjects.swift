import Combine
import Foundation
import SwiftUI

/// What is kept: a class of the app.
open class RealmSwiftObject: NSObject, ObservableObject {
  /// Publishes before it changes.
  public let objectWillChange = ObservableObjectPublisher()
  var store: RealmStore?
  /// True once it was deleted.
  public internal(set) var isInvalidated = false
  /// Where it is; nil for one that is nowhere.
  public var realm: Realm? { store.map(Realm.init) }

  /// Creates one.
  public required override init() {}
  /// Creates one of values by their names.
  public convenience init(value: Any) {
    self.init()
    fill(value)
  }

  func fill(_ value: Any) {
    guard let values = value as? [String: Any] else { return }
    for (name, box) in boxes { if let value = values[name] { box.take(value) } }
  }

  /// The name of the property that tells objects apart.
  open class func primaryKey() -> String? { nil }
  /// The names of what is not kept.
  open class func ignoredProperties() -> [String] { [] }
  /// By what objects are found quickly.
  open class func indexedProperties() -> [String] { [] }

  /// True for one that does not change: none is.
  public var isFrozen: Bool { false }
  /// It.
  public func thaw() -> Self? { isInvalidated ? nil : self }
  /// It.
  public func freeze() -> Self { self }

  fileprivate var boxes: [(name: String, box: any PersistedBox)] {
    var found: [(String, any PersistedBox)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let here = mirror, here.subjectType != RealmSwiftObject.self {
      found += here.children.compactMap { child in
        guard let box = child.value as? any PersistedBox else { return nil }
        return ((child.label ?? "").drop { $0 == "_" }.description, box)
      }
      mirror = here.superclassMirror
    }
    return found
  }

  /// Other objects that it holds.
  var related: [RealmSwiftObject] { values.flatMap { Self.objects(in: $0.value) } }

  private static func objects(in value: Any) -> [RealmSwiftObject] {
    if let object = value as? RealmSwiftObject { return [object] }
    return (value as? any RealmManyObjects)?.realmObjects ?? []
  }

  private var values: [(name: String, value: Any)] {
    var found: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let here = mirror, here.subjectType != RealmSwiftObject.self {
      for child in here.children {
        let name = (child.label ?? "").drop { $0 == "_" }.description
        let value = (child.value as? any PersistedBox)?.plain ?? child.value
        if let value = present(value) { found.append((name, value)) }
      }
      mirror = here.superclassMirror
    }
    return found
  }

  /// The property that tells it from others.
  var primaryValue: AnyHashable? {
    let name = boxes.first { $0.box.isPrimary }?.name ?? Self.primaryKey()
    return name.flatMap { value(forKey: $0) as? AnyHashable }
  }

  /// A property by its name.
  public func value(forKey key: String) -> Any? { values.first { $0.name == key }?.value }
  /// What a path leads to.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { found, name in
      (found as? RealmSwiftObject)?.value(forKey: String(name))
    }
  }
  /// Its values by their names, as what conditions are about.
  var dictionary: [String: Any] { dictionary(depth: 3) }

  private func dictionary(depth: Int) -> [String: Any] {
    guard depth > 0 else { return [:] }
    var all: [String: Any] = [:]
    for (name, value) in values {
      all[name] =
        switch value {
        case let object as RealmSwiftObject: object.dictionary(depth: depth - 1)
        case let many as any RealmManyObjects:
          many.realmObjects.map { $0.dictionary(depth: depth - 1) }
        case let id as ObjectId: id.stringValue
        default: value
        }
    }
    return all
  }

  /// Takes what another one has.
  func take(from other: RealmSwiftObject) {
    for (one, other) in zip(boxes, other.boxes) { one.box.take(other.box.plain) }
  }

  /// Tells when it changes.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<RealmSwiftObject>) -> Void
  ) -> NotificationToken {
    NotificationToken(store ?? .own) { [weak self] in
      guard let self else { return }
      block(isInvalidated ? .deleted : .change(self, []))
    }
  }
}

/// What is kept.
public typealias Object = RealmSwiftObject
/// What is kept with another object.
public typealias EmbeddedObject = RealmSwiftObject

/// An object that a list tells from others.
public protocol ObjectKeyIdentifiable: Identifiable, RealmSwiftObject {}
extension ObjectKeyIdentifiable {
  /// Itself.
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A value, or nil for a missing one.
func present(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { present($0.value) }
}

/// A value that a property keeps.
protocol PersistedBox {
  var plain: Any { get }
  var isPrimary: Bool { get }
  func take(_ value: Any)
}

/// A property that is kept.
@propertyWrapper
public struct Persisted<Value>: PersistedBox {
  private final class Kept {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let kept: Kept
  let isPrimary: Bool

  /// A property with a value.
  public init(wrappedValue: Value) { (kept, isPrimary) = (Kept(wrappedValue), false) }
  /// A property with a value.
  public init(wrappedValue: Value, primaryKey: Bool = false, indexed: Bool = false) {
    (kept, isPrimary) = (Kept(wrappedValue), primaryKey)
  }

  // In the type itself: only there the compiler looks for what it begins with without arguments.
  /// A property with what is there by itself.
  public init() where Value: RealmDefault { self.init(wrappedValue: .realmDefault) }
  /// A property with what is there by itself.
  public init(primaryKey: Bool = false, indexed: Bool = false) where Value: RealmDefault {
    self.init(wrappedValue: .realmDefault, primaryKey: primaryKey, indexed: indexed)
  }

  var plain: Any { kept.value }
  func take(_ value: Any) { if let value = value as? Value { kept.value = value } }

  /// The value, which an object has.
  @available(*, unavailable) public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  /// The value of an object: it changes while a database is written alone.
  public static subscript<Owner: RealmSwiftObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].kept.value }
    set {
      let kept = owner[keyPath: storage].kept
      if let store = owner.store {
        precondition(
          store.undoing != nil,
          "Realm: cannot modify managed objects outside of a write transaction")
        let former = kept.value
        store.undoing?.append { kept.value = former }
      }
      owner.objectWillChange.send()
      kept.value = newValue
      if let store = owner.store {
        for other in owner.related where other.store == nil { store.add(other) }
      }
    }
  }
}

/// A value that is there by itself.
public protocol RealmDefault {
  /// It.
  static var realmDefault: Self { get }
}
extension String: RealmDefault {
  /// Empty.
  public static var realmDefault: String { "" }
}
extension Int: RealmDefault {
  /// Zero.
  public static var realmDefault: Int { 0 }
}
extension Double: RealmDefault {
  /// Zero.
  public static var realmDefault: Double { 0 }
}
extension Float: RealmDefault {
  /// Zero.
  public static var realmDefault: Float { 0 }
}
extension Bool: RealmDefault {
  /// False.
  public static var realmDefault: Bool { false }
}
extension Date: RealmDefault {
  /// The beginning of 1970.
  public static var realmDefault: Date { Date(timeIntervalSince1970: 0) }
}
extension Data: RealmDefault {
  /// Empty.
  public static var realmDefault: Data { Data() }
}
extension UUID: RealmDefault {
  /// Zeros.
  public static var realmDefault: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
extension Optional: RealmDefault {
  /// Nothing.
  public static var realmDefault: Self { nil }
}
extension ObjectId: RealmDefault {
  /// A new one.
  public static var realmDefault: Self { unsafeDowncast(ObjectId(), to: Self.self) }
}
/// An enumeration that can be kept.
public protocol PersistableEnum: RawRepresentable, CaseIterable {}
