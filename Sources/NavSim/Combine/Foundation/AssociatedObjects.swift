import Foundation
import Synchronization

// What programs keep beside an object by the address of a key, as Objective-C has it.

/// How a value is kept beside an object: here always by a reference, or a copy of what is a value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// One of them.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// One of them.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// One of them.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// One of them.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// One of them.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value beside an object, as long as there is the object; nil keeps none.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  nonisolated(unsafe) let (object, value) = (object as AnyObject, value)
  AssociatedValues.all.withLock { all in
    all.removeGone()
    let known = all.values[ObjectIdentifier(object)]
    // Where one is no more, another one may lie.
    var values = known?.object === object ? known : nil
    values = values ?? AssociatedValues(of: object)
    values?.kept[key] = value
    all.values[ObjectIdentifier(object)] = values
  }
}

/// What is kept beside an object by a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  nonisolated(unsafe) let object = object as AnyObject
  nonisolated(unsafe) var found: Any?
  AssociatedValues.all.withLock { all in
    guard let values = all.values[ObjectIdentifier(object)], values.object === object else {
      return
    }
    found = values.kept[key]
  }
  return found
}

/// Keeps nothing beside an object any more.
public func objc_removeAssociatedObjects(_ object: Any) {
  nonisolated(unsafe) let object = object as AnyObject
  AssociatedValues.all.withLock { $0.values[ObjectIdentifier(object)] = nil }
}

/// What is kept beside one object.
private struct AssociatedValues {
  weak var object: AnyObject?
  var kept: [UnsafeRawPointer: Any] = [:]

  init(of object: AnyObject) { self.object = object }

  struct All: @unchecked Sendable {
    var values: [ObjectIdentifier: AssociatedValues] = [:]
    private var limit = 64

    /// Forgets what was beside objects that are no more.
    mutating func removeGone() {
      guard values.count >= limit else { return }
      values = values.filter { $0.value.object != nil }
      limit = max(64, 2 * values.count)
    }
  }

  // Several threads may play apps.
  static let all = Mutex(All())
}
