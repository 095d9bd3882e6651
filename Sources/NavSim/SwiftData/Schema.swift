/// The kinds of models of an app, which are found by themselves here.
public final class Schema: Hashable, Sendable {
  /// Which of several ways of keeping it is.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// Its numbers.
    public let major: Int, minor: Int, patch: Int
    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
    /// Whether it is older.
    public static func < (one: Self, other: Self) -> Bool {
      (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }
    /// Its numbers.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A kind of models, of which the name alone is known here.
  public final class Entity: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Which of its properties are kept.
    public var attributes: Set<Attribute> { [] }
    /// Which of its properties are kept.
    public var attributesByName: [String: Attribute] { [:] }
    /// Which of its properties are other models.
    public var relationships: Set<Relationship> { [] }
    /// Which of its properties are other models.
    public var relationshipsByName: [String: Relationship] { [:] }
    /// Its properties.
    public var properties: [any SchemaProperty] { [] }
    /// Its properties.
    public var storedProperties: [any SchemaProperty] { [] }
    /// Its properties.
    public var storedPropertiesByName: [String: any SchemaProperty] { [:] }
    /// Kinds of it.
    public var subentities: Set<Entity> { [] }
    /// The kind that it is one of.
    public var superentity: Entity? { nil }
    /// The kind that it is one of.
    public var superentityName: String? { nil }
    /// Which properties tell objects apart.
    public var uniquenessConstraints: [[String]] { [] }

    /// Creates a kind.
    public init(_ name: String) { self.name = name }
    /// Creates a kind.
    public convenience init(_ name: String, properties: any SchemaProperty...) { self.init(name) }
    /// Creates a kind.
    public convenience init(
      _ name: String, subentities: Entity..., properties: any SchemaProperty...
    ) { self.init(name) }

    /// True for the same name.
    public static func == (one: Entity, other: Entity) -> Bool { one.name == other.name }
    /// Adds its name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The kinds.
  public let entities: [Entity]
  /// The kinds.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }
  /// Which of several it is.
  public let version: Version
  /// How it is written.
  public var encodingVersion: Version { Self.schemaEncodingVersion }
  /// How it is written.
  public static let schemaEncodingVersion = Version(1, 0, 0)

  private init(kinds: [Entity], version: Version) {
    entities = kinds
    self.version = version
  }
  /// Creates a schema without kinds.
  public convenience init() { self.init(kinds: [], version: Version(1, 0, 0)) }
  /// Creates a schema.
  public convenience init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    self.init(kinds: entities, version: version)
  }
  /// Creates a schema.
  public convenience init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) { self.init(kinds: types.map { Entity("\($0)") }, version: version) }
  /// Creates a schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
  /// Creates a schema.
  public convenience init(_ types: any PersistentModel.Type...) { self.init(types) }

  /// True for the same kinds.
  public static func == (one: Schema, other: Schema) -> Bool {
    (one.entities, one.version) == (other.entities, other.version)
  }
  /// Adds its kinds.
  public func hash(into hasher: inout Hasher) { hasher.combine(entities) }
}

/// A property of a kind of models.
public protocol SchemaProperty: AnyObject {
  /// Its name.
  var name: String { get set }
  /// What it was called before.
  var originalName: String { get set }
  /// What it is.
  var valueType: any Any.Type { get set }
  /// True for a value.
  var isAttribute: Bool { get }
  /// True for another model.
  var isRelationship: Bool { get }
  /// True where there may be none.
  var isOptional: Bool { get }
  /// True where it is not kept.
  var isTransient: Bool { get }
  /// True where it tells objects apart.
  var isUnique: Bool { get }
}
