import Foundation
import SwiftUI

/// Objects of a kind that a view shows, and whenever others are there.
@propertyWrapper
public struct ObservedResults<Element: RealmSwiftObject & Identifiable>: DynamicProperty {
  @ObservedObject private var store: RealmStore
  private let conditions: Results<Element>

  /// The objects of a kind.
  public init(
    _ type: Element.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
    keyPaths: [String]? = nil, sortDescriptor: RealmSortDescriptor? = nil
  ) {
    let store = RealmStore.own
    self.store = store
    var all = Results<Element>(store: store)
    if let filter { all = all.filter(filter) }
    if let sortDescriptor {
      all = all.sorted(byKeyPath: sortDescriptor.keyPath, ascending: sortDescriptor.ascending)
    }
    conditions = all
  }
  /// The objects of a kind of which a condition holds.
  public init(
    _ type: Element.Type, where isIncluded: (Query<Element>) -> Query<Bool>,
    sortDescriptor: RealmSortDescriptor? = nil
  ) {
    self.init(type, sortDescriptor: sortDescriptor)
    self = Self(store, conditions.where(isIncluded))
  }
  private init(_ store: RealmStore, _ conditions: Results<Element>) {
    self.store = store
    self.conditions = conditions
  }

  /// The objects.
  public var wrappedValue: Results<Element> { conditions }
  /// What changes them.
  public var projectedValue: Self { self }
  /// Keeps an object.
  public func append(_ object: Element) { try? Realm(store).write { Realm(store).add(object) } }
  /// Keeps an object no more.
  public func remove(_ object: Element) { try? Realm(store).write { Realm(store).delete(object) } }
  /// Keeps objects no more.
  public func remove(atOffsets offsets: IndexSet) {
    let all = conditions.all
    try? Realm(store).write { for place in offsets { Realm(store).delete(all[place]) } }
  }
}

/// In what order.
public struct RealmSortDescriptor: Hashable, Sendable {
  /// Of what.
  public let keyPath: String
  /// In which direction.
  public let ascending: Bool
  /// Creates one.
  public init(keyPath: String, ascending: Bool = true) {
    self.keyPath = keyPath
    self.ascending = ascending
  }
}

// In backticks, as a name that is another type's elsewhere.
/// In what order.
public typealias `SortDescriptor` = RealmSortDescriptor

/// An object that a view shows, and what becomes of it.
@propertyWrapper
@dynamicMemberLookup
public struct ObservedRealmObject<Kind: RealmSwiftObject>: DynamicProperty {
  @ObservedObject private var store = RealmStore.own
  @ObservedObject private var object: Kind

  /// Shows an object.
  public init(wrappedValue: Kind) { object = wrappedValue }
  /// The object.
  public var wrappedValue: Kind {
    get { object }
    set { object = newValue }
  }
  /// What changes it.
  public var projectedValue: Self { self }

  /// A property that a control changes.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Kind, Value>
  ) -> Binding<Value> {
    let object = object
    return Binding {
      object[keyPath: path]
    } set: { new in
      guard let realm = object.realm else { return object[keyPath: path] = new }
      try? realm.write { object[keyPath: path] = new }
    }
  }
}

/// An object that a view makes.
@propertyWrapper
public struct StateRealmObject<Kind: RealmSwiftObject>: DynamicProperty {
  @StateObject private var object: Kind
  /// Makes it.
  public init(wrappedValue: @autoclosure @escaping () -> Kind) {
    _object = StateObject(wrappedValue: wrappedValue())
  }
  /// The object.
  public var wrappedValue: Kind { object }
}

extension Binding {
  /// Adds an object to a list.
  public func append<Element: RealmSwiftObject>(_ object: Element) where Value == List<Element> {
    let list = wrappedValue
    try? Realm(.own).write { list.append(object) }
  }
  /// Takes objects out of a list.
  public func remove<Element>(atOffsets offsets: IndexSet) where Value == List<Element> {
    let list = wrappedValue
    try? Realm(.own).write { list.remove(atOffsets: offsets) }
  }
  /// Puts objects of a list elsewhere.
  public func move<Element>(
    fromOffsets offsets: IndexSet, toOffset place: Int
  ) where Value == List<Element> {
    let list = wrappedValue
    try? Realm(.own).write { list.move(fromOffsets: offsets, toOffset: place) }
  }
}
