public import Combine
public import Foundation

/// An attribute that is computed of others when it is saved: it is not here, and keeps what it has.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// How it would be.
  open var derivationExpression: Combine.NSExpression?
  /// What is kept besides.
  open var filterPredicate: NSPredicate?
}

extension NSAttributeDescription {
  /// What an attribute is.
  public struct AttributeType: Hashable, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    /// One of them.
    public static let undefined = Self(.undefinedAttributeType),
      integer16 = Self(.integer16AttributeType), integer32 = Self(.integer32AttributeType),
      integer64 = Self(.integer64AttributeType), decimal = Self(.decimalAttributeType),
      double = Self(.doubleAttributeType), float = Self(.floatAttributeType),
      string = Self(.stringAttributeType), boolean = Self(.booleanAttributeType),
      date = Self(.dateAttributeType), binaryData = Self(.binaryDataAttributeType),
      uuid = Self(.UUIDAttributeType), uri = Self(.URIAttributeType),
      transformable = Self(.transformableAttributeType), objectID = Self(.objectIDAttributeType)
  }

  /// What it is.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}
