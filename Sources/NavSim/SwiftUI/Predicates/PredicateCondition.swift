import Foundation

/// What has to hold for an object.
indirect enum PredicateCondition {
  case constant(Bool)
  case comparison(PredicateComparison)
  case not(Self)
  case and([Self])
  case or([Self])

  /// - Parameter others: all objects that are asked for.
  func holds(for object: Any?, among others: [Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let comparison): comparison.holds(for: object, among: others)
    case .not(let condition): !condition.holds(for: object, among: others)
    case .and(let conditions): conditions.allSatisfy { $0.holds(for: object, among: others) }
    case .or(let conditions): conditions.contains { $0.holds(for: object, among: others) }
    }
  }
}

/// A value that is compared: given, or read from the object.
package indirect enum PredicateValue {
  case constant(Any?)
  case path([String])
  case list([Self])
  case summary(PredicateSummary, Self)

  /// - Parameter others: all objects that are asked for.
  func value(for object: Any?, among others: [Any] = []) -> Any? {
    switch self {
    case .constant(let value): value
    case .path(let keys): Self.value(at: keys[...], of: object)
    case .list(let values): values.map { $0.value(for: object, among: others) }
    case .summary(let summary, let inner):
      // Of several values of one object, or else of what all objects have.
      summary.value(
        of: Self.elements(of: inner.value(for: object)) ?? others.map { inner.value(for: $0) })
    }
  }

  /// What a path leads to: of several objects, what it leads to from each of them.
  package static func value(at keys: ArraySlice<String>, of object: Any?) -> Any? {
    guard let key = keys.first, let object = object.flatMap(unwrapped) else { return object }
    let rest = keys.dropFirst()
    if let elements = elements(of: object) {
      if key == "@count" { return NSNumber(value: elements.count) }
      return elements.flatMap { element -> [Any?] in
        let value = value(at: keys, of: element)
        return Self.elements(of: value) ?? [value]
      }
    }
    switch object {
    case let object as any KeyedObject: return value(at: rest, of: object.value(forKey: key))
    case let values as [String: Any]: return value(at: rest, of: values[key])
    default:
      let child = Mirror(reflecting: object).children.first { $0.label == key }
      return value(at: rest, of: child?.value)
    }
  }

  /// What is in several objects; nil for one.
  static func elements(of value: Any?) -> [Any?]? {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as [Any?]: array
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }
}
