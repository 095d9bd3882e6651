import Foundation
import SwiftUI

// The values of an object by the names of its properties.
extension NSManagedObject {
  /// A property as the classes made from a model read and write it.
  public subscript<Value>(managed key: String) -> Value {
    get {
      let present = value(forKey: key)
      if let value = present as? Value { return value }
      // What was never set: numbers are zero, and texts are empty.
      for nothing: Any in [NSNumber(value: 0), "", Data(), NSSet(), NSOrderedSet(), NSNull()] {
        if present == nil, let value = nothing as? Value { return value }
      }
      if present == nil, let value = NSNumber(value: false) as? Value { return value }
      preconditionFailure(
        "Core Data: \(entity.name ?? "").\(key) is \(present ?? "nil") and no \(Value.self)")
    }
    set { setValue(newValue, forKey: key) }
  }

  /// A property by its name: numbers as `NSNumber`, several objects as a set.
  public func value(forKey key: String) -> Any? {
    switch known(key) {
    case let relationship as NSRelationshipDescription:
      let objects = related(by: relationship)
      guard relationship.isToMany else { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    default: return values[key]?.plain
    }
  }

  /// Changes a property.
  public func setValue(_ value: Any?, forKey key: String) {
    switch known(key) {
    case let relationship as NSRelationshipDescription:
      relate(objects(in: value), by: relationship)
    case let attribute:
      willChangeValue(forKey: key)
      values[key] = (attribute as? NSAttributeDescription)?.normal(value).map { .value($0) }
      didChangeValue(forKey: key)
    }
  }

  /// What a path leads to: of several objects, what it leads to from each of them.
  public func value(forKeyPath path: String) -> Any? {
    PredicateValue.value(at: path.split(separator: ".").map(String.init)[...], of: self)
  }

  /// A property without telling anybody.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Changes a property without telling anybody.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let attribute = known(key) as? NSAttributeDescription else {
      return setValue(value, forKey: key)
    }
    values[key] = attribute.normal(value).map { .value($0) }
  }

  /// Changes several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  /// Several properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// The identifiers of other objects.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    (known(key) as? NSRelationshipDescription).map { related(by: $0).map(\.objectID) } ?? []
  }

  private func known(_ key: String) -> NSPropertyDescription {
    guard let property = entity.property(key) else {
      preconditionFailure(
        "Core Data: the entity \(entity.name ?? "") is not key value coding-compliant for the key "
          + "\"\(key)\"")
    }
    return property
  }

  // MARK: Other objects

  /// Adds objects to a relationship to many, as the classes made from a model do.
  public func add(_ value: Any, toManaged key: String) {
    guard let relationship = known(key) as? NSRelationshipDescription else { return }
    let present = related(by: relationship)
    relate(present + objects(in: value).filter { !present.contains($0) }, by: relationship)
  }

  /// Takes objects out of a relationship to many, as the classes made from a model do.
  public func remove(_ value: Any, fromManaged key: String) {
    guard let relationship = known(key) as? NSRelationshipDescription else { return }
    let gone = objects(in: value)
    relate(related(by: relationship).filter { !gone.contains($0) }, by: relationship)
  }

  /// Puts objects into an ordered relationship, as the classes made from a model do.
  ///
  /// - Parameter places: a number, or several.
  public func insert(_ value: Any, intoManaged key: String, at places: Any) {
    guard let relationship = known(key) as? NSRelationshipDescription else { return }
    var present = related(by: relationship)
    for (object, place) in zip(objects(in: value), Self.numbers(places)) {
      present.removeAll { $0 === object }
      present.insert(object, at: min(place, present.count))
    }
    relate(present, by: relationship)
  }

  /// Takes what is at places out of an ordered relationship.
  public func remove(at places: Any, fromManaged key: String) {
    guard let relationship = known(key) as? NSRelationshipDescription else { return }
    let gone = Set(Self.numbers(places))
    let rest = related(by: relationship).enumerated().filter { !gone.contains($0.offset) }
    relate(rest.map(\.element), by: relationship)
  }

  /// Puts objects in the place of others in an ordered relationship.
  public func replace(at places: Any, with value: Any, inManaged key: String) {
    remove(at: places, fromManaged: key)
    insert(value, intoManaged: key, at: places)
  }

  private static func numbers(_ places: Any) -> [Int] {
    if let place = places as? Int { return [place] }
    return (places as? NSIndexSet).map { Array($0) } ?? []
  }

  private func objects(in value: Any?) -> [NSManagedObject] {
    switch value.flatMap(unwrapped) {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: Self.inOrder(set.allObjects)
    case let set as Set<NSManagedObject>: Self.inOrder(Array(set))
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  private static func inOrder(_ objects: [Any]) -> [NSManagedObject] {
    objects.compactMap { $0 as? NSManagedObject }.sorted {
      $0.objectID.number < $1.objectID.number
    }
  }

  /// The objects of a relationship, in the order in which they came.
  func related(by relationship: NSRelationshipDescription) -> [NSManagedObject] {
    let ids: [NSManagedObjectID] =
      switch values[relationship.name] {
      case .one(let id): [id]
      case .many(let ids): ids
      default: []
      }
    return ids.compactMap { managedObjectContext?.object(of: $0) }
  }

  /// Changes a relationship, and the ways back.
  func relate(_ objects: [NSManagedObject], by relationship: NSRelationshipDescription) {
    for object in objects
    where object.managedObjectContext !== managedObjectContext && managedObjectContext != nil {
      preconditionFailure(
        "Core Data: illegal attempt to establish a relationship '\(relationship.name)' between "
          + "objects in different contexts")
    }
    let former = related(by: relationship)
    write(objects, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in former where !objects.contains(object) { object.drop(self, inverse) }
    for object in objects where !former.contains(object) { object.take(self, inverse) }
  }

  private func drop(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    write(related(by: relationship).filter { $0 !== object }, relationship)
  }

  private func take(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let former = related(by: relationship)
    guard !relationship.isToMany else { return write(former + [object], relationship) }
    if let inverse = relationship.inverseRelationship {
      for other in former where other !== object { other.drop(self, inverse) }
    }
    write([object], relationship)
  }

  private func write(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    willChangeValue(forKey: relationship.name)
    let ids = objects.map(\.objectID)
    values[relationship.name] = relationship.isToMany ? .many(ids) : ids.first.map { .one($0) }
    didChangeValue(forKey: relationship.name)
  }

  // MARK: Deleting

  /// What its relationships make of its being deleted.
  func leaveOthers() {
    for relationship in entity.relationships {
      let others = related(by: relationship)
      switch relationship.deleteRule {
      case .noActionDeleteRule, .denyDeleteRule: continue
      case .nullifyDeleteRule: break
      case .cascadeDeleteRule: for other in others { managedObjectContext?.delete(other) }
      }
      guard let inverse = relationship.inverseRelationship else { continue }
      for other in others where other.state != .deleted { other.drop(self, inverse) }
    }
  }
}
