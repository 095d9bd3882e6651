import Foundation
@_spi(Packages) import SwiftUI

/// What holds several objects.
protocol RealmManyObjects { var realmObjects: [RealmSwiftObject] { get } }

/// Several values of an object.
public final class List<Element>: RandomAccessCollection, RangeReplaceableCollection,
  RealmManyObjects, RealmDefault, ExpressibleByArrayLiteral
{
  private var all: [Element] = []
  /// None.
  public init() {}
  /// Some.
  public init(arrayLiteral elements: Element...) { all = elements }
  /// None.
  public static var realmDefault: List<Element> { List() }
  var realmObjects: [RealmSwiftObject] { all.compactMap { $0 as? RealmSwiftObject } }
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { all.count }
  /// The value at a place.
  public subscript(position: Int) -> Element {
    get { all[position] }
    set { change { $0[position] = newValue } }
  }
  /// Changes some of them.
  public func replaceSubrange<C: Collection<Element>>(
    _ subrange: Range<Int>, with newElements: C
  ) { change { $0.replaceSubrange(subrange, with: newElements) } }
  /// Adds one.
  public func append(_ element: Element) { change { $0.append(element) } }
  /// Adds some.
  public func append<S: Sequence<Element>>(objectsIn objects: S) {
    change { $0.append(contentsOf: objects) }
  }
  /// Takes one away.
  public func remove(at index: Int) { change { $0.remove(at: index) } }
  /// Takes some away.
  public func remove(atOffsets offsets: IndexSet) { change { $0.remove(atOffsets: offsets) } }
  /// Puts some elsewhere.
  public func move(fromOffsets offsets: IndexSet, toOffset place: Int) {
    change { $0.move(fromOffsets: offsets, toOffset: place) }
  }
  /// Takes all away.
  public func removeAll() { change { $0.removeAll() } }

  private func change(_ body: (inout [Element]) -> Void) {
    let store = RealmStore.own
    let former = all
    store.undoing?.append { [weak self] in self?.all = former }
    body(&all)
    if realmObjects.contains(where: { $0.store != nil }) || store.undoing != nil {
      for object in realmObjects where object.store == nil && store.undoing != nil {
        store.add(object)
      }
    }
  }
}

/// Objects that hold another one.
public final class LinkingObjects<Element: RealmSwiftObject>: RandomAccessCollection {
  private let find: () -> [Element]
  /// Those of a kind that hold it in a property.
  public init(fromType type: Element.Type, property: String) { find = { [] } }
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { find().count }
  /// The object at a place.
  public subscript(position: Int) -> Element { find()[position] }
}

/// Objects of a kind, as they are now.
public struct Results<Element: RealmSwiftObject>: RandomAccessCollection {
  let store: RealmStore
  var conditions: [(Element) -> Bool] = []
  var order: ((Element, Element) -> Bool)?

