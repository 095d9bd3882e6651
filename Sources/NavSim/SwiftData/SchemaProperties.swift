extension Schema {
  /// How a property is kept.
  public class Attribute: SchemaProperty, Hashable {
    /// A way of keeping.
    public struct Option: Hashable, Sendable {
      private let name: String
      /// A way of keeping.
      public static let unique = Self(name: "unique"),
        externalStorage = Self(name: "externalStorage"), ephemeral = Self(name: "ephemeral"),
        spotlight = Self(name: "spotlight"),
        allowsCloudEncryption = Self(name: "allowsCloudEncryption"),
        preserveValueOnDeletion = Self(name: "preserveValueOnDeletion"),
        preserveOnDeletion = Self(name: "preserveOnDeletion")
      /// A way of keeping: as others have it, which nobody asks here.
      public static func transformable(by name: String) -> Self { Self(name: name) }
      /// A way of keeping: as others have it, which nobody asks here.
      public static func transformable(by type: AnyObject.Type) -> Self { Self(name: "\(type)") }
    }

    /// Its name.
    public var name: String
    /// What it was called before.
    public var originalName: String
    /// How it is kept.
    public var options: [Option]
    /// What it is.
    public var valueType: any Any.Type
    /// What it is at first.
    public var defaultValue: Any?
    /// What makes it another one than before.
    public var hashModifier: String?
    /// True.
    public var isAttribute: Bool { true }
    /// False.
    public var isRelationship: Bool { false }
    /// True where there may be none.
    public var isOptional: Bool { false }
    /// True where it is not kept.
    public var isTransient: Bool { options.contains(.ephemeral) }
    /// True where it tells objects apart.
    public var isUnique: Bool { options.contains(.unique) }
    /// False.
    public var isTransformable: Bool { false }

    /// Creates one.
    public init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type,
      defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      self.hashModifier = hashModifier
    }
    /// Creates one without a name.
    public convenience init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.init(
        name: "", originalName: originalName, options: options, valueType: Any.self,
        hashModifier: hashModifier)
    }
    /// True for the same name.
    public static func == (one: Attribute, other: Attribute) -> Bool { one.name == other.name }
    /// Adds its name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// How models belong together.
  public final class Relationship: SchemaProperty, Hashable {
    /// A way of belonging together.
    public struct Option: Hashable, Sendable {
      /// A way of belonging together.
      public static let unique = Self()
    }

    /// What becomes of the others when one is deleted: nothing.
    public enum DeleteRule: String, Codable, Sendable {
      /// One of them.
      case noAction, nullify, cascade, deny
    }

    /// Its name.
    public var name = ""
    /// What it was called before.
    public var originalName: String
    /// How they do.
    public var options: [Option]
    /// What they are.
    public var valueType: any Any.Type = Any.self
    /// Their kind.
    public var destination = ""
    /// What becomes of the others when one is deleted.
    public var deleteRule: DeleteRule
    /// The property of the others.
    public var inverseName: String?
    /// The property of the others.
    public var inverseKeyPath: AnyKeyPath?
    /// The property.
    public var keypath: AnyKeyPath?
    /// How many there are at least.
    public var minimumModelCount: Int?
    /// How many there are at most.
    public var maximumModelCount: Int?
    /// What makes it another one than before.
    public var hashModifier: String?
    /// False.
    public var isAttribute: Bool { false }
    /// True.
    public var isRelationship: Bool { true }
    /// True where there may be none.
    public var isOptional: Bool { (minimumModelCount ?? 0) == 0 }
    /// False.
    public var isTransient: Bool { false }
    /// True where no two have the same.
    public var isUnique: Bool { options.contains(.unique) }
    /// True where there is one at most.
    public var isToOneRelationship: Bool { maximumModelCount == 1 }

    /// Creates one.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }
    /// True for the same name.
    public static func == (one: Relationship, other: Relationship) -> Bool {
      one.name == other.name
    }
    /// Adds its name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
