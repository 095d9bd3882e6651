import Foundation

/// How objects are found by a property.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// One of them.
  case binary, rTree
}

/// A property by which objects are found quickly, which makes no difference.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  /// The property.
  public let property: NSPropertyDescription?
  /// The name of the property.
  open var propertyName: String? { property?.name }
  /// How.
  open var collationType: NSFetchIndexElementType
  /// In what order.
  open var isAscending = true
  /// Creates one.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}

/// Properties by which objects are found quickly, which makes no difference.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  /// Its name.
  open var name: String
  /// The properties.
  open var elements: [NSFetchIndexElementDescription]
  /// For which objects; nil for all.
  open var partialIndexPredicate: NSPredicate?
  /// Creates one.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}