  var all: [Element] {
    let found = store.objects.compactMap { $0 as? Element }
      .filter { object in conditions.allSatisfy { $0(object) } }
    guard let order else { return found }
    return found.enumerated().sorted { one, other in
      if order(one.element, other.element) { return true }
      return !order(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { all.count }
  /// The object at a place.
  public subscript(position: Int) -> Element { all[position] }
  /// Where they are.
  public var realm: Realm? { Realm(store) }
  /// False.
  public var isInvalidated: Bool { false }
  /// They.
  public func freeze() -> Self { self }
  /// They.
  public func thaw() -> Self? { self }

  /// Those of which a condition holds.
  public func filter(_ predicate: NSPredicate) -> Self {
    var new = self
    new.conditions.append { predicate.evaluate(with: $0.dictionary as NSDictionary) }
    return new
  }
  /// Those of which a condition holds.
  public func filter(_ format: String, _ arguments: Any...) -> Self {
    let plain = arguments.map { ($0 as? ObjectId)?.stringValue ?? $0 }
    return filter(NSPredicate(format: format, argumentArray: plain))
  }
  /// Those of which a condition holds.
  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Self {
    let asked = isIncluded(Query(value: { $0 }))
    var new = self
    new.conditions.append { asked.value($0) as? Bool ?? false }
    return new
  }
  /// They in an order.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Self {
    var new = self
    let descriptor = NSSortDescriptor(key: "value", ascending: ascending)
    new.order = { one, other in
      let (one, other) = (one.value(forKeyPath: keyPath), other.value(forKeyPath: keyPath))
      return descriptor.compare(["value": one as Any], to: ["value": other as Any])
        == .orderedAscending
    }
    return new
  }
  /// They in an order.
  public func sorted<Value: Comparable>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Self {
    var new = self
    new.order = {
      ascending
        ? $0[keyPath: keyPath] < $1[keyPath: keyPath] : $0[keyPath: keyPath] > $1[keyPath: keyPath]
    }
    return new
  }
  /// Where an object is.
  public func index(of object: Element) -> Int? { all.firstIndex { $0 === object } }
  /// Tells when others are there: at first, and after each change.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken {
    let told = Told(all)
    let tell = { [self] in
      let (former, now) = (told.objects, all)
      told.objects = now
      let gone = former.indices.filter { place in !now.contains { $0 === former[place] } }
      let new = now.indices.filter { place in !former.contains { $0 === now[place] } }
      let same = now.indices.filter { !new.contains($0) }
      block(.update(self, deletions: gone, insertions: new, modifications: same))
    }
    answer(after: .milliseconds(0)) { block(.initial(self)) }
    return NotificationToken(store, tell)
  }

  private final class Told {
    var objects: [Element]
    init(_ objects: [Element]) { self.objects = objects }
  }
}

/// A condition that is put together.
@dynamicMemberLookup
public struct Query<Value> {
  let value: (Any) -> Any?

  /// A property.
  public subscript<Member>(
    dynamicMember path: KeyPath<Value, Member>
  ) -> Query<Member> { Query<Member> { value($0).flatMap { $0 as? Value }?[keyPath: path] } }

  /// True for the same.
  public static func == (one: Self, other: Value) -> Query<Bool> {
    Query<Bool> { one.value($0) as? AnyHashable == other as? AnyHashable }
  }
  /// True for something else.
  public static func != (one: Self, other: Value) -> Query<Bool> {
    Query<Bool> { one.value($0) as? AnyHashable != other as? AnyHashable }
  }
}

extension Query where Value: Comparable {
  private static func compared(
    _ one: Self, _ other: Value, _ holds: @escaping (Value, Value) -> Bool
  ) -> Query<Bool> { Query<Bool> { (one.value($0) as? Value).map { holds($0, other) } ?? false } }
  /// Compares.
  public static func > (one: Self, other: Value) -> Query<Bool> { compared(one, other, >) }
  /// Compares.
  public static func < (one: Self, other: Value) -> Query<Bool> { compared(one, other, <) }
  /// Compares.
  public static func >= (one: Self, other: Value) -> Query<Bool> { compared(one, other, >=) }
  /// Compares.
  public static func <= (one: Self, other: Value) -> Query<Bool> { compared(one, other, <=) }
}

extension Query where Value == Bool {
  /// Both.
  public static func && (one: Self, other: Self) -> Self {
    Self { one.value($0) as? Bool ?? false && other.value($0) as? Bool ?? false }
  }
  /// One of them.
  public static func || (one: Self, other: Self) -> Self {
    Self { one.value($0) as? Bool ?? false || other.value($0) as? Bool ?? false }
  }
  /// The contrary.
  public static prefix func ! (one: Self) -> Self { Self { !(one.value($0) as? Bool ?? false) } }
}

extension Query where Value == String {
  /// Whether it holds a text.
  public func contains(
    _ text: String, options: StringOptions = []
  ) -> Query<Bool> {
    Query<Bool> { object in
      let found = (value(object) as? String)?.range(
        of: text, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      return found != nil
    }
  }
  /// Whether it begins so.
  public func starts(with text: String) -> Query<Bool> {
    Query<Bool> { (value($0) as? String)?.hasPrefix(text) ?? false }
  }
}

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: Int
  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let caseInsensitive = Self(rawValue: 1), diacriticInsensitive = Self(rawValue: 2)
}
