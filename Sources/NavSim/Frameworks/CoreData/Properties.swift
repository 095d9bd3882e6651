public import Foundation
import SwiftUI

/// A property of a kind of objects.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// Its name.
  open var name = ""
  /// False when no object is saved without it.
  open var isOptional = true
  /// True when it is not saved.
  open var isTransient = false
  /// Words about it.
  open var userInfo: [AnyHashable: Any]?
  /// What declares it.
  public internal(set) weak var entity: NSEntityDescription?

  /// Creates a property without a name.
  public override init() {}
}

/// What an attribute is.
public enum NSAttributeType: UInt, Sendable {
  /// Nothing yet.
  case undefinedAttributeType = 0
  /// A number.
  case integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300
  /// A number.
  case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// Yes or no.
  case booleanAttributeType = 800
  /// A time.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// What tells something from all others.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// Anything.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
}

/// An attribute: a value of an object.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// What it is.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// What it is in a new object.
  open var defaultValue: Any?
  /// True when it may be kept beside the others, which makes no difference.
  open var allowsExternalBinaryDataStorage = false
  /// How it becomes bytes, which it never does here.
  open var valueTransformerName: String?

  /// Creates an attribute as the plugin for Xcode's models writes it.
  public convenience init(
    _ name: String, _ type: NSAttributeType, isOptional: Bool, default value: Any? = nil
  ) {
    self.init()
    self.name = name
    self.isOptional = isOptional
    attributeType = type
    defaultValue = value
  }

  /// A value as objects keep it: numbers as the type has them.
  func normal(_ value: Any?) -> Any? {
    guard let value = value.flatMap(unwrapped) else { return nil }
    guard attributeType != .decimalAttributeType else {
      return (value as? Decimal).map { NSDecimalNumber(decimal: $0) } ?? value
    }
    guard let number = number(from: value) else { return value }
    switch attributeType {
    case .booleanAttributeType: return NSNumber(value: number.boolValue)
    case .integer16AttributeType: return NSNumber(value: number.int16Value)
    case .integer32AttributeType: return NSNumber(value: number.int32Value)
    case .integer64AttributeType: return NSNumber(value: number.int64Value)
    case .doubleAttributeType: return NSNumber(value: number.doubleValue)
    case .floatAttributeType: return NSNumber(value: number.floatValue)
    default: return value
    }
  }
}

/// What becomes of the others when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They forget it.
  case nullifyDeleteRule
  /// They are deleted, too.
  case cascadeDeleteRule
  /// It cannot be saved as deleted as long as there are some.
  case denyDeleteRule
}

/// A relationship: other objects that an object knows.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// What kind of objects it leads to.
  open weak var destinationEntity: NSEntityDescription?
  /// The way back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// What becomes of the others when the object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// How many there are at least.
  open var minCount = 0
  /// How many there are at most; zero for any number.
  open var maxCount = 0
  /// True when they have an order.
  open var isOrdered = false
  /// True unless there is one at most.
  open var isToMany: Bool { maxCount != 1 }
  /// The names of what it leads to and of the way back, until the model is put together.
  var destinationName: String?
  var inverseName: String?

  /// Creates a relationship as the plugin for Xcode's models writes it.
  public convenience init(
    _ name: String, to destination: String, inverse: String?, isToMany: Bool,
    isOrdered: Bool = false, isOptional: Bool = true, deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    self.init()
    self.name = name
    self.isOptional = isOptional
    self.isOrdered = isOrdered
    self.deleteRule = deleteRule
    maxCount = isToMany ? 0 : 1
    destinationName = destination
    inverseName = inverse
  }
}
